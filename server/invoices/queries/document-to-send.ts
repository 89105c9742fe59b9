// The file of one document of an order, for a mail that has it attached.

import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { INVOICE_FILES, MAKE_FILES } from '../commands/make-files.ts'
import { findCreditNote } from '../repository/credit-notes.ts'
import { findDebitNote } from '../repository/debit-notes.ts'
import { findInvoice } from '../repository/invoices.ts'

export interface DocumentToSend {
  number: string
  /** Trade name of the seller. */
  seller: string
  /** Name of its file in the folder `INVOICE_FILES`. */
  hash: string
}

const FIND = {
  invoice: { find: findInvoice, key: 'invoiceId' },
  'credit-note': { find: findCreditNote, key: 'creditNoteId' },
  'debit-note': { find: findDebitNote, key: 'debitNoteId' },
} as const
export type SendableKind = keyof typeof FIND

/**
 * A document of the order with this id. One whose file is not there is made meanwhile.
 * @throws invoice.unknown, invoice.not-ready
 */
export async function documentToSend(
  app: App,
  orderId: string,
  { kind, documentId }: { kind: SendableKind; documentId: string | null },
): Promise<DocumentToSend> {
  const { find, key } = FIND[kind]
  const row = documentId === null ? null : await find(app.db, documentId)
  if (row?.orderId !== orderId) throw appError('invoice.unknown')
  const { number, sellerName: seller, hash } = row
  if (hash !== null && (await app.ports.files.get(INVOICE_FILES, hash))) return { number, seller, hash }
  await app.jobs.send(MAKE_FILES, { [key]: documentId })
  throw appError('invoice.not-ready')
}
