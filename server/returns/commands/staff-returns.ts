// Staff actions on returns: approve or reject, receive, inspect, send a replacement or refund instead.

import type { NotAccepted } from '../../../contract/returns/inspection.rules.ts'
import type { Return } from '../../../contract/returns/schemas.ts'
import type { ReturnState } from '../../../contract/returns/states.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import { changeStock, releaseHeld, takeHeld } from '../../inventory/service.ts'
import { issueChallans, issueCreditNotes } from '../../invoices/service.ts'
import { findCarrier, issueCredit, whoOfStaff } from '../../orders/service.ts'
import { requestReturnRefund } from '../../payments/service.ts'
import type { Owned, Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { settingOf } from '../../platform/limits.ts'
import { requireConfirmedRefund } from '../../platform/step-up.ts'
import { presentReturn } from '../presenter.ts'
import { findReturn, type ReturnRow, updateInspected } from '../repository/returns.ts'
import { creditExpiry, divideAccepted, type ReturnPart } from '../rules.ts'
import { acceptedOf, holdReplacement } from './hold-replacements.ts'
import { lockReturnForStaff, moveReturn } from './move-return.ts'

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

const forAudit = ({ state, refundMinor, lines }: ReturnRow) => ({
  ...{ state, refundMinor },
  accepted: lines.map(({ lineNo, acceptedQuantity }) => ({ lineNo, quantity: acceptedQuantity })),
})

/**
 * Changes a return, with an audit entry, under the lock of its order and returns its new version. @throws
 * return.unknown
 */
export async function changeReturn(
  db: Database,
  actor: Staff,
  number: number,
  apply: (tx: Tx, row: Owned<ReturnRow>) => Promise<void>,
): Promise<Return> {
  const row = await db.transaction(async tx => {
    const before = await lockReturnForStaff(tx, actor, number)
    await apply(tx, before)
    const after = await findReturn(tx, number)
    describeChange({ before: forAudit(before), after: after && forAudit(after) })
    return after
  })
  if (!row) throw appError('return.unknown')
  return presentReturn(row, actor.language)
}

/** Releases what is held for a replacement that is not sent. */
const releaseReplacement = (tx: Tx, { id: returnId, orderId, number }: ReturnRow, who: string) =>
  releaseHeld(tx, { returnId }, { orderId, who, why: `No replacement of return ${number}` })

/** Moves a return that is not in the target state yet. @throws return.unknown, return.state */
function moveOnce(db: Database, actor: Staff, number: number, to: ReturnState): Promise<Return> {
  return changeReturn(db, actor, number, async (tx, row) => {
    if (row.state !== to) await moveReturn(tx, row, { to, who: whoOfStaff(actor) })
  })
}

/** Approves a requested return; repeating it changes nothing. @throws return.unknown, return.state */
export const approveReturn = (db: Database, actor: Staff, number: number) => moveOnce(db, actor, number, 'approved')

/**
 * Rejects a requested return, or cancels a replacement without one; repeating it changes nothing. @throws
 * return.unknown, return.state
 */
export function rejectReturn(db: Database, actor: Staff, number: number, reason: string): Promise<Return> {
  return changeReturn(db, actor, number, async (tx, row) => {
    if (row.state === 'rejected') return
    const who = whoOfStaff(actor)
    await moveReturn(tx, row, { to: 'rejected', who, why: reason })
    await releaseReplacement(tx, row, who)
  })
}

/** Records that the products have arrived; repeating it changes nothing. @throws return.unknown, return.state */
export const receiveReturn = (db: Database, actor: Staff, number: number) => moveOnce(db, actor, number, 'received')

export interface Decision {
  lineNo: number
  accepted: number
  saleable: number
}

/** Result of an inspection. */
interface Inspected {
  decisions: readonly Decision[]
  notAccepted: NotAccepted
  note: string
}

const isAllAccepted = (row: ReturnRow, decisions: readonly Decision[]) =>
  sum(decisions.map(({ accepted }) => accepted)) === sum(row.lines.map(({ quantity }) => quantity))

/** The decisions, one for each line of the return. @throws request.invalid */
function checkDecisions(row: ReturnRow, { decisions, notAccepted, note }: Inspected): void {
  const kept = notAccepted === 'kept'
  if (kept && note === '' && !isAllAccepted(row, decisions)) throw invalid('body.note', 'Say why pieces are kept.')
  const lineNos = [...new Set(row.lines.map(({ lineNo }) => lineNo))]
  const named = new Set(decisions.map(({ lineNo }) => lineNo))
  if (named.size < decisions.length || lineNos.length !== named.size || !lineNos.every(lineNo => named.has(lineNo))) {
    throw invalid('body.items', 'Decide on each line of the return once.')
  }
  for (const { lineNo, accepted, saleable } of decisions) {
    const returned = sum(row.lines.filter(line => line.lineNo === lineNo).map(({ quantity }) => quantity))
    if (accepted > returned) throw invalid('body.items', `Line ${lineNo}: only ${returned} were returned.`)
    if (saleable > (kept ? returned : accepted))
      throw invalid('body.items', `Line ${lineNo}: only what is accepted or kept can be saleable.`)
  }
}

const wasDecided = (row: ReturnRow, { decisions, notAccepted }: Inspected) =>
  (row.notAccepted === null || row.notAccepted.outcome === notAccepted) &&
  decisions.every(({ lineNo, accepted, saleable }) => {
    const lines = row.lines.filter(line => line.lineNo === lineNo)
    const accepts = sum(lines.map(line => line.acceptedQuantity ?? 0)) === accepted
    return accepts && sum(lines.map(line => line.saleableQuantity ?? 0)) === saleable
  })

/** Issues the credit notes for accepted parts of a return; returns their total. @throws invoice.unknown */
async function creditParts(tx: Tx, row: ReturnRow, items: readonly ReturnPart[]): Promise<number> {
  const { id, orderId, withCharges } = row
  const request = { orderId, items, withCharges, key: `return ${id}`, reason: 'returned' as const }
  return (await issueCreditNotes(tx, request)).amountMinor
}

/** Credits and refunds accepted parts of a return; returns the total. @throws invoice.unknown */
export async function refundParts(tx: Tx, row: ReturnRow, items: readonly ReturnPart[], who: string): Promise<number> {
  const { id, orderId, bankAccountId } = row
  const amountMinor = await creditParts(tx, row, items)
  const refund = { amountMinor, key: `return ${id}`, cause: 'returned' as const, bankAccountId, who, why: 'Returned' }
  await requestReturnRefund(tx, orderId, refund)
  return amountMinor
}

/** Credits accepted parts of an exchange for another product; the total pays for it. @throws invoice.unknown */
async function creditForReplacement(
  tx: Tx,
  row: ReturnRow,
  items: readonly ReturnPart[],
  { now, who }: { now: Date; who: string },
): Promise<number> {
  const amountMinor = await creditParts(tx, row, items)
  const { id: returnId, orderId, customerId, market, replacement } = row
  if (replacement && amountMinor > 0) {
    const credit = { returnId, orderId, customerId, market, msn: replacement.msn, amountMinor }
    await issueCredit(tx, { ...credit, expiresAt: creditExpiry(now, settingOf(market, 'returns.credit-days')), who })
  }
  return amountMinor
}

/** Applies the result of an inspection; returns the refunded amount. */
export async function inspectLocked(
  tx: Tx,
  row: Owned<ReturnRow>,
  { decisions, notAccepted, note, who, now }: Inspected & { who: string; now: Date },
): Promise<number> {
  let refundedMinor = 0
  const parts = divideAccepted(row.lines, decisions, notAccepted === 'kept')
  await updateInspected(tx, row, parts, isAllAccepted(row, decisions) ? null : notAccepted)
  const accepted = parts
    .filter(part => part.accepted > 0)
    .map(({ lineNo, shipmentId, accepted: quantity }) => ({ lineNo, shipmentId, quantity }))
  const saleable = row.lines.flatMap(({ warehouseId, offerId, msn }, index) => {
    const quantity = parts[index]?.saleable ?? 0
    return quantity > 0 && offerId !== null ? [{ offerId, msn, warehouseId, change: quantity }] : []
  })
  const data = { decisions }
  if (accepted.length === 0) {
    await moveReturn(tx, row, { to: 'inspection-failed', who, why: note, data, refundMinor: 0 })
  } else if (row.replacement) {
    const refundMinor = await creditForReplacement(tx, row, accepted, { now, who })
    await moveReturn(tx, row, { to: 'completed', who, why: note, data, refundMinor })
  } else if (row.kind === 'exchange') {
    await moveReturn(tx, row, { to: 'accepted', who, why: note, data })
  } else {
    refundedMinor = await refundParts(tx, row, accepted, who)
    await moveReturn(tx, row, { to: 'completed', who, why: note, data, refundMinor: refundedMinor })
  }
  // stock is locked after orders and payments
  await changeStock(tx, saleable, { orderId: row.orderId, who, why: `Return ${row.number}` })
  if (accepted.length > 0 && row.kind === 'exchange' && !row.replacement) await holdReplacement(tx, row, accepted, who)
  return refundedMinor
}

interface InspectInput {
  returnNumber: number
  items: readonly Decision[]
  notAccepted?: NotAccepted
  note: string
}

/**
 * Decides on received products. Repeating a decision changes nothing. @throws return.unknown, return.state,
 * request.invalid, request.idempotency, invoice.unknown, staff.confirm for a large refund
 */
export function inspectReturn(
  db: Database,
  actor: Staff,
  { returnNumber, items: decisions, notAccepted = 'sent-back', note }: InspectInput,
): Promise<Return> {
  const found = { decisions, notAccepted, note }
  return changeReturn(db, actor, returnNumber, async (tx, row) => {
    checkDecisions(row, found)
    const inspected = row.lines.some(line => line.acceptedQuantity !== null)
    if (inspected && (!row.comesBack || !wasDecided(row, found))) throw appError('request.idempotency')
    if (inspected) return
    const amountMinor = await inspectLocked(tx, row, { ...found, who: whoOfStaff(actor), now: actor.now })
    await requireConfirmedRefund(tx, actor, { market: row.market, orderNumber: row.orderNumber, amountMinor })
  })
}

/** Transport of a replacement. */
interface HandedOver {
  /** Name of the carrier; empty for none. */
  carrier: string
  trackingNumber: string
}

/**
 * Deducts the replacement of an accepted exchange in the warehouse of the original, with its delivery challans: the units held for it, or
 * available ones. @throws checkout.out-of-stock
 */
export async function takeReplacement(tx: Tx, row: ReturnRow, who: string, handed: HandedOver): Promise<void> {
  const { id: returnId, number: returnNumber, orderId } = row
  await issueChallans(tx, { returnId, returnNumber, orderId, items: acceptedOf(row), ...handed })
  const cause = { orderId, who, why: `Replacement of return ${returnNumber}` }
  if (await takeHeld(tx, { returnId }, cause)) return
  const parts = row.lines.flatMap(({ warehouseId, offerId, msn, acceptedQuantity }) =>
    acceptedQuantity ? [{ offerId, msn, warehouseId, change: -acceptedQuantity }] : [],
  )
  const offered = parts.flatMap(part => (part.offerId === null ? [] : [{ ...part, offerId: part.offerId }]))
  if (offered.length < parts.length) throw appError('checkout.out-of-stock')
  await changeStock(tx, offered, cause)
}

/**
 * Records that the replacement was handed to a carrier; repeating it changes nothing. @throws return.unknown,
 * return.state, request.invalid, request.idempotency, checkout.out-of-stock
 */
export function sendReplacement(
  db: Database,
  actor: Staff,
  input: { returnNumber: number; carrier: string; trackingNumber: string },
): Promise<Return> {
  const { returnNumber, carrier: code, trackingNumber } = input
  return changeReturn(db, actor, returnNumber, async (tx, row) => {
    if (row.state === 'replacement-sent') {
      if (row.carrierCode !== code || row.trackingNumber !== trackingNumber) throw appError('request.idempotency')
      return
    }
    const carrier = await findCarrier(tx, row.market, code)
    if (!carrier) throw invalid('body.carrier', 'No such carrier in this market.')
    const who = whoOfStaff(actor)
    await moveReturn(tx, row, { to: 'replacement-sent', who, carrierId: carrier.id, trackingNumber })
    await takeReplacement(tx, row, who, { carrier: carrier.name, trackingNumber })
  })
}

/**
 * Refunds an accepted exchange that cannot be replaced: it becomes a return. Repeating it changes nothing. @throws
 * return.unknown, return.state, invoice.unknown, staff.confirm for a large refund
 */
export function refundInstead(db: Database, actor: Staff, returnNumber: number): Promise<Return> {
  return changeReturn(db, actor, returnNumber, async (tx, row) => {
    if (row.state === 'completed' && row.kind === 'return') return
    if (!row.comesBack) {
      const message = 'Nothing has come back: cancel the replacement and refund without a return.'
      throw appError('return.state', { problems: [{ path: 'state', message }] })
    }
    if (row.state !== 'accepted') {
      throw appError('return.state', { problems: [{ path: 'state', message: `It is ${row.state}.` }] })
    }
    const who = whoOfStaff(actor)
    const refundMinor = await refundParts(tx, row, acceptedOf(row), who)
    await requireConfirmedRefund(tx, actor, {
      market: row.market,
      orderNumber: row.orderNumber,
      amountMinor: refundMinor,
    })
    await moveReturn(tx, row, { to: 'completed', kind: 'return', refundMinor, who, why: 'No replacement is in stock.' })
    await releaseReplacement(tx, row, who)
  })
}

/** Records that the replacement was delivered; repeating it changes nothing. @throws return.unknown, return.state */
export function completeExchange(db: Database, actor: Staff, returnNumber: number): Promise<Return> {
  return changeReturn(db, actor, returnNumber, async (tx, row) => {
    if (row.state === 'completed') return
    if (row.state !== 'replacement-sent') {
      throw appError('return.state', { problems: [{ path: 'state', message: `It is ${row.state}.` }] })
    }
    await moveReturn(tx, row, { to: 'completed', who: whoOfStaff(actor) })
  })
}
