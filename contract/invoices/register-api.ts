// The register of a market's tax documents: a page, the sums of a month, and the list as a file.

import { z } from 'zod'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zCurrency, zDay, zLanguage, zMarket, zMinor, zText, zUuid } from '../shared/schemas.ts'
import { REGISTER_KINDS } from './register.rules.ts'

/** Maximum number of documents per kind and month for which sums are computed. */
export const MAX_SUMMED_DOCUMENTS = 50_000

const zPeriod = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'A month, such as 2026-11')
const zTaxNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{15}$/, 'A GSTIN or TRN has 15 letters and digits.')

const narrowing = {
  market: zMarket,
  kind: z.enum(REGISTER_KINDS).optional(),
  /** GSTIN or TRN of the issuer. */
  taxNumber: zTaxNumber.optional(),
}
const filters = {
  ...narrowing,
  /** Month of issue. */
  period: zPeriod.optional(),
  /** Number of a document or an order, or the tax number of the issuer. */
  text: zText(40).optional(),
}

const zParty = z.object({
  name: z.string(),
  /** GSTIN or TRN; empty when there is none. */
  taxNumber: z.string(),
})

const zRegistered = z.object({
  documentId: zUuid,
  /** Which endpoint returns its PDF: `commission` has its own, all others that of their order. */
  source: z.enum(['invoice', 'credit-note', 'debit-note', 'commission']),
  kind: z.enum(REGISTER_KINDS),
  number: z.string(),
  issuedOn: zDay,
  /** Null for commission. */
  orderNumber: z.int().nullable(),
  seller: zParty,
  /** Null for callers who may not see orders. */
  buyer: zParty.nullable(),
  currency: zCurrency,
  taxable: zMinor,
  tax: zMinor,
  total: zMinor,
})
export type RegisteredDocument = z.output<typeof zRegistered>

const zSum = z.object({
  kind: z.enum(REGISTER_KINDS),
  documents: z.int(),
  currency: zCurrency,
  taxable: zMinor,
  tax: zMinor,
  total: zMinor,
})
export type RegisterSum = z.output<typeof zSum>

const example: RegisteredDocument = {
  ...{ documentId: '7c9d2f60-8a44-4c25-9f0b-5a2f3f7b1f11', source: 'invoice', kind: 'tax-invoice' },
  ...{ number: 'TI/2627/000042', issuedOn: '2026-11-23', orderNumber: 100_001 },
  seller: { name: 'Sahyadri Industrial Supplies Private Limited', taxNumber: '27AAKCS4821M1ZW' },
  buyer: { name: 'Kulkarni Engineering Works', taxNumber: '27AAPFU0939F1ZV' },
  ...{ currency: 'INR', taxable: 270_340, tax: 48_660, total: 319_000 },
}

export const registerEndpoints = defineEndpoints({
  documentRegister: {
    method: 'GET',
    path: '/api/admin/invoices/register',
    access: 'staff',
    permission: 'ledger.read',
    summary:
      'Lists the invoices, bills of supply, credit notes, debit notes and commission documents of a market, latest day and number first. Buyers are only named to callers who may see orders. To get the next page, pass `next` as `before`.',
    query: z.object({
      ...filters,
      before: zUuid.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ documents: z.array(zRegistered), next: zUuid.nullable() })),
    errors: ['invoice.unknown'],
    example: ok({ documents: [example], next: null }),
  },
  registerSums: {
    method: 'GET',
    path: '/api/admin/invoices/register/sums',
    access: 'staff',
    permission: 'ledger.read',
    summary: `Returns the number of documents of each kind in a month, and their totals; null when a kind has more than ${MAX_SUMMED_DOCUMENTS}.`,
    query: z.object({ ...narrowing, period: zPeriod }),
    response: envelope(z.object({ sums: z.array(zSum).nullable() })),
    errors: [],
    example: ok({
      sums: [
        { kind: 'tax-invoice', documents: 42, currency: 'INR', taxable: 2_703_400, tax: 486_600, total: 3_190_000 },
      ],
    }),
  },
  registerFile: {
    method: 'GET',
    path: '/api/admin/invoices/register.csv',
    access: 'staff',
    permission: 'ledger.read',
    summary: `Exports the register with the same filters as CSV, at most ${LIST_FILE_ROWS} rows, with negative amounts for credit notes; recorded in the audit log.`,
    query: z.object({ ...filters, language: zLanguage.default('en'), ...hiddenColumns('documents') }),
    ...csvList('documents-in.csv'),
    errors: [],
  },
})
