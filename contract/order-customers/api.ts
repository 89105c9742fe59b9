// Staff endpoints to move an order to another account of the same market: preview and move.

import { z } from 'zod'
import { zCancelKey } from '../orders/schemas.ts'
import { staffOrderExample, zOrderNumber, zStaffOrder } from '../orders/staff-api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'

/** Why an order cannot be moved to an account. */
export const MOVE_HINDRANCES = [
  /** The order already belongs to this account. */
  'same',
  /** One of the two accounts is of another market. */
  'market',
  /** One of them was deleted or merged. */
  'ended',
  'blocked',
  /** The order waits for its payment, or the payment failed. */
  'unpaid',
  /** A parcel is packed or has been sent: documents name the account. */
  'packed',
  /** It was cancelled or has expired. */
  'over',
  /** An edit waits for the payment of its difference. */
  'edit-waits',
  /** The old account's points paid part of it. */
  'points',
  /** The old account's exchange credit paid part of it. */
  'credit',
  /** The new account may not use the coupon of the order, or not again. */
  'coupon',
  /** The new account has used the payment offer of the order as often as it may. */
  'offer',
  /** The new account may not order with cash on delivery. */
  'cod',
  /** The tax number on the order differs from that of the new account’s company. */
  'tax-number',
  /** A payment is disputed by the payer’s bank. */
  'dispute',
] as const
export type MoveHindrance = (typeof MOVE_HINDRANCES)[number]

const zAccount = z.object({
  customerId: zUuid,
  number: z.int(),
  name: z.string(),
  company: z.string(),
  /** GSTIN or TRN; empty when there is none. */
  taxNumber: z.string(),
  /** Masked; empty when there is none. */
  email: z.string(),
  phone: z.string(),
  /** Whether the account is notified by mail: it has a verified address. */
  told: z.boolean(),
})
export type MoveAccount = z.output<typeof zAccount>

export const zOrderMove = z.object({
  /** The account that has the order. */
  from: zAccount,
  to: zAccount,
  /** Why the order cannot be moved; empty when it can. */
  hindrances: z.array(z.enum(MOVE_HINDRANCES)),
  /** Coupon code whose use counts for the new account; null for none. */
  coupon: z.string().nullable(),
  /** Points that the new account earns when the order is delivered. */
  points: z.int(),
  /** Whether it was prepaid: refunds go to the original payment method. */
  paid: z.boolean(),
  /** Company and tax number on the invoice, as ordered; empty for a retail invoice. */
  company: z.string(),
  taxNumber: z.string(),
  /** Tickets of the former account about the order, which stay with it. */
  tickets: z.int(),
})
export type OrderMove = z.output<typeof zOrderMove>

const account: MoveAccount = {
  ...{ customerId: '2f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4', number: 1042, name: 'Asha Kulkarni' },
  ...{ company: 'Kulkarni Engineering Works', taxNumber: '27AAPFU0939F1ZV' },
  ...{ email: 'a•••@plant.example', phone: '+91 ••••••3210', told: true },
}
const otherId = '7b0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c5'

const call = { access: 'staff', permission: 'orders.edit', params: z.object({ orderNumber: zOrderNumber }) } as const

export const orderCustomerEndpoints = defineEndpoints({
  previewOrderMove: {
    method: 'GET',
    path: '/api/admin/orders/{orderNumber}/customer',
    ...call,
    summary:
      'Previews moving an order to another account, or says why it cannot be moved; contacts are masked. Changes nothing. Also needs `customers.read`.',
    query: z.object({ customerId: zUuid }),
    response: envelope(zOrderMove),
    errors: ['order.unknown', 'customer.unknown', 'session.forbidden'],
    example: ok({
      from: account,
      to: { ...account, customerId: otherId, number: 1077, name: 'Ravi Patil', email: 'r•••@plant.example' },
      ...{ hindrances: [], coupon: null, points: 64, paid: true, company: '', taxNumber: '', tickets: 0 },
    }),
  },
  moveOrderToCustomer: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/customer',
    ...call,
    summary:
      'Moves an order from the account that was shown to another one of its market, before a parcel is packed and in one transaction. Both customers are notified by mail. Repeating it with the same key changes nothing. Also needs `customers.read`.',
    body: z.object({
      /** The account that it moves to. */
      customerId: zUuid,
      /** The account that was shown as the current one; the call is rejected when the order has been moved since. */
      fromCustomerId: zUuid,
      idempotencyKey: zCancelKey,
      /** Visible to staff in the order history and the audit log, not to customers. */
      reason: zText(300, 3),
    }),
    response: envelope(zStaffOrder),
    errors: ['order.unknown', 'customer.unknown', 'order.state', 'request.idempotency', 'session.forbidden'],
    example: ok(staffOrderExample),
    confirmed: true,
    perMinute: 20,
  },
})
