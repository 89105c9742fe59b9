// The standard texts of messages with their placeholders in braces, as shown in the editing form.

import {
  type MailValues,
  type OrderMailTemplate,
  OTHER_MAIL_VALUES,
  type OtherMailTemplate,
  type TemplateChannel,
  type TextTemplate,
} from '../../../contract/notifications/templates.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { alertOpening } from './alert-mail.ts'
import { commissionOpening } from './commission-mail.ts'
import { loginOpening } from './login-mail.ts'
import type { Opening } from './mail-words.ts'
import { mergeOpening } from './merge-mail.ts'
import { movedOpening } from './moved-order-mail.ts'
import { newsletterOpening } from './newsletter-mail.ts'
import { pickupOpening } from './pickup-mails.ts'
import { pointsOpening } from './points-mail.ts'
import { declinedOpening, quotedOpening } from './quotation-answer-mail.ts'
import { quotationOpening } from './quotation-mail.ts'
import { reminderOpening } from './reminder-mail.ts'
import { type NotifiedReturnState, returnOpening } from './return-mails.ts'
import { reviewOpening } from './review-mail.ts'
import { supportOpening } from './support-mail.ts'
import { standardText } from './texts.ts'
import { MAIL_WORDS } from './words.ts'

/** The opening of a mail about an order with its placeholders, as shown in the form. */
function standardOpening(template: OrderMailTemplate, language: Language): Opening {
  const words = MAIL_WORDS[language]
  const [order, amount, parcel] = ['{order}', '{amount}', '{parcel}']
  const document = [order, '{document}', '{seller}'] as const
  const openings: Record<OrderMailTemplate, () => Opening> = {
    'order-placed': () => words.placed(order),
    'awaiting-transfer': () => words.awaitingTransfer(order, amount),
    'payment-failed': () => words.paymentFailed(order, amount),
    'order-expired': () => words.expired(order),
    shipped: () => words.shipped(order, parcel, '{carrier}'),
    'out-for-delivery': () => words.outForDelivery(order, parcel),
    delivered: () => words.delivered(order, parcel),
    'parcel-returned': () => words.parcelReturned(order, parcel),
    'parcel-lost': () => words.parcelLost(order, parcel),
    'parcel-sent-again': () => words.parcelSentAgain(order, parcel, '{carrier}'),
    'parcel-lost-refunded': () => words.parcelLostRefunded(order, parcel),
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

type Openings = { [T in OtherMailTemplate]: (language: Language, values: MailValues<T>) => Opening }

/** For a return: an exchange differs only in its name. */
const ofReturn =
  (state: NotifiedReturnState) =>
  (language: Language, values: MailValues<'return-requested'>): Opening =>
    returnOpening(language, { kind: 'return', state, name: values.return })

const OTHER_OPENINGS: Openings = {
  'return-requested': ofReturn('requested'),
  'return-approved': ofReturn('approved'),
  'return-rejected': ofReturn('rejected'),
  'return-received': ofReturn('received'),
  'return-inspection-failed': ofReturn('inspection-failed'),
  'return-accepted': ofReturn('accepted'),
  'return-replacement-sent': ofReturn('replacement-sent'),
  'return-completed': ofReturn('completed'),
  'return-pickup-booked': (language, values) => pickupOpening(language, 'booked', values),
  'return-pickup-collected': (language, values) => pickupOpening(language, 'collected', values),
  'return-pickup-cancelled': (language, values) => pickupOpening(language, 'cancelled', values),
  'return-pickup-failed': (language, values) => pickupOpening(language, 'failed', values),
  'quotation-received': quotationOpening,
  'quotation-answered': quotedOpening,
  'quotation-declined': declinedOpening,
  'support-answered': supportOpening,
  'review-request': reviewOpening,
  'product-alerts': language => alertOpening(language, 'both'),
  'purchase-list-reminder': reminderOpening,
  'points-expiring': pointsOpening,
  'newsletter-confirm': newsletterOpening,
  'new-login': loginOpening,
  'accounts-merged': mergeOpening,
  'order-moved-away': (language, values) => movedOpening(language, 'away', values),
  'order-moved-here': (language, values) => movedOpening(language, 'here', values),
  'commission-invoice': (language, values) => commissionOpening(language, 'invoice', values),
  'commission-credit-note': (language, values) => commissionOpening(language, 'credit-note', values),
}

const isOther = (template: string): template is OtherMailTemplate => Object.hasOwn(OTHER_MAIL_VALUES, template)

function otherOpening<T extends OtherMailTemplate>(template: T, language: Language): Opening {
  const names = OTHER_MAIL_VALUES[template].map(name => [name, `{${name}}`])
  return OTHER_OPENINGS[template](language, Object.fromEntries(names) as MailValues<T>)
}

/** The standard text of an editable message. */
export function standardWords(
  channel: TemplateChannel,
  template: string,
  language: Language,
): { subject: string | null; text: string } {
  if (channel === 'sms') return { subject: null, text: standardText(template as TextTemplate, language) }
  if (isOther(template)) return otherOpening(template, language)
  return standardOpening(template as OrderMailTemplate, language)
}
