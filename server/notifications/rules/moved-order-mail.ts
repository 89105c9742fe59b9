// The mails to both customers when an order moves from one account to another.

import type { MailValues } from '../../../contract/notifications/templates.rules.ts'
import { type Currency, type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

/** One of the two customers; the mail reveals nothing about the other. */
export interface MovedOrderReader {
  side: 'away' | 'here'
  language: Language
  firstName: string
  email: string
}

export interface MovedOrder {
  number: number
  market: Market
  currency: Currency
  payableMinor: number
  /** The customers with a verified address. */
  readers: MovedOrderReader[]
}

interface Words {
  subject: (order: string) => string
  text: string
  ifNot: string
  open: string
}

const WORDS: Readonly<Record<Language, Record<MovedOrderReader['side'], Words> & { whySent: string }>> = {
  en: {
    away: {
      subject: order => `Order ${order} is no longer in your account`,
      text: 'Our staff have moved the order to another account, because it did not belong to yours. You no longer see it, and you get no further messages about it. What was paid for it is not affected.',
      ifNot: 'If the order is yours, write to us at once.',
      open: 'My orders',
    },
    here: {
      subject: order => `Order ${order} is in your account now`,
      text: 'Our staff have moved the order to your account. You follow, cancel and return it there, and find its documents there once they are issued.',
      ifNot: 'If you do not know the order, write to us at once.',
      open: 'View the order',
    },
    whySent: 'You receive this mail because an order of your Karkhana account was changed. It cannot be switched off.',
  },
  hi: {
    away: {
      subject: order => `ऑर्डर ${order} अब आपके अकाउंट में नहीं है`,
      text: 'हमारे स्टाफ़ ने यह ऑर्डर दूसरे अकाउंट में कर दिया है, क्योंकि यह आपके अकाउंट का नहीं था। अब यह आपको नहीं दिखेगा और इसके बारे में आपको और संदेश नहीं मिलेंगे। इसके लिए किए गए भुगतान पर कोई असर नहीं पड़ा है।',
      ifNot: 'अगर यह ऑर्डर आपका है, तो हमें तुरंत लिखें।',
      open: 'मेरे ऑर्डर',
    },
    here: {
      subject: order => `ऑर्डर ${order} अब आपके अकाउंट में है`,
      text: 'हमारे स्टाफ़ ने यह ऑर्डर आपके अकाउंट में कर दिया है। वहीं आप इसे देख, रद्द या वापस कर सकते हैं, और दस्तावेज़ जारी होने पर वहीं मिलेंगे।',
      ifNot: 'अगर आप इस ऑर्डर को नहीं जानते, तो हमें तुरंत लिखें।',
      open: 'ऑर्डर देखें',
    },
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि आपके कारखाना अकाउंट के एक ऑर्डर में बदलाव हुआ है। इसे बंद नहीं किया जा सकता।',
  },
}

export const movedOpening = (
  language: Language,
  side: MovedOrderReader['side'],
  { order }: MailValues<'order-moved-here'>,
): Opening => ({ subject: WORDS[language][side].subject(order), text: WORDS[language][side].text })

export function movedOrderMail(
  order: MovedOrder,
  { side, language, firstName }: MovedOrderReader,
  origin: string,
  own: OwnWords = NO_OWN_WORDS,
): Mail {
  const { number, market, currency, payableMinor } = order
  const words = WORDS[language][side]
  const values = { order: String(number) }
  const standard = movedOpening(language, side, values)
  const { opening, ...beginning } = beginningOf(own, `order-moved-${side}`, values, standard)
  const total = formatMoney(payableMinor, currency, MARKET_INFO[market].languageTag[language])
  const path = side === 'here' ? `/dashboard/order/${number}` : '/dashboard/orders'
  return {
    ...beginning,
    paragraphs: [MAIL_WORDS[language].hello(firstName), ...opening, words.ifNot],
    details: [
      { label: MAIL_WORDS[language].orderNumber, value: String(number) },
      ...(side === 'here' ? [{ label: MAIL_WORDS[language].total, value: total }] : []),
    ],
    lines: [],
    totals: [],
    action: { label: words.open, url: `${origin}${language === 'hi' ? '/hi' : ''}${path}` },
    footer: [WORDS[language].whySent],
    unsubscribe: null,
  }
}
