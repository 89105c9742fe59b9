// Loads an invoice, a credit note, a debit note or a delivery challan and lays it out as the document that the page shows.

import { describeChallan } from '../../../contract/invoices/challan-document.rules.ts'
import { describeCreditNote } from '../../../contract/invoices/credit-document.rules.ts'
import { describeDebitNote } from '../../../contract/invoices/debit-document.rules.ts'
import { describeInvoice, type PrintedDocument } from '../../../contract/invoices/document.rules.ts'
import type { LoadContext, PageLoader } from '../app/page-loader.ts'

export interface InvoiceData {
  title: string
  orderNumber: number
  document: PrintedDocument
  /** URL of the PDF; null until it is ready. */
  pdf: string | null
  /** The credit and debit notes of an invoice, or the invoice of a note. */
  links: { path: string; title: string }[]
}

async function invoiceData({ call, params, language, messages }: LoadContext): Promise<InvoiceData> {
  const t = messages('account')
  const { data: invoice } = await call('GET /api/v1/order/invoiceDetails', { query: { invoiceId: params.slug ?? '' } })
  const { number, orderNumber, invoiceId, hasFile, creditNotes, debitNotes } = invoice
  return {
    title: t('invoiceTitle', { number }),
    orderNumber,
    document: describeInvoice(invoice, language),
    pdf: hasFile ? `/api/v1/order/invoice?orderNumber=${orderNumber}&invoiceId=${invoiceId}` : null,
    links: [
      ...creditNotes.map(note => ({
        path: `/dashboard/creditnote/${note.creditNoteId}`,
        title: t('creditNoteTitle', { number: note.number }),
      })),
      ...debitNotes.map(note => ({
        path: `/dashboard/debitnote/${note.debitNoteId}`,
        title: t('debitNoteTitle', { number: note.number }),
      })),
    ],
  }
}

async function creditNoteData({ call, params, language, messages }: LoadContext): Promise<InvoiceData> {
  const t = messages('account')
  const { data: note } = await call('GET /api/v1/order/creditNoteDetails', {
    query: { creditNoteId: params.slug ?? '' },
  })
  const { number, orderNumber, creditNoteId, hasFile, invoice } = note
  return {
    title: t('creditNoteTitle', { number }),
    orderNumber,
    document: describeCreditNote(note, language),
    pdf: hasFile ? `/api/v1/order/creditNote?creditNoteId=${creditNoteId}` : null,
    links: [{ path: `/dashboard/invoice/${invoice.invoiceId}`, title: t('invoiceTitle', { number: invoice.number }) }],
  }
}

async function debitNoteData({ call, params, language, messages }: LoadContext): Promise<InvoiceData> {
  const t = messages('account')
  const { data: note } = await call('GET /api/v1/order/debitNoteDetails', {
    query: { debitNoteId: params.slug ?? '' },
  })
  const { number, orderNumber, debitNoteId, hasFile, invoice } = note
  return {
    title: t('debitNoteTitle', { number }),
    orderNumber,
    document: describeDebitNote(note, language),
    pdf: hasFile ? `/api/v1/order/debitNote?debitNoteId=${debitNoteId}` : null,
    links: [{ path: `/dashboard/invoice/${invoice.invoiceId}`, title: t('invoiceTitle', { number: invoice.number }) }],
  }
}

async function challanData({ call, params, language, messages }: LoadContext): Promise<InvoiceData> {
  const t = messages('account')
  const { data: challan } = await call('GET /api/v1/order/challanDetails', { query: { challanId: params.slug ?? '' } })
  const { number, orderNumber, challanId, hasFile, invoice } = challan
  return {
    title: t('challanTitle', { number }),
    orderNumber,
    document: describeChallan(challan, language),
    pdf: hasFile ? `/api/v1/order/challan?challanId=${challanId}` : null,
    links: [{ path: `/dashboard/invoice/${invoice.invoiceId}`, title: t('invoiceTitle', { number: invoice.number }) }],
  }
}

const LOADERS = { invoice: invoiceData, creditnote: creditNoteData, debitnote: debitNoteData, challan: challanData }

export const loadInvoice: PageLoader<InvoiceData> = async context => {
  const data = await LOADERS[(context.params.kind ?? 'invoice') as keyof typeof LOADERS](context)
  return { data, head: { title: `${data.title} | ${context.messages('common')('siteName')}`, noindex: true }, tags: [] }
}
