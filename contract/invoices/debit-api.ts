// Endpoints of debit notes: issued by staff, read by the buyer.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zMinor, zText, zUuid } from '../shared/schemas.ts'
import { DEBIT_REASONS } from './debits.rules.ts'
import { type DebitNote, zDebitNote, zDebitNoteBrief } from './schemas.ts'

/** The rate is half of an odd one where the tax has two parts. */
const zTaxPart = z.object({
  code: z.enum(['CGST', 'SGST', 'UTGST', 'IGST', 'VAT']),
  rateBp: z.number(),
  amountMinor: zMinor,
})
/** A line after its credit and debit notes. */
const zDebitableLine = z.object({
  lineNo: z.int(),
  name: z.object({ en: z.string(), hi: z.string() }),
  taxRateBp: z.int(),
  taxableMinor: zMinor,
  taxParts: z.array(zTaxPart),
})
const zDebitable = z.object({
  number: z.string(),
  /** GSTIN of the seller. */
  taxNumber: z.string(),
  supply: z.object({ kind: z.enum(['intra', 'inter', 'vat']), state: z.string() }),
  lines: z.array(zDebitableLine),
})
export type DebitableInvoice = z.output<typeof zDebitable>

const zLineNo = z.int().min(1).max(10_000)
const zAmount = z.int().min(1).max(1_000_000_000_000)
const unique = (lines: readonly { lineNo: number }[]) =>
  new Set(lines.map(({ lineNo }) => lineNo)).size === lines.length

const zRequest = z
  .strictObject({
    /** GSTIN of the seller, and the number of its invoice. */
    taxNumber: z.string().trim().toUpperCase().length(15),
    invoiceNumber: z.string().trim().toUpperCase().min(1).max(16),
    reason: z.enum(DEBIT_REASONS),
    /** Printed on the document. */
    explanation: zText(300),
    /** Idempotency key: repeating it for this invoice changes nothing. */
    idempotencyKey: zText(100),
    /** The value before tax that is added to a line, or its correct rate in basis points, depending on the reason. */
    lines: z
      .array(
        z.strictObject({
          lineNo: zLineNo,
          addedValue: zAmount.optional(),
          rateBp: z.int().min(1).max(10_000).optional(),
        }),
      )
      .min(1)
      .max(500)
      .refine(unique, 'Each line once'),
  })
  .refine(
    ({ reason, lines }) =>
      lines.every(({ addedValue, rateBp }) =>
        reason === 'value-undercharged'
          ? addedValue !== undefined && rateBp === undefined
          : rateBp !== undefined && addedValue === undefined,
      ),
    { path: ['lines'], error: 'addedValue for value-undercharged, rateBp for tax-undercharged' },
  )
export type DebitRequest = z.output<typeof zRequest>

const brief = {
  debitNoteId: '0b7a0f8e-5f0e-4b0c-9d38-6a1f6a3f6f11',
  number: 'DN/2627/000003',
  kind: 'debit-note' as const,
  issuedOn: '2026-11-30',
  currency: 'INR' as const,
  total: 11_800,
  hasFile: true,
}
const party = {
  ...{ name: 'Kulkarni Engineering Works', contact: 'Asha Kulkarni', addressLines: ['Plot 12', 'Pune 411026'] },
  ...{ stateName: 'Maharashtra', stateCode: '27', taxNumber: '27AAPFU0939F1ZV' },
}
const note: DebitNote = {
  ...brief,
  ...{ market: 'IN', orderNumber: 100_001, reason: 'value-undercharged', explanation: 'Freight was left out.' },
  ...{ seller: 'Sahyadri Industrial', poNumber: 'PO-2026-118', costCentre: '' },
  invoice: {
    ...{ invoiceId: '7c9d2f60-8a44-4c25-9f0b-5a2f3f7b1f11', number: 'TI/2627/000042' },
    ...{ kind: 'tax-invoice', issuedOn: '2026-11-23' },
  },
  supplier: { ...party, name: 'Sahyadri Industrial Supplies Private Limited', taxNumber: '27AAKCS4821M1ZW' },
  ...{ billedTo: party, deliveredTo: party, placeOfSupply: { code: '27', name: 'Maharashtra' } },
  lines: [
    {
      ...{ lineNo: 1, source: 'product', name: 'Impact drill', msn: 'MSN0000A1B2', hsn: '8467', unit: 'PCS' },
      ...{ quantity: 1, taxRateBp: 1800, taxCategory: 'standard' as const, taxable: 10_000, total: 11_800 },
      taxParts: [
        { code: 'CGST', rateBp: 900, amountMinor: 900 },
        { code: 'SGST', rateBp: 900, amountMinor: 900 },
      ],
    },
  ],
  ...{ taxable: 10_000, tax: 1_800, emiDiscount: 0, discountKind: 'no-cost-emi', eInvoice: null, upi: null },
}

export const debitNoteEndpoints = defineEndpoints({
  issueDebitNote: {
    method: 'POST',
    path: '/api/admin/invoices/debitNotes',
    access: 'staff',
    permission: 'invoices.write',
    summary:
      'Issues a debit note for an invoice in India that charged too little value or tax. Repeating it with the same key returns the same note.',
    body: zRequest,
    response: envelope(zDebitNoteBrief.extend({ taxable: zMinor, tax: zMinor })),
    errors: ['invoice.unknown', 'invoice.not-debitable'],
    example: ok({ ...brief, taxable: 10_000, tax: 1_800 }),
  },
  debitableInvoice: {
    method: 'GET',
    path: '/api/admin/invoices/debitable',
    access: 'staff',
    permission: 'invoices.write',
    summary:
      'Returns the lines of an invoice in India after its credit and debit notes; what a debit note would add follows from them by the rules of the contract.',
    query: z.object({ invoiceId: zUuid }),
    response: envelope(zDebitable),
    errors: ['invoice.unknown', 'invoice.not-debitable'],
    example: ok({
      ...{ number: 'TI/2627/000042', taxNumber: '27AAKCS4821M1ZW', supply: { kind: 'intra' as const, state: '27' } },
      lines: [
        {
          ...{ lineNo: 1, name: { en: 'Impact drill', hi: 'इम्पैक्ट ड्रिल' }, taxRateBp: 1800, taxableMinor: 270_340 },
          taxParts: [
            { code: 'CGST' as const, rateBp: 900, amountMinor: 24_330 },
            { code: 'SGST' as const, rateBp: 900, amountMinor: 24_330 },
          ],
        },
      ],
    }),
  },
  debitNoteDetails: {
    method: 'GET',
    path: '/api/v1/order/debitNoteDetails',
    access: 'customer',
    summary: 'Returns a debit note in full, in the language of the request.',
    query: z.object({ debitNoteId: zUuid }),
    response: envelope(zDebitNote),
    errors: ['invoice.unknown'],
    example: ok(note),
  },
  debitNoteFile: {
    method: 'GET',
    path: '/api/v1/order/debitNote',
    access: 'customer',
    summary: 'Returns a debit note as PDF, in the language of the order.',
    query: z.object({ debitNoteId: zUuid }),
    response: zFile,
    file: 'application/pdf',
    errors: ['invoice.unknown', 'invoice.not-ready'],
    example: { name: 'DN-2627-000003-27AAKCS4821M1ZW.pdf', bytes: new Uint8Array() },
    perMinute: 60,
  },
})
