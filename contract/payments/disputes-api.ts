// Payment disputes (chargebacks): staff endpoints to list them, mark them as answered and record the outcome.

import { z } from 'zod'
import { markFilters } from '../annotations/marks.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMarket, zMinor } from '../shared/schemas.ts'
import { DISPUTE_STATES } from './dispute-states.rules.ts'

const zDisputeRow = z.object({
  disputeId: z.uuid(),
  /** Numbers follow the order in which disputes were reported. */
  number: z.int(),
  orderNumber: z.int(),
  gateway: z.string(),
  /** Of the dispute, and of the payment, at the gateway. */
  reference: z.string(),
  paymentReference: z.string(),
  amount: zMinor,
  currency: zCurrency,
  /** As worded by the gateway. */
  reason: z.string(),
  phase: z.string(),
  /**
   * reported: by an unauthenticated notification, for staff to confirm; open: to be answered at the gateway;
   * under-review: answered; won, lost; closed without a decision.
   */
  state: z.enum(DISPUTE_STATES),
  /** Whether the gateway reports the outcome; otherwise staff record it. */
  signed: z.boolean(),
  /** Whether refunds of the payment are on hold. */
  freezesRefunds: z.boolean(),
  respondBy: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
})
export type DisputeListed = z.output<typeof zDisputeRow>

const zEvent = z.object({ at: z.iso.datetime(), who: z.string(), why: z.string(), state: z.enum(DISPUTE_STATES) })

const example: DisputeListed = {
  disputeId: '5a0d6f7e-3c53-4d3c-9d0c-2f1f6a1f0c11',
  number: 7,
  orderNumber: 100001,
  gateway: 'razorpay',
  reference: 'disp_AHfqOvkldwsbqt',
  paymentReference: 'pay_EsyWjHrfzb59eR',
  amount: 319_000,
  currency: 'INR',
  reason: 'goods_or_services_not_received',
  phase: 'chargeback',
  state: 'open',
  signed: true,
  freezesRefunds: true,
  respondBy: '2026-12-05T18:29:59.000Z',
  answeredAt: null,
  openedAt: '2026-11-25T09:00:00.000Z',
}

const zDisputeId = z.object({ disputeId: z.uuid() })
const zState = z.object({ state: z.enum(DISPUTE_STATES) })

export const zDisputeFilter = z.object({
  market: zMarket,
  state: z.enum([...DISPUTE_STATES, 'any']).default('open'),
  ...markFilters,
})

export const disputeEndpoints = defineEndpoints({
  listDisputes: {
    method: 'GET',
    path: '/api/admin/disputes',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Lists the disputes of a market in a state, newest first, page by page; open ones unless another state is given. With a tag or responsible member, a page may be shorter than the limit while `next` says where to go on.',
    query: zDisputeFilter.extend({
      /** The `next` of the previous page. */
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ disputes: z.array(zDisputeRow), next: z.int().nullable() })),
    errors: [],
    example: ok({ disputes: [example], next: null }),
  },
  dispute: {
    method: 'GET',
    path: '/api/admin/disputes/{disputeId}',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Returns a dispute with the gateway’s reports and the actions of staff, oldest first.',
    params: zDisputeId,
    response: envelope(zDisputeRow.extend({ events: z.array(zEvent) })),
    errors: ['payment.dispute-unknown'],
    example: ok({
      ...example,
      events: [
        {
          at: example.openedAt,
          who: 'gateway:razorpay',
          why: 'goods_or_services_not_received',
          state: 'open' as const,
        },
      ],
    }),
  },
  answerDispute: {
    method: 'POST',
    path: '/api/admin/disputes/{disputeId}/answer',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Marks an open dispute as answered at the gateway, which puts it under review. Changes nothing in other states.',
    params: zDisputeId,
    body: z.object({
      /** Note for colleagues on what was sent. */
      note: z.string().trim().min(1).max(500),
    }),
    response: envelope(zState),
    errors: ['payment.dispute-unknown'],
    example: ok({ state: 'under-review' as const }),
  },
  decideDispute: {
    method: 'POST',
    path: '/api/admin/disputes/{disputeId}/decide',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Records the state of a dispute from the dashboard of a gateway that does not sign its reports: open, when a reported dispute is confirmed, then won, lost or closed. Repeating it changes nothing.',
    params: zDisputeId,
    body: z.object({
      state: z.enum(['open', 'won', 'lost', 'closed']),
      /** Whether the gateway has withheld the amount. */
      withheld: z.boolean().default(false),
    }),
    response: envelope(zState),
    errors: ['payment.dispute-unknown', 'payment.dispute-decided'],
    example: ok({ state: 'lost' as const }),
  },
})
