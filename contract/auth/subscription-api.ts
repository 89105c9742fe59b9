// The call that subscribes to the newsletter or ends it; the specification counts it among those of the login.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'

export const newsletterSubscription = defineEndpoints({
  subscription: {
    method: 'POST',
    path: '/api/v1/login/subscription',
    access: 'public',
    summary:
      'Asks the owner of an email to confirm the newsletter, or ends it. A customer with this verified address needs no confirmation.',
    body: z.object({ email: z.string().trim().max(254), active: z.boolean() }),
    response: envelope(z.object({ email: z.string(), active: z.boolean() })),
    errors: ['auth.identifier'],
    example: ok({ email: 'asha@example.com', active: true }),
    perMinute: 20,
  },
})
