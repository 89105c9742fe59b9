// The words of messages as they are sent: those of the operator where there are some, with the values of the order, else the standard ones.

import {
  fillWords,
  MAIL_VALUES,
  type MailTemplate,
  type TemplateChannel,
  type TemplateWords,
  type TextTemplate,
} from '../../../contract/notifications/templates.rules.ts'
import { type Language, MARKET_INFO } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import type { MailCause } from './mail-cause.ts'
import type { Opening } from './mail-words.ts'
import type { NotifiedOrder } from './order.ts'
import { timeOf } from './order-times.ts'
import { standardText } from './texts.ts'
import { MAIL_WORDS } from './words.ts'

/** By `channel:template`, of one market and language. */
export type OwnWords = ReadonlyMap<string, TemplateWords>
export const NO_OWN_WORDS: OwnWords = new Map()

export const ownWordsOf = (own: OwnWords, channel: TemplateChannel, template: string): TemplateWords | null =>
  own.get(`${channel}:${template}`) ?? null

const isEditable = (template: string): template is MailTemplate => Object.hasOwn(MAIL_VALUES, template)

/** The opening of a mail with the names of its values in their places, as it stands in the form. */
function standardOpening(template: MailTemplate, language: Language): Opening {
  const words = MAIL_WORDS[language]
  const [order, amount, parcel] = ['{order}', '{amount}', '{parcel}']
  const document = [order, '{document}', '{seller}'] as const
  const openings: Record<MailTemplate, () => Opening> = {
    'order-placed': () => words.placed(order),
    'awaiting-transfer': () => words.awaitingTransfer(order, amount),
    'payment-failed': () => words.paymentFailed(order, amount),
    'order-expired': () => words.expired(order),
    shipped: () => words.shipped(order, parcel, '{carrier}'),
    'out-for-delivery': () => words.outForDelivery(order, parcel),
    delivered: () => words.delivered(order, parcel),
    'parcel-returned': () => words.parcelReturned(order, parcel),
    invoice: () => words.invoice(...document),
    'credit-note': () => words.creditNote(...document),
    'debit-note': () => words.debitNote(...document),
    'delivery-challan': () => words.challan(...document),
    'items-cancelled': () => words.itemsCancelled(order, '{payable}'),
    'lines-edited': () => words.linesEdited(order, '{payable}'),
    'edit-waits': () => words.editWaits(order, '{difference}', '{until}'),
    'address-corrected': () => words.addressCorrected(order),
    'order-cancelled': () => words.cancelled(order),
    'refund-made': () => words.refundMade(order, amount),
    'refund-link': () => words.refundLink(order, amount),
  }
  return openings[template]()
}

/** The standard words of a message that can be changed. */
export function standardWords(
  channel: TemplateChannel,
  template: string,
  language: Language,
): { subject: string | null; text: string } {
  if (channel === 'mail') return standardOpening(template as MailTemplate, language)
  return { subject: null, text: standardText(template as TextTemplate, language) }
}

/** What a mail about an order may name. */
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

/** Subject and first paragraphs of a mail: those of the operator, unless a value that they name is empty. */
export function openingOf(
  own: OwnWords,
  order: NotifiedOrder,
  cause: MailCause,
  standard: Opening,
): { subject: string; paragraphs: string[] } {
  const words = isEditable(cause.template) ? ownWordsOf(own, 'mail', cause.template) : null
  const values = valuesOf(order, cause)
  const subject = words && fillWords(words.subject ?? '', values)
  const text = words && fillWords(words.text, values)
  if (!subject || !text) return { subject: standard.subject, paragraphs: [standard.text] }
  return {
    subject,
    paragraphs: text
      .split(/\n\s*\n/)
      .map(part => part.trim())
      .filter(Boolean),
  }
}
