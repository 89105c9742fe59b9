// Returns for customers: what can be returned, the refund, and the returns of an order.

import { randomUUID } from 'node:crypto'
import type { Return, ReturnOptions, ReturnPreview } from '../../../contract/returns/schemas.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import { isCollectedAt } from '../../delivery/service.ts'
import { type OrderRow, ownOrder } from '../../orders/service.ts'
import { type Actor, type Customer, requireSelf } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { settingOf } from '../../platform/limits.ts'
import { presentReturn } from '../presenter.ts'
import { findMarketDays } from '../repository/orders.ts'
import { listReasons } from '../repository/return-rules.ts'
import { listReturnsOfOrder } from '../repository/returns.ts'
import { lineChoices } from '../rules.ts'
import { deliveredParts, planReturn, type ReturnPlan, type ReturnRequest } from './plan-return.ts'

type Reader = Pick<Actor, 'language' | 'now'>

/** What can be returned of an order today, in the reader's language. */
export async function optionsOf(db: Db, order: OrderRow, { language, now }: Reader): Promise<ReturnOptions> {
  const { id, number: orderNumber, market, currency, paymentMode, place } = order
  const parts = await deliveredParts(db, id, market)
  return {
    ...{ orderNumber, currency },
    lines: lineChoices(parts, dayIn(market, now), await findMarketDays(db, market)),
    reasons: (await listReasons(db, market))
      .filter(({ active }) => active)
      .map(({ reasonId, needsPictures, isFault, nameEn, nameHi }) => ({
        ...{ id: reasonId, needsPictures, isFault, reason: language === 'hi' ? nameHi : nameEn },
      })),
    creditDays: settingOf(market, 'returns.credit-days'),
    handover: (await isCollectedAt(db, market, place)) ? 'pick-up' : 'send-in',
    refundTo: paymentMode === 'cod' ? 'bank-account' : 'source',
  }
}

/** What can be returned of an order today. @throws order.unknown */
export async function returnOptions(db: Db, actor: Customer, orderNumber: number): Promise<ReturnOptions> {
  return optionsOf(db, await ownOrder(db, actor, orderNumber), actor)
}

/** The preview of a planned return, in the reader's language. */
export function presentPlan(
  { refundMinor: refund, replacement }: ReturnPlan,
  wanted: ReturnRequest['replacement'],
  language: Language,
): ReturnPreview {
  if (!replacement || !wanted) return { refund, replacement: null }
  const { product, priceMinor: price, taxMinor: tax } = replacement
  const productName = language === 'hi' ? product.nameHi : product.nameEn
  return { refund, replacement: { ...wanted, productName, price, tax, difference: price - refund } }
}

/**
 * The preview of a return, with the price of a replacement. @throws order.unknown, order.not-invoiced,
 * return.not-returnable, return.replacement, request.invalid
 */
export async function previewReturn(
  db: Db,
  actor: Customer,
  input: ReturnRequest & { orderNumber: number },
): Promise<ReturnPreview> {
  const order = await ownOrder(db, actor, input.orderNumber)
  return presentPlan(await planReturn(db, order, input, actor.now), input.replacement, actor.language)
}

/** An id for the next return. @throws session.forbidden when another customer is named */
export function nextTransactionId(actor: Customer, userId: string | undefined): { returnTransactionId: string } {
  requireSelf(actor, userId)
  return { returnTransactionId: randomUUID() }
}

/** The returns of the customer's order, newest first. @throws order.unknown */
export async function returnsOfOrder(db: Db, actor: Customer, orderNumber: number): Promise<Return[]> {
  const order = await ownOrder(db, actor, orderNumber)
  return (await listReturnsOfOrder(db, order.id)).map(row => presentReturn(row, actor.language))
}
