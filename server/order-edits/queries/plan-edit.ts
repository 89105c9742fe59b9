// What changing an order comes to: for the preview, and under the lock of the order for the edit itself.

import { isDeepStrictEqual } from 'node:util'
import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import { MAX_ORDER_LINES } from '../../../contract/order-edits/api.ts'
import { offersForCart } from '../../catalog/service.ts'
import { promiseOffers } from '../../delivery/service.ts'
import {
  type AddedLine,
  amountsOfOrder,
  changesOf,
  editedAmounts,
  findWaitingDifference,
  type LineAmounts,
  type LineFacts,
  type LinesEdit,
  leftOf,
  listLineFacts,
  type OrderOfAmounts,
  type OrderRow,
  paymentDiscountOf,
  takeHeld,
  withQuantities,
} from '../../orders/service.ts'
import { canPayDifference, needsCode, requireOpenMethod } from '../../payments/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/errors.ts'
import { findEditFacts } from '../repository.ts'
import { linesForPromotion, placedOffers, withOffers, withSurcharge } from '../rules/prices.ts'
import { checkRequest, digestOf, type EditRequest, normalised, type Problem, problem } from '../rules/requests.ts'
import { type Added, addedLines } from './added-lines.ts'
import { editedOffers } from './edited-offers.ts'
import { editedCoupon, editedPrices } from './edited-prices.ts'
import { raiseLine, type Wanted } from './raised-lines.ts'

export interface EditPlan {
  problems: Problem[]
  stored: OrderOfAmounts
  facts: readonly (LineFacts | AddedLine)[]
  /** Null when nothing can be computed. */
  edit: LinesEdit | null
  payableAfterMinor: number
  refundMinor: number
  /** What prices and promotions of the edit take off the amount of its lines. */
  givenMinor: number
  digest: string
}

interface Ordered {
  order: OrderRow
  stored: OrderOfAmounts
  pricing: TotalsInput
  facts: readonly LineFacts[]
}

/** Why an order cannot be edited at all; null when it can. */
function closedBy({ state }: OrderRow, { totals, pricing, lines, shipments }: OrderOfAmounts): Problem | null {
  if (state !== 'placed' && state !== 'processing') return problem(state === 'packed' ? 'packed' : 'state')
  if (shipments.some(shipment => shipment.state !== 'processing')) return problem('packed')
  if (!pricing || pricing.lines.length !== lines.length) return problem('old')
  return paymentDiscountOf(totals) > 0 ? problem('discounts') : null
}

/** Stock for more of the lines that the order has. */
async function raisedLines(
  db: Db,
  actor: Staff,
  { order, stored, facts }: Ordered,
  { quantities = [] }: EditRequest,
): Promise<{ wanted: Wanted[]; problems: Problem[]; cod: boolean; weightGrams: number }> {
  const { market, place } = order
  const opens = new Map(stored.lines.map(line => [line.lineNo, leftOf(line)]))
  const offered = facts.flatMap(({ msn, offerId }) => (offerId === null ? [] : [{ msn, offerId }]))
  const products = new Map(
    (await offersForCart(db, { market, now: actor.now, customerId: null }, offered)).map(one => [one.offerId, one]),
  )
  const raises = facts.flatMap(line => {
    const open = opens.get(line.lineNo) ?? 0
    const more = (quantities.find(({ lineNo }) => lineNo === line.lineNo)?.quantity ?? open) - open
    return more > 0 ? [{ ...line, open, more }] : []
  })
  const items = raises.map(({ msn, offerId, more: quantity }) => ({ msn, offerId, quantity }))
  const promises =
    items.length > 0 ? await promiseOffers(db, { ...actor, market }, place, items) : new Map<number, never>()
  const results = raises.map(raise =>
    raiseLine(raise, products.get(raise.offerId ?? 0), promises.get(raise.offerId ?? 0)),
  )
  const weightGrams = facts.reduce((sum, { lineNo, offerId }) => {
    const quantity = quantities.find(one => one.lineNo === lineNo)?.quantity ?? opens.get(lineNo) ?? 0
    return sum + (products.get(offerId ?? 0)?.weightGrams ?? 0) * quantity
  }, 0)
  return {
    wanted: results.flatMap(result => ('wanted' in result ? [result.wanted] : [])),
    problems: results.flatMap(result => ('fault' in result ? [result.fault] : [])),
    // what cannot be sent at all has its own problem
    cod: [...promises.values()].every(({ serviceable, cod }) => cod || !serviceable),
    weightGrams,
  }
}

/** Why an order may not cost more by an edit. */
async function increaseProblems(
  app: App,
  db: Db,
  { order, more }: { order: OrderRow; more: { payableMinor: number; cod: boolean; weightGrams: number } },
): Promise<Problem[]> {
  const { id, market, paymentMode, paymentMethodId: methodId } = order
  const { payableMinor, cod, weightGrams } = more
  if (paymentMode === 'prepaid') {
    const limit = payableMinor - order.payableMinor
    return canPayDifference(app, market, limit) ? [] : [problem('prepaid-increase', { limit })]
  }
  const { codProved, codFacts } = await findEditFacts(db, id, app.now())
  const above = app.config.codCodeAbove[market]
  if (!codProved && needsCode(payableMinor, above)) return [problem('cod-code', { limit: above })]
  const situation = { problem: null, rule: codFacts.rule, weightGrams }
  const at = { codAtPlace: cod, prepaidAtPlace: true, bankEmi: '', cod: situation }
  try {
    requireOpenMethod(app, { methodId, market, payableMinor, ...at })
    return []
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment.method-closed') return [problem('cod-limit')]
    throw error
  }
}

