// Message texts for staff: the standard ones, those of the market, and a preview.

import {
  MAIL_VALUES,
  MAX_TEXT_MESSAGE,
  missingValues,
  TEXT_VALUES,
  type TemplateChannel,
  type TemplateWords,
  type TextTemplate,
  unknownValues,
  valuesOfTemplate,
} from '../../../contract/notifications/templates.rules.ts'
import type { LanguageWords, MessageTemplate } from '../../../contract/notifications/templates-api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { listTemplates, type TemplateKey, type TemplateRow } from '../repository/templates.ts'
import { exampleMail } from '../rules/example.ts'
import { exampleOrder } from '../rules/example-order.ts'
import { type Mail, textOf } from '../rules/mail.ts'
import { orderUrl } from '../rules/order-mails.ts'
import { standardWords } from '../rules/standard-words.ts'
import { orderText } from '../rules/texts.ts'

const ALL: readonly { channel: TemplateChannel; template: string }[] = [
  ...Object.keys(MAIL_VALUES).map(template => ({ channel: 'mail' as const, template })),
  ...Object.keys(TEXT_VALUES).map(template => ({ channel: 'sms' as const, template })),
]

export const ownOf = ({ subject, text, registeredId }: TemplateRow): TemplateWords | null =>
  text === null ? null : { subject, text, registeredId }

function wordsOf(
  rows: readonly TemplateRow[],
  { channel, template, language }: Omit<TemplateKey, 'market'>,
): LanguageWords {
  const row = rows.find(one => one.channel === channel && one.template === template && one.language === language)
  return {
    standard: standardWords(channel, template, language),
    own: row ? ownOf(row) : null,
    version: row?.version ?? 0,
    changedAt: row && row.version > 0 ? row.changedAt.toISOString() : null,
  }
}

function presentTemplate(
  rows: readonly TemplateRow[],
  of: { channel: TemplateChannel; template: string },
): MessageTemplate {
  const { channel, template } = of
  return {
    ...{ channel, template, values: [...(valuesOfTemplate(channel, template) ?? [])] },
    words: { en: wordsOf(rows, { ...of, language: 'en' }), hi: wordsOf(rows, { ...of, language: 'hi' }) },
  }
}

/** Every message with an editable text. */
export async function messageTemplates(db: Db, market: Market): Promise<MessageTemplate[]> {
  const rows = await listTemplates(db, market)
  return ALL.map(of => presentTemplate(rows, of))
}

/** A single message. */
export async function messageTemplate(db: Db, { market, channel, template }: TemplateKey): Promise<MessageTemplate> {
  return presentTemplate(await listTemplates(db, market), { channel, template })
}

/**
 * Checks that a message exists and has an editable text, and that the given text can be sent.
 * @throws message-template.unknown, message-template.words, message-template.values with what is wrong
 */
export function requireWords(channel: TemplateChannel, template: string, own: TemplateWords | null): void {
  const values = valuesOfTemplate(channel, template)
  if (!values) throw appError('message-template.unknown')
  if (!own) return
  const isMail = channel === 'mail'
  const fits = isMail
    ? own.subject !== null && !/[\r\n]/.test(own.subject) && own.registeredId === null
    : own.subject === null && own.text.length <= MAX_TEXT_MESSAGE
  if (!fits) throw appError('message-template.words')
  const wrong = [...unknownValues(values, own), ...missingValues(channel, values, own)]
  if (wrong.length === 0) return
  throw appError('message-template.values', { problems: wrong.map(message => ({ path: 'body.own.text', message })) })
}

export interface WordsInView {
  market: Market
  language: Language
  channel: TemplateChannel
  template: string
  own: TemplateWords | null
}

/** The mail with example data. @throws message-template.unknown, message-template.words, message-template.values */
export function mailWith(app: App, { market, language, channel, template, own }: WordsInView): Mail {
  requireWords(channel, template, own)
  const words = new Map(own ? [[`mail:${template}`, own]] : [])
  const mail = exampleMail(template, { market, language, origin: originOf(app.config, market), own: words })
  if (!mail) throw appError('message-template.unknown')
  return mail
}

/** A message as it would be sent. @throws message-template.unknown, message-template.words, message-template.values */
export function previewTemplate(app: App, view: WordsInView): { subject: string | null; text: string } {
  const { market, language, channel, template, own } = view
  if (channel === 'mail') {
    const mail = mailWith(app, view)
    return { subject: mail.subject, text: textOf(mail) }
  }
  requireWords(channel, template, own)
  const order = exampleOrder(market, language)
  const values = {
    order: String(order.number),
    parcel: String(order.shipments[0]?.number),
    request: String(order.number),
    link: orderUrl(originOf(app.config, market), order),
  }
  return { subject: null, text: orderText(template as TextTemplate, language, values, own) }
}
