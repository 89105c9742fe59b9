// Plans a return without changing anything: whether it is allowed, which parcels it takes from, and the refund.

import type { EditedReason } from '../../../contract/returns/rules-api.ts'
import type { ReturnKind } from '../../../contract/returns/states.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type PricedProduct, priceProduct } from '../../cart/service.ts'
import { dayIn } from '../../catalog/service.ts'
import { creditAmount } from '../../invoices/service.ts'
import type { Db } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { findMarketDays, listDelivered } from '../repository/orders.ts'
import { listReasons } from '../repository/return-rules.ts'
import { type DeliveredPart, openParts, type ReturnPart, takeParts } from '../rules.ts'

export interface ReturnRequest {
  kind: ReturnKind
  items: readonly { lineNo: number; quantity: number }[]
  reasonId: number
  /** The replacement of an exchange; the same product when omitted. */
  replacement?: { productId: string; quantity: number } | undefined
}

export interface ReturnPlan {
  reason: EditedReason
  parts: ReturnPart[]
  /** Whether shipping and fees are refunded too, once all products of an invoice are. */
  withCharges: boolean
  /** With a replacement it becomes a credit; 0 for an exchange for the same product. */
  refundMinor: number
  /** The requested replacement with its current price. */
  replacement: PricedProduct | null
}

/** The delivered parts of an order, with the quantity in no other return; includes parts with nothing left. */
export async function arrivedParts(db: Db, orderId: string, market: Market): Promise<DeliveredPart[]> {
  const rows = await listDelivered(db, orderId, market)
  return rows.flatMap(({ lineNo, shipmentId, quantity, deliveredAt, days, kind }) =>
    deliveredAt === null
      ? []
      : [{ lineNo, shipmentId, quantity, deliveredOn: dayIn(market, deliveredAt), rule: { days, kind } }],
  )
}

/** The delivered parts of an order that are in no other return. */
export async function deliveredParts(db: Db, orderId: string, market: Market): Promise<DeliveredPart[]> {
  return (await arrivedParts(db, orderId, market)).filter(({ quantity }) => quantity > 0)
}

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

/** The credit for parts of an order. @throws order.not-invoiced while an invoice is being issued */
export async function refundOf(
  db: Db,
  { orderId, items, withCharges }: { orderId: string; items: readonly ReturnPart[]; withCharges: boolean },
): Promise<number> {
  try {
    return (await creditAmount(db, { orderId, items, withCharges })).amountMinor
  } catch (error) {
    if (error instanceof AppError && error.code === 'invoice.unknown') throw appError('order.not-invoiced')
    throw error
  }
}

/**
 * Plans a return of an order at a time. @throws return.not-returnable when it is too late, too much or not of an
 * allowed kind; order.not-invoiced, return.replacement, request.invalid
 */
export async function planReturn(
  db: Db,
  order: { id: string; market: Market; customerId: string },
  { kind, items, reasonId, replacement: wanted }: ReturnRequest,
  now: Date,
): Promise<ReturnPlan> {
  const reason = (await listReasons(db, order.market)).find(one => one.reasonId === reasonId && one.active)
  if (!reason) throw invalid('body.reasonId', 'Choose a reason.')
  const lineNos = new Set(items.map(({ lineNo }) => lineNo))
  if (lineNos.size < items.length) throw invalid('body.items', 'Each line once.')
  if (wanted && kind !== 'exchange') throw invalid('body.replacement', 'Only with an exchange.')
  const { isFault } = reason
  const marketDays = await findMarketDays(db, order.market)
  const delivered = await deliveredParts(db, order.id, order.market)
  const open = openParts(delivered, { kind, isFault, today: dayIn(order.market, now), marketDays })
  const parts = takeParts(items, open)
  if (!parts) throw appError('return.not-returnable')
  const replacement = wanted
    ? await priceProduct(
        db,
        { market: order.market, now, customerId: order.customerId },
        { msn: wanted.productId, quantity: wanted.quantity },
      )
    : null
  if (wanted && !replacement) throw appError('return.replacement')
  const refundMinor =
    kind === 'return' || wanted ? await refundOf(db, { orderId: order.id, items: parts, withCharges: isFault }) : 0
  return { reason, parts, withCharges: isFault, refundMinor, replacement }
}
