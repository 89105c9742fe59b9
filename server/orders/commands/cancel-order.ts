// Cancels an order, or lines and quantities of it, until they have left: preview and cancellation use the same code.

import { randomUUID } from 'node:crypto'
import type { CancelPreview, Order } from '../../../contract/orders/schemas.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { releaseStockParts } from '../../inventory/service.ts'
import type { Customer, Owned, Staff } from '../../platform/actor.ts'
import type { Database, Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { emit } from '../../platform/outbox.ts'
import { requireConfirmedRefund } from '../../platform/step-up.ts'
import { settlePoints } from '../../rewards/service.ts'
import { orderDetails } from '../queries/customer-orders.ts'
import { type CancellationPlan, type ItemRequest, planCancellation } from '../queries/plan-cancellation.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import {
  cancelAllLines,
  findMadeBefore,
  insertCancellation,
  updateRest,
  updateShipments,
} from '../repository/cancellations.ts'
import { insertEvent, type OrderRow } from '../repository/orders.ts'
import { moveShipments } from '../repository/shipments.ts'
import type { Item } from '../rules/cancellation.ts'
import { CANCEL_REASONS } from '../rules.ts'
import {
  ITEMS_CANCELLED_TOPIC,
  type ItemsCancelled,
  lockOrderForStaff,
  lockOwnOrder,
  moveOrder,
  ownOrder,
  whoOf,
  whoOfStaff,
} from '../service.ts'
import { giveBackCredit } from './exchange-credits.ts'
import { followShipments } from './follow-shipments.ts'
import { endWaitingEdit } from './waiting-edits.ts'

export interface CancelRequest {
  orderNumber: number
  /** The whole order when omitted. */
  items?: readonly ItemRequest[] | undefined
  /** Required with `items`: repeating the request changes nothing. */
  idempotencyKey?: string | undefined
  /** The parcel that contains exactly the `items`; any when omitted. */
  shipmentId?: number | undefined
  /** The order's total afterwards, as shown; not checked when omitted. */
  expectedPayable?: number | undefined
}

interface CancelCause {
  who: string
  why: string
  reasonId: number | null
  /** The staff member who cancels; omitted for the customer. */
  staff?: Staff
}

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

function sameRequest({ items }: CancelRequest, made: { items: Item[]; whole: boolean }): boolean {
  if (items === undefined) return made.whole
  const matches = (item: ItemRequest) =>
    made.items.some(one => one.lineNo === item.lineNo && one.quantity === (item.quantity ?? one.quantity))
  return items.length === made.items.length && items.every(matches)
}

/** The event and the cancellation record what was cancelled; amounts, stock and shipments follow. */
async function cancelPart(tx: Tx, order: Owned<OrderRow>, plan: CancellationPlan, cause: CancelCause, id: string) {
  const { who, why } = cause
  const { rest, taken, items, shares, payableAfterMinor: payableMinor, refundMinor } = plan
  if (!rest) throw new Error(`All of order ${order.number} is cancelled`)
  await updateRest(tx, order, rest)
  const creditMinor = order.exchangeCreditMinor - (rest.totals.exchangeCreditMinor ?? 0)
  if (creditMinor > 0)
    await giveBackCredit(tx, order.id, { cause: `cancellation ${id}`, who, amountMinor: creditMinor })
  if (order.rewardDiscountMinor > 0) await settlePoints(tx, order.id, { who })
  await updateShipments(tx, order, { taken, shares, who })
  await releaseStockParts(tx, taken, { orderId: order.id, who, why: 'Items cancelled' })
  await insertEvent(tx, order.id, 'items-cancelled', { who, why, data: { cancellationId: id, items } })
  const event: ItemsCancelled = { orderId: order.id, cancellationId: id, payableMinor, refundMinor }
  await emit(tx, ITEMS_CANCELLED_TOPIC, String(order.number), event)
  await followShipments(tx, order, who)
}

async function cancelWhole(tx: Tx, order: Owned<OrderRow>, { who, why, reasonId }: CancelCause): Promise<void> {
  await cancelAllLines(tx, order)
  await moveShipments(tx, order.id, 'cancelled', false)
  await moveOrder(tx, order, 'cancelled', { who, why, data: { reasonId } })
}

