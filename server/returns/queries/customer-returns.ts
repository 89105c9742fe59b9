// What a customer sees of returns: what can be returned, what it comes to, and the returns of an order.

import { randomUUID } from 'node:crypto'
import type { Return, ReturnOptions, ReturnPreview } from '../../../contract/returns/schemas.ts'
import { dayIn } from '../../catalog/service.ts'
import { isCollectedAt } from '../../delivery/service.ts'
import { ownOrder } from '../../orders/service.ts'
import { type Customer, requireSelf } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { settingOf } from '../../platform/limits.ts'
import { presentReturn } from '../presenter.ts'
import { findMarketDays } from '../repository/orders.ts'
import { listReasons } from '../repository/return-rules.ts'
import { listReturnsOfOrder } from '../repository/returns.ts'
import { lineChoices } from '../rules.ts'
import { deliveredParts, planReturn, type ReturnRequest } from './plan-return.ts'

/** What of an order can be returned today. @throws order.unknown */
export async function returnOptions(db: Db, actor: Customer, orderNumber: number): Promise<ReturnOptions> {
  const order = await ownOrder(db, actor, orderNumber)
  const { market, currency, paymentMode, place } = order
  const today = dayIn(market, actor.now)
  const parts = await deliveredParts(db, order.id, market)
  return {
    ...{ orderNumber, currency },
    lines: lineChoices(parts, today, await findMarketDays(db, market)),
    reasons: (await listReasons(db, market))
      .filter(({ active }) => active)
      .map(({ reasonId: id, needsPictures, isFault, nameEn, nameHi }) => ({
        ...{ id, needsPictures, isFault, reason: actor.language === 'hi' ? nameHi : nameEn },
      })),
    creditDays: settingOf(market, 'returns.credit-days'),
    handover: (await isCollectedAt(db, market, place)) ? 'pick-up' : 'send-in',
    refundTo: paymentMode === 'cod' ? 'bank-account' : 'source',
  }
}

/**
 * What returning items comes to, and what a replacement costs. @throws order.unknown, order.not-invoiced, return.not-returnable,
 * return.replacement, request.invalid
 */
export async function previewReturn(
  db: Db,
  actor: Customer,
  input: ReturnRequest & { orderNumber: number },
): Promise<ReturnPreview> {
  const order = await ownOrder(db, actor, input.orderNumber)
  const { refundMinor: refund, replacement } = await planReturn(db, order, input, actor.now)
  if (!replacement || !input.replacement) return { refund, replacement: null }
  const { product, priceMinor: price, taxMinor: tax } = replacement
  const productName = actor.language === 'hi' ? product.nameHi : product.nameEn
  return { refund, replacement: { ...input.replacement, productName, price, tax, difference: price - refund } }
}

/** An id for the next return. @throws session.forbidden when another customer is named */
export function nextTransactionId(actor: Customer, userId: string | undefined): { returnTransactionId: string } {
  requireSelf(actor, userId)
  return { returnTransactionId: randomUUID() }
}

/** The returns of the customer's order, the newest first. @throws order.unknown */
export async function returnsOfOrder(db: Db, actor: Customer, orderNumber: number): Promise<Return[]> {
  const order = await ownOrder(db, actor, orderNumber)
  return (await listReturnsOfOrder(db, order.id)).map(row => presentReturn(row, actor.language))
}
