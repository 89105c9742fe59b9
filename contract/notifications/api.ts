// Endpoints of customers' message preferences, and of newsletter subscribers for staff.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zLanguage, zUuid } from '../shared/schemas.ts'
import { OPTIONAL_MAIL, OPTIONAL_TEXTS } from './preferences.rules.ts'

const zOptionalMail = z.enum(OPTIONAL_MAIL)
const zOptionalText = z.enum(OPTIONAL_TEXTS)
const zPreferences = z.object({
  /** The verified address for mail; null when there is none. */
  email: z.string().nullable(),
  /** The verified number for text messages. */
  phone: z.string().nullable(),
  mail: z.array(z.object({ topic: zOptionalMail, on: z.boolean() })),
  texts: z.array(z.object({ topic: zOptionalText, on: z.boolean() })),
})
export type NotificationPreferences = z.output<typeof zPreferences>

const example = ok({
  email: 'asha@example.com',
  phone: '9876543210',
  mail: OPTIONAL_MAIL.map(topic => ({ topic, on: topic !== 'newsletter' })),
  texts: OPTIONAL_TEXTS.map(topic => ({ topic, on: true })),
})

export const notificationEndpoints = defineEndpoints({
  notificationPreferences: {
    method: 'GET',
    path: '/api/v1/customer/notificationPreferences',
    access: 'customer',
    summary: 'Returns which optional mails and text messages the customer receives, by kind.',
    response: envelope(zPreferences),
    errors: [],
    example,
  },
  setNotificationPreference: {
    method: 'POST',
    path: '/api/v1/customer/notificationPreferences',
    access: 'customer',
    feature: 'newsletter',
    featureWhen: { topic: 'newsletter', on: true },
    summary: 'Switches mail or text messages of a kind on or off; the newsletter needs a verified address.',
    body: z.object({ topic: z.union([zOptionalMail, zOptionalText]), on: z.boolean() }),
    response: envelope(zPreferences),
    errors: ['newsletter.mail-missing'],
    example,
    perMinute: 60,
  },
  testNewsletter: {
    method: 'POST',
    path: '/api/admin/newsletters/{newsletterId}/test',
    access: 'staff',
    permission: 'newsletter.write',
    summary: 'Sends an issue of the newsletter in a language to the calling member of staff.',
    params: z.object({ newsletterId: zUuid }),
    body: z.object({ language: zLanguage }),
    response: envelope(z.object({ email: z.string() })),
    errors: ['newsletter.unknown'],
    example: ok({ email: 'meera@karkhana.example' }),
    perMinute: 10,
  },
  newsletterSubscribers: {
    method: 'GET',
    path: '/api/admin/newsletter/subscribers.csv',
    access: 'staff',
    permission: 'newsletter.read',
    recorded: true,
    summary:
      'Exports the confirmed subscribers of a country as CSV, each with a one-click unsubscribe link (RFC 8058).',
    query: z.object({ market: z.enum(['IN', 'AE']) }),
    response: zFile,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'newsletter-IN.csv', bytes: new Uint8Array() },
  },
})
