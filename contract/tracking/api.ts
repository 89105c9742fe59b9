// Endpoints of tracking: recently viewed products, the click-stream.

import { z } from 'zod'
import { cards } from '../catalog/examples.ts'
import { zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMsn, zText } from '../shared/schemas.ts'
import { CONSENT_NOTICE } from './consent.rules.ts'

/** Maximum number of products remembered for a visitor. */
export const RECENTLY_VIEWED_KEPT = 20

const zUrl = zText(2000, 0).default('')

/** What a product page reports about its product; the categories are the levels of its taxonomy code. */
const zTrackedProduct = z.object({
  productID: zMsn,
  /** Minor units. */
  price: z.number().int().min(0).max(1e12),
  quantity: z.number().int().min(1).max(1e6),
  brand: zText(120, 0),
  tags: z.array(zText(60)).max(10),
  category_l1: zText(12, 0),
  category_l2: zText(12, 0),
  category_l3: zText(12, 0),
})
export type TrackedProduct = z.output<typeof zTrackedProduct>

/** Field names from the specification; visitor and origin come from the session, whatever is sent. */
const zClickStream = z.object({
  message: zText(200),
  session_id: zText(100, 0).optional(),
  user_id: zText(100, 0).optional(),
  url: zUrl,
  device: zText(20, 0).default(''),
  ip_address: zText(60, 0).optional(),
  user_agent: zText(500, 0).optional(),
  /** Milliseconds since 1970, or an ISO time: when it happened in the browser. */
  timestamp: z.union([z.number(), zText(40)]).optional(),
  referrer: zUrl,
  previous_url: zUrl,
  product: zTrackedProduct.optional(),
})

/** A browser error. The server removes addresses and numbers from its texts. */
const zBrowserError = z.object({
  kind: z.enum(['error', 'rejection', 'service-worker']),
  message: zText(300, 0),
  /** URL of the script, without query. */
  source: zText(500, 0).default(''),
  line: z.number().int().min(0).max(1e7).default(0),
  column: z.number().int().min(0).max(1e7).default(0),
  /** Path of the page. */
  page: zText(300, 0).default(''),
})
export type BrowserError = z.output<typeof zBrowserError>

/** A visitor's consent beyond what the store needs. */
const zConsent = z.object({ analytics: z.boolean(), marketing: z.boolean() })

const zAccepted = z.object({ accepted: z.boolean() })
const clickStream = { body: zClickStream, response: envelope(zAccepted), errors: [], perMinute: 120 } as const

export const trackingEndpoints = defineEndpoints({
  getRecentlyViewed: {
    method: 'GET',
    path: '/api/v1/analytic/getRecentlyViewed',
    access: 'public',
    summary: 'Lists the products that this visitor has viewed, newest first, without the one viewed now.',
    query: z.object({
      /** The product of the current page. */
      msn: zMsn.optional(),
      pageSize: z.coerce.number().int().min(1).max(RECENTLY_VIEWED_KEPT).default(RECENTLY_VIEWED_KEPT),
    }),
    response: envelope(z.array(zProductCard)),
    errors: [],
    example: cards,
  },
  setStream: {
    method: 'POST',
    path: '/api/v3/analytic/setstream/product',
    access: 'public',
    summary: 'Records a visit of a home, product or category page; visits of robots are ignored.',
    body: zClickStream.extend({ message: zText(200, 0).default('page-view'), url: zText(2000) }),
    response: envelope(zAccepted),
    errors: [],
    example: ok({ accepted: true }),
    perMinute: 120,
  },
  setConsent: {
    method: 'POST',
    path: '/api/v1/analytic/consent',
    access: 'public',
    summary: 'Records the visitor’s consent as proof, and sets the cookie that the page and the click-stream respect.',
    body: zConsent.extend({
      /** Number of the notice that was shown. */
      notice: z.literal(CONSENT_NOTICE),
    }),
    response: envelope(zConsent),
    errors: [],
    example: ok({ analytics: true, marketing: false }),
    perMinute: 20,
  },
  browserErrors: {
    method: 'POST',
    path: '/api/v1/analytic/browserErrors',
    access: 'public',
    summary: 'Logs a browser error, without data that may be personal.',
    body: zBrowserError,
    response: envelope(zAccepted),
    errors: [],
    example: ok({ accepted: true }),
    perMinute: 10,
  },
  clickStream: {
    ...clickStream,
    method: 'POST',
    path: '/api/v1/analytic/clickstream',
    access: 'public',
    summary: 'Records an event of the click-stream.',
    example: ok({ accepted: true }),
  },
  clickStreamV3: {
    ...clickStream,
    method: 'POST',
    path: '/api/v3/analytic/clickstream',
    access: 'public',
    summary: 'Records an event of the click-stream (v3 body).',
    example: ok({ accepted: true }),
  },
})
