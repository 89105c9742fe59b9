// Calls of bulk quote requests: raised by anybody, listed for the customer who raised them.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMsn, zPageIndex, zText } from '../shared/schemas.ts'

export const RFQ_STATES = ['received', 'quoting', 'quoted', 'accepted', 'declined', 'closed', 'expired'] as const
const zRfqState = z.enum(RFQ_STATES)

/** Whatever is typed is let in up to a length: `rfqProblems` of rfq-rules.ts has the words for what is wrong with it. */
const zTyped = (max: number) => zText(max, 0).default('')

const zRfqInput = z.object({
  /** Made again for each form that is opened: the same key again is the same request. */
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Eight to 64 letters, digits, - or _.'),
  msn: zMsn.optional(),
  /** Category code of the kind of product, where no product is named. */
  productType: zTyped(20),
  quantity: z
    .union([zText(20, 0), z.number()])
    .default('')
    .transform(String),
  fullName: zTyped(100),
  email: zTyped(300),
  /** Ten digits in India, nine in the UAE. */
  mobile: zTyped(20),
  /** Pincode, or the code of an emirate. */
  pincode: zTyped(20),
  /** City, or the area within an emirate. */
  city: zTyped(200),
  description: zTyped(4000),
  isBusiness: z.boolean().default(false),
  /** GSTIN, or TRN in the UAE. */
  gstin: zTyped(40),
})
export type RfqInput = z.output<typeof zRfqInput>

/** The same again for the same request. */
const zRfqRaised = z.object({ rfqNumber: z.int(), state: zRfqState })

const zRfq = z.object({
  rfqNumber: z.int(),
  state: zRfqState,
  msn: z.string().nullable(),
  /** Of the product, or of the kind of product, in the language of the call. */
  productName: z.string(),
  /** Address of the product or category; null when it is no longer sold. */
  link: z.string().nullable(),
  mainImageLink: z.string().nullable(),
  quantity: z.int(),
  pincode: z.string(),
  city: z.string(),
  description: z.string(),
  isBusiness: z.boolean(),
  gstin: z.string(),
  raisedAt: z.iso.datetime(),
})
export type Rfq = z.output<typeof zRfq>

const raised = { rfqNumber: 700_001, state: 'received' as const }
const rfq = {
  ...{ rfqNumber: 700_001, state: 'received' as const, msn: 'MSN0000A1B2' },
  productName: 'Torvik TID-13 600 W Impact Drill, 13 mm',
  link: '/torvik-tid-13-600-w-impact-drill/mp/msn0000a1b2',
  mainImageLink: '/media/0f3c/medium.webp',
  quantity: 60,
  pincode: '411026',
  city: 'Pune',
  description: 'For our assembly line, delivery in two lots.',
  isBusiness: true,
  gstin: '27AAPFU0939F1ZV',
  raisedAt: '2026-11-20T12:00:00.000Z',
}

export const rfqEndpoints = defineEndpoints({
  createRfq: {
    method: 'POST',
    path: '/api/v1/rfq/createRFQ',
    access: 'public',
    summary: 'Raises a bulk quote request for a product or a kind of product; rejects field by field.',
    body: zRfqInput,
    response: envelope(zRfqRaised),
    errors: ['catalog.product-unknown', 'request.idempotency'],
    example: ok(raised),
    perMinute: 10,
  },
  listRfq: {
    method: 'GET',
    path: '/api/v1/rfq/listRFQ',
    access: 'customer',
    summary: 'Bulk quote requests of the customer, newest first, paged.',
    query: z.object({ pageIndex: zPageIndex, pageSize: z.coerce.number().int().min(1).max(50).default(20) }),
    response: envelope(
      z.object({ totalCount: z.int(), pageIndex: z.int(), pageSize: z.int(), requests: z.array(zRfq) }),
    ),
    errors: [],
    example: ok({ totalCount: 1, pageIndex: 0, pageSize: 20, requests: [rfq] }),
  },
})
