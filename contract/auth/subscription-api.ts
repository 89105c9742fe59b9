// The endpoint that subscribes to the newsletter or unsubscribes; the specification groups it with login.

import { z } from 'zod'
import { NEWSLETTER_CONSENT } from '../shared/consent-texts.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'

export const newsletterSubscription = defineEndpoints({
  subscription: {
    method: 'POST',
    path: '/api/v1/login/subscription',
    access: 'public',
    feature: 'newsletter',
    featureWhen: { active: true },
    summary:
      'Subscribes an email to the newsletter by asking its owner to confirm, or unsubscribes it. A customer with this verified email does not need to confirm.',
    body: z.object({
      email: z.string().trim().max(254),
      active: z.boolean(),
      /** The accepted consent text (`CONSENT_TEXTS`); defaults to the current one. */
      consentVersion: z.int().min(1).max(NEWSLETTER_CONSENT).default(NEWSLETTER_CONSENT),
    }),
    response: envelope(z.object({ email: z.string(), active: z.boolean() })),
    errors: ['auth.identifier'],
    example: ok({ email: 'asha@example.com', active: true }),
    perMinute: 20,
  },
})
