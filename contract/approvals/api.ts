// Staff endpoints to list approval requests, decide on them, and withdraw one's own.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText, zUuid } from '../shared/schemas.ts'
import { NAMED_KINDS } from './sent.rules.ts'

const APPROVAL_STATES = ['waiting', 'approved', 'rejected', 'withdrawn', 'failed', 'expired'] as const

const zApproval = z.object({
  approvalId: zUuid,
  /** Method and path of the request. */
  call: z.string(),
  /** The request body; for a change of products only their number, as `approvalProducts` lists them. */
  input: z.record(z.string(), z.unknown()),
  /** Names of the products, customers and other records in `input`; a line by its number. */
  names: z.array(z.object({ kind: z.enum(NAMED_KINDS), id: z.string(), en: z.string(), hi: z.string() })),
  market: zMarket,
  /** In minor units of the market; null when no money is involved or the amount is unlimited. */
  amount: z.int().nullable(),
  /** Whether the amount is unlimited; only members without a money limit may decide on it. */
  unbounded: z.boolean(),
  orderNumber: z.int().nullable(),
  /**
   * Number of price changes, and the largest in hundredths of a percent of the old price; null when no price changes.
   */
  prices: z.object({ count: z.int(), largestBp: z.int() }).nullable(),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(APPROVAL_STATES),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Reason for the rejection. */
  note: z.string(),
  /** Error code of the failure; null unless it failed. */
  failure: z.string().nullable(),
  /** Whether the caller may decide on it, or withdraw it, now. */
  mayDecide: z.boolean(),
  /** Whether only the caller's own money limit prevents it. */
  beyondLimit: z.boolean(),
  mayWithdraw: z.boolean(),
})
export type Approval = z.output<typeof zApproval>

const zApprovalProduct = z.object({
  position: z.int(),
  msn: z.string(),
  /** Empty for a product that does not exist. */
  partNumber: z.string(),
  seller: z.string(),
  /** Fields by name: the value seen by the requester, and the new value. */
  cells: z.record(z.string(), z.object({ was: z.string(), now: z.string() })),
})
export type ApprovalProduct = z.output<typeof zApprovalProduct>

const access = 'staff-own' as const
const params = z.object({ approvalId: zUuid })
const approval: Approval = {
  ...{ approvalId: '5d8c6f0e-4b57-4a35-9d0f-0f4d2b1c7a11', call: 'POST /api/admin/orders/{orderNumber}/cancel' },
  ...{
    input: { params: { orderNumber: '100001' }, body: { reason: 'Damaged' } },
    names: [],
    market: 'IN',
    amount: 25_000_00,
    unbounded: false,
  },
  ...{ orderNumber: 100001, reason: 'Damaged', requestedBy: 'Nadia Khan', requestedAt: '2026-11-26T06:12:00.000Z' },
  ...{ expiresAt: '2026-12-03T06:12:00.000Z', state: 'waiting', decidedBy: null, decidedAt: null, note: '' },
  ...{ prices: null, failure: null, mayDecide: true, beyondLimit: false, mayWithdraw: false },
}

export const approvalEndpoints = defineEndpoints({
  approvals: {
    method: 'GET',
    path: '/api/admin/session/approvals',
    access,
    summary:
      'Lists the requests that the caller made or may decide on, pending ones first, then newest first, at most 200; `orderNumber` filters by order.',
    query: z.object({ orderNumber: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    response: envelope(z.object({ approvals: z.array(zApproval), toDecide: z.int() })),
    errors: [],
    example: ok({ approvals: [approval], toDecide: 1 }),
  },
  approvalProducts: {
    method: 'GET',
    path: '/api/admin/session/approvals/{approvalId}/products',
    access,
    summary:
      'Lists the products of a pending or decided change, with the previous and the requested value of each field; `after` gets the next page.',
    params,
    query: z.object({
      after: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: envelope(z.object({ products: z.array(zApprovalProduct), next: z.int().nullable() })),
    errors: ['approval.unknown'],
    example: ok({
      products: [
        {
          ...{ position: 1, msn: 'MSN0000A1B2', partNumber: 'TID-13', seller: 'SAHYA' },
          cells: { price: { was: '3190.00', now: '2990.00' } },
        },
      ],
      next: null,
    }),
  },
  approve: {
    method: 'POST',
    path: '/api/admin/session/approvals/{approvalId}/approve',
    access,
    summary:
      'Approves another member’s request and carries out the requested change, once. When the change fails, the request records the reason. Requires a fresh second factor.',
    params,
    response: envelope(zApproval),
    errors: [
      'approval.unknown',
      'approval.state',
      'approval.own',
      'approval.amount',
      'staff.money-limit',
      'staff.money-unbounded',
      'staff.confirm',
    ],
    example: ok({ ...approval, state: 'approved' as const, mayDecide: false }),
  },
  rejectApproval: {
    method: 'POST',
    path: '/api/admin/session/approvals/{approvalId}/reject',
    access,
    summary: 'Rejects another member’s request and records the reason.',
    params,
    body: z.object({ reason: zText(300) }),
    response: envelope(zApproval),
    errors: [
      'approval.unknown',
      'approval.state',
      'approval.own',
      'staff.money-limit',
      'staff.money-unbounded',
      'staff.confirm',
    ],
    example: ok({ ...approval, state: 'rejected' as const, mayDecide: false }),
  },
  withdrawApproval: {
    method: 'POST',
    path: '/api/admin/session/approvals/{approvalId}/withdraw',
    access,
    summary: 'Withdraws the caller’s own pending request.',
    params,
    response: envelope(zApproval),
    errors: ['approval.unknown', 'approval.state'],
    example: ok({ ...approval, state: 'withdrawn' as const, mayDecide: false }),
  },
})
