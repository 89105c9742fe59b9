// Razorpay's reports besides payments and refunds: disputes, and outages of methods.

import { z } from 'zod'
import { PAYMENT_METHOD_IDS as ID } from '../../../contract/shared/limits.ts'
import type { GatewayDispute, GatewayDowntime } from '../../platform/ports/payments.ts'

const zText = z
  .string()
  .nullish()
  .transform(text => text?.trim() ?? '')
const zTime = z
  .number()
  .nullish()
  .transform(seconds => (seconds ? new Date(seconds * 1000) : null))

export const zDispute = z.object({
  id: z.string().trim().min(1),
  amount: z.int().positive(),
  currency: z.string().trim().toUpperCase(),
  amount_deducted: z.int().nullish(),
  reason_code: zText,
  phase: zText.transform(text => text.toLowerCase()),
  status: zText.transform(text => text.toLowerCase()),
  respond_by: zTime,
})

const STATES: Readonly<Record<string, GatewayDispute['state']>> = {
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
}

type Named = Pick<GatewayDispute, 'transactionRef' | 'gatewayRef'> & { sessionRef: string }

/** A dispute of a payment; an unknown state needs attention, so it counts as open. */
export function disputeOf(named: Named, dispute: z.output<typeof zDispute>, at: Date): GatewayDispute {
  const { id: disputeRef, amount: amountMinor, currency, amount_deducted, reason_code: reason, phase, status } = dispute
  return {
    ...named,
    ...{ disputeRef, amountMinor, currency, reason, phase },
    state: STATES[status] ?? 'open',
    withheld: (amount_deducted ?? 0) > 0,
    // a request for documents withholds no money
    freezesRefunds: phase !== 'retrieval',
    respondBy: dispute.respond_by,
    at,
  }
}

export const zDowntime = z.object({
  id: z.string().trim().min(1),
  method: zText.transform(text => text.toLowerCase()),
  status: zText.transform(text => text.toLowerCase()),
  severity: z.enum(['low', 'medium', 'high']).catch('medium'),
  begin: zTime,
  end: zTime,
  instrument: z.record(z.string(), z.unknown()).nullish().catch(null),
})

const METHODS: Readonly<Record<string, number>> = {
  card: ID.card,
  netbanking: ID.netBanking,
  wallet: ID.wallet,
  upi: ID.upi,
}
/** Identifiers of part of a method; all of them are `ALL` when the whole method is down. */
const PARTS = ['bank', 'issuer', 'network', 'vpa_handle', 'psp', 'wallet']

/** An outage; null when it is of a method that the store does not have. */
export function downtimeOf(downtime: z.output<typeof zDowntime>, at: Date): GatewayDowntime | null {
  const { id: reference, method, status, severity, begin, end, instrument } = downtime
  const methodId = METHODS[method]
  if (methodId === undefined) return null
  const named = PARTS.map(part => instrument?.[part]).find(part => typeof part === 'string' && part !== 'ALL')
  const ended = status === 'resolved' || status === 'cancelled'
  return {
    ...{ reference, methodId, instrument: String(named ?? '').slice(0, 60), severity },
    ...{ beginsAt: begin ?? at, endsAt: end, resolved: ended, at },
  }
}
