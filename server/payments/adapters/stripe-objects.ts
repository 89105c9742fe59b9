// Objects of Stripe's API and webhooks, as far as the store reads them.

import { z } from 'zod'
import type { GatewayDispute, GatewayStatus, ListedPayment, WebhookResult } from '../../platform/ports/payments.ts'

const zId = z.string().min(1)
const zCurrency = z.string().toUpperCase()
const zMetadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform(metadata => metadata ?? {})

const zIntent = z.object({
  id: zId,
  amount: z.int(),
  currency: zCurrency,
  status: z.string(),
  last_payment_error: z.unknown(),
  metadata: zMetadata,
  // its id, or the whole object when it was expanded
  latest_charge: z.union([zId, z.object({ amount_refunded: z.int() })]).nullish(),
})
/** A page of payments. */
export const zIntents = z.object({ data: z.array(zIntent), has_more: z.boolean() })
type Intent = z.output<typeof zIntent>

export const zSession = z.object({
  id: zId,
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  client_reference_id: z.string().nullish(),
  amount_total: z.int().nullish(),
  currency: zCurrency.nullish(),
  // its id, or the whole object when it was expanded
  payment_intent: z.union([zId, zIntent]).nullish(),
})
export type StripeSession = z.output<typeof zSession>

export const zRefund = z.object({
  id: zId,
  amount: z.int(),
  currency: zCurrency,
  status: z.string().nullish(),
  payment_intent: z.string().nullish(),
  metadata: zMetadata,
})
export const zRefunds = z.object({ data: z.array(zRefund) })

export const zCustomer = z.object({ id: zId })
/** Saved cards of a customer. */
export const zCards = z.object({
  data: z.array(z.object({ id: zId, card: z.object({ brand: z.string(), last4: z.string().regex(/^\d{4}$/) }) })),
})

/** Metadata keys of objects that the store creates. */
export const METADATA = { transaction: 'transaction_ref', refund: 'refund_key', customer: 'customer_id' } as const

const FAILED_REFUND = ['failed', 'canceled']
export const hasFailed = ({ status }: z.output<typeof zRefund>) => FAILED_REFUND.includes(status ?? '')

export const intentIdOf = ({ payment_intent: intent }: StripeSession): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? '')

/** The status of a session: null before any attempt in it. */
export function statusOfSession(session: StripeSession): GatewayStatus | null {
  const { id, status, payment_status, client_reference_id, amount_total, currency, payment_intent: intent } = session
  const known = {
    transactionRef: client_reference_id ?? '',
    sessionRef: id,
    gatewayRef: intentIdOf(session),
    amountMinor: amount_total ?? 0,
    currency: currency ?? '',
  }
  if (payment_status === 'paid') return { ...known, state: 'success' }
  if (status === 'expired') return { ...known, state: 'failure' }
  // a method that takes days: complete, but not paid yet
  if (status === 'complete') return { ...known, state: 'pending' }
  if (!intent || typeof intent === 'string') return null
  if (intent.status === 'processing') return { ...known, state: 'pending' }
  return intent.last_payment_error ? { ...known, state: 'failure', sessionOpen: true } : null
}

function statusOfIntent(type: string, intent: Intent): GatewayStatus | null {
  const { id: gatewayRef, amount: amountMinor, currency, metadata } = intent
  const known = { transactionRef: metadata[METADATA.transaction] ?? '', gatewayRef, amountMinor, currency }
  switch (type) {
    case 'payment_intent.succeeded':
      return { ...known, state: 'success' }
    case 'payment_intent.processing':
      return { ...known, state: 'pending' }
    // a decline: the buyer may use another card in the same session
    case 'payment_intent.payment_failed':
      return { ...known, state: 'failure', sessionOpen: true }
    case 'payment_intent.canceled':
      return { ...known, state: 'failure' }
    default:
      return null
  }
}

const LISTED_STATES: Readonly<Record<string, GatewayStatus['state']>> = { succeeded: 'success', canceled: 'failure' }