/** The lines as they are to be, or why there is nothing to do. */
function newLines({ stored, pricing }: Ordered, wanted: TotalsInput, request: EditRequest, added: Added) {
  const lines = [...withQuantities(stored.lines, pricing, request.quantities ?? []), ...added.amounts]
  const { up, down } = changesOf(stored.lines, lines)
  const { coupon = pricing.promotion?.code ?? null } = request
  const same = coupon === (pricing.promotion?.code ?? null) && isDeepStrictEqual(pricing, wanted)
  if (up.length + down.length === 0 && same) return problem('unchanged')
  if (lines.every(line => leftOf(line) === 0)) return problem('empty')
  return lines.length > MAX_ORDER_LINES ? problem('too-many-lines', { limit: MAX_ORDER_LINES }) : { lines, down }
}

/** The plan of a request that can be computed; `problems` are those found so far. */
async function computedPlan(
  app: App,
  db: Db,
  ordered: Ordered,
  parts: {
    pricing: TotalsInput
    request: EditRequest
    now: Date
    lines: LineAmounts[]
    down: ReturnType<typeof changesOf>['down']
    added: Added
    wanted: Wanted[]
    more: { cod: boolean; weightGrams: number }
  },
) {
  const { order, stored } = ordered
  const { lines, down, added, wanted, more, request, now } = parts
  const priced = linesForPromotion(parts.pricing, editedAmounts(stored, parts.pricing, lines).lines)
  const edited = await editedCoupon(db, order, parts.pricing, request.coupon, { priced, now })
  const { pricing, coupon } = edited
  const changed = await editedOffers(db, order, { before: ordered.pricing, after: pricing }, priced)
  const { offers } = changed
  const rest = editedAmounts(stored, pricing, lines)
  const payableMinor = rest.totals.totalPayableAmountMinor
  // as the lines would cost at the prices and with the promotions that the order has
  const plain = { ...ordered.pricing, lines: [...ordered.pricing.lines, ...added.inputs] }
  const plainMinor = editedAmounts(stored, plain, lines).totals.totalPayableAmountMinor
  const problems: Problem[] = [...edited.problems, ...changed.problems]
  if ((rest.totals.cancellationDiscountMinor ?? 0) !== (stored.totals.cancellationDiscountMinor ?? 0))
    problems.push(problem('discounts'))
  // prices and coupon may take off all of it, and nothing would be collected or invoiced
  if (payableMinor === 0) problems.push(problem('empty'))
  if (payableMinor > order.payableMinor)
    problems.push(...(await increaseProblems(app, db, { order, more: { payableMinor, ...more } })))
  const taken = takeHeld(down, stored.held)
  if (!taken) problems.push(problem('state'))
  const promotions = { ...(coupon && { coupon }), ...(offers && { offers }) }
  const edit: LinesEdit = { rest, pricing, added: added.lines, wanted, taken: taken ?? [], ...promotions }
  return { edit, payableMinor, givenMinor: Math.max(0, plainMinor - payableMinor), problems }
}

/**
 * What a request comes to; nothing is changed. Lock the order to act on it. @throws request.invalid
 */
export async function planEdit(
  app: App,
  db: Db,
  actor: Staff,
  order: OrderRow,
  request: EditRequest,
): Promise<EditPlan> {
  const stored = await amountsOfOrder(db, order.id)
  const facts = await listLineFacts(db, order.id)
  const lineNos = facts.map(({ lineNo }) => lineNo)
  checkRequest(request, lineNos, stored.pricing ? placedOffers(stored.pricing) : [])
  const none = {
    stored,
    facts,
    edit: null,
    payableAfterMinor: order.payableMinor,
    refundMinor: 0,
    givenMinor: 0,
    digest: '',
  }
  const { pricing } = stored
  const waiting = await findWaitingDifference(db, order.id)
  const closed = waiting ? problem('waiting', { limit: waiting.differenceMinor }) : closedBy(order, stored)
  if (closed || !pricing) return { ...none, problems: closed ? [closed] : [] }
  const ordered = { order, stored, pricing, facts }
  const raised = await raisedLines(db, actor, ordered, request)
  const added = await addedLines(db, actor, ordered, request)
  const priced = await editedPrices(db, ordered, added, request, actor.now)
  const problems = [...raised.problems, ...added.problems, ...priced.problems]
  const wantedPricing = withOffers(
    withSurcharge({ ...pricing, lines: priced.lines }, request.surcharge),
    request.offers,
  )
  const changed = newLines(ordered, wantedPricing, request, added)
  if ('code' in changed) return { ...none, problems: problems.length > 0 ? problems : [changed] }
  const wanted = [...raised.wanted, ...added.wanted]
  const more = { cod: raised.cod && added.cod, weightGrams: raised.weightGrams + added.weightGrams }
  const asked = { pricing: wantedPricing, request, now: actor.now }
  const computed = await computedPlan(app, db, ordered, { ...changed, ...asked, added, wanted, more })
  problems.push(...computed.problems)
  const { edit, payableMinor, givenMinor } = computed
  const identity = [
    ...[order.id, order.payableMinor, stored.lines, normalised(request), edit.rest.lines, payableMinor],
    ...[edit.pricing.promotion, edit.pricing.automatic ?? [], edit.pricing.surcharge ?? null],
  ]
  return {
    ...{ stored, problems, edit, payableAfterMinor: payableMinor, givenMinor },
    facts: [...facts, ...added.lines],
    refundMinor: order.paymentMode === 'prepaid' ? Math.max(0, order.payableMinor - payableMinor) : 0,
    digest: problems.length > 0 ? '' : digestOf(identity),
  }
}
