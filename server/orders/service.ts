// Orders for the other domains: insert, lock, state transitions with stock and events, acceptance of payments.

import type { Totals } from '../../contract/cart/totals-types.ts'
import type { ShipmentState } from '../../contract/orders/staff-api.ts'
import type { OrderState } from '../../contract/orders/status.rules.ts'
import { DELIVERY_METHOD_ID, PAYMENT_METHOD_IDS } from '../../contract/shared/limits.ts'
import { sourcesFor } from '../delivery/service.ts'
import { releaseStock, reserveStock, shipStock } from '../inventory/service.ts'
import { type Customer, type Owned, own, ownAsSystem, type System } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/db.ts'
import { AppError, appError } from '../platform/errors.ts'
import {
  findOwnRow,
  insertEvent,
  insertOrder,
  listLines,
  lockOrderRow,
  lockOwnRow,
  type NewOrderRow,
  type OrderRow,
  updateState,
} from './repository/orders.ts'
import { moveShipments, statesOfShipments } from './repository/shipments.ts'
import { hasLeft } from './rules/shipments.ts'
import { canTransition, firstState, isCancellable, isRetryable, stockEffect, unpaidUntil } from './rules.ts'

export type { OrderRow } from './repository/orders.ts'
export { findSteps as orderSteps, listLines as orderedLines } from './repository/orders.ts'
export { boughtProducts, hasReceived } from './repository/purchases.ts'
export { firstState as firstStateOf, isRetryable, paymentStateOf } from './rules.ts'

/** Who changed an order and why, kept with the event. */
export interface OrderCause {
  who: string
  why: string
  data?: object
}

/** What is known of a bought product beside its amounts. */
export interface NewOrderLine {
  msn: string
  offerId: number
  /** The seller's tax registration in the State of dispatch. */
  registrationId: number | null
  nameEn: string
  nameHi: string
  brandName: string
  partNumber: string
  imageHash: string | null
  /** ISO date of the delivery promised. */
  promisedOn: string | null
}

export interface NewOrder
  extends Pick<
    NewOrderRow,
    | 'orderId'
    | 'invoiceType'
    | 'companyName'
    | 'gstin'
    | 'shippingAddress'
    | 'billingAddress'
    | 'place'
    | 'paymentMethodId'
    | 'paymentMode'
    | 'cartKind'
    | 'poNumber'
    | 'costCentre'
    | 'placedAt'
  > {
  /** Amounts of the order; its lines in the order of `lines`. */
  totals: Totals
  lines: readonly NewOrderLine[]
}

/** Topic of the event that the database emits for every move of a shipment; its payload is a `ShipmentEvent`. */
export const SHIPMENT_TOPIC = 'orders.shipment-moved'

export interface ShipmentEvent {
  orderId: string
  shipmentId: string
  shipmentNumber: number
  from: ShipmentState
  to: ShipmentState
}

/** Topic of the event that the database emits for every new state of an order; its payload is an `OrderEvent`. */
export const ORDER_TOPIC = 'orders.state-changed'

export interface OrderEvent {
  orderId: string
  orderNumber: number
  market: string
  customerId: string
  from: OrderState | null
  to: OrderState
}

/** The lines as they are stored: what was bought with the amounts that were computed for it. */
function linesToStore(order: NewOrder): object[] {
  return order.lines.map((line, index) => {
    const totals = order.totals.lines[index]
    if (totals?.msn !== line.msn) throw new Error(`The totals do not fit line ${index + 1} of the order`)
    const { quantity, sellerId, hsn, taxRateBp, mrpMinor, unitPriceMinor, amountWithOfferMinor } = totals
    return {
      ...line,
      lineNo: index + 1,
      ...{ sellerId, hsn, taxRateBp, quantity, mrpMinor, unitPriceMinor },
      amountMinor: amountWithOfferMinor,
      taxableMinor: totals.taxableMinor,
      taxParts: totals.taxParts,
      payableMinor: totals.payableMinor,
      placeOfSupply: totals.posState,
    }
  })
}

/** Writes an order in its first state. The stock must be reserved for its id in the same transaction. */
export async function createOrder(
  tx: Tx,
  actor: Customer,
  order: NewOrder,
): Promise<{ number: number; state: OrderState }> {
  const { totals, paymentMode, paymentMethodId } = order
  const state = firstState(paymentMode)
  const { lines: _lines, ...stored } = totals
  const number = await insertOrder(tx, {
    ...order,
    market: actor.market,
    customerId: actor.customerId,
    currency: totals.currency,
    state,
    deliveryMethodId: DELIVERY_METHOD_ID,
    totalAmountMinor: totals.totalAmountMinor,
    totalOfferMinor: totals.totalOfferMinor,
    taxesMinor: totals.taxesMinor,
    shippingMinor: totals.shippingChargesMinor,
    payableMinor: totals.totalPayableAmountMinor,
    totals: stored,
    language: actor.language,
    expiresAt: paymentMode === 'cod' ? null : unpaidUntil(order.placedAt, paymentMethodId, PAYMENT_METHOD_IDS.neft),
    lines: linesToStore(order),
    who: whoOf(actor),
  })
  return { number, state }
}

/** Name of a customer in events. */
export function whoOf(actor: Customer): string {
  return `customer:${actor.customerId}`
}

