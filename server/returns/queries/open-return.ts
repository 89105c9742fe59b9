// Preview of a return that staff open for a customer: what can be returned of each line, why not, and the refund.

import type { StaffReturnOptions } from '../../../contract/returns/open-api.ts'
import type { ReturnPreview } from '../../../contract/returns/schemas.ts'
import { dayIn } from '../../catalog/service.ts'
import { findOrderOfNumber, type OrderRow, orderedLines } from '../../orders/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { findMarketDays } from '../repository/orders.ts'
import { listReasons } from '../repository/return-rules.ts'
import { hindranceOf, refusalOf } from '../rules/hindrances.ts'
import { optionsOf, presentPlan } from './customer-returns.ts'
import { arrivedParts, planReturn, type ReturnRequest } from './plan-return.ts'

type Request = ReturnRequest & { orderNumber: number }

/** @throws order.unknown */
async function orderOf(db: Db, actor: Staff, orderNumber: number): Promise<Owned<OrderRow>> {
  return ownAsStaff(await findOrderOfNumber(db, orderNumber), actor, 'order.unknown')
}

/** What can be returned of each line of an order today, and why nothing can. @throws order.unknown */
export async function staffReturnOptions(db: Db, actor: Staff, orderNumber: number): Promise<StaffReturnOptions> {
  const order = await orderOf(db, actor, orderNumber)
  const { lines: choices, ...options } = await optionsOf(db, order, actor)
  const parts = await arrivedParts(db, order.id, order.market)
  const today = dayIn(order.market, actor.now)
  const marketDays = await findMarketDays(db, order.market)
  const lines = (await orderedLines(db, order.id)).map(({ lineNo, nameEn, nameHi }) => {
    const choice = choices.find(one => one.lineNo === lineNo)
    const ofLine = parts.filter(part => part.lineNo === lineNo)
    return {
      ...(choice ?? { quantity: 0, until: null, kinds: [], faultKinds: [] }),
      ...{ lineNo, productName: actor.language === 'hi' ? nameHi : nameEn },
      ...hindranceOf(ofLine, today, marketDays),
    }
  })
  return { ...options, lines }
}

/** Why items cannot be returned, one sentence per line. */
async function refusalsOf(db: Db, order: OrderRow, { items, kind, reasonId }: ReturnRequest, now: Date) {
  const { id, market } = order
  const reason = (await listReasons(db, market)).find(one => one.reasonId === reasonId)
  const parts = await arrivedParts(db, id, market)
  const marketDays = await findMarketDays(db, market)
  const asked = { kind, isFault: reason?.isFault === true, today: dayIn(market, now), marketDays }
  return items.flatMap(({ lineNo, quantity }) => {
    const ofLine = parts.filter(part => part.lineNo === lineNo)
    const message = refusalOf(quantity, ofLine, asked)
    return message ? [{ path: '', message: `Line ${lineNo}: ${message}` }] : []
  })
}

/**
 * Runs an operation that may reject items, and adds the reasons to the error. @throws return.not-returnable with the
 * reasons
 */
export async function sayingWhy<T>(
  db: Db,
  order: OrderRow,
  { request, now }: { request: ReturnRequest; now: Date },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'return.not-returnable') throw error
    const problems = await refusalsOf(db, order, request, now)
    const many = { path: '', message: 'The order has as many returns as one may have.' }
    throw appError('return.not-returnable', { problems: problems.length > 0 ? problems : [many] })
  }
}

/**
 * The preview of a return; changes nothing. @throws order.unknown, order.not-invoiced, return.not-returnable,
 * return.replacement, request.invalid
 */
export async function staffReturnPreview(db: Db, actor: Staff, input: Request): Promise<ReturnPreview> {
  const order = await orderOf(db, actor, input.orderNumber)
  const { now, language } = actor
  const plan = await sayingWhy(db, order, { request: input, now }, () => planReturn(db, order, input, now))
  return presentPlan(plan, input.replacement, language)
}
