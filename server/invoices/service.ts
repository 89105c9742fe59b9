// Invoices for the buyer of an order, and crediting for other domains.

import type { Invoice, InvoiceBrief } from '../../contract/invoices/schemas.ts'
import { ownOrder } from '../orders/service.ts'
import { type Customer, own } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { INVOICE_FILES, MAKE_FILES } from './commands/make-files.ts'
import { presentBrief, presentInvoice, presentSigned } from './presenter.ts'
import { findInvoice, listInvoices } from './repository/invoices.ts'
import { findSigned } from './repository/signed.ts'
import { pdfName } from './rules.ts'

export type { CreditReason } from '../../contract/invoices/credits.rules.ts'
export { documentFonts } from './adapters/fonts.ts'
export { type BookPart, renderBook, renderPdf } from './adapters/pdf.ts'
export { issueChallans } from './commands/challans.ts'
export {
  type CreditItem,
  type CreditRequest,
  creditAmount,
  issueCreditNotes,
  type PriceLeft,
  pricesLeft,
} from './commands/credit.ts'
export {
  CHALLAN_FILE_TOPIC,
  type ChallanFileEvent,
  CREDIT_NOTE_FILE_TOPIC,
  type CreditNoteFileEvent,
  DEBIT_NOTE_FILE_TOPIC,
  type DebitNoteFileEvent,
  INVOICE_FILE_TOPIC,
  INVOICE_FILES,
  type InvoiceFileEvent,
} from './commands/make-files.ts'
export { documentToSend } from './queries/document-to-send.ts'
export { invoicesToPrint } from './queries/invoice-book.ts'
export { packingSlipsOf } from './queries/packing-slip.ts'
export { parcelAmount } from './queries/parcel-amount.ts'
export { drawProforma } from './queries/proforma.ts'

/** The invoice portal's signature of a document, by its id; null before it is signed. */
export async function signedDocument(db: Db, documentId: string): Promise<Invoice['eInvoice']> {
  return presentSigned(await findSigned(db, documentId))
}

/** The invoices of the customer's order, by shipment; none until it has left. @throws order.unknown */
export async function invoicesOfOrder(db: Db, actor: Customer, orderNumber: number): Promise<InvoiceBrief[]> {
  const order = await ownOrder(db, actor, orderNumber)
  return (await listInvoices(db, order.id)).map(presentBrief)
}

/** An invoice of the customer in full. @throws invoice.unknown */
export async function invoiceDetails(db: Db, actor: Customer, invoiceId: string): Promise<Invoice> {
  return presentInvoice(own(await findInvoice(db, invoiceId), actor, 'invoice.unknown'), actor.language)
}

/**
 * The PDF of an invoice of the customer's order: the first one, or the given one. @throws order.unknown,
 * invoice.unknown, and invoice.not-ready while it is being created
 */
export async function invoiceFile(
  app: App,
  actor: Customer,
  input: { orderNumber: number; invoiceId?: string | undefined },
): Promise<{ name: string; bytes: Uint8Array }> {
  const order = await ownOrder(app.db, actor, input.orderNumber)
  const invoices = await listInvoices(app.db, order.id)
  const invoice = invoices.find(({ invoiceId }) => input.invoiceId === undefined || invoiceId === input.invoiceId)
  if (!invoice) throw appError('invoice.unknown')
  const bytes = invoice.hash === null ? null : await app.ports.files.get(INVOICE_FILES, invoice.hash)
  if (!bytes) {
    await app.jobs.send(MAKE_FILES, { invoiceId: invoice.invoiceId })
    throw appError('invoice.not-ready')
  }
  return { name: pdfName(invoice), bytes }
}
