// Staff actions on bulk quote requests: take on, quote, decline, close.

import { createHash } from 'node:crypto'
import type { QuoteInput, StaffRfq } from '../../../contract/rfq/staff-api.ts'
import { canMoveRfq, type RfqState } from '../../../contract/rfq/states.rules.ts'
import { tellTakenOn } from '../../annotations/service.ts'
import { offersOfQuote, priceQuote } from '../../cart/service.ts'
import { dayIn } from '../../catalog/service.ts'
import { whoOfStaff } from '../../orders/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { emit } from '../../platform/outbox.ts'
import { rfqForStaff } from '../queries/requests.ts'
import { findQuoted, insertQuote, type Move, updateRequest } from '../repository/quotes.ts'
import { findRequest, lockRequest, type StaffRow } from '../repository/requests.ts'
import { endOfValidity, RFQ_ANSWER_TOPIC, type RfqAnswerEvent } from '../rules.ts'
import { moveAndTell } from './move.ts'

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

/** Moves a locked request. @throws rfq.state when its state does not lead there */
async function moveRequest(tx: Tx, row: Owned<StaffRow>, move: Move): Promise<void> {
  if (!canMoveRfq(row.state, move.to)) {
    throw appError('rfq.state', { problems: [{ path: 'state', message: `It is ${row.state}.` }] })
  }
  await moveAndTell(tx, row, move)
}

/** Changes a locked request and returns its new state. @throws rfq.unknown */
async function change(
  app: App,
  actor: Staff,
  rfqNumber: number,
  apply: (tx: Tx, row: Owned<StaffRow>) => Promise<void>,
): Promise<StaffRfq> {
  await app.db.transaction(async tx => {
    await lockRequest(tx, rfqNumber)
    await apply(tx, ownAsStaff(await findRequest(tx, rfqNumber), actor, 'rfq.unknown'))
  })
  return rfqForStaff(app, actor, rfqNumber)
}

/** Assigns a request to the caller or a colleague. Idempotent. @throws rfq.unknown, rfq.state */
export function startRfq(app: App, actor: Staff, rfqNumber: number, assignTo = actor.staffId): Promise<StaffRfq> {
  return change(app, actor, rfqNumber, async (tx, row) => {
    const started = row.state === 'quoting' || row.state === 'quoted'
    if (started && row.assignedTo === assignTo) return
    const why = `For ${assignTo === actor.staffId ? actor.name : assignTo}`
    const move = { who: whoOfStaff(actor), at: actor.now, assignedTo: assignTo, why }
    // reassigns a request that is already being worked on
    if (started) await updateRequest(tx, row, { ...move, to: row.state })
    else await moveRequest(tx, row, { ...move, to: 'quoting' })
    await tellTakenOn(tx, actor, { kind: 'rfq', number: rfqNumber }, assignTo)
  })
}

/** Rejects prices above the list price of the law, and one offer named twice. @throws request.invalid */
function checkLines(lines: readonly { offerId: number; unitPriceMinor: number; mrpMinor: number }[]): void {
  for (const [index, { offerId, unitPriceMinor, mrpMinor }] of lines.entries()) {
    if (lines.findIndex(one => one.offerId === offerId) < index) {
      throw invalid(`body.lines.${index}.msn`, 'Name each offer once.')
    }
    if (mrpMinor > 0 && unitPriceMinor > mrpMinor) {
      throw invalid(`body.lines.${index}.unitPrice`, 'A unit price is at most the MRP.')
    }
  }
}

/** Stores a quotation and emits its event. @throws as `quoteRfq` */
async function storeQuote(tx: Tx, actor: Staff, row: Owned<StaffRow>, input: QuoteInput): Promise<void> {
  const { idempotencyKey, ...contents } = input
  const contentsHash = createHash('sha256').update(JSON.stringify(contents)).digest('base64')
  const before = await findQuoted(tx, row.id, idempotencyKey)
  if (before && before.contentsHash !== contentsHash) throw appError('request.idempotency')
  if (before) return
  const { market, place } = row
  const at = { ...actor, market }
  const validUntil = endOfValidity(market, dayIn(market, actor.now), input.validDays)
  const offers = await offersOfQuote(tx, at, input.lines)
  const lines = input.lines.flatMap(({ quantity, unitPrice: unitPriceMinor }, index) => {
    const offer = offers[index]
    return offer ? [{ msn: offer.msn, offerId: offer.offerId, mrpMinor: offer.mrpMinor, quantity, unitPriceMinor }] : []
  })
  checkLines(lines)
  const priced = await priceQuote(tx, at, lines, { place, gstin: row.taxNumber, validUntil })
  const version = (row.quote?.version ?? 0) + 1
  const who = whoOfStaff(actor)
  await insertQuote(tx, row, {
    ...{ version, idempotencyKey, contentsHash, validUntil, quotedBy: who, quotedAt: actor.now, totals: priced.totals },
    ...{ deliveryDays: input.deliveryDays, note: input.note },
    lines: priced.lines.map(({ product, listUnitPriceMinor }) => ({
      ...{ msn: product.msn, offerId: product.offerId, nameEn: product.nameEn, nameHi: product.nameHi },
      ...{ sellerName: product.sellerName, sellUnitEn: product.sellUnitEn, sellUnitHi: product.sellUnitHi },
      ...{ hsn: product.hsn, listUnitPriceMinor },
    })),
  })
  const why = `Quotation ${version}`
  await moveRequest(tx, row, { to: 'quoted', who, why, at: actor.now, validUntil, answers: true })
  const event: RfqAnswerEvent = { rfqNumber: row.number, version }
  await emit(tx, RFQ_ANSWER_TOPIC, String(row.number), event)
}

/**
 * Answers a request with a quotation; repeating the key changes nothing. @throws rfq.unknown, rfq.state, request.invalid,
 * request.idempotency, catalog.product-unknown, cart.offer-unknown, cart.item-unavailable, cart.offer-unavailable,
 * cart.quantity-stock, cart.quantity-minimum, cart.quantity-multiple
 */
export function quoteRfq(app: App, actor: Staff, rfqNumber: number, input: QuoteInput): Promise<StaffRfq> {
  return change(app, actor, rfqNumber, (tx, row) => storeQuote(tx, actor, row, input))
}

async function end(tx: Tx, actor: Staff, row: Owned<StaffRow>, to: RfqState, reason: string): Promise<boolean> {
  if (row.state === to) return false
  await moveRequest(tx, row, { to, who: whoOfStaff(actor), at: actor.now, reason, answers: to === 'declined' })
  return true
}

/** Declines a request with a reason for its customer. Idempotent. @throws rfq.unknown, rfq.state */
export function declineRfq(app: App, actor: Staff, rfqNumber: number, reason: string): Promise<StaffRfq> {
  return change(app, actor, rfqNumber, async (tx, row) => {
    if (!(await end(tx, actor, row, 'declined', reason))) return
    const event: RfqAnswerEvent = { rfqNumber, version: null }
    await emit(tx, RFQ_ANSWER_TOPIC, String(rfqNumber), event)
  })
}

/** Closes a request for good; repeating it changes nothing. @throws rfq.unknown, rfq.state */
export function closeRfq(app: App, actor: Staff, rfqNumber: number, reason: string): Promise<StaffRfq> {
  return change(app, actor, rfqNumber, async (tx, row) => {
    await end(tx, actor, row, 'closed', reason)
  })
}