/** Cancels the requested items of a locked order; does nothing when the request is a repetition. */
async function cancelLocked(tx: Tx, order: Owned<OrderRow>, request: CancelRequest, { staff, ...cause }: CancelCause) {
  const { items, idempotencyKey, expectedPayable, shipmentId } = request
  if (!items && shipmentId !== undefined) throw invalid('body.items', 'Required with shipmentId.')
  if (items && !idempotencyKey) throw invalid('body.idempotencyKey', 'Required with items.')
  const made = idempotencyKey ? await findMadeBefore(tx, order.id, idempotencyKey) : null
  if (made && !sameRequest(request, made)) throw appError('request.idempotency')
  if (made) return
  // it was shown for the lines as they were
  if (items) await endWaitingEdit(tx, order.id, 'ended', { who: cause.who, why: 'Items cancelled' })
  const plan = await planCancellation(tx, order, items, shipmentId)
  if (expectedPayable !== undefined && expectedPayable !== plan.payableAfterMinor) throw appError('payment.amount')
  if (staff)
    await requireConfirmedRefund(tx, staff, {
      market: order.market,
      orderNumber: order.number,
      amountMinor: plan.refundMinor,
    })
  const id = await insertCancellation(tx, {
    orderId: order.id,
    idempotencyKey: idempotencyKey ?? randomUUID(),
    ...{ items: plan.items, whole: plan.whole, ...cause },
    amountMinor: order.payableMinor - plan.payableAfterMinor,
    refundMinor: plan.refundMinor,
    before: plan.before,
  })
  if (plan.whole) await cancelWhole(tx, order, cause)
  else await cancelPart(tx, order, plan, cause, id)
}

/**
 * The effect of cancelling items of a customer's order, or all of it; nothing is changed. @throws order.unknown,
 * order.not-cancellable, order.cancel-whole, request.invalid
 */
export async function previewCancellation(
  db: Db,
  actor: Customer,
  { orderNumber, items }: Pick<CancelRequest, 'orderNumber' | 'items'>,
): Promise<CancelPreview> {
  const order = await ownOrder(db, actor, orderNumber)
  const { whole, payableAfterMinor: payableAfter, refundMinor: refund } = await planCancellation(db, order, items)
  return { whole, payableBefore: order.payableMinor, payableAfter, refund }
}

/**
 * Cancels items of a customer's own order, or all of it: stock is released at once, and what was paid for it is
 * refunded.
 * @throws order.unknown, order.not-cancellable, order.cancel-whole while it is not paid, payment.amount when the
 *   amount differs from what was shown, request.idempotency, request.invalid
 */
export async function cancelOrder(
  db: Database,
  actor: Customer,
  input: CancelRequest & { reasonId: number; note: string },
): Promise<Order> {
  const reason = CANCEL_REASONS.find(({ id }) => id === input.reasonId)
  if (!reason) throw invalid('body.reasonId', 'Choose a reason.')
  const why = input.note ? `${reason.en}: ${input.note}` : reason.en
  await db.transaction(async tx => {
    const order = await lockOwnOrder(tx, actor, input.orderNumber)
    await cancelLocked(tx, order, input, { who: whoOf(actor), why, reasonId: reason.id })
  })
  return orderDetails(db, actor, input.orderNumber)
}

/**
 * Cancels items of an order, or all of it, like `cancelOrder`; a cancelled order stays as it is. With `shipmentId` it
 * cancels one unpacked parcel. @throws the same codes, order.parcel-changed, and staff.confirm for a large refund
 */
export async function cancelOrderByStaff(
  db: Database,
  actor: Staff,
  { reason, ...request }: CancelRequest & { reason: string },
): Promise<StaffOrder> {
  await db.transaction(async tx => {
    const order = await lockOrderForStaff(tx, actor, request.orderNumber)
    if (order.state === 'cancelled' && !request.items) return
    await cancelLocked(tx, order, request, { who: whoOfStaff(actor), why: reason, reasonId: null, staff: actor })
  })
  return staffOrder(db, request.orderNumber)
}
