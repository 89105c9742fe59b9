// The link with which a customer chooses the bank account for a refund of cash.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zText } from '../shared/schemas.ts'

/** From a mail; without `until` and `signature` the order's customer must be logged in. */
export const zRefundLink = z.object({
  refundId: z.uuid(),
  /** Milliseconds since 1970 until which the link is valid. */
  until: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  signature: z.string().max(200).optional(),
})
export type RefundLink = z.output<typeof zRefundLink>

const zLinkedRefund = z.object({
  orderNumber: z.int(),
  amount: zMinor,
  currency: zCurrency,
  /** Last digits of the receiving account; empty until one is chosen. */
  accountLast4: z.string(),
})
export type LinkedRefund = z.output<typeof zLinkedRefund>

const example: LinkedRefund = { orderNumber: 100001, amount: 319_000, currency: 'INR', accountLast4: '' }

export const refundLinkEndpoints = defineEndpoints({
  linkedRefund: {
    method: 'GET',
    path: '/api/v1/payment/refundLink',
    access: 'public',
    summary: 'Returns the refund of a link, and whether it has a bank account yet.',
    query: zRefundLink,
    response: envelope(zLinkedRefund),
    errors: ['payment.refund-link'],
    example: ok(example),
    perMinute: 30,
  },
  setRefundAccount: {
    method: 'POST',
    path: '/api/v1/payment/refundLink',
    access: 'public',
    summary:
      'Sets the bank account for the refund of a link, once. The account is stored with the customer’s other accounts. Repeating it with the same account changes nothing.',
    body: zRefundLink.extend({
      holder: zText(100),
      /** Six to 18 digits in India, an IBAN in the UAE. */
      accountNumber: zText(34),
      ifsc: zText(11, 0).default(''),
    }),
    response: envelope(zLinkedRefund),
    errors: [
      'payment.refund-link',
      'payment.refund-account-set',
      'payment.bank-unknown',
      'address.iban-invalid',
      'request.invalid',
    ],
    example: ok({ ...example, accountLast4: '9012' }),
    perMinute: 10,
  },
})
