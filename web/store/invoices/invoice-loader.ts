// Loads an invoice and lays it out as the document that the page shows.

import { describeInvoice, type PrintedDocument } from '../../../contract/invoices/document.rules.ts'
import type { PageLoader } from '../app/page-loader.ts'

export interface InvoiceData {
  number: string
  orderNumber: number
  document: PrintedDocument
  /** Address of the PDF; null until it is made. */
  pdf: string | null
}

export const loadInvoice: PageLoader<InvoiceData> = async ({ call, params, language, messages }) => {
  const { data: invoice } = await call('GET /api/v1/order/invoiceDetails', {
    query: { invoiceId: params.slug ?? '' },
  })
  const { number, orderNumber, invoiceId, hasFile } = invoice
  const pdf = `/api/v1/order/invoice?orderNumber=${orderNumber}&invoiceId=${invoiceId}`
  return {
    data: { number, orderNumber, document: describeInvoice(invoice, language), pdf: hasFile ? pdf : null },
    head: {
      title: `${messages('account')('invoiceTitle', { number })} | ${messages('common')('siteName')}`,
      noindex: true,
    },
    tags: [],
  }
}
