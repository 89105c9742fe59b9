// E-invoices exported by staff, with their notes: for India's invoice portal, including commission documents, and in PINT-AE.

import type { CreditNoteKind, InvoiceKind } from '../../../contract/invoices/kinds.rules.ts'
import type { Db } from '../../platform/db.ts'
import { type CommissionDocumentRow, listCommissionById } from '../repository/commission.ts'
import { type CreditNoteRow, listCreditNotesById } from '../repository/credit-notes.ts'
import { type DebitNoteRow, listDebitNotesById } from '../repository/debit-notes.ts'
import { type InvoiceRow, listEDocuments, listInvoicesById } from '../repository/invoices.ts'
import { eCommissionOf } from '../rules/commission-e-invoice.ts'
import { type EInvoice, eCreditNoteOf, eDebitNoteOf, eInvoiceOf } from '../rules/e-invoice.ts'
import { type PintDocument, pintCreditNoteOf, pintInvoiceOf } from '../rules/pint.ts'

interface Question {
  /** Tax number of the seller, or of the operator. */
  taxNumber: string
  /** ISO dates, both inclusive. */
  from: string
  to: string
  pageIndex: number
  pageSize: number
}

interface Format<Document> {
  invoices: InvoiceKind
  notes: CreditNoteKind
  ofInvoice: (row: InvoiceRow) => Document | null
  ofNote: (row: CreditNoteRow) => Document | null
  ofDebit: (row: DebitNoteRow) => Document | null
  ofCommission: (row: CommissionDocumentRow) => Document | null
}

/** A page of documents in a format, by date and number; `more` says that others follow. */
async function exportDocuments<Document extends object>(db: Db, question: Question, format: Format<Document>) {
  const { pageIndex, pageSize } = question
  const page = { limit: pageSize + 1, offset: pageIndex * pageSize }
  const listed = await listEDocuments(db, { ...question, invoices: format.invoices, notes: format.notes }, page)
  const shown = listed.slice(0, pageSize)
  const noteIds = shown.flatMap(({ creditNoteId }) => creditNoteId ?? [])
  const debitIds = shown.flatMap(({ debitNoteId }) => debitNoteId ?? [])
  const commissionIds = shown.flatMap(({ commissionId }) => commissionId ?? [])
  const invoiceIds = shown.filter(one => !(one.creditNoteId ?? one.debitNoteId ?? one.commissionId)).map(({ id }) => id)
  const [invoices, notes, debits, commission] = await Promise.all([
    listInvoicesById(db, invoiceIds),
    listCreditNotesById(db, noteIds),
    listDebitNotesById(db, debitIds),
    listCommissionById(db, commissionIds),
  ])
  const made = new Map([
    ...invoices.map(row => [row.invoiceId, { number: row.number, of: format.ofInvoice(row) }] as const),
    ...notes.map(row => [row.creditNoteId, { number: row.number, of: format.ofNote(row) }] as const),
    ...debits.map(row => [row.debitNoteId, { number: row.number, of: format.ofDebit(row) }] as const),
    ...commission.map(row => [row.documentId, { number: row.number, of: format.ofCommission(row) }] as const),
  ])
  const documents = shown.flatMap(({ id, creditNoteId, debitNoteId }) => {
    const document = made.get(creditNoteId ?? debitNoteId ?? id)
    return document?.of ? [{ number: document.number, ...document.of }] : []
  })
  return { documents, more: listed.length > pageSize }
}

/**
 * An Indian seller's tax invoices, the notes with tax for them, and the operator's commission documents, in the format
 * of the invoice portal.
 */
export async function eInvoices(
  db: Db,
  question: Question,
): Promise<{ invoices: ({ number: string } & EInvoice)[]; more: boolean }> {
  const { documents, more } = await exportDocuments(db, question, {
    ...{ invoices: 'tax-invoice', notes: 'credit-note', ofInvoice: eInvoiceOf, ofNote: eCreditNoteOf },
    ...{ ofDebit: eDebitNoteOf, ofCommission: eCommissionOf },
  })
  return { invoices: documents, more }
}

/** A UAE seller's tax invoices and the tax credit notes for them in PINT-AE, as a provider accepts them. */
export function pintDocuments(
  db: Db,
  question: Question,
): Promise<{ documents: ({ number: string } & PintDocument)[]; more: boolean }> {
  return exportDocuments(db, question, {
    ...{ invoices: 'vat-invoice', notes: 'vat-credit-note', ofInvoice: pintInvoiceOf, ofNote: pintCreditNoteOf },
    // in the UAE additional tax is charged by a new invoice
    ofDebit: () => null,
    ofCommission: () => null,
  })
}
