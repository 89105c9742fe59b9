// Refunds: as shown on an order, and the staff endpoints to list failed ones and retry them.

import { z } from 'zod'
import { csvList } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zPlace } from '../shared/list-place.ts'
import { zCurrency, zDay, zLanguage, zMarket, zMinor, zText } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { zBankReference } from './staff-api.ts'

export const REFUND_STATES = ['requested', 'succeeded', 'failed'] as const
const zState = z.enum(REFUND_STATES)
const zCause = z.enum([
  'order-cancelled',
  'items-cancelled',
  'order-edited',
  'late-payment',
  'returned',
  'not-delivered',
  /** Credited without a return. */
  'price-reduced',
])

/** Money refunded to the original payment method. */
export const zRefund = z.object({
  refundId: z.uuid(),
  amount: zMinor,
  cause: zCause,
  /** `failed`: the gateway has failed for days, or does not support refunds: staff retry it or refund it manually. */
  state: zState,
  requestedAt: z.iso.datetime(),
  /** Whether the customer still has to choose the bank account. */
  awaitsAccount: z.boolean(),
  /** When the gateway accepted it; null before. */
  refundedAt: z.iso.datetime().nullable(),
})
export type Refund = z.output<typeof zRefund>

const zStaffRefund = z.object({
  refundId: z.uuid(),
  orderNumber: z.int(),
  paymentMethodId: z.int(),
  gateway: z.string(),
  /** Reference of the payment that the store gave the gateway. */
  transactionRef: z.string(),
  /** Reference of the refund at the gateway or the bank; null until it is made. */
  reference: z.string().nullable(),
  amount: zMinor,
  currency: zCurrency,
  cause: zCause,
  state: zState,
  tries: z.int(),
  lastError: z.string(),
  requestedAt: z.iso.datetime(),
  /** Whether staff transfer it to a bank account of the customer. */
  toBankAccount: z.boolean(),
  /** Whether the customer still has to choose one through the link that was sent. */
  awaitsAccount: z.boolean(),
  /** Whether it waits for the outcome of a dispute of the payment. */
  disputed: z.boolean(),
})
export type StaffRefund = z.output<typeof zStaffRefund>

const example: StaffRefund = {
  refundId: '0c1f8a30-7f3c-4d55-9d0e-7f1f2a6f2a11',
  ...{ orderNumber: 100001, paymentMethodId: 8, gateway: 'test' },
  ...{ transactionRef: 'KH100001T1AB12CD', reference: null },
  amount: 49_900,
  currency: 'INR',
  cause: 'items-cancelled',
  state: 'failed',
  tries: 20,
  lastError: 'The gateway rejected the refund: 409',
  requestedAt: '2026-11-20T12:00:00.000Z',
  toBankAccount: false,
  awaitsAccount: false,
  disputed: false,
}

const filters = {
  market: zMarket,
  /** `all` for refunds in every state. */
  state: zState.or(z.literal('all')).default('failed'),
  paymentMethodId: z.coerce.number().int().min(1).max(10_000).optional(),
  /** First and last day of the request, in the time zone of the market. */
  ...{ from: zDay.optional(), to: zDay.optional() },
  /** Order number, refund id, or a complete reference of the gateway or bank. */
  text: zText(60).optional(),
}

export const refundEndpoints = defineEndpoints({
  listRefunds: {
    method: 'GET',
    path: '/api/admin/refunds',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Lists the refunds of a market, latest request first; failed ones unless another state is given. Pass `next` as `before` to get the following page.',
    query: z.object({
      ...filters,
      before: zPlace.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ refunds: z.array(zStaffRefund), next: zPlace.nullable() })),
    errors: [],
    example: ok({ refunds: [example], next: null }),
  },
  refundsFile: {
    method: 'GET',
    path: '/api/admin/refunds.csv',
    access: 'staff',
    permission: 'orders.read',
    summary: `Exports the list of refunds with the same filters as CSV, without bank accounts, ${LIST_FILE_ROWS} rows at most; recorded in the audit log.`,
    query: z.object({ ...filters, language: zLanguage.default('en') }),
    ...csvList('refunds-in.csv'),
    errors: [],
  },
  retryRefund: {
    method: 'POST',
    path: '/api/admin/refunds/{refundId}/retry',
    confirmed: true,
    approval: 'refunds',
    access: 'staff',
    permission: 'payments.write',
    summary: 'Retries a failed refund with the same key at the gateway. Changes nothing in other states.',
    params: z.object({ refundId: z.uuid() }),
    response: envelope(z.object({ state: zState })),
    errors: ['payment.refund-unknown', ...APPROVAL_ERRORS],
    example: ok({ state: 'requested' as const }),
  },
  refundAccount: {
    method: 'GET',
    path: '/api/admin/refunds/{refundId}/account',
    confirmed: true,
    access: 'staff',
    permission: 'payments.write',
    recorded: true,
    summary: 'Returns the full number of the bank account for a refund. Each access is recorded.',
    params: z.object({ refundId: z.uuid() }),
    response: envelope(z.object({ holder: z.string(), accountNumber: z.string(), ifsc: z.string(), bank: z.string() })),
    errors: ['payment.refund-unknown', 'address.bank-unknown'],
    example: ok({
      holder: 'Asha Kulkarni',
      accountNumber: '123456789012',
      ifsc: 'SBIN0000095',
      bank: 'State Bank of India',
    }),
  },
  recordRefund: {
    method: 'POST',
    path: '/api/admin/refunds/{refundId}/record',
    confirmed: true,
    approval: 'refunds',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Records that staff have paid back a failed refund, for example by bank transfer. Repeating it changes nothing.',
    params: z.object({ refundId: z.uuid() }),
    body: z.object({ reference: zBankReference }),
    response: envelope(z.object({ state: zState })),
    errors: ['payment.refund-unknown', 'payment.refund-open', 'request.idempotency', ...APPROVAL_ERRORS],
    example: ok({ state: 'succeeded' as const }),
  },
})
