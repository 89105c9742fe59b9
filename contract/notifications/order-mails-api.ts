// The call by which staff send a customer the confirmation or a document of an order again.

import { z } from 'zod'
import { zOrderNumber } from '../orders/staff-api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zUuid } from '../shared/schemas.ts'
import { SENT_AGAIN } from './order-mails.rules.ts'

export const orderMailEndpoints = defineEndpoints({
  sendOrderMail: {
    method: 'POST',
    path: '/api/admin/orders/{orderNumber}/mails',
    access: 'staff',
    permission: 'orders.write',
    summary:
      'Sends the customer of an order its confirmation, or one of its documents as PDF, once more: to the verified address of the account. The same `sendId` again sends nothing.',
    params: z.object({ orderNumber: zOrderNumber }),
    body: z.object({
      sendId: zUuid,
      kind: z.enum(SENT_AGAIN),
      /** Of the invoice, credit note or debit note; null for the confirmation. */
      documentId: zUuid.nullable(),
    }),
    /** Where it goes, masked. */
    response: envelope(z.object({ email: z.string() })),
    errors: [
      ...(['order.unknown', 'order.state', 'order.mail-missing'] as const),
      ...(['messages.mail-off', 'messages.mail-returned', 'invoice.unknown', 'invoice.not-ready'] as const),
    ],
    example: ok({ email: 'a•••@plant.example' }),
    perMinute: 20,
  },
})
