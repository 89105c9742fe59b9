// Staff endpoints to answer bulk quote requests: list, take on, quote, decline, close.

import { z } from 'zod'
import { tagFilter } from '../annotations/marks.ts'
import { contactExample, zContactData } from '../shared/contact.ts'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zNumberPlace } from '../shared/list-place.ts'
import { zLanguage, zMarket, zMinor, zMsn, zQuantity, zText } from '../shared/schemas.ts'
import { rfqExample, zRfq, zRfqState } from './schemas.ts'

const zRfqNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const params = z.object({ rfqNumber: zRfqNumber })
const access = 'staff' as const
const permission = 'rfq.write' as const
const ERRORS = ['rfq.unknown', 'rfq.state'] as const

const zStaffRfq = zRfq.extend({
  market: zMarket,
  /** Whether an account raised it. */
  hasAccount: z.boolean(),
  /** Assignee; null for none. */
  assignedTo: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  events: z.array(
    z.object({ from: zRfqState.nullable(), to: zRfqState, who: z.string(), why: z.string(), at: z.iso.datetime() }),
  ),
})
export type StaffRfq = z.output<typeof zStaffRfq>
const response = envelope(zStaffRfq)
const example = ok({
  ...rfqExample,
  ...{ market: 'IN' as const, hasAccount: true, assignedTo: 'nadia', answeredAt: '2026-11-21T09:00:00.000Z' },
  events: [{ from: null, to: 'received' as const, who: 'guest', why: '', at: '2026-11-20T12:00:00.000Z' }],
})

const zQuoteBody = z.object({
  /** Repeating the request with the same key creates no second quotation. */
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Eight to 64 letters, digits, - or _.'),
  lines: z
    .array(
      z.object({
        msn: zMsn,
        /** Defaults to the offer shown on product pages. */
        offerId: z.int().min(1).optional(),
        quantity: zQuantity,
        /** Tax included; at most the MRP. */
        unitPrice: zMinor.min(1),
      }),
    )
    .min(1)
    .max(50),
  /** Until the end of this day in the market; 1 to 90 days ahead. */
  validDays: z.int().min(1).max(90),
  deliveryDays: z.int().min(0).max(365),
  note: zText(1000, 0).default(''),
})
export type QuoteInput = z.output<typeof zQuoteBody>

const rfqFilters = {
  market: zMarket,
  state: zRfqState.optional(),
  assignedTo: zText(100).optional(),
  ...tagFilter,
  /** At least three letters of the number, name, email, mobile, tax number, product or category; or a whole number. */
  text: zText(100).optional(),
}
/** The filters of the list, without its page. */
export const zRfqFilter = z.object(rfqFilters)

export const staffRfqEndpoints = defineEndpoints({
  listRfqs: {
    method: 'GET',
    path: '/api/admin/rfq',
    access,
    permission: 'rfq.read',
    summary:
      'Lists the bulk quote requests of a market, newest first, filtered by state, assignee, tag and text; pass `next` as `before` to get the following page. With a tag, a page may be shorter than the limit while `next` says where to go on; a text that matches more than 2,000 requests searches the newest 2,000 of each state.',
    query: z.object({
      ...rfqFilters,
      before: zNumberPlace.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ requests: z.array(zStaffRfq), next: zNumberPlace.nullable() })),
    errors: [],
    example: ok({ requests: [example.data], next: null }),
  },
  rfqsFile: {
    method: 'GET',
    path: '/api/admin/rfq.csv',
    access,
    permission: 'rfq.read',
    summary: `Exports the list of requests with the same filters as CSV, newest first, contacts masked, ${LIST_FILE_ROWS} rows at most; recorded in the audit log.`,
    query: z.object({ ...rfqFilters, language: zLanguage.default('en'), ...hiddenColumns('requests') }),
    ...csvList('quotation-requests-in.csv'),
    errors: [],
  },
  rfqForStaff: {
    method: 'GET',
    path: '/api/admin/rfq/{rfqNumber}',
    access,
    permission: 'rfq.read',
    summary: 'Returns a bulk quote request with its history; contact data is masked.',
    params,
    response,
    errors: ['rfq.unknown'],
    example,
  },
  rfqContact: {
    method: 'GET',
    path: '/api/admin/rfq/{rfqNumber}/contact',
    access,
    permission: 'customers.unmask',
    summary: 'Returns the full mail address and mobile number of a request; recorded in the audit log.',
    params,
    response: envelope(zContactData),
    errors: ['rfq.unknown'],
    recorded: true,
    perMinute: 60,
    example: ok(contactExample),
  },
  startRfq: {
    method: 'POST',
    path: '/api/admin/rfq/{rfqNumber}/start',
    access,
    permission,
    summary: 'Assigns a request to the caller or to a colleague. Repeating it changes nothing.',
    params,
    body: z.object({ assignTo: zText(100).optional() }),
    response,
    errors: ERRORS,
    example,
  },
  quoteRfq: {
    method: 'POST',
    path: '/api/admin/rfq/{rfqNumber}/quote',
    access,
    permission,
    summary:
      'Answers a request with a quotation, whose totals are computed for its delivery location; the customer is notified. A later quotation replaces it until one is accepted.',
    params,
    body: zQuoteBody,
    response,
    errors: [
      ...([
        ...ERRORS,
        'request.invalid',
        'request.idempotency',
        'catalog.product-unknown',
        'cart.offer-unknown',
      ] as const),
      ...(['cart.item-unavailable', 'cart.offer-unavailable', 'cart.quantity-stock'] as const),
      ...(['cart.quantity-minimum', 'cart.quantity-multiple'] as const),
    ],
    example,
  },
  declineRfq: {
    method: 'POST',
    path: '/api/admin/rfq/{rfqNumber}/decline',
    access,
    permission,
    summary: 'Declines a request for a reason, of which the customer is notified. Repeating it changes nothing.',
    params,
    body: z.object({ reason: zText(300) }),
    response,
    errors: ERRORS,
    example,
  },
  closeRfq: {
    method: 'POST',
    path: '/api/admin/rfq/{rfqNumber}/close',
    access,
    permission,
    summary: 'Closes a request permanently; nobody is notified. Repeating it changes nothing.',
    params,
    body: z.object({ reason: zText(300) }),
    response,
    errors: ERRORS,
    example,
  },
})
