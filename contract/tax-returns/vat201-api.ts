// Endpoints for the UAE VAT return: its boxes for a tax period, and the documents behind them.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zPeriod } from './api.ts'
import { BOX_EMIRATES, VAT_BASES, VAT_FILES, VAT_PROBLEMS } from './vat201.rules.ts'

const zBox = z.object({
  box: z.string(),
  emirate: z.enum(BOX_EMIRATES).nullable(),
  /** Without tax, in fils. */
  taxable: z.int(),
  tax: z.int(),
})

const zVatReturn = z.object({
  taxNumber: z.string(),
  /** First and last day of the tax period. */
  from: z.string(),
  to: z.string(),
  /** 1a to 1g, 4, 5, and 8, which is their sum; the tax of box 8 is that of box 12. */
  boxes: z.array(zBox),
  documents: z.int().min(0),
  problems: z.array(z.enum(VAT_PROBLEMS)),
})
export type VatReturn = z.output<typeof zVatReturn>

const query = z.object({
  /** TRN of a seller or of the operator. */
  taxNumber: z
    .string()
    .trim()
    .regex(/^1\d{14}$/, '15 digits, the first of them 1'),
  /** First month of the tax period. */
  period: zPeriod,
  /** Number of months: most businesses file quarterly, large ones monthly. */
  months: z.coerce.number().int().min(1).max(12).default(3),
  emirate: z.enum(VAT_BASES).default('seller'),
})
const admin = { method: 'GET', access: 'staff', permission: 'tax-returns.read' } as const

export const vatReturnEndpoints = defineEndpoints({
  vat201: {
    ...admin,
    path: '/api/admin/tax-returns/vat201',
    summary: 'Returns VAT 201 of a TRN for a tax period: supplies by Emirate, less credit notes.',
    query,
    response: envelope(zVatReturn),
    errors: [],
    example: ok({
      ...{ taxNumber: '100123456700003', from: '2026-09-01', to: '2026-11-30', documents: 12, problems: [] },
      boxes: [
        { box: '1c', emirate: 'SH' as const, taxable: 1_250_000, tax: 62_500 },
        { box: '8', emirate: null, taxable: 1_250_000, tax: 62_500 },
      ],
    }),
  },
  vat201Csv: {
    ...admin,
    path: '/api/admin/tax-returns/vat201.csv',
    summary: 'Exports the boxes of VAT 201, or its documents with one row for each rate, as CSV.',
    query: query.extend({ file: z.enum(VAT_FILES).default('boxes') }),
    response: zFile,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'VAT201-100123456700003-2026-09-boxes.csv', bytes: new Uint8Array() },
  },
})
