// The mail that confirms a bulk quote request to the customer who raised it.

import type { MailValues } from '../../../contract/notifications/templates.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

/** A request with the data of its mail; only for customers with a verified address. */
export interface NotifiedRequest {
  number: number
  market: Market
  language: Language
  firstName: string
  email: string
  /** Name of the product, or of the category if no product was given. */
  nameEn: string
  nameHi: string
  quantity: number
  city: string
  description: string
}

interface Words {
  subject: (number: string) => string
  text: string
  number: string
  place: string
  note: string
  whySent: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: number => `Your quotation request ${number} was received`,
    text: 'We have your request. This is what you asked for:',
    number: 'Request number',
    place: 'Delivery to',
    note: 'Your note',
    whySent: 'You receive this mail because you requested a quotation at Karkhana.',
  },
  hi: {
    subject: number => `आपका कोटेशन अनुरोध ${number} मिल गया है`,
    text: 'आपका अनुरोध हमें मिल गया है। आपने यह माँगा है:',
    number: 'अनुरोध नंबर',
    place: 'डिलीवरी का स्थान',
    note: 'आपकी टिप्पणी',
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि आपने कारखाना पर कोटेशन माँगा है।',
  },
}

export const quotationOpening = (language: Language, { request }: MailValues<'quotation-received'>): Opening => ({
  subject: WORDS[language].subject(request),
  text: WORDS[language].text,
})

export function quotationMail(request: NotifiedRequest, own: OwnWords = NO_OWN_WORDS): Mail {
  const { language, number, firstName, nameEn, nameHi, quantity, city, description } = request
  const words = WORDS[language]
  const values = { request: String(number) }
  const standard = quotationOpening(language, values)
  const { opening, ...beginning } = beginningOf(own, 'quotation-received', values, standard)
  return {
    ...beginning,
    paragraphs: [MAIL_WORDS[language].hello(firstName), ...opening],
    details: [
      { label: words.number, value: String(number) },
      { label: words.place, value: city },
      ...(description ? [{ label: words.note, value: description }] : []),
    ],
    lines: [{ name: language === 'hi' ? nameHi : nameEn, note: MAIL_WORDS[language].units(quantity), amount: '' }],
    totals: [],
    action: null,
    footer: [words.whySent],
    unsubscribe: null,
  }
}
