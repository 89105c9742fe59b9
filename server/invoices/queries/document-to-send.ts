// The PDF of one document of an order: as a mail attachment, and for staff.

import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { INVOICE_FILES, MAKE_FILES } from '../commands/make-files.ts'
import { findCreditNote } from '../repository/credit-notes.ts'
import { findDebitNote } from '../repository/debit-notes.ts'
import { findInvoice } from '../repository/invoices.ts'
import { pdfName } from '../rules.ts'

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

/** The file name of a document's PDF; requests a missing file. @throws invoice.not-ready until it exists */
async function fileOf(app: App, hash: string | null, ask: Record<string, string>): Promise<[string, Uint8Array]> {
  const bytes = hash === null ? null : await app.ports.files.get(INVOICE_FILES, hash)
  if (hash !== null && bytes) return [hash, bytes]
  await app.jobs.send(MAKE_FILES, ask)
  throw appError('invoice.not-ready')
}

/**
 * The document of an order with this id. A missing file is created meanwhile.
 * @throws invoice.unknown, invoice.not-ready
 */
export async function documentToSend(
  app: App,
  orderId: string,
  { kind, documentId }: { kind: SendableKind; documentId: string | null },
): Promise<DocumentToSend> {
  const { find, key } = FIND[kind]
  const row = documentId === null ? null : await find(app.db, documentId)
  if (documentId === null || row?.orderId !== orderId) throw appError('invoice.unknown')
  const [hash] = await fileOf(app, row.hash, { [key]: documentId })
  return { number: row.number, seller: row.sellerName, hash }
}

/** The PDF of a document of an order for staff. @throws invoice.unknown, invoice.not-ready */
export async function staffDocument(
  app: App,
  { orderNumber, documentId, kind }: { orderNumber: number; documentId: string; kind: SendableKind },
): Promise<{ name: string; bytes: Uint8Array }> {
  const { find, key } = FIND[kind]
  const row = await find(app.db, documentId)
  if (row?.orderNumber !== orderNumber) throw appError('invoice.unknown')
  describeChange({ recordKind: 'order', recordId: String(orderNumber) })
  const [, bytes] = await fileOf(app, row.hash, { [key]: documentId })
  return { name: pdfName(row), bytes }
}
