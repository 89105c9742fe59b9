// Tracking calls: recently viewed products, the click-stream.

import { z } from 'zod'
import { cards } from '../catalog/examples.ts'
import { zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMsn, zText } from '../shared/schemas.ts'

/** Products that are remembered for a visitor. */
export const RECENTLY_VIEWED_KEPT = 20

const zUrl = zText(2000, 0).default('')

/** As the specification names the fields; who it is and from where is taken from the session, whatever is sent. */
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
})

const zAccepted = z.object({ accepted: z.boolean() })
const clickStream = { body: zClickStream, response: envelope(zAccepted), errors: [], perMinute: 120 } as const

export const trackingEndpoints = defineEndpoints({
  getRecentlyViewed: {
    method: 'GET',
    path: '/api/v1/analytic/getRecentlyViewed',
    access: 'public',
    summary: 'Products that this visitor looked at, newest first, without the one that is looked at now.',
    query: z.object({
      /** The product of the page that asks. */
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
    summary: 'Notes a visit of a home, product or category page; those of robots are passed over.',
    body: zClickStream.extend({ message: zText(200, 0).default('page-view'), url: zText(2000) }),
    response: envelope(zAccepted),
    errors: [],
    example: ok({ accepted: true }),
    perMinute: 120,
  },
  clickStream: {
    ...clickStream,
    method: 'POST',
    path: '/api/v1/analytic/clickstream',
    access: 'public',
    summary: 'Notes an event of the click-stream.',
    example: ok({ accepted: true }),
  },
  clickStreamV3: {
    ...clickStream,
    method: 'POST',
    path: '/api/v3/analytic/clickstream',
    access: 'public',
    summary: 'Notes an event of the click-stream (v3 body).',
    example: ok({ accepted: true }),
  },
})
