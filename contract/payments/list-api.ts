// The list of all payments of a market for finance: a page, and the list as a file.

import { z } from 'zod'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zCurrency, zLanguage, zMarket, zMinor, zText, zUuid } from '../shared/schemas.ts'
import { PAYMENT_GATEWAYS, PAYMENT_STATES } from './list.rules.ts'

const filters = {
  market: zMarket,
  state: z.enum(PAYMENT_STATES).optional(),
  paymentMethodId: z.coerce.number().int().min(1).max(10_000).optional(),
  gateway: z.enum(PAYMENT_GATEWAYS).optional(),
  /** Month in which they were started, in the time zone of the market. */
  period: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'A month, such as 2026-11')
    .optional(),
  /** Order number, or a complete reference of the store, the gateway or the bank. */
  text: zText(60).optional(),
}

const zListedPayment = z.object({
  paymentId: zUuid,
  orderNumber: z.int(),
  /** Number of the payment within the order, from 1. */
  attempt: z.int(),
  /** Whether it is for the order, or for the difference of an edit that made it more expensive. */
  kind: z.enum(['order', 'difference']),
  state: z.enum(PAYMENT_STATES),
  paymentMethodId: z.int(),
  /** Empty for cash on delivery. */
  gateway: z.string(),
  /** Reference of the store at the gateway. */
  transactionRef: z.string(),
  /** Reference of the gateway or bank; null until it has one. */
  gatewayRef: z.string().nullable(),
  amount: zMinor,
  /** Refunded amount. */
  refunded: zMinor,
  currency: zCurrency,
  createdAt: z.iso.datetime(),
})
export type ListedPayment = z.output<typeof zListedPayment>

const example: ListedPayment = {
  ...{ paymentId: '0c1f8a30-7f3c-4d55-9d0e-7f1f2a6f2a11', orderNumber: 100_001, attempt: 1, kind: 'order' },
  ...{ state: 'paid', paymentMethodId: 8, gateway: 'razorpay', transactionRef: 'KH100001T1AB12CD' },
  ...{ gatewayRef: 'pay_N1xK2', amount: 319_000, refunded: 49_900, currency: 'INR' },
  createdAt: '2026-11-23T10:15:00.000Z',
}

export const paymentListEndpoints = defineEndpoints({
  listPayments: {
    method: 'GET',
    path: '/api/admin/payments',
    access: 'staff',
    permission: 'ledger.read',
    summary:
      'Lists the payments of a market with their refunds, latest first; pass `next` as `before` to get the following page.',
    query: z.object({
      ...filters,
      before: zUuid.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ payments: z.array(zListedPayment), next: zUuid.nullable() })),
    errors: ['payment.unknown'],
    example: ok({ payments: [example], next: null }),
  },
  paymentsFile: {
    method: 'GET',
    path: '/api/admin/payments.csv',
    access: 'staff',
    permission: 'ledger.read',
    summary: `Exports the list of payments with the same filters as CSV, ${LIST_FILE_ROWS} rows at most; recorded in the audit log.`,
    query: z.object({ ...filters, language: zLanguage.default('en'), ...hiddenColumns('payments') }),
    ...csvList('payments-in.csv'),
    errors: [],
  },
})
