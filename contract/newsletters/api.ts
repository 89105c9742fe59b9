// The endpoint that confirms a newsletter subscription by the mailed link. Subscribing is `login/subscription`.

import { z } from 'zod'
import { NEWSLETTER_CONSENT } from '../shared/consent-texts.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'

export const newsletterEndpoints = defineEndpoints({
  confirmNewsletter: {
    method: 'POST',
    path: '/api/v1/newsletter/confirm',
    access: 'public',
    feature: 'newsletter',
    summary: 'Confirms a subscription with the token from the mail. Repeating it changes nothing.',
    body: z.object({
      token: z.string().min(1).max(300),
      /** The consent text that was accepted (`CONSENT_TEXTS`); defaults to the current one. */
      consentVersion: z.int().min(1).max(NEWSLETTER_CONSENT).default(NEWSLETTER_CONSENT),
    }),
    response: envelope(z.object({ email: z.string() })),
    errors: ['newsletter.link-invalid'],
    example: ok({ email: 'asha@example.com' }),
    perMinute: 20,
  },
})
