// Debit notes for the buyer of an order, and invoices for staff before they issue one.

import type { DebitableInvoice } from '../../../contract/invoices/debit-api.ts'
import type { DebitNote } from '../../../contract/invoices/schemas.ts'
import { type Customer, own, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { INVOICE_FILES, MAKE_FILES } from '../commands/make-files.ts'
import { presentDebitNote } from '../presenter.ts'
import { findDebitable, findDebitNote } from '../repository/debit-notes.ts'
import { isDebitable, standing, supplyOf } from '../rules/debitable.ts'
import { pdfName } from '../rules.ts'

const ownNote = async (db: Db, actor: Customer, debitNoteId: string) =>
  own(await findDebitNote(db, debitNoteId), actor, 'invoice.unknown')

/** A debit note of the customer in full. @throws invoice.unknown */
export async function debitNoteDetails(db: Db, actor: Customer, debitNoteId: string): Promise<DebitNote> {
  return presentDebitNote(await ownNote(db, actor, debitNoteId), actor.language)
}

/** The PDF of a debit note of the customer. @throws invoice.unknown, and invoice.not-ready while it is being created */
export async function debitNoteFile(
  app: App,
  actor: Customer,
  debitNoteId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const note = await ownNote(app.db, actor, debitNoteId)
  const bytes = note.hash === null ? null : await app.ports.files.get(INVOICE_FILES, note.hash)
  if (!bytes) {
    await app.jobs.send(MAKE_FILES, { debitNoteId })
    throw appError('invoice.not-ready')
  }
  return { name: pdfName(note), bytes }
}

/**
 * Lines that a debit note may add to: those of an invoice after its notes. @throws invoice.unknown, also when it is in
 * another market, invoice.not-debitable
 */
export async function debitableInvoice(db: Db, staff: Staff, invoiceId: string): Promise<DebitableInvoice> {
  const invoice = await findDebitable(db, invoiceId)
  if (!invoice || !staff.markets.includes(invoice.market)) throw appError('invoice.unknown')
  if (!isDebitable(invoice)) throw appError('invoice.not-debitable')
  const { number, taxNumber, lines } = invoice
  return { number, taxNumber, supply: supplyOf(invoice), lines: lines.map(standing) }
}
