// Orders for the other domains: insert, lock, state transitions with stock and events, acceptance of payments.

import type { Totals, TotalsInput } from '../../contract/cart/totals-types.ts'
import type { ShipmentState } from '../../contract/orders/staff-shipments.ts'
import type { OrderState } from '../../contract/orders/status.rules.ts'
import { DELIVERY_METHOD_ID, PAYMENT_METHOD_IDS } from '../../contract/shared/limits.ts'
import { type Customer, type Owned, own, ownAsSystem, type System } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { moveOrder, type OrderCause } from './commands/move-order.ts'
import {
  findOwnRow,
  insertEvent,
  insertOrder,
  lockOrderRow,
  lockOwnRow,
  type NewOrderRow,
  type OrderRow,
} from './repository/orders.ts'
import { canTransition, firstState, unpaidUntil } from './rules.ts'

export { type CarrierRequest, handleCarrierEvent, wrongState } from './commands/carrier-events.ts'
export { CUSTOMER_CHANGED_TOPIC, type CustomerChanged, changeCustomer } from './commands/change-customer.ts'
export { ADDRESS_CORRECTED_TOPIC, type AddressCorrected } from './commands/correct-address.ts'
export { editLines, LINES_EDITED_TOPIC, type LinesEdit, type LinesEdited } from './commands/edit-lines.ts'
export {
  giveBackCredit,
  issueCredit,
  listReleasable,
  lockCreditOfReturn,
  refundCredit,
  spendCredit,
} from './commands/exchange-credits.ts'
export { requireHoldWords } from './commands/hold-order.ts'
export { lockOrderForStaff, moveOrder, whoOfStaff } from './commands/move-order.ts'
export {
  endReturned,
  type LockedParcel,
  lockShipmentForStaff,
  moveShipment,
  type ShipmentMove,
  wasLost,
} from './commands/move-shipment.ts'
export {
  applyPaidEdit,
  EDIT_NOT_MADE_TOPIC,
  EDIT_WAITS_TOPIC,
  type EditNotMade,
  type EditWaits,
  keepEdit,
} from './commands/waiting-edits.ts'
export { previewStep, type StepOutcome, type StepToTake, takeStep } from './commands/warehouse-step.ts'
export { withdrawEdit } from './commands/withdraw-edit.ts'
export { orderDetails, trackShipment } from './queries/customer-orders.ts'
export { orderListOptions } from './queries/list-options.ts'
export { staffOrder, staffOrders } from './queries/staff-orders.ts'
export {
  findOrderToCancel as amountsOfOrder,
  type OrderToCancel as OrderOfAmounts,
} from './repository/cancellations.ts'
export type { AddressSnapshot } from './repository/customer-orders.ts'
export { type AddedLine, type LineFacts, listLineFacts } from './repository/edits.ts'
export { ON_HOLD } from './repository/holds.ts'
export { findCustomerChange } from './repository/order-customers.ts'
export { findEditMade, insertEdit } from './repository/order-edits.ts'
export type { OrderRow } from './repository/orders.ts'
export { findOrderOfNumber, findSteps as orderSteps, listLines as orderedLines } from './repository/orders.ts'
export { countPrinted, insertPrints } from './repository/prints.ts'
export { boughtProducts, hasReceived } from './repository/purchases.ts'
export { findCarrier } from './repository/shipments.ts'
export { findAuthorOfWaiting, findWaitingDifference, type ShownChange } from './repository/waiting-edits.ts'
export { type LineAmounts, leftOf, paymentDiscountOf, takeHeld } from './rules/cancellation.ts'
export { changesOf, editedAmounts, withQuantities } from './rules/edits.ts'
export { changedLines } from './rules/made-edits.ts'
export { firstState as firstStateOf, isRetryable, paymentStateOf } from './rules.ts'

/** The product data of an order line, besides its amounts. */
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
  /** ISO date of the promised delivery. */
  promisedOn: string | null
  /** Points earned when all of it is delivered and kept. */
  rewardPoints: number
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
    | 'agent'
    | 'giftMessage'
    | 'codProved'
    | 'placedAt'
  > {
  /** Amounts of the order; its lines in the order of `lines`. */
  totals: Totals
  /** Input of the totals, stored to compute the rest of the order after a cancellation. */
  pricing: TotalsInput
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

/** Topic of the event that lines or quantities of an order were cancelled; its payload is an `ItemsCancelled`. */
export const ITEMS_CANCELLED_TOPIC = 'orders.items-cancelled'

export interface ItemsCancelled {
  orderId: string
  cancellationId: string
  /** The new total of the order. */
  payableMinor: number
  /** The paid amount to refund; 0 when it is not paid yet. */
  refundMinor: number
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

/** The lines to store: products with their computed amounts. */
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

/** Inserts an order in its first state. The stock must be reserved for its id in the same transaction. */
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

/** Why an order cannot be revived, by the error of the move. */
const GONE: Partial<Record<string, string>> = {
  'checkout.out-of-stock': 'The stock is gone.',
  'order.credit-used': 'Its exchange credit is used.',
  'order.points-used': 'Its reward points are used.',
}

/**
 * Accepts the payment of a locked order. False when the order can no longer take it: it was cancelled, or it expired
 * and its stock, exchange credit or points are gone. The caller then has to refund the money.
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
    const why = error instanceof AppError ? GONE[error.code] : undefined
    if (!why) throw error
    await insertEvent(tx, order.id, 'payment-too-late', { ...cause, why })
    if (order.state !== 'expired') await moveOrder(tx, order, 'expired', { ...cause, why })
    return false
  }
}

/** Records a failed payment attempt. The stock is released until it is paid again or expires. */
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
