// Endpoints of bulk quote requests: anybody can raise one; the customer who did can list, accept and decline.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zLanguage, zMsn, zPageIndex, zPictureId, zPictureUpload, zText } from '../shared/schemas.ts'
import { MAX_MORE_LINES, MAX_RFQ_PICTURES } from './request.rules.ts'
import { rfqExample, zRfq, zRfqState } from './schemas.ts'

/** Any text up to a maximum length is accepted: `rfqProblems` of rfq-rules.ts reports what is wrong with it. */
const zTyped = (max: number) => zText(max, 0).default('')

const zRfqInput = z.object({
  /** Generated for each opened form; repeating the request with the same key creates no second one. */
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Eight to 64 letters, digits, - or _.'),
  msn: zMsn.optional(),
  /** Category code of the kind of product, when no product is given. */
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
  /** Further kinds of products of the same enquiry. */
  moreLines: z
    .array(
      z.object({
        productType: zTyped(20),
        quantity: z
          .union([zText(20, 0), z.number()])
          .default('')
          .transform(String),
        description: zTyped(4000),
      }),
    )
    .max(MAX_MORE_LINES)
    .default([]),
  /** Ids of uploaded pictures. */
  pictures: z.array(zPictureId).max(MAX_RFQ_PICTURES).default([]),
})
export type RfqInput = z.output<typeof zRfqInput>

/** Idempotent for the same request. */
const zRfqRaised = z.object({ rfqNumber: z.int(), state: zRfqState })

const raised = { rfqNumber: 700_001, state: 'received' as const }
const zRfqNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const rfqEndpoints = defineEndpoints({
  createRfq: {
    method: 'POST',
    path: '/api/v1/rfq/createRFQ',
    access: 'public',
    feature: 'quotes',
    summary: 'Requests a bulk quote for a product or a kind of product; errors are reported field by field.',
    body: zRfqInput,
    response: envelope(zRfqRaised),
    errors: ['catalog.product-unknown', 'request.idempotency'],
    example: ok(raised),
    perMinute: 10,
  },
  rfqOptions: {
    method: 'GET',
    path: '/api/v1/rfq/options',
    access: 'public',
    feature: 'quotes',
    summary: 'Returns the quantity that a bulk quote request without a product must exceed.',
    response: envelope(z.object({ quantityAbove: z.int() })),
    errors: [],
    example: ok({ quantityAbove: 10 }),
  },
  uploadRfqPicture: {
    method: 'POST',
    path: '/api/v1/rfq/uploadPicture',
    access: 'public',
    feature: 'quotes',
    summary: 'Uploads a picture for a bulk quote request and strips its camera metadata. Send its id with the request.',
    body: zPictureUpload,
    response: envelope(z.object({ pictureId: z.string(), link: z.string() })),
    errors: ['media.invalid'],
    example: ok({
      pictureId: '9f86d081884c7d659a2feaa0c55ad015',
      link: '/media/9f86d081884c7d659a2feaa0c55ad015/medium.webp',
    }),
    perMinute: 20,
  },
  listRfq: {
    method: 'GET',
    path: '/api/v1/rfq/listRFQ',
    access: 'customer',
    summary:
      'Lists the customer’s bulk quote requests with their quotations, newest first, paged. Includes requests made without login when their mobile number or email is a verified one of the account.',
    query: z.object({ pageIndex: zPageIndex, pageSize: z.coerce.number().int().min(1).max(50).default(20) }),
    response: envelope(
      z.object({ totalCount: z.int(), pageIndex: z.int(), pageSize: z.int(), requests: z.array(zRfq) }),
    ),
    errors: [],
    example: ok({ totalCount: 1, pageIndex: 0, pageSize: 20, requests: [rfqExample] }),
  },
  rfqDetails: {
    method: 'GET',
    path: '/api/v1/rfq/getRFQ',
    access: 'customer',
    summary: 'Returns a bulk quote request of the customer with its quotation.',
    query: z.object({ rfqNumber: zRfqNumber }),
    response: envelope(zRfq),
    errors: ['rfq.unknown'],
    example: ok(rfqExample),
  },
  acceptQuote: {
    method: 'POST',
    path: '/api/v1/rfq/acceptQuote',
    access: 'customer',
    summary:
      'Accepts a quotation and adds its lines to the cart at the quoted prices, which apply to these quantities until the quotation expires. Repeating it changes nothing.',
    body: z.object({ rfqNumber: z.int().min(1), version: z.int().min(1) }),
    response: envelope(zRfq),
    errors: [
      ...(['rfq.unknown', 'rfq.state', 'rfq.expired', 'cart.item-unavailable', 'cart.offer-unavailable'] as const),
      ...(['cart.quantity-stock', 'cart.quantity-minimum', 'cart.quantity-multiple', 'cart.too-many-items'] as const),
    ],
    example: ok({ ...rfqExample, state: 'accepted' as const }),
  },
  declineQuote: {
    method: 'POST',
    path: '/api/v1/rfq/declineQuote',
    access: 'customer',
    summary: 'Declines a quotation, with an optional reason. Repeating it changes nothing.',
    body: z.object({ rfqNumber: z.int().min(1), reason: zText(300, 0).default('') }),
    response: envelope(zRfq),
    errors: ['rfq.unknown', 'rfq.state'],
    example: ok({ ...rfqExample, state: 'declined' as const, reason: 'Too expensive' }),
  },
  quotation: {
    method: 'GET',
    path: '/api/v1/rfq/quotation',
    access: 'customer',
    summary: 'Returns the newest quotation of a request as PDF.',
    query: z.object({ rfqNumber: zRfqNumber, language: zLanguage.optional() }),
    response: zFile,
    file: 'application/pdf',
    errors: ['rfq.unknown', 'rfq.no-quote'],
    example: { name: 'Q-700001-1.pdf', bytes: new Uint8Array() },
    perMinute: 10,
  },
})
