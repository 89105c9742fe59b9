// Endpoints of support: anybody can raise a ticket; its customer, or a guest with its code, can read and continue it.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { CARE_HOURS } from '../shared/limits.ts'
import { zPictureId, zPictureUpload, zText } from '../shared/schemas.ts'
import { ticketExample, ticketListedExample, zTicket, zTicketListed, zTicketNumber } from './schemas.ts'
import { MAX_TICKET_PICTURES } from './ticket.rules.ts'

/** Any text up to a maximum length is accepted: `ticketProblems` reports what is wrong with it. */
const zTyped = (max: number) => zText(max, 0).default('')
const zKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Eight to 64 letters, digits, - or _.')
const zPictures = z.array(zPictureId).max(MAX_TICKET_PICTURES).default([])
/** The ticket; without the code it must belong to the customer. */
const reference = {
  ticketNumber: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-Z]{10}$/, 'Ten letters and digits.')
    .optional(),
}
const zRaised = z.object({
  ticketNumber: z.int(),
  /** Code with which a guest reads the ticket; empty for a customer. */
  code: z.string(),
  dueAt: z.iso.datetime(),
})

const zTicketInput = z.object({
  /** Generated for each opened form; repeating the request with the same key creates no second ticket. */
  idempotencyKey: zKey,
  topic: zTyped(20),
  /** Of an order of the customer. */
  orderNumber: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Of a quotation request of the customer. */
  rfqNumber: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  fullName: zTyped(100),
  /** Empty only for a customer, who gets the answer in the account. */
  email: zTyped(300),
  mobile: zTyped(20),
  text: zTyped(8000),
  /** Ids of uploaded pictures. */
  pictures: zPictures,
})
export type TicketInput = z.output<typeof zTicketInput>

const zReplyInput = z.object({ ...reference, idempotencyKey: zKey, text: zTyped(8000), pictures: zPictures })
export type ReplyInput = z.output<typeof zReplyInput>

const zMinute = z
  .int()
  .min(0)
  .max(24 * 60 - 1)
const zCare = z.object({
  isOpen: z.boolean(),
  dueAt: z.iso.datetime(),
  /** Minutes of the day in the time zone of the market. */
  opens: zMinute,
  closes: zMinute,
  /** Days of the week as bits, from Sunday (1). */
  days: z.int().min(1).max(127),
  /** Maximum response time in hours; hours of closed days do not count. */
  replyHours: z.int(),
})
export type Care = z.output<typeof zCare>

const LINK = '/media/9f86d081884c7d659a2feaa0c55ad015/medium.webp'

export const supportEndpoints = defineEndpoints({
  supportCare: {
    method: 'GET',
    path: '/api/v1/support/care',
    access: 'public',
    summary:
      'Returns the hours of customer care, whether it takes calls now, and by when a message sent now is answered.',
    response: envelope(zCare),
    errors: [],
    example: ok({ isOpen: true, dueAt: '2026-11-25T05:30:00.000Z', ...CARE_HOURS }),
  },
  uploadSupportPicture: {
    method: 'POST',
    path: '/api/v1/support/uploadPicture',
    access: 'public',
    summary: 'Uploads a picture for a message and strips its camera metadata. Send its id with the message.',
    body: zPictureUpload,
    response: envelope(z.object({ pictureId: z.string(), link: z.string() })),
    errors: ['media.invalid'],
    example: ok({ pictureId: '9f86d081884c7d659a2feaa0c55ad015', link: LINK }),
    perMinute: 20,
  },
  createTicket: {
    method: 'POST',
    path: '/api/v1/support/createTicket',
    access: 'public',
    summary: 'Creates a support ticket, optionally about one of the customer’s orders or quotation requests.',
    body: zTicketInput,
    response: envelope(zRaised),
    errors: ['order.unknown', 'rfq.unknown', 'request.idempotency', 'session.login-required'],
    example: ok({ ticketNumber: ticketExample.ticketNumber, code: '', dueAt: '2026-11-25T05:30:00.000Z' }),
    perMinute: 10,
  },
  listTickets: {
    method: 'GET',
    path: '/api/v1/support/listTickets',
    access: 'customer',
    summary: 'Lists the customer’s tickets, newest first; `before` returns the following page.',
    query: z.object({
      before: zTicketNumber.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: envelope(z.object({ tickets: z.array(zTicketListed), more: z.boolean() })),
    errors: [],
    example: ok({ tickets: [ticketListedExample], more: false }),
  },
  readTicket: {
    method: 'POST',
    path: '/api/v1/support/readTicket',
    access: 'public',
    summary:
      'Returns a ticket with its messages, to its customer or with its code. Unknown numbers and wrong codes get the same error.',
    body: z.object(reference),
    response: envelope(zTicket),
    errors: ['support.unknown'],
    example: ok(ticketExample),
    perMinute: 20,
  },
  replyToTicket: {
    method: 'POST',
    path: '/api/v1/support/reply',
    access: 'public',
    summary: 'Adds a message to a ticket, which reopens it. Repeating it with the same key changes nothing.',
    body: zReplyInput,
    response: envelope(zTicket),
    errors: ['support.unknown', 'support.closed', 'request.idempotency'],
    example: ok(ticketExample),
    perMinute: 10,
  },
  closeOwnTicket: {
    method: 'POST',
    path: '/api/v1/support/closeTicket',
    access: 'public',
    summary: 'Closes one of the customer’s tickets as settled. Repeating it changes nothing.',
    body: z.object(reference),
    response: envelope(zTicket),
    errors: ['support.unknown'],
    example: ok({ ...ticketExample, state: 'closed' as const }),
    perMinute: 20,
  },
})
