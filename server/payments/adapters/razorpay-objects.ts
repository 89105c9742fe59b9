// Objects of Razorpay's API, as far as the store reads them; parsed leniently, because types vary.

import { z } from 'zod'
import { PAYMENT_METHOD_IDS as ID } from '../../../contract/shared/limits.ts'
import type { GatewayStatus, ListedPayment } from '../../platform/ports/payments.ts'

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

/** A payment link; it has an order once somebody has started to pay. */
export const zLink = z.object({
  id: zId,
  amount: zAmount,
  currency: zCurrency,
  reference_id: zText,
  status: zState,
  short_url: zText,
  order_id: zText,
  payments: z
    .array(z.object({ payment_id: zId }))
    .nullish()
    .catch(null)
    .transform(payments => payments ?? []),
})
export type RazorpayLink = z.output<typeof zLink>
export const zLinks = z.object({ payment_links: z.array(zLink) })

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
/** A saved instrument: for a card its network and last four digits. */
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

/**
 * A UPI payment to approve in an app; its link is in one of two fields, depending on the version of the documentation.
 */
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

/** The payment method, if it is one of the store's. */
export function paidWith({ method, bank }: RazorpayPayment): Pick<GatewayStatus, 'paidWith'> {
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
 * The status of an order from its payments: the first captured one counts, however many failed. Null when nobody has
 * tried to pay.
 */
export function statusOfOrder(order: RazorpayOrder, payments: readonly RazorpayPayment[]): GatewayStatus | null {
  const byTime = [...payments].sort((a, b) => (a.created_at ?? 0) - (b.created_at ?? 0))
  const captured = byTime.find(wasCaptured)
  if (captured) return { ...statusOf(order, captured), state: 'success' }
  // created, authorized and unknown states
  const underWay = byTime.find(({ status }) => status !== 'failed' && status !== 'refunded')
  if (underWay) return { ...statusOf(order, underWay), state: 'pending' }
  const last = byTime.at(-1)
  // one that was returned without having been captured was given up days ago
  return last ? { ...statusOf(order, last), state: 'failure', sessionOpen: last.status === 'failed' } : null
}

const LISTED_STATES: Readonly<Record<string, GatewayStatus['state']>> = { captured: 'success', failed: 'failure' }

/** A payment in the list of all payments; one that was returned without having been captured has failed. */
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
