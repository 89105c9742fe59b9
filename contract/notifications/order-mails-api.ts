// The messages sent to the customer of an order, and the staff endpoint to resend the confirmation or a document.

import { z } from 'zod'
import { zOrderNumber } from '../orders/staff-api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LANGUAGES } from '../shared/market.ts'
import { zUuid } from '../shared/schemas.ts'
import { SENT_AGAIN } from './order-mails.rules.ts'

/**
 * waiting: queued or to be retried; sent: accepted by the provider; returned: bounced; failed: no more retries; off: no
 * provider is configured for it.
 */
export const MESSAGE_STATES = ['waiting', 'sent', 'returned', 'failed', 'off'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

const zOrderMessage = z.object({
  messageId: zUuid,
  channel: z.enum(['mail', 'sms', 'push']),
  template: z.string(),
  /** Subject as sent, in the language of the order; empty for a text message. */
  subject: z.string(),
  language: z.enum(LANGUAGES),
  /** Masked; empty for a device. */
  recipient: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** Why it was not delivered, without addresses; empty when there is no reason. */
  problem: z.string(),
  queuedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type OrderMessage = z.output<typeof zOrderMessage>

export const orderMailEndpoints = defineEndpoints({
  orderMessages: {
    method: 'GET',
    path: '/api/admin/orders/{orderNumber}/messages',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Lists the messages sent or due to the customer of an order in the last 90 days, latest first, with their outcome. Recipients are masked.',
    params: z.object({ orderNumber: zOrderNumber }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    response: envelope(z.object({ messages: z.array(zOrderMessage), more: z.boolean() })),
    errors: ['order.unknown'],
    example: ok({
      messages: [
        {
          ...{ messageId: '7d9f3a52-6c1e-4b7a-9a51-0f6f3f1d2c11', channel: 'mail' as const, template: 'shipped' },
          ...{ subject: 'Parcel 1 of order 100042 is on its way', language: 'en' as const },
          ...{ recipient: 'a•••@plant.example', state: 'sent' as const, problem: '' },
          ...{ queuedAt: '2026-11-23T12:00:00.000Z', sentAt: '2026-11-23T12:00:02.000Z' },
        },
      ],
      more: false,
    }),
  },
  sendOrderMail: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/mails',
    access: 'staff',
    permission: 'orders.write',
    summary:
      'Resends the confirmation of an order, or one of its documents as PDF, to the verified address of the customer’s account. Repeating it with the same `sendId` sends nothing.',
    params: z.object({ orderNumber: zOrderNumber }),
    body: z.object({
      sendId: zUuid,
      kind: z.enum(SENT_AGAIN),
      /** Of the invoice, credit note or debit note; null for the confirmation. */
      documentId: zUuid.nullable(),
    }),
    /** Recipient, masked. */
    response: envelope(z.object({ email: z.string() })),
    errors: [
      ...(['order.unknown', 'order.state', 'order.mail-missing'] as const),
      ...(['messages.mail-off', 'messages.mail-returned', 'invoice.unknown', 'invoice.not-ready'] as const),
    ],
    example: ok({ email: 'a•••@plant.example' }),
    perMinute: 20,
  },
})
