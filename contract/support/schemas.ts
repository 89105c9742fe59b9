// A support ticket as customers and guests read it.

import { z } from 'zod'
import { TICKET_STATES, TICKET_TOPICS, type TicketTopic } from './states.rules.ts'

export const zTicketTopic = z.enum(TICKET_TOPICS)
export const zTicketState = z.enum(TICKET_STATES)
export const zTicketNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const zTicketMessage = z.object({
  author: z.enum(['customer', 'staff']),
  text: z.string(),
  /** Addresses of pictures. */
  pictures: z.array(z.string()),
  at: z.iso.datetime(),
})

/** A ticket in a list. */
export const zTicketListed = z.object({
  ticketNumber: z.int(),
  topic: zTicketTopic,
  state: zTicketState,
  /** The related order or quotation request; null for none. */
  orderNumber: z.int().nullable(),
  rfqNumber: z.int().nullable(),
  /** The beginning of its first message. */
  text: z.string(),
  raisedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Deadline of the answer; null when no answer is due. */
  dueAt: z.iso.datetime().nullable(),
})
export type TicketListed = z.output<typeof zTicketListed>

export const zTicket = zTicketListed.extend({
  fullName: z.string(),
  email: z.string(),
  /** With country code; empty for none. */
  mobile: z.string(),
  messages: z.array(zTicketMessage),
  /** Whether the customer can add messages. */
  mayWrite: z.boolean(),
})
export type Ticket = z.output<typeof zTicket>

export const ticketListedExample: TicketListed = {
  ...{
    ticketNumber: 900_001,
    topic: 'delivery' as TicketTopic,
    state: 'answered',
    orderNumber: 100_001,
    rfqNumber: null,
  },
  text: 'One of the two boxes was open when it arrived.',
  ...{ raisedAt: '2026-11-24T05:30:00.000Z', updatedAt: '2026-11-24T09:10:00.000Z', dueAt: null },
}
export const ticketExample: Ticket = {
  ...ticketListedExample,
  ...{ fullName: 'Asha Kulkarni', email: 'asha@plant.example', mobile: '919876543210', mayWrite: true },
  messages: [
    {
      ...{ author: 'customer', text: 'One of the two boxes was open when it arrived.', at: '2026-11-24T05:30:00.000Z' },
      pictures: ['/media/9f86d081884c7d659a2feaa0c55ad015/medium.webp'],
    },
    {
      ...{ author: 'staff', text: 'Is anything missing or broken?', pictures: [], at: '2026-11-24T09:10:00.000Z' },
    },
  ],
}
