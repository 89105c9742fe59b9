// The text messages about orders and quotations, as registered for DLT with the operators in India.

import {
  fillWords,
  TEXT_VALUES,
  type TemplateWords,
  type TextTemplate,
} from '../../../contract/notifications/templates.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'

/** Values of a text message with their DLT variable tags. */
const TAGS = { order: '{#numeric#}', parcel: '{#numeric#}', request: '{#numeric#}', link: '{#url#}' } as const
export type TextValues = Partial<Record<keyof typeof TAGS, string>>

/** Names of the templates; the mail of the same name says more. */
export const TEXT_TEMPLATES = Object.keys(TEXT_VALUES) as TextTemplate[]

/** Messages that can be switched off: the order page and mails report the same progress. */
export const PROGRESS_TEXTS: readonly TextTemplate[] = ['order-placed', 'shipped', 'out-for-delivery', 'delivered']

const TEXTS: Readonly<Record<TextTemplate, Readonly<Record<Language, string>>>> = {
  'order-placed': {
    en: 'Karkhana: your order {order} is placed. Details: {link}',
    hi: 'कारखाना: आपका ऑर्डर {order} दर्ज हो गया है। विवरण: {link}',
  },
  'payment-failed': {
    en: 'Karkhana: the payment for order {order} failed. Pay again: {link}',
    hi: 'कारखाना: ऑर्डर {order} का भुगतान नहीं हो सका। फिर से भुगतान करें: {link}',
  },
  shipped: {
    en: 'Karkhana: parcel {parcel} of order {order} is on its way. Track it: {link}',
    hi: 'कारखाना: ऑर्डर {order} का पार्सल {parcel} रवाना हो गया है। ट्रैक करें: {link}',
  },
  'out-for-delivery': {
    en: 'Karkhana: parcel {parcel} of order {order} is out for delivery. Details: {link}',
    hi: 'कारखाना: ऑर्डर {order} का पार्सल {parcel} डिलीवरी के लिए निकल गया है। विवरण: {link}',
  },
  delivered: {
    en: 'Karkhana: parcel {parcel} of order {order} was delivered. Details: {link}',
    hi: 'कारखाना: ऑर्डर {order} का पार्सल {parcel} डिलीवर हो गया है। विवरण: {link}',
  },
  'order-cancelled': {
    en: 'Karkhana: order {order} was cancelled. Details: {link}',
    hi: 'कारखाना: ऑर्डर {order} रद्द हो गया है। विवरण: {link}',
  },
  'edit-waits': {
    en: 'Karkhana: a change of order {order} waits for your payment. Pay: {link}',
    hi: 'कारखाना: ऑर्डर {order} के बदलाव का भुगतान बाकी है। भुगतान करें: {link}',
  },
  'refund-link': {
    en: 'Karkhana: name a bank account for the refund of order {order}: {link}',
    hi: 'कारखाना: ऑर्डर {order} के रिफ़ंड के लिए बैंक खाता बताएँ: {link}',
  },
  'quotation-answered': {
    en: 'Karkhana: the quotation for your request {request} is ready. View it: {link}',
    hi: 'कारखाना: आपके अनुरोध {request} का कोटेशन तैयार है। देखें: {link}',
  },
}

const fill = (text: string, values: TextValues) =>
  text.replace(/\{(\w+)\}/g, (_whole, name: keyof typeof TAGS) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A text message lacks its ${name}`)
    return value
  })

/**
 * A text message in a language, with the operator's text if there is one. @throws Error when a placeholder of the
 * template has no value
 */
export function orderText(
  template: TextTemplate,
  language: Language,
  values: TextValues,
  own: TemplateWords | null = null,
): string {
  return (own && fillWords(own.text, values)) ?? fill(TEXTS[template][language], values)
}

/** The store's own texts, with their placeholders in braces. */
export const standardText = (template: TextTemplate, language: Language): string => TEXTS[template][language]

/** A text in its registered form: every value tagged with its kind. */
export function registeredText(template: TextTemplate, language: Language): string {
  return fill(TEXTS[template][language], TAGS)
}
