// The mail to a seller with the operator's invoice or credit note for a month's commission.

import type { MailValues } from '../../../contract/notifications/templates.rules.ts'
import { type Currency, type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'

/** A document to be mailed. */
export interface MailedCommission {
  kind: 'invoice' | 'credit-note'
  number: string
  market: Market
  currency: Currency
  /** Email address of the seller. */
  language: Language
  email: string
  /** Legal names. */
  seller: string
  operator: string
  /** `2026-11` */
  period: string
  totalMinor: number
  /** Name of the PDF in the file storage. */
  hash: string
}

interface Words {
  subject: Record<MailedCommission['kind'], (number: string, month: string) => string>
  hello: (name: string) => string
  text: Record<MailedCommission['kind'], (operator: string, month: string) => string>
  kept: Record<MailedCommission['kind'], string>
  number: Record<MailedCommission['kind'], string>
  month: string
  total: string
  whySent: (operator: string) => string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: {
      invoice: (number, month) => `Commission invoice ${number} for ${month}`,
      'credit-note': (number, month) => `Credit note ${number} for commission of ${month}`,
    },
    hello: name => `To ${name},`,
    text: {
      invoice: (operator, month) =>
        `Attached is the invoice of ${operator} for the commission on your sales in ${month}.`,
      'credit-note': (operator, month) =>
        `Attached is the credit note of ${operator} for commission on sales that were returned or cancelled in ${month}.`,
    },
    kept: {
      invoice: 'It was kept back from what is paid out to you: nothing is to be transferred.',
      'credit-note': 'It was added to what is paid out to you.',
    },
    number: { invoice: 'Invoice number', 'credit-note': 'Credit note number' },
    month: 'Month',
    total: 'Total with tax',
    whySent: operator =>
      `You receive this mail because this address was given to ${operator} for the documents of a seller.`,
  },
  hi: {
    subject: {
      invoice: (number, month) => `${month} का कमीशन इनवॉइस ${number}`,
      'credit-note': (number, month) => `${month} के कमीशन का क्रेडिट नोट ${number}`,
    },
    hello: name => `${name},`,
    text: {
      invoice: (operator, month) => `${month} में आपकी बिक्री के कमीशन का इनवॉइस संलग्न है। इसे ${operator} ने जारी किया है।`,
      'credit-note': (operator, month) =>
        `${month} में वापस या रद्द हुई बिक्री के कमीशन का क्रेडिट नोट संलग्न है। इसे ${operator} ने जारी किया है।`,
    },
    kept: {
      invoice: 'यह राशि आपके भुगतान से काट ली गई है: अलग से कुछ नहीं देना है।',
      'credit-note': 'यह राशि आपके भुगतान में जोड़ दी गई है।',
    },
    number: { invoice: 'इनवॉइस नंबर', 'credit-note': 'क्रेडिट नोट नंबर' },
    month: 'महीना',
    total: 'टैक्स सहित कुल',
    whySent: operator => `यह मेल आपको इसलिए भेजा गया है कि विक्रेता के दस्तावेज़ों के लिए ${operator} को यह पता दिया गया है।`,
  },
}

/** `November 2026` in a language. */
function monthOf(period: string, market: Market, language: Language): string {
  const format = new Intl.DateTimeFormat(MARKET_INFO[market].languageTag[language], {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
  return format.format(new Date(`${period}-01T00:00:00Z`))
}

export const commissionOpening = (
  language: Language,
  kind: MailedCommission['kind'],
  { document, month, operator }: MailValues<'commission-invoice'>,
): Opening => {
  const { subject, text } = WORDS[language]
  return { subject: subject[kind](document, month), text: text[kind](operator, month) }
}

export function commissionMail(of: MailedCommission, own: OwnWords = NO_OWN_WORDS): Mail {
  const { kind, number, market, currency, language, seller, operator, period, totalMinor } = of
  const words = WORDS[language]
  const month = monthOf(period, market, language)
  const values = { document: number, month, operator }
  const standard = commissionOpening(language, kind, values)
  const { opening, ...beginning } = beginningOf(own, `commission-${kind}`, values, standard)
  return {
    ...beginning,
    paragraphs: [words.hello(seller), ...opening, words.kept[kind]],
    details: [
      { label: words.number[kind], value: number },
      { label: words.month, value: month },
    ],
    lines: [],
    totals: [
      {
        label: words.total,
        amount: formatMoney(totalMinor, currency, MARKET_INFO[market].languageTag[language]),
        strong: true,
      },
    ],
    action: null,
    footer: [words.whySent(operator)],
    unsubscribe: null,
  }
}
