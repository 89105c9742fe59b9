// Events of Razorpay's webhooks, as far as the store reads them.

import { z } from 'zod'
import type { GatewayRefund, GatewayStatus, WebhookResult } from '../../platform/ports/payments.ts'
import { statusOfLinkEvent } from './razorpay-links.ts'
import { disputeOf, downtimeOf, zDispute, zDowntime } from './razorpay-notices.ts'
import { paidWith, zLink, zOrder, zPayment, zRefund } from './razorpay-objects.ts'

const zEvent = z.object({
  event: z.string(),
  created_at: z.number().catch(0),
  payload: z.object({
    payment: z.object({ entity: zPayment }).optional(),
    order: z.object({ entity: zOrder }).optional(),
    payment_link: z.object({ entity: zLink }).optional(),
    refund: z.object({ entity: zRefund }).optional(),
    dispute: z.object({ entity: zDispute }).optional(),
    'payment.downtime': z.object({ entity: zDowntime }).optional(),
  }),
})

const PAYMENT_STATES: Readonly<Record<string, GatewayStatus['state']>> = {
  'payment.authorized': 'pending',
  'payment.captured': 'success',
  'payment.failed': 'failure',
  'order.paid': 'success',
}
const REFUND_STATES: Readonly<Record<string, GatewayRefund['state']>> = {
  processed: 'succeeded',
  failed: 'failed',
}

/** The content of an event with a valid signature. Events that are not about a payment of an order are ignored. */
export function readEvent(eventId: string, body: unknown): WebhookResult {
  const { event = '' } = z.object({ event: z.string() }).safeParse(body).data ?? {}
  const ignored = { kind: 'ignored' as const, eventId, event }
  const parsed = zEvent.safeParse(body).data
  if (!parsed) return ignored
  const { payment, order, refund, dispute, payment_link: link, 'payment.downtime': downtime } = parsed.payload
  const at = new Date(parsed.created_at * 1000)
  if (downtime) {
    const known = downtimeOf(downtime.entity, at)
    return known ? { kind: 'downtime', eventId, downtime: known } : ignored
  }
  const paid = payment?.entity
  if (link) {
    const status = statusOfLinkEvent(event, link.entity, paid)
    return status ? { kind: 'status', eventId, status } : ignored
  }
  const session = order?.entity.id ?? paid?.order_id
  if (!paid || !session) return ignored
  const named = { transactionRef: order?.entity.receipt ?? '', sessionRef: session, gatewayRef: paid.id }
  const state = PAYMENT_STATES[event]
  if (state) {
    const { amount: amountMinor, currency } = paid
    const open = state === 'failure' ? { sessionOpen: true } : {}
    return { kind: 'status', eventId, status: { ...named, ...paidWith(paid), state, amountMinor, currency, ...open } }
  }
  if (event.startsWith('payment.dispute.') && dispute)
    return { kind: 'dispute', eventId, dispute: disputeOf(named, dispute.entity, at), signed: true }
  // what was never captured is returned automatically: no money of the store is refunded
  if (!event.startsWith('refund.') || !refund || paid.captured === false) return ignored
  const { id: refundRef, receipt: key, amount: amountMinor, status, currency } = refund.entity
  const known = { refundRef, key, amountMinor, currency: currency || paid.currency }
  return { kind: 'refund', eventId, refund: { ...named, ...known, state: REFUND_STATES[status] ?? 'pending' } }
}
