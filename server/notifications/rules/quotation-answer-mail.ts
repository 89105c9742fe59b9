// The mail that answers a bulk quote request: with the quotation, or the reason for declining.

import { explainTotals } from '../../../contract/cart/totals-steps.rules.ts'
import type { TotalsStep } from '../../../contract/cart/totals-types.ts'
import type { MailValues } from '../../../contract/notifications/templates.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { type CurrencyCode, formatMoney } from '../../../contract/shared/money.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import type { NotifiedRequest } from './quotation-mail.ts'
import { MAIL_WORDS } from './words.ts'

/** A request with its answer. */
export interface AnsweredRequest extends NotifiedRequest {
  /** The customer's verified phone number, for a text message; null without one. */
  phone: string | null
  /** Whether a customer raised it; others log in with the phone number or email of the request. */
  hasAccount: boolean
  /** Reason for declining. */
  reason: string
  /** Null if it was declined. */
  quote: {
    /** ISO string. */
    validUntil: string
    deliveryDays: number
    note: string
    currency: CurrencyCode
    payableMinor: number
    steps: TotalsStep[]
    lines: { nameEn: string; nameHi: string; quantity: number; payableMinor: number }[]
  } | null
}

interface Words {
  subject: (number: string) => string
  text: (until: string) => string
  logIn: string
  declined: { subject: (number: string) => string; text: string }
  number: string
  validUntil: string
  deliveryTime: string
  days: (count: number) => string
  note: string
  reason: string
  view: string
  whySent: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: number => `Your quotation for request ${number}`,
    text: until =>
      `Here is your quotation. Accept it until ${until} and its products are put into your cart at these prices.`,
    logIn: 'Log in with the mobile number or email of your request to see it.',
    declined: {
      subject: number => `We cannot quote for request ${number}`,
      text: 'We are sorry that we cannot make you a quotation.',
    },
    number: 'Request number',
    validUntil: 'Valid until',
    deliveryTime: 'Delivery time',
    days: count => (count === 1 ? '1 day' : `${count} days`),
    note: 'Note',
    reason: 'Reason',
    view: 'View quotation',
    whySent: 'You receive this mail because a quotation was requested with this address at Karkhana.',
  },
  hi: {
    subject: number => `अनुरोध ${number} का कोटेशन`,
    text: until => `यह रहा आपका कोटेशन। इसे ${until} तक स्वीकार करें, तो ये उत्पाद इन्हीं कीमतों पर आपके कार्ट में आ जाएँगे।`,
    logIn: 'इसे देखने के लिए अपने अनुरोध के मोबाइल नंबर या ईमेल से लॉग इन करें।',
    declined: {
      subject: number => `अनुरोध ${number} का कोटेशन हम नहीं दे सकते`,
      text: 'हमें खेद है कि हम आपको कोटेशन नहीं दे सकते।',
    },
    number: 'अनुरोध नंबर',
    validUntil: 'मान्य तारीख',
    deliveryTime: 'डिलीवरी का समय',
    days: count => `${count} दिन`,
    note: 'टिप्पणी',
    reason: 'कारण',
    view: 'कोटेशन देखें',
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि इस पते से कारखाना पर कोटेशन माँगा गया है।',
  },
}

function dayOf({ market, language }: NotifiedRequest, at: string): string {
  const { languageTag, timeZone } = MARKET_INFO[market]
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone, numberingSystem: 'latn' } as const
  return new Date(at).toLocaleDateString(languageTag[language], format)
}

type Quote = NonNullable<AnsweredRequest['quote']>

function totalsOf({ market, language }: NotifiedRequest, { currency, payableMinor, steps }: Quote): Mail['totals'] {
  const words = MAIL_WORDS[language]
  const { languageTag, listPriceName } = MARKET_INFO[market]
  const money = (minor: number) => formatMoney(minor, currency, languageTag[language])
  const shown = explainTotals(steps).map(({ kind, key, params, amountMinor }) => ({
    label: words.totals[key]
      .replace('{listPrice}', listPriceName[language])
      .replace('{code}', String(params.code ?? ''))
      .replace('{title}', () => String((language === 'hi' ? params.titleHi : params.titleEn) ?? '')),
    amount: money(kind === 'tax' ? Number(params.taxMinor) : amountMinor),
    strong: false,
  }))
  return [...shown, { label: words.total, amount: money(payableMinor), strong: true }]
}

export const quotedOpening = (language: Language, { request, until }: MailValues<'quotation-answered'>): Opening => ({
  subject: WORDS[language].subject(request),
  text: WORDS[language].text(until),
})

export const declinedOpening = (language: Language, { request }: MailValues<'quotation-declined'>): Opening => ({
  subject: WORDS[language].declined.subject(request),
  text: WORDS[language].declined.text,
})

function beginningWith(own: OwnWords, request: AnsweredRequest) {
  const { language, quote } = request
  const named = { request: String(request.number) }
  if (!quote) return beginningOf(own, 'quotation-declined', named, declinedOpening(language, named))
  const values = { ...named, until: dayOf(request, quote.validUntil) }
  return beginningOf(own, 'quotation-answered', values, quotedOpening(language, values))
}

/** The mail of an answered request; it links to the request in the account. */
export function quotationAnswerMail(request: AnsweredRequest, origin: string, own: OwnWords = NO_OWN_WORDS): Mail {
  const { number, language, market, firstName, quote, reason, hasAccount } = request
  const words = WORDS[language]
  const { opening, ...beginning } = beginningWith(own, request)
  const detail = (label: string, value: string) => (value ? [{ label, value }] : [])
  return {
    ...beginning,
    paragraphs: [MAIL_WORDS[language].hello(firstName), ...opening, ...(quote && !hasAccount ? [words.logIn] : [])],
    details: [
      ...detail(words.number, String(number)),
      ...(quote ? detail(words.validUntil, dayOf(request, quote.validUntil)) : []),
      ...(quote ? detail(words.deliveryTime, words.days(quote.deliveryDays)) : []),
      ...(quote ? detail(words.note, quote.note) : detail(words.reason, reason)),
    ],
    lines: (quote?.lines ?? []).map(line => ({
      name: language === 'hi' ? line.nameHi : line.nameEn,
      note: MAIL_WORDS[language].units(line.quantity),
      amount: formatMoney(line.payableMinor, quote?.currency ?? 'INR', MARKET_INFO[market].languageTag[language]),
    })),
    totals: quote ? totalsOf(request, quote) : [],
    action: quote ? { label: words.view, url: quotationUrl(request, origin) } : null,
    footer: [words.whySent],
    unsubscribe: null,
  }
}

/** URL of the quotation for its customer. */
export function quotationUrl(
  { number, language }: Pick<NotifiedRequest, 'number' | 'language'>,
  origin: string,
): string {
  return `${origin}${language === 'hi' ? '/hi' : ''}/dashboard/rfq/${number}`
}
