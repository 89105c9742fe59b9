// Moves orders from state to state: their stock follows, an event is stored, and the database emits one.

import type { OrderState } from '../../../contract/orders/status.rules.ts'
import { sourcesFor } from '../../delivery/service.ts'
import { releaseStock, reserveStock, shipStock } from '../../inventory/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { settlePoints, spendPointsAgain } from '../../rewards/service.ts'
import { listLines, lockOrderOfNumber, type OrderRow, updateState } from '../repository/orders.ts'
import { canTransition, isRetryable, stockEffect } from '../rules.ts'
import { giveBackCredit, spendCreditAgain } from './exchange-credits.ts'
import { endWaitingEdit } from './waiting-edits.ts'

/** States in which an order uses no reward points. */
const ENDED: readonly OrderState[] = ['cancelled', 'expired', 'returned-to-origin']

/** States in which an edit of the order may await payment. */
const EDITABLE: readonly OrderState[] = ['placed', 'processing']

/** Who changed an order and why, stored with the event. */
export interface OrderCause {
  who: string
  why: string
  data?: object
}

/** Name of staff in events. */
export function whoOfStaff(actor: Staff): string {
  return `staff:${actor.staffId}`
}

/** The order of that number, locked for staff. @throws order.unknown */
export async function lockOrderForStaff(tx: Tx, actor: Staff, orderNumber: number): Promise<Owned<OrderRow>> {
  return ownAsStaff(await lockOrderOfNumber(tx, orderNumber), actor, 'order.unknown')
}

/** Reserves the stock of an order again after it was released. @throws checkout.out-of-stock */
async function reserveAgain(tx: Tx, order: OrderRow, cause: OrderCause): Promise<void> {
  const lines = await listLines(tx, order.id)
  const sources = await sourcesFor(tx, order.market, order.place, lines)
  // the invoice stays under the line's registration, so only its warehouses may serve it
  const wanted = lines.map(({ lineNo, msn, offerId, registrationId, quantity }) => ({
    ...{ lineNo, msn, offerId: offerId ?? 0, quantity },
    warehouseIds: (offerId === null ? [] : (sources.get(offerId) ?? []))
      .filter(source => source.registrationId === registrationId)
      .map(({ warehouseId }) => warehouseId),
  }))
  await reserveStock(tx, wanted, { orderId: order.id, who: cause.who, why: cause.why })
}

/** An order that ends unpaid or is cancelled gives its exchange credit back; one that is revived uses it again. */
async function moveCredit(tx: Tx, order: OrderRow, to: OrderState, who: string): Promise<void> {
  if (to === 'cancelled' || to === 'expired') await giveBackCredit(tx, order.id, { cause: to, who })
  if (order.state === 'expired') await spendCreditAgain(tx, order, who)
}

/**
 * Moves a locked order to another state: its stock follows, an event is stored and one is emitted. `expiresAt` is the
 * payment deadline of an unpaid order, unchanged when omitted. @throws checkout.out-of-stock when stock must be
 * reserved again and is gone, order.credit-used when its exchange credit is, order.points-used when its points are; an
 * Error for a transition that is not in the table
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
  if (order.paymentMode === 'prepaid' && EDITABLE.includes(from) && !EDITABLE.includes(to))
    await endWaitingEdit(tx, id, 'ended', { who: cause.who, why: `The order is ${to}.` })
  if (order.exchangeCreditMinor > 0) await moveCredit(tx, order, to, cause.who)
  if (order.rewardDiscountMinor > 0 && from === 'expired') await spendPointsAgain(tx, id, { who: cause.who })
  if (effect === 'reserve') await reserveAgain(tx, order, { ...cause, why: stockCause.why })
  if (effect === 'release') await releaseStock(tx, stockCause)
  if (effect === 'ship') await shipStock(tx, stockCause)
  const { who, why, data = {} } = cause
  const expiresAt = isRetryable(to) ? (cause.expiresAt ?? order.expiresAt) : null
  const moved = await updateState(tx, order, { to, expiresAt, who, why, data })
  if (!moved) throw new Error(`Order ${number} was not locked before it was moved`)
  if (order.rewardDiscountMinor > 0 && ENDED.includes(to)) await settlePoints(tx, id, { who })
  return { ...order, state: to }
}
