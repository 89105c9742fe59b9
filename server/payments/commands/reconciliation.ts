// Payments follow their orders, and open attempts are reconciled with the gateway.

import {
  ITEMS_CANCELLED_TOPIC,
  type ItemsCancelled,
  LINES_EDITED_TOPIC,
  type LinesEdited,
  ORDER_TOPIC,
  type OrderEvent,
} from '../../orders/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { claimPollable, lockPaymentsOf } from '../repository/payments.ts'
import { pollPayment } from '../service.ts'
import { movePayment } from './move-payment.ts'
import { refundOrder, refundRest } from './refunds.ts'
import { followDueAmount } from './undelivered.ts'

export const ORDER_TOPICS = [ORDER_TOPIC, ITEMS_CANCELLED_TOPIC, LINES_EDITED_TOPIC]

const WHO = 'event:order'
const ENDED = { cancelled: 'The order was cancelled', 'returned-to-origin': 'Nothing was delivered' } as const

/** After a change of the order's total: an overpayment is refunded once; for cash on delivery the new amount is due. */
async function followAmount(
  tx: Tx,
  orderId: string,
  refund: { amountMinor: number; cause: 'items-cancelled' | 'order-edited'; idempotencyKey: string; why: string },
): Promise<void> {
  const payments = await lockPaymentsOf(tx, orderId)
  for (const payment of payments.filter(({ state }) => state === 'due'))
    await followDueAmount(tx, payment, { who: WHO, why: refund.why })
  const paid = payments.filter(({ state }) => state === 'paid')
  if (paid.length > 0 && refund.amountMinor > 0) await refundOrder(tx, paid, { ...refund, who: WHO })
}

function followCancellation(tx: Tx, { orderId, cancellationId, refundMinor }: ItemsCancelled): Promise<void> {
  const idempotencyKey = `cancellation ${cancellationId}`
  const refund = { amountMinor: refundMinor, cause: 'items-cancelled', idempotencyKey } as const
  return followAmount(tx, orderId, { ...refund, why: 'Items were cancelled' })
}

function followEdit(tx: Tx, { orderId, editId, refundMinor }: LinesEdited): Promise<void> {
  const refund = { amountMinor: refundMinor, cause: 'order-edited', idempotencyKey: `edit ${editId}` } as const
  return followAmount(tx, orderId, { ...refund, why: 'Lines were changed by staff' })
}

/**
 * Updates the payments of an order that was delivered, cancelled or returned, or whose items were cancelled or changed.
 */
export async function handleOrderEvent(tx: Tx, event: OutboxEvent): Promise<void> {
  if (event.topic === ITEMS_CANCELLED_TOPIC) return followCancellation(tx, event.payload as ItemsCancelled)
  if (event.topic === LINES_EDITED_TOPIC) return followEdit(tx, event.payload as LinesEdited)
  const { orderId, to } = event.payload as OrderEvent
  if (to !== 'cancelled' && to !== 'delivered' && to !== 'returned-to-origin') return
  for (const payment of await lockPaymentsOf(tx, orderId)) {
    const who = WHO
    if (payment.state === 'due') {
      const [next, why] = to === 'delivered' ? (['paid', 'Taken at the door'] as const) : (['void', ENDED[to]] as const)
      await movePayment(tx, payment, next, { who, why })
    } else if (payment.state === 'paid' && to === 'cancelled') {
      await refundRest(tx, payment, { cause: 'order-cancelled', idempotencyKey: 'whole', who, why: ENDED[to] })
    } else if (payment.state === 'paid' && to === 'returned-to-origin') {
      // its parcels were refunded one by one, so that nothing is left
      await refundRest(tx, payment, { cause: 'not-delivered', idempotencyKey: 'not-delivered', who, why: ENDED[to] })
    }
  }
}

/** Banks confirm a payment up to five days after it was made. */
const ASK_FOR_MS = 5 * 24 * 3_600_000

/**
 * Asks gateways about unpaid attempts, for five days and with growing intervals: a notification may be lost. An
 * unreachable gateway is left alone until the next run.
 */
export async function pollOpenPayments(app: App): Promise<number> {
  const now = app.now()
  const due = await claimPollable(app.db, new Date(now.getTime() - ASK_FOR_MS), now)
  const unreachable = new Set<string>()
  for (const payment of due) {
    if (unreachable.has(payment.gateway)) continue
    if ((await pollPayment(app, payment)) === 'unreachable') unreachable.add(payment.gateway)
  }
  return due.length
}
