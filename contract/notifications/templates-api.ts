// Staff endpoints to edit the texts of messages to customers, preview them and send a test.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zLanguage, zMarket, zText } from '../shared/schemas.ts'
import { MAX_MAIL_TEXT, MAX_SUBJECT, MAX_TEXT_TESTS, TEMPLATE_CHANNELS } from './templates.rules.ts'

const access = 'staff' as const

const zWords = z.object({
  /** Also the heading; null for a text message. */
  subject: zText(MAX_SUBJECT, 1).nullable(),
  /** The first paragraphs of a mail, separated by empty lines, or the whole text message. */
  text: zText(MAX_MAIL_TEXT, 1),
  /** Id under which a text message is registered with Indian operators; null for a mail or without one. */
  registeredId: z
    .string()
    .regex(/^[0-9A-Za-z_-]{1,40}$/, 'Letters, digits, hyphens and underscores.')
    .nullable(),
})

const zLanguageWords = z.object({
  standard: z.object({ subject: z.string().nullable(), text: z.string() }),
  /** Text that is sent instead; null for the standard text. */
  own: zWords.nullable(),
  /** 0 until the first change. */
  version: z.int(),
  changedAt: z.string().nullable(),
})
export type LanguageWords = z.output<typeof zLanguageWords>

const zTemplate = z.object({
  channel: z.enum(TEMPLATE_CHANNELS),
  template: z.string(),
  /** Names of the placeholders allowed in braces. */
  values: z.array(z.string()),
  words: z.object({ en: zLanguageWords, hi: zLanguageWords }),
})
export type MessageTemplate = z.output<typeof zTemplate>

const standard = {
  en: { subject: 'Order {order} is placed', text: 'Thank you for your order. We have received it.' },
  hi: { subject: 'ऑर्डर {order} दर्ज हो गया है', text: 'ऑर्डर के लिए धन्यवाद। यह हमें मिल गया है।' },
}
const unchanged = { own: null, version: 0, changedAt: null }
const template: MessageTemplate = {
  ...{ channel: 'mail', template: 'order-placed', values: ['order'] },
  words: {
    en: {
      standard: standard.en,
      own: { subject: 'We have your order {order}', text: standard.en.text, registeredId: null },
      ...{ version: 1, changedAt: '2026-11-27T12:00:00.000Z' },
    },
    hi: { standard: standard.hi, ...unchanged },
  },
}

const params = z.object({
  channel: z.enum(TEMPLATE_CHANNELS),
  template: z.string().regex(/^[a-z][a-z-]{0,59}$/, 'Small letters and hyphens.'),
})
const zOwn = zWords.nullable()
/** A mobile number of the market’s country, as typed. */
const zTestPhone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s-]{7,20}$/, 'A phone number.')
const WRONG = ['message-template.unknown', 'message-template.values', 'message-template.words'] as const

export const templateEndpoints = defineEndpoints({
  messageTemplates: {
    method: 'GET',
    path: '/api/admin/messageTemplates',
    access,
    permission: 'content.read',
    summary: 'Lists the messages whose text can be changed, with the standard text and that of the market.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ templates: z.array(zTemplate) })),
    errors: [],
    example: ok({ templates: [template] }),
  },
  changeMessageTemplate: {
    method: 'POST',
    path: '/api/admin/messageTemplates/{channel}/{template}',
    access,
    permission: 'content.write',
    summary:
      'Sets the text of a message in a market and language for future messages; null restores the standard text.',
    params,
    body: z.object({ market: zMarket, language: zLanguage, version: z.int().min(0).max(2_000_000_000), own: zOwn }),
    response: envelope(zTemplate),
    errors: [...WRONG, 'content.changed-meanwhile'],
    example: ok(template),
  },
  previewMessageTemplate: {
    method: 'POST',
    path: '/api/admin/messageTemplates/{channel}/{template}/preview',
    access,
    permission: 'content.read',
    summary: 'Previews a message with this text, filled with example data.',
    params,
    body: z.object({ market: zMarket, language: zLanguage, own: zOwn }),
    response: envelope(z.object({ subject: z.string().nullable(), text: z.string() })),
    errors: WRONG,
    example: ok({ subject: 'We have your order 100001', text: 'We have your order 100001\n\nHello Asha,' }),
  },
  testMessageTemplate: {
    method: 'POST',
    path: '/api/admin/messageTemplates/mail/{template}/test',
    access,
    permission: 'content.write',
    summary: 'Sends a test mail with this text, filled with example data, to the caller’s address.',
    params: params.pick({ template: true }),
    body: z.object({ market: zMarket, language: zLanguage, own: zOwn }),
    response: envelope(z.object({ email: z.string() })),
    errors: [...WRONG, 'session.login-required'],
    example: ok({ email: 'meera@karkhana.example' }),
    perMinute: 10,
  },
  testTextTemplate: {
    method: 'POST',
    path: '/api/admin/messageTemplates/sms/{template}/test',
    access,
    permission: 'content.write',
    summary: `Sends a test message with this text, filled with example data, to the given number; ${MAX_TEXT_TESTS} times a day for each member.`,
    params: params.pick({ template: true }),
    body: z.object({ market: zMarket, language: zLanguage, own: zOwn, phone: zTestPhone }),
    response: envelope(z.object({ phone: z.string() })),
    errors: [
      ...WRONG,
      ...(['session.login-required', 'messages.text-off', 'message-template.phone', 'message-template.tests'] as const),
    ],
    example: ok({ phone: '+91 ••••••4321' }),
    perMinute: 5,
  },
})
