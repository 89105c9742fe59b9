// Staff endpoints of support tickets: list, answer, assign, close, reopen.

import { z } from 'zod'
import { tagFilter } from '../annotations/marks.ts'
import { contactExample, zContactData } from '../shared/contact.ts'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zLanguage, zMarket, zText, zUuid } from '../shared/schemas.ts'
import { ticketExample, ticketListedExample, zTicket, zTicketListed, zTicketNumber, zTicketState } from './schemas.ts'

const params = z.object({ ticketNumber: zTicketNumber })
const access = 'staff' as const
const permission = 'support.write' as const
const ERRORS = ['support.unknown', 'support.state'] as const

const staffFields = {
  market: zMarket,
  fullName: z.string(),
  /** Whether an account raised it. */
  hasAccount: z.boolean(),
  /** Assignee; null for none. */
  assignedTo: z.string().nullable(),
}
const zStaffListed = zTicketListed.extend(staffFields)
export type StaffTicketListed = z.output<typeof zStaffListed>
const zStaffTicket = zTicket.extend({
  ...staffFields,
  /** The account that raised it; null for a guest. */
  customerId: zUuid.nullable(),
  events: z.array(
    z.object({
      from: zTicketState.nullable(),
      to: zTicketState,
      who: z.string(),
      why: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})
export type StaffTicket = z.output<typeof zStaffTicket>

const fields = { market: 'IN' as const, fullName: ticketExample.fullName, hasAccount: true, assignedTo: 'nadia' }
const response = envelope(zStaffTicket)
const example = ok({
  ...{ ...ticketExample, ...fields, customerId: '2f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4' },
  events: [{ from: null, to: 'open' as const, who: 'guest', why: '', at: ticketExample.raisedAt }],
})

const ticketFilters = {
  market: zMarket,
  state: z.union([zTicketState, z.literal('any')]).default('open'),
  /** A ticket or order number, a mail address, a mobile number, or part of a name. */
  text: zText(100).optional(),
  assignedTo: zText(100).optional(),
  ...tagFilter,
}
type TicketFilters = z.output<z.ZodObject<typeof ticketFilters>>
const isNarrowed = ({ state, tag, assignedTo }: TicketFilters) =>
  state !== 'any' || tag !== undefined || assignedTo !== undefined
const NARROWED = {
  path: ['state'],
  message: 'Any state goes with a tag or with who works on the tickets alone.',
}
/** The filters of the list, without its page. */
export const zTicketFilter = z.object(ticketFilters).refine(isNarrowed, NARROWED)

export const staffSupportEndpoints = defineEndpoints({
  staffTickets: {
    method: 'GET',
    path: '/api/admin/support',
    access,
    permission: 'support.read',
    summary:
      'Lists the tickets of a market in a state, newest first, or in any state by tag or assignee; also searches by text. Pass `next` as `before` to get the following page.',
    query: z
      .object({
        ...ticketFilters,
        before: zTicketNumber.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      })
      .refine(isNarrowed, NARROWED),
    response: envelope(z.object({ tickets: z.array(zStaffListed), more: z.boolean(), next: z.int().nullable() })),
    errors: [],
    example: ok({ tickets: [{ ...ticketListedExample, ...fields }], more: false, next: null }),
  },
  ticketsFile: {
    method: 'GET',
    path: '/api/admin/support.csv',
    access,
    permission: 'support.read',
    summary: `Exports the list of tickets with the same filters as CSV, newest first, without contacts, ${LIST_FILE_ROWS} rows at most; recorded in the audit log.`,
    query: z
      .object({ ...ticketFilters, language: zLanguage.default('en'), ...hiddenColumns('tickets') })
      .refine(isNarrowed, NARROWED),
    ...csvList('tickets-in.csv'),
    errors: [],
  },
  staffTicket: {
    method: 'GET',
    path: '/api/admin/support/{ticketNumber}',
    access,
    permission: 'support.read',
    summary: 'Returns a ticket with its messages and history.',
    params,
    response,
    errors: ['support.unknown'],
    example,
  },
  ticketContact: {
    method: 'GET',
    path: '/api/admin/support/{ticketNumber}/contact',
    access,
    permission: 'customers.unmask',
    summary: 'Returns the full mail address and mobile number of a ticket; recorded in the audit log.',
    params,
    response: envelope(zContactData),
    errors: ['support.unknown'],
    recorded: true,
    perMinute: 60,
    example: ok(contactExample),
  },
  answerTicket: {
    method: 'POST',
    path: '/api/admin/support/{ticketNumber}/answer',
    access,
    permission,
    summary: 'Answers a ticket; the customer is notified by mail. Repeating it with the same key changes nothing.',
    params,
    body: z.object({
      idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Eight to 64 letters, digits, - or _.'),
      text: zText(4000),
      /** Whether the answer settles the ticket. */
      close: z.boolean().default(false),
    }),
    response,
    errors: [...ERRORS, 'request.idempotency'],
    example,
  },
  assignTicket: {
    method: 'POST',
    path: '/api/admin/support/{ticketNumber}/assign',
    access,
    permission,
    summary: 'Assigns a ticket to the caller or to a colleague. Repeating it changes nothing.',
    params,
    body: z.object({ assignTo: zText(100).optional() }),
    response,
    errors: ERRORS,
    example,
  },
  closeTicket: {
    method: 'POST',
    path: '/api/admin/support/{ticketNumber}/close',
    access,
    permission,
    summary: 'Closes a ticket for a reason that only staff see; nobody is notified. Repeating it changes nothing.',
    params,
    body: z.object({ reason: zText(300) }),
    response,
    errors: ERRORS,
    example,
  },
  reopenTicket: {
    method: 'POST',
    path: '/api/admin/support/{ticketNumber}/reopen',
    access,
    permission,
    summary: 'Reopens an answered or closed ticket. Repeating it changes nothing.',
    params,
    body: z.object({ reason: zText(300) }),
    response,
    errors: ERRORS,
    example,
  },
})
