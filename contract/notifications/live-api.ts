// The endpoint that opens a customer's stream of live notices.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'

export const liveNoticeEndpoints = defineEndpoints({
  noticeStream: {
    method: 'GET',
    path: '/api/v1/customer/noticeStream',
    access: 'customer',
    summary:
      'Issues the address of the customer’s live notifications (server-sent events): order updates, answers to quotation requests, lower prices on the wishlist. It must be opened within a minute.',
    response: envelope(z.object({ address: z.string() })),
    errors: [],
    example: ok({
      address: '/events/customer/8d0b5a52-0f3c-4a55-8a9d-3f6f5f2a1c11?until=1764000000000&signature=c2lnbmF0dXJl',
    }),
    perMinute: 30,
  },
})
