// Endpoints of the invoice archive: the tax years in which a customer has invoices, and all PDFs of one year as ZIP.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zLanguage } from '../shared/schemas.ts'

/** As on invoices: `2026-27` in India, `2026` in the UAE. */
const zTaxYear = z.string().regex(/^20\d\d(-\d\d)?$/, 'A tax year, such as 2026-27')

const zInvoiceYear = z.object({
  year: z.string(),
  /** Invoices and credit notes. */
  documents: z.int(),
  /** How many of them have a PDF; the others are being generated. */
  ready: z.int(),
})
export type InvoiceYear = z.output<typeof zInvoiceYear>

async function* noChunks(): AsyncGenerator<Uint8Array> {}

export const invoiceArchiveEndpoints = defineEndpoints({
  invoiceYears: {
    method: 'GET',
    path: '/api/v1/order/invoiceYears',
    access: 'customer',
    summary: 'Lists the tax years in which the customer has invoices or credit notes, latest first.',
    response: envelope(z.array(zInvoiceYear)),
    errors: [],
    example: ok([{ year: '2026-27', documents: 12, ready: 11 }]),
  },
  invoiceArchive: {
    method: 'GET',
    path: '/api/v1/order/invoiceArchive',
    access: 'customer',
    summary:
      'Returns the PDFs of a tax year’s invoices and credit notes as ZIP. PDFs that are not ready yet are listed in a text file inside it, and their creation is started.',
    query: z.object({ year: zTaxYear, language: zLanguage.optional() }),
    response: zFileStream,
    file: 'application/zip',
    errors: ['invoice.unknown'],
    example: { name: 'invoices-2026-27.zip', chunks: noChunks() },
    perMinute: 4,
  },
})
