// Credit notes for the buyer of an order.

import type { CreditNote } from '../../../contract/invoices/schemas.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { INVOICE_FILES, MAKE_FILES } from '../commands/make-files.ts'
import { presentCreditNote } from '../presenter.ts'
import { findCreditNote } from '../repository/credit-notes.ts'

const ownNote = async (db: Db, actor: Customer, creditNoteId: string) =>
  own(await findCreditNote(db, creditNoteId), actor, 'invoice.unknown')

/** A credit note of the customer in full. @throws invoice.unknown */
export async function creditNoteDetails(db: Db, actor: Customer, creditNoteId: string): Promise<CreditNote> {
  return presentCreditNote(await ownNote(db, actor, creditNoteId), actor.language)
}

/**
 * The PDF of a credit note of the customer. @throws invoice.unknown, and invoice.not-ready while it is being created
 */
export async function creditNoteFile(
  app: App,
  actor: Customer,
  creditNoteId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { hash, number, taxNumber } = await ownNote(app.db, actor, creditNoteId)
  const bytes = hash === null ? null : await app.ports.files.get(INVOICE_FILES, hash)
  if (!bytes) {
    await app.jobs.send(MAKE_FILES, { creditNoteId })
    throw appError('invoice.not-ready')
  }
  return { name: `${number.replaceAll('/', '-')}-${taxNumber}.pdf`, bytes }
}
