// Issues credit notes for an order: one for each invoice, numbered in the same transaction.

import {
  type CreditAmounts,
  type CreditReason,
  type CreditWanted,
  creditInvoice,
  creditNoteKind,
  largestReduction,
} from '../../../contract/invoices/credits.rules.ts'
import type { CreditNoteKind } from '../../../contract/invoices/kinds.rules.ts'
import { documentNumber, taxYear } from '../../../contract/invoices/numbers.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import { dayIn } from '../../catalog/service.ts'
import { post } from '../../ledger/service.ts'
import { giveBackCredit, lockOrder } from '../../orders/service.ts'
import type { System } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { settlePoints } from '../../rewards/service.ts'
import { type CreditableRow, insertCreditNote, listCreditable, listOfKey } from '../repository/credits.ts'
import { nextSerial } from '../repository/invoices.ts'

/** A quantity of an order line in one of its shipments, or part of its price. */
export interface CreditItem extends CreditWanted {
  shipmentId: string
}

export interface CreditRequest {
  orderId: string
  items: readonly CreditItem[]
  /** Whether shipping and fees of an invoice are credited too once all of its products are. */
  withCharges: boolean
  /** Whether the customer is not entitled to it: in India it is then credited without tax. */
  goodwill?: boolean
}

interface Draft {
  invoice: CreditableRow
  kind: CreditNoteKind
  amounts: CreditAmounts
}

/** The sums of a credit note before it is issued. */
export interface CreditDraft extends Omit<CreditAmounts, 'lines'> {
  kind: CreditNoteKind
  /** Number of its invoice. */
  invoiceNumber: string
}

const ISSUER: System = { kind: 'system', name: 'invoices.credit' }
const NOW = statement('invoices.credit-now', 'select now() as at')

/** The credit notes for a request. @throws invoice.unknown, invoice.credited */
async function draftNotes(db: Db, request: CreditRequest, at: Date): Promise<Draft[]> {
  const { orderId, items, withCharges, goodwill = false } = request
  const shipmentIds = [...new Set(items.map(({ shipmentId }) => shipmentId))]
  const invoices = await listCreditable(db, orderId, shipmentIds)
  return shipmentIds.map(shipmentId => {
    const invoice = invoices.find(one => one.shipmentId === shipmentId)
    if (!invoice) throw appError('invoice.unknown')
    const { market, issuedOn } = invoice
    const kind = creditNoteKind({ market, invoicedOn: issuedOn, on: dayIn(market, at), goodwill })
    const wanted = items.filter(item => item.shipmentId === shipmentId)
    const amounts = creditInvoice(invoice, { items: wanted, withCharges, kind })
    if (!amounts) throw appError('invoice.credited')
    return { invoice, kind, amounts }
  })
}

/**
 * The effect of a credit; changes nothing. `amountMinor` is what the buyer paid for it: taxable value and tax, less the
 * share of the no-cost EMI discount. @throws invoice.unknown when a shipment has no invoice, invoice.credited when more
 * than is left is requested
 */
export async function creditAmount(
  db: Db,
  request: CreditRequest,
): Promise<{ amountMinor: number; notes: CreditDraft[] }> {
  const { at } = await db.one<{ at: Date }>(NOW)
  const drafts = await draftNotes(db, request, at)
  const notes = drafts.map(({ invoice, kind, amounts: { lines: _, ...sums } }) => ({
    ...{ kind, invoiceNumber: invoice.invoiceNumber, ...sums },
  }))
  return { amountMinor: sum(notes.map(({ payableMinor }) => payableMinor)), notes }
}

/** An order line in one of its shipments, after its invoice and credit notes. */
export interface PriceLeft {
  shipmentId: string
  lineNo: number
  chargedMinor: number
  creditedMinor: number
  /** The largest part of the price that can be credited. */
  largestMinor: number
}

/** Prices that can still be credited in part, for shipments of an order; none for shipments without an invoice. */
export async function pricesLeft(db: Db, orderId: string, shipmentIds: readonly string[]): Promise<PriceLeft[]> {
  const invoices = await listCreditable(db, orderId, shipmentIds)
  return invoices.flatMap(({ shipmentId, lines }) =>
    lines.flatMap(line => {
      if (line.orderLineNo === null) return []
      const creditedMinor = sum(line.credited.map(({ totalMinor }) => totalMinor))
      const amounts = { chargedMinor: line.totalMinor, creditedMinor, largestMinor: largestReduction(line) }
      return [{ shipmentId, lineNo: line.orderLineNo, ...amounts }]
    }),
  )
}

/** Returns the part paid by an exchange credit to that credit. */
async function giveBack(tx: Tx, invoice: CreditableRow, creditNoteId: string, orderId: string, amountMinor: number) {
  if (invoice.discountKind !== 'exchange-credit' || amountMinor === 0) return
  await giveBackCredit(tx, orderId, { amountMinor, cause: `credit note ${creditNoteId}`, who: `system:${ISSUER.name}` })
}

/**
 * Issues a credit note for each invoice; repeating a key of an order changes nothing and returns the same notes.
 * @throws invoice.unknown when a shipment has no invoice, invoice.credited when more than is left is requested
 */
export async function issueCreditNotes(
  tx: Tx,
  request: CreditRequest & { key: string; reason: CreditReason },
): Promise<{ amountMinor: number; creditNoteIds: string[] }> {
  const { orderId, key, reason } = request
  // one at a time per order, so that two do not credit the same items, and a repetition finds what the first has issued
  if (!(await lockOrder(tx, orderId, ISSUER))) throw appError('invoice.unknown')
  const issued = await listOfKey(tx, orderId, key)
  if (issued.length > 0) {
    const amountMinor = sum(issued.map(({ payableMinor }) => payableMinor))
    return { amountMinor, creditNoteIds: issued.map(({ creditNoteId }) => creditNoteId) }
  }
  const { at } = await tx.one<{ at: Date }>(NOW)
  const drafts = await draftNotes(tx, request, at)
  // every transaction locks series in the same order
  const seriesOf = ({ invoice, kind }: Draft) => `${invoice.taxNumber} ${kind}`
  drafts.sort((a, b) => (seriesOf(a) < seriesOf(b) ? -1 : 1))
  const creditNoteIds: string[] = []
  for (const { invoice, kind, amounts } of drafts) {
    const { invoiceId, taxNumber, market } = invoice
    const { lines, ...sums } = amounts
    const issuedOn = dayIn(market, at)
    const year = taxYear(market, issuedOn)
    const serial = await nextSerial(tx, taxNumber, kind, year)
    const numbered = { taxNumber, kind, year, serial, number: documentNumber(kind, year, serial) }
    const note = { invoiceId, orderId, key, reason, ...numbered, issuedAt: at, issuedOn, ...sums }
    const creditNoteId = await insertCreditNote(tx, note, lines)
    await post(tx, 'credit-note', creditNoteId)
    await giveBack(tx, invoice, creditNoteId, orderId, amounts.emiDiscountMinor)
    creditNoteIds.push(creditNoteId)
  }
  await settlePoints(tx, orderId, { who: `system:${ISSUER.name}` })
  return { amountMinor: sum(drafts.map(({ amounts }) => amounts.payableMinor)), creditNoteIds }
}
