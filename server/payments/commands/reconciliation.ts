// Payment jobs: cash on delivery collected, refunds made, open attempts reconciled with the gateway.

import { ORDER_TOPIC, type OrderEvent } from '../../orders/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { listOpen, listRefundDue, lockPayment, lockPaymentsOf } from '../repository/payments.ts'
import { movePayment, pollPayment } from '../service.ts'

export const ORDER_TOPICS = [ORDER_TOPIC]

/** Updates the payments of an order after its new state: cancelled or delivered. */
export async function handleOrderEvent(tx: Tx, event: OutboxEvent): Promise<void> {
  const { orderId, to } = event.payload as OrderEvent
  if (to !== 'cancelled' && to !== 'delivered') return
  for (const payment of await lockPaymentsOf(tx, orderId)) {
    const who = 'event:order'
    if (payment.state === 'due') {
      const [next, why] =
        to === 'delivered' ? (['paid', 'Taken at the door'] as const) : (['void', 'Cancelled'] as const)
      await movePayment(tx, payment, next, { who, why })
    } else if (payment.state === 'paid' && to === 'cancelled') {
      await movePayment(tx, payment, 'refund-due', { who, why: 'The order was cancelled' })
    }
  }
}

const ASK_AFTER_MS = 60_000
const ASK_FOR_MS = 3 * 24 * 3_600_000

/** Asks gateways for every attempt that is open for a minute and not older than three days: a notification may be lost. */
export async function pollOpenPayments(app: App): Promise<number> {
  const now = app.now().getTime()
  const open = await listOpen(app.db, new Date(now - ASK_FOR_MS), new Date(now - ASK_AFTER_MS))
  for (const payment of open) await pollPayment(app, payment)
  return open.length
}

/**
 * Makes the refunds that are due. The payment's id is the idempotency key, so a refund is not made twice.
 * A gateway that rejects is asked again by the next run; the others are not held up.
 */
export async function processRefunds(app: App): Promise<number> {
  let released = 0
  for (const { id, gateway, transactionRef, amountMinor } of await listRefundDue(app.db)) {
    const port = app.ports.payments.find(gateway)
    if (!port) continue
    try {
      const refundRef = await port.refund(transactionRef, amountMinor, id)
      released += await app.db.transaction(async tx => {
        const payment = await lockPayment(tx, id)
        if (payment?.state !== 'refund-due') return 0
        await movePayment(tx, payment, 'refunded', { who: 'job:refunds', why: '', data: { refundRef } })
        return 1
      })
    } catch (error) {
      app.log.warn({ err: error, payment: id }, 'a refund was not given')
    }
  }
  return released
}
