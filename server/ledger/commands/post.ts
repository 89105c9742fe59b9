// Posts documents and payments to the ledger, in the transaction that creates them; once each.

import type { EntryKind } from '../../../contract/ledger/accounts.rules.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import { insertEntry } from '../repository/entries.ts'
import { findSharedCredit, findSharedInvoice, insertCommission } from '../repository/shares.ts'
import {
  type DocumentSource,
  findCreditNote,
  findDebitNote,
  findExchangeCredit,
  findInvoice,
  findPayment,
  findRefund,
  findSecondPayment,
  findSecondRefund,
  type MoneySource,
  secondPaymentId,
} from '../repository/sources.ts'
import { findTcs } from '../repository/tcs.ts'
import { creditLines, type DocumentKind, documentLines, moneyLines, type PostedKind } from '../rules/entries.ts'
import { collectedLines, payoutLines, shareCreditLines, shareLines } from '../rules/shares.ts'

type Posting = (tx: Tx, sourceId: string) => Promise<boolean>

const DOCUMENTS: Readonly<Record<DocumentKind, (tx: Tx, id: string) => Promise<DocumentSource>>> = {
  sale: findInvoice,
  'credit-note': findCreditNote,
  'debit-note': findDebitNote,
}

/** Posts an invoice, a credit note or a debit note; false when it was posted before. */
const postDocument =
  (kind: DocumentKind): Posting =>
  async (tx, sourceId) => {
    const source = await DOCUMENTS[kind](tx, sourceId)
    return insertEntry(tx, { ...source, kind, sourceId }, documentLines(kind, source))
  }

/** Posts money that was received or paid back; false when it was posted before. */
const postMoney =
  (kind: EntryKind, direction: 'receipt' | 'refund', find: (tx: Tx, id: string) => Promise<MoneySource>): Posting =>
  async (tx, sourceId) => {
    const source = await find(tx, sourceId)
    return insertEntry(tx, { ...source, kind, sourceId }, moneyLines(direction, source))
  }

/** Passes an invoice on to its seller, less the commission by the rates of its day. */
const postShare: Posting = async (tx, sourceId) => {
  const source = await findSharedInvoice(tx, sourceId)
  await insertCommission(tx, source)
  return insertEntry(tx, { ...source, kind: 'seller-share', sourceId }, shareLines(source))
}

/** Reverses the seller's share of a credit note. */
const postShareCredit: Posting = async (tx, sourceId) => {
  const { invoice, note, before } = await findSharedCredit(tx, sourceId)
  const lines = shareCreditLines(invoice, { before, note })
  return insertEntry(tx, { ...invoice, kind: 'seller-share-credit', sourceId }, lines)
}

/** Posts tax collected at source that was written before. */
const postTcs: Posting = async (tx, sourceId) => {
  const source = await findTcs(tx, sourceId)
  const head = { market: 'IN', currency: 'INR', orderId: null, postedOn: source.postedOn } as const
  return insertEntry(tx, { ...head, kind: 'tcs', sourceId }, collectedLines(source))
}

/** Posts an exchange credit that is issued or refunded; its use is posted with the invoice. */
const postExchangeCredit: Posting = async (tx, sourceId) => {
  const { amountMinor, ...source } = await findExchangeCredit(tx, sourceId)
  return insertEntry(tx, { ...source, kind: 'exchange-credit', sourceId }, creditLines(amountMinor))
}

const POSTINGS: Readonly<Record<PostedKind, Posting>> = {
  sale: postDocument('sale'),
  'credit-note': postDocument('credit-note'),
  'debit-note': postDocument('debit-note'),
  receipt: postMoney('receipt', 'receipt', findPayment),
  refund: postMoney('refund', 'refund', findRefund),
  'second-receipt': postMoney('second-receipt', 'receipt', findSecondPayment),
  'second-refund': postMoney('second-refund', 'refund', findSecondRefund),
  'exchange-credit': postExchangeCredit,
  'seller-share': postShare,
  'seller-share-credit': postShareCredit,
  tcs: postTcs,
}

/** The second entry of a document: the seller's share. */
const WITH_SHARE: Partial<Record<PostedKind, PostedKind>> = {
  sale: 'seller-share',
  'credit-note': 'seller-share-credit',
}

/** Posts by one kind only; false when it was posted before. */
export function postAlone(tx: Tx, kind: PostedKind, sourceId: string): Promise<boolean> {
  return POSTINGS[kind](tx, sourceId)
}

/**
 * Posts what was written before in the same transaction, by its id: an invoice, a credit or debit note, a payment that is paid or a
 * refund that was made; with a document the share of its seller. Returns false when it was posted before, and for what has
 * no amount.
 */
export async function post(tx: Tx, kind: PostedKind, sourceId: string): Promise<boolean> {
  const posted = await postAlone(tx, kind, sourceId)
  const share = WITH_SHARE[kind]
  if (share) await postAlone(tx, share, sourceId)
  return posted
}

/** Posts a payment that came a second time in the same session, by its reference at the gateway; repeated, it posts nothing. */
export async function postSecondPayment(tx: Tx, paymentId: string, gatewayRef: string): Promise<void> {
  // a message without a payment reference does not prove a second payment
  if (gatewayRef === '') return
  await postAlone(tx, 'second-receipt', await secondPaymentId(tx, paymentId, gatewayRef))
}

/** Posts a payout that was recorded in the same transaction; its own entry is one of its items. */
export async function postPayout(
  tx: Tx,
  payout: {
    payoutId: string
    market: Market
    currency: Currency
    taxNumber: string
    amountMinor: number
    paidOn: string
  },
): Promise<void> {
  const { payoutId, market, currency, taxNumber, amountMinor, paidOn: postedOn } = payout
  const head = { market, currency, orderId: null, postedOn, payoutId }
  await insertEntry(tx, { ...head, kind: 'payout', sourceId: payoutId }, payoutLines(taxNumber, amountMinor))
}