/** A payment in the list of all payments. */
export function listedIntent(intent: Intent): ListedPayment {
  const { id: gatewayRef, amount: amountMinor, currency, metadata, latest_charge: charge, status } = intent
  const refundedMinor = typeof charge === 'object' && charge ? charge.amount_refunded : null
  const transactionRef = metadata[METADATA.transaction] ?? ''
  return { transactionRef, gatewayRef, amountMinor, currency, state: LISTED_STATES[status] ?? 'pending', refundedMinor }
}

const zDispute = z.object({
  id: zId,
  amount: z.int().positive(),
  currency: zCurrency,
  payment_intent: zId,
  reason: z.string().catch(''),
  status: z.string(),
  is_charge_refundable: z.boolean().catch(false),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
  balance_transactions: z.array(z.object({ amount: z.int() })).catch([]),
})

const DISPUTE_STATES: Readonly<Record<string, GatewayDispute['state']>> = {
  ...{ under_review: 'under-review', warning_under_review: 'under-review' },
  ...{ won: 'won', lost: 'lost', warning_closed: 'closed', prevented: 'closed' },
}

/** A dispute; before the bank withdraws the money it is an inquiry. */
function disputeOf(dispute: z.output<typeof zDispute>, created: number): GatewayDispute {
  const { id: disputeRef, amount: amountMinor, currency, payment_intent: gatewayRef, reason, status } = dispute
  const due = dispute.evidence_details?.due_by
  return {
    ...{ transactionRef: '', gatewayRef, disputeRef, amountMinor, currency, reason },
    phase: status.startsWith('warning_') ? 'inquiry' : 'chargeback',
    state: DISPUTE_STATES[status] ?? 'open',
    withheld: dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0,
    freezesRefunds: !dispute.is_charge_refundable,
    respondBy: due ? new Date(due * 1000) : null,
    at: new Date(created * 1000),
  }
}

const zEvent = z.object({
  id: zId,
  created: z.number().catch(0),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
})

/** The status in an event about a session; null for other events. */
function statusOfSessionEvent(type: string, session: StripeSession): GatewayStatus | null {
  const status = statusOfSession(session)
  if (type === 'checkout.session.async_payment_failed' && status) return { ...status, state: 'failure' }
  return status
}

/** The content of an event with a valid signature; events of the other mode (live or test) are rejected. */
export function readEvent(body: unknown, live: boolean): WebhookResult {
  const event = zEvent.safeParse(body).data
  if (!event) return { kind: 'ignored', eventId: '', event: '' }
  const { id: eventId, type, livemode } = event
  if (livemode !== live) return { kind: 'rejected' }
  const { object } = event.data
  const ignored = { kind: 'ignored' as const, eventId, event: type }
  const reported = (status: GatewayStatus | null): WebhookResult =>
    status?.transactionRef ? { kind: 'status', eventId, status } : ignored
  if (type.startsWith('checkout.session.')) {
    const session = zSession.safeParse(object).data
    return session ? reported(statusOfSessionEvent(type, session)) : ignored
  }
  if (type.startsWith('payment_intent.')) {
    const intent = zIntent.safeParse(object).data
    return intent ? reported(statusOfIntent(type, intent)) : ignored
  }
  if (type.startsWith('charge.dispute.')) {
    const dispute = zDispute.safeParse(object).data
    return dispute ? { kind: 'dispute', eventId, dispute: disputeOf(dispute, event.created), signed: true } : ignored
  }
  // charge.refunded has a running total; these are about one refund each
  const refund = type.startsWith('refund.') ? zRefund.safeParse(object).data : undefined
  if (!refund?.payment_intent) return ignored
  const { id: refundRef, amount: amountMinor, currency, metadata } = refund
  const state = hasFailed(refund) ? 'failed' : refund.status === 'succeeded' ? 'succeeded' : 'pending'
  const named = { transactionRef: metadata[METADATA.transaction] ?? '', gatewayRef: refund.payment_intent }
  const key = metadata[METADATA.refund] ?? ''
  return { kind: 'refund', eventId, refund: { ...named, refundRef, key, amountMinor, currency, state } }
}