/** The order, locked until the transaction ends. Orders are locked before their payments, and both before stock. */
export async function lockOrder(tx: Tx, orderId: string, system: System): Promise<Owned<OrderRow> | null> {
  const order = await lockOrderRow(tx, orderId)
  return order && ownAsSystem(order, system)
}

/** The customer's order of that number, locked. @throws order.unknown */
export async function lockOwnOrder(tx: Tx, actor: Customer, orderNumber: number): Promise<Owned<OrderRow>> {
  return own(await lockOwnRow(tx, orderNumber, actor.customerId), actor, 'order.unknown')
}

/** The customer's order of that number. @throws order.unknown */
export async function ownOrder(db: Db, actor: Customer, orderNumber: number): Promise<Owned<OrderRow>> {
  return own(await findOwnRow(db, orderNumber, actor.customerId), actor, 'order.unknown')
}

/** Reserves the stock of an order again after it was given up. @throws checkout.out-of-stock */
async function reserveAgain(tx: Tx, order: OrderRow, cause: OrderCause): Promise<void> {
  const lines = await listLines(tx, order.id)
  const sources = await sourcesFor(tx, order.market, order.place, lines)
  // the invoice stays under the registration that the line was sold under, so only its warehouses may serve it
  const wanted = lines.map(({ lineNo, msn, offerId, registrationId, quantity }) => ({
    ...{ lineNo, msn, offerId: offerId ?? 0, quantity },
    warehouseIds: (offerId === null ? [] : (sources.get(offerId) ?? []))
      .filter(source => source.registrationId === registrationId)
      .map(({ warehouseId }) => warehouseId),
  }))
  await reserveStock(tx, wanted, { orderId: order.id, who: cause.who, why: cause.why })
}

/**
 * Moves a locked order to another state: its stock follows, an event is stored and one is emitted. `expiresAt` is until when
 * an unpaid one waits for money, as before when it is absent. @throws checkout.out-of-stock when stock must be reserved again and is gone; throws when
 * the move is not in the table.
 */
export async function moveOrder(
  tx: Tx,
  order: Owned<OrderRow>,
  to: OrderState,
  cause: OrderCause & { expiresAt?: Date },
): Promise<Owned<OrderRow>> {
  const { id, number, state: from } = order
  if (!canTransition(from, to)) throw new Error(`Order ${number} cannot go from ${from} to ${to}`)
  const effect = stockEffect(from, to)
  const stockCause = { orderId: id, who: cause.who, why: `${from} → ${to}` }
  if (effect === 'reserve') await reserveAgain(tx, order, { ...cause, why: stockCause.why })
  if (effect === 'release') await releaseStock(tx, stockCause)
  if (effect === 'ship') await shipStock(tx, stockCause)
  const { who, why, data = {} } = cause
  const expiresAt = isRetryable(to) ? (cause.expiresAt ?? order.expiresAt) : null
  const moved = await updateState(tx, order, { to, expiresAt, who, why, data })
  if (!moved) throw new Error(`Order ${number} was not locked before it was moved`)
  return { ...order, state: to }
}

/**
 * Cancels a locked order of which nothing has left: its stock is released, its shipments end, and its payment is refunded
 * after the event. @throws order.not-cancellable
 */
export async function cancelLockedOrder(tx: Tx, order: Owned<OrderRow>, cause: OrderCause): Promise<void> {
  const shipments = await statesOfShipments(tx, order.id)
  if (!isCancellable(order.state) || shipments.some(hasLeft)) throw appError('order.not-cancellable')
  await moveShipments(tx, order.id, 'cancelled', false)
  await moveOrder(tx, order, 'cancelled', cause)
}

/**
 * Accepts the payment of a locked order. False when the order cannot have it any more: it was cancelled, or its time was
 * over and its stock is gone. The caller then owes the money back.
 */
export async function acceptPayment(tx: Tx, order: Owned<OrderRow>, cause: OrderCause): Promise<boolean> {
  if (!canTransition(order.state, 'placed')) {
    await insertEvent(tx, order.id, 'payment-too-late', cause)
    return false
  }
  try {
    await moveOrder(tx, order, 'placed', cause)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'checkout.out-of-stock') throw error
  }
  await insertEvent(tx, order.id, 'payment-too-late', { ...cause, why: 'The stock is gone.' })
  if (order.state !== 'expired') await moveOrder(tx, order, 'expired', { ...cause, why: 'The stock is gone.' })
  return false
}

/** Records that a payment attempt has failed. The stock is released until it is paid again or expires. */
export async function notePaymentFailed(tx: Tx, order: Owned<OrderRow>, cause: OrderCause): Promise<void> {
  if (order.state === 'pending-payment') await moveOrder(tx, order, 'payment-failed', cause)
}

/** Opens a locked order for another payment attempt. @throws checkout.out-of-stock */
export async function reopenForPayment(
  tx: Tx,
  order: Owned<OrderRow>,
  methodId: number,
  now: Date,
  cause: OrderCause,
): Promise<Owned<OrderRow>> {
  if (order.state === 'pending-payment') return order
  return moveOrder(tx, order, 'pending-payment', {
    ...cause,
    expiresAt: unpaidUntil(now, methodId, PAYMENT_METHOD_IDS.neft),
  })
}
