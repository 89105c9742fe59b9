// Posts documents and payments to the ledger, in the transaction that makes them; each is posted once.

import type { EntryKind } from '../../contract/ledger/accounts.rules.ts'
import type { Tx } from '../platform/db.ts'
import { insertEntry } from './repository/entries.ts'
import { findCreditNote, findInvoice, findPayment, findRefund } from './repository/sources.ts'
import { documentLines, moneyLines } from './rules.ts'

/** Posts an invoice or a credit note; false when it was posted before. */
async function postDocument(tx: Tx, kind: 'sale' | 'credit-note', sourceId: string): Promise<boolean> {
  const source = await (kind === 'sale' ? findInvoice : findCreditNote)(tx, sourceId)
  const lines = documentLines(kind, source)
  return lines.length > 0 && insertEntry(tx, { ...source, kind, sourceId }, lines)
}

/** Posts a payment that was received or a refund that was made; false when it was posted before. */
async function postMoney(tx: Tx, kind: 'receipt' | 'refund', sourceId: string): Promise<boolean> {
  const source = await (kind === 'receipt' ? findPayment : findRefund)(tx, sourceId)
  const lines = moneyLines(kind, source)
  return lines.length > 0 && insertEntry(tx, { ...source, kind, sourceId }, lines)
}

/**
 * Posts what was written before in the same transaction: an invoice, a credit note, a payment that is paid or a refund that
 * was made, by its id. Returns false when it was posted before, and for what has no amount.
 */
export function post(tx: Tx, kind: EntryKind, sourceId: string): Promise<boolean> {
  return kind === 'sale' || kind === 'credit-note' ? postDocument(tx, kind, sourceId) : postMoney(tx, kind, sourceId)
}
