// The text of messages as sent: the operator's if there is one and its placeholders have values, otherwise the standard one.

import {
  fillWords,
  type MailValues,
  ORDER_MAIL_VALUES,
  type OrderMailTemplate,
  type OtherMailTemplate,
  type TemplateChannel,
  type TemplateWords,
} from '../../../contract/notifications/templates.rules.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import type { Mail } from './mail.ts'
import type { MailCause } from './mail-cause.ts'
import type { Opening } from './mail-words.ts'
import type { NotifiedOrder } from './order.ts'
import { timeOf } from './order-times.ts'

/** By `channel:template`, for one market and language. */
export type OwnWords = ReadonlyMap<string, TemplateWords>
export const NO_OWN_WORDS: OwnWords = new Map()

export const ownWordsOf = (own: OwnWords, channel: TemplateChannel, template: string): TemplateWords | null =>
  own.get(`${channel}:${template}`) ?? null

const isEditable = (template: string): template is OrderMailTemplate => Object.hasOwn(ORDER_MAIL_VALUES, template)

/** Placeholders of a mail about an order. */
function valuesOf(order: NotifiedOrder, cause: MailCause): Record<string, string> {
  const { market, language, currency } = order
  const money = (minor: number) => formatMoney(minor, currency, MARKET_INFO[market].languageTag[language])
  return {
    order: String(order.number),
    amount: money('refundMinor' in cause ? cause.refundMinor : order.payableMinor),
    ...('payableMinor' in cause && { payable: money(cause.payableMinor) }),
    ...('differenceMinor' in cause && { difference: money(cause.differenceMinor), until: timeOf(order, cause.until) }),
    ...('shipment' in cause && { parcel: String(cause.shipment.number), carrier: cause.shipment.carrier }),
    ...('documentNumber' in cause && { document: cause.documentNumber, seller: cause.seller }),
  }
}

/**
 * Text with its values filled in, one string per paragraph; null without a text, or if one of its placeholders has no
 * value.
 */
function filled(
  words: TemplateWords | null,
  values: Readonly<Record<string, string>>,
): { subject: string; paragraphs: string[] } | null {
  const subject = words && fillWords(words.subject ?? '', values)
  const text = words && fillWords(words.text, values)
  if (!subject || !text) return null
  const paragraphs = text.split(/\n\s*\n/).map(part => part.trim())
  return { subject, paragraphs: paragraphs.filter(Boolean) }
}

/**
 * Subject and first paragraphs of a mail about an order: the operator's, unless one of its placeholders has no value.
 */
export function openingOf(
  own: OwnWords,
  order: NotifiedOrder,
  cause: MailCause,
  standard: Opening,
): { subject: string; paragraphs: string[] } {
  const words = isEditable(cause.template) ? ownWordsOf(own, 'mail', cause.template) : null
  return filled(words, valuesOf(order, cause)) ?? { subject: standard.subject, paragraphs: [standard.text] }
}

/** The beginning of a mail that is not about an order; `opening` are the standard paragraphs after the greeting. */
export function beginningOf<T extends OtherMailTemplate>(
  own: OwnWords,
  template: T,
  values: MailValues<T>,
  standard: Opening,
): Pick<Mail, 'subject' | 'preview' | 'heading'> & { opening: string[] } {
  const { subject, paragraphs: opening } = filled(ownWordsOf(own, 'mail', template), values) ?? {
    ...{ subject: standard.subject, paragraphs: [standard.text] },
  }
  return { subject, preview: opening[0] ?? '', heading: subject, opening }
}
