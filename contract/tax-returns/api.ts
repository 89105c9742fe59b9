// Endpoints for Indian tax returns: GSTR-1 of a seller and GSTR-8 of the operator, as JSON for the portal and as CSV.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { GSTR1_SECTIONS } from './sections.rules.ts'

const zTaxNumber = z.string().trim().toUpperCase().length(15)
/** A calendar month: `2026-11`. */
export const zPeriod = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'A month, such as 2026-11')
const zReturn = z.object({
  /** For upload to the portal. */
  document: z.record(z.string(), z.unknown()),
  /** Entries that the portal would reject, or that a person should check. */
  problems: z.array(z.string()),
})
const query = z.object({ taxNumber: zTaxNumber, period: zPeriod })
const admin = { method: 'GET', access: 'staff', permission: 'tax-returns.read' } as const

export const taxReturnEndpoints = defineEndpoints({
  gstr1: {
    ...admin,
    path: '/api/admin/tax-returns/gstr1',
    summary: 'Returns GSTR-1 of a seller’s GSTIN for a month: its outward supplies.',
    query,
    response: envelope(zReturn),
    errors: [],
    example: ok({ document: { gstin: '27AAKCS4821M1ZW', fp: '112026', b2b: [] }, problems: [] }),
  },
  gstr1Csv: {
    ...admin,
    path: '/api/admin/tax-returns/gstr1.csv',
    summary: 'Exports a section of GSTR-1 as CSV, one row for each document and rate.',
    query: query.extend({ section: z.enum(GSTR1_SECTIONS) }),
    response: zFile,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'GSTR1-27AAKCS4821M1ZW-2026-11-b2b.csv', bytes: new Uint8Array() },
  },
  gstr8: {
    ...admin,
    path: '/api/admin/tax-returns/gstr8',
    summary:
      'Returns GSTR-8 of the operator in a State for a month: supplies of the sellers registered there, and the tax collected.',
    query,
    response: envelope(zReturn),
    errors: ['tax-returns.operator-unknown'],
    example: ok({ document: { gstin: '27AAACK1234C1C5', fp: '112026', tcs: [] }, problems: [] }),
  },
  gstr8Csv: {
    ...admin,
    path: '/api/admin/tax-returns/gstr8.csv',
    summary: 'Exports GSTR-8 as CSV, one row for each seller.',
    query,
    response: zFile,
    file: 'text/csv; charset=utf-8',
    errors: ['tax-returns.operator-unknown'],
    example: { name: 'GSTR8-27AAACK1234C1C5-2026-11.csv', bytes: new Uint8Array() },
  },
})
