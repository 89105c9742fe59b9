// Objects of Razorpay's API and webhooks as far as the store reads them; parsed leniently, because their types vary.

import { z } from 'zod'
import { PAYMENT_METHOD_IDS as ID } from '../../../contract/shared/limits.ts'
import type { GatewayRefund, GatewayStatus, ListedPayment, WebhookResult } from '../../platform/ports/payments.ts'
import { disputeOf, downtimeOf, zDispute, zDowntime } from './razorpay-notices.ts'

const zAmount = z.union([z.int(), z.string().trim().regex(/^\d+$/).transform(Number)])
const zId = z.string().trim().min(1)
const zText = z
  .string()
  .nullish()
  .transform(text => text?.trim() ?? '')
const zState = zText.transform(text => text.toLowerCase())
const zCurrency = z.string().trim().toUpperCase()

export const zOrder = z.object({ id: zId, amount: zAmount, currency: zCurrency, receipt: zText, status: zState })
export type RazorpayOrder = z.output<typeof zOrder>

export const zPayment = z.object({
  id: zId,
  order_id: zText,
  amount: zAmount,
  currency: zCurrency,
  status: zState,
  captured: z.boolean().nullish(),
  created_at: z.number().nullish(),
  method: zState.catch(''),
  bank: zText.catch(''),
  amount_refunded: zAmount.nullish().catch(null),
})
export type RazorpayPayment = z.output<typeof zPayment>

export const zRefund = z.object({
  id: zId,
  payment_id: zText,
  amount: zAmount,
  currency: zCurrency.catch(''),
  status: zState,
  receipt: zText,
})

export const zCustomer = z.object({ id: zId })
/** A saved instrument: of a card its network and last four digits. */
export const zToken = z.object({
  id: zId,
  card: z
    .object({ last4: z.string().regex(/^\d{4}$/), network: zText })
    .nullish()
    .catch(null),
})
export const zDeleted = z.object({ deleted: z.literal(true) })

/** Whether a UPI address exists; the name only when it does. */
export const zVpa = z.object({ success: z.boolean(), customer_name: zText.catch('') })

/** A UPI payment to approve in an app; its link stands in one of two places, by the version of the documentation. */
export const zUpiPayment = z.object({
  razorpay_payment_id: zId,
  link: zText,
  next: z.array(z.object({ action: zText, url: zText })).catch([]),
})

/** A list of the API. */
export const zItems = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) })

/** Whether the money was taken: also when it was returned since, but not when it was never captured. */
const wasCaptured = ({ status, captured }: RazorpayPayment) =>
  status === 'captured' || (status === 'refunded' && captured !== false)

const METHOD_IDS: Readonly<Record<string, number>> = {
  card: ID.card,
  netbanking: ID.netBanking,
  wallet: ID.wallet,
  emi: ID.emi,
  upi: ID.upi,
  paylater: ID.payLater,
}

/** What it was paid with, where it is a method of the store. */
function paidWith({ method, bank }: RazorpayPayment): Pick<GatewayStatus, 'paidWith'> {
  const methodId = METHOD_IDS[method]
  return methodId === undefined ? {} : { paidWith: { methodId, bankcode: bank } }
}

const statusOf = (order: RazorpayOrder, payment: RazorpayPayment) => ({
  transactionRef: order.receipt,
  sessionRef: order.id,
  gatewayRef: payment.id,
  ...paidWith(payment),
  amountMinor: payment.amount,
  currency: payment.currency,
})

/**
 * The status of an order from its payments: the first one that was captured counts, however many failed. Null when nobody
 * has tried to pay.
 */
export function statusOfOrder(order: RazorpayOrder, payments: readonly RazorpayPayment[]): GatewayStatus | null {
  const byTime = [...payments].sort((a, b) => (a.created_at ?? 0) - (b.created_at ?? 0))
  const captured = byTime.find(wasCaptured)
  if (captured) return { ...statusOf(order, captured), state: 'success' }
  // created and authorized ones, and those in states that are not known yet
  const underWay = byTime.find(({ status }) => status !== 'failed' && status !== 'refunded')
  if (underWay) return { ...statusOf(order, underWay), state: 'pending' }
  const last = byTime.at(-1)
  // one that was returned without having been captured was given up days ago
  return last ? { ...statusOf(order, last), state: 'failure', sessionOpen: last.status === 'failed' } : null
}

const LISTED_STATES: Readonly<Record<string, GatewayStatus['state']>> = { captured: 'success', failed: 'failure' }

/** A payment as the list of all of them has it; one that was returned without having been captured has failed. */
export function listedPayment(payment: RazorpayPayment): ListedPayment {
  const { id: gatewayRef, order_id: sessionRef, amount: amountMinor, currency, status, amount_refunded } = payment
  const returned = status === 'refunded' ? 'failure' : 'pending'
  const state = wasCaptured(payment) ? 'success' : (LISTED_STATES[status] ?? returned)
  const refundedMinor = state === 'success' ? (amount_refunded ?? null) : null
  return {
    ...{
      transactionRef: '',
      sessionRef,
      gatewayRef,
      ...paidWith(payment),
      amountMinor,
      currency,
      state,
      refundedMinor,
    },
    ...(state === 'failure' && { sessionOpen: true }),
  }
}

const zEvent = z.object({
  event: z.string(),
  created_at: z.number().catch(0),
  payload: z.object({
    payment: z.object({ entity: zPayment }).optional(),
    order: z.object({ entity: zOrder }).optional(),
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

/** What an event whose signature is valid says. Events that are not about a payment of an order are ignored. */
export function readEvent(eventId: string, body: unknown): WebhookResult {
  const { event = '' } = z.object({ event: z.string() }).safeParse(body).data ?? {}
  const ignored = { kind: 'ignored' as const, eventId, event }
  const parsed = zEvent.safeParse(body).data
  if (!parsed) return ignored
  const { payment, order, refund, dispute, 'payment.downtime': downtime } = parsed.payload
  const at = new Date(parsed.created_at * 1000)
  if (downtime) {
    const known = downtimeOf(downtime.entity, at)
    return known ? { kind: 'downtime', eventId, downtime: known } : ignored
  }
  const paid = payment?.entity
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
  // what was never captured goes back by itself: no money of the store is refunded
  if (!event.startsWith('refund.') || !refund || paid.captured === false) return ignored
  const { id: refundRef, receipt: key, amount: amountMinor, status, currency } = refund.entity
  const known = { refundRef, key, amountMinor, currency: currency || paid.currency }
  return { kind: 'refund', eventId, refund: { ...named, ...known, state: REFUND_STATES[status] ?? 'pending' } }
}
