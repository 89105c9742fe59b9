// The mail before reward points expire.

import type { MailValues } from '../../../contract/notifications/templates.rules.ts'
import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

/** A customer with points that expire soon. */
export interface PointsOwner {
  customerId: string
  market: Market
  language: Language
  firstName: string
  email: string
  /** All points of the customer. */
  balance: number
}

/** Points that expire on a day, formatted for the customer. */
export interface ExpiringPoints {
  day: string
  points: number
  worthMinor: number
}

interface Words {
  subject: (points: string, day: string) => string
  text: (balance: string, worth: string) => string
  points: (points: string) => string
  expire: (day: string) => string
  open: string
  whySent: string
  unsubscribe: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: (points, day) => `${points} of your points expire on ${day}`,
    text: (balance, worth) =>
      `You have ${balance} points, worth ${worth}. Use them in the cart or at payment before they expire.`,
    points: points => `${points} points`,
    expire: day => `Expire on ${day}`,
    open: 'See your points',
    whySent: 'You receive this mail because you have reward points at Karkhana.',
    unsubscribe: 'No mail before points expire',
  },
  hi: {
    subject: (points, day) => `आपके ${points} पॉइंट ${day} को समाप्त हो जाएँगे`,
    text: (balance, worth) =>
      `आपके पास ${balance} पॉइंट हैं, जिनका मूल्य ${worth} है। समाप्त होने से पहले इन्हें कार्ट में या भुगतान के समय काम में लें।`,
    points: points => `${points} पॉइंट`,
    expire: day => `${day} को समाप्त`,
    open: 'अपने पॉइंट देखें',
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि कारखाना पर आपके रिवॉर्ड पॉइंट हैं।',
    unsubscribe: 'पॉइंट समाप्त होने से पहले मेल न भेजें',
  },
}

export interface PointsMail extends PointsOwner {
  balanceMinor: number
  /** Sorted by expiry; at least one. */
  expiring: readonly ExpiringPoints[]
}

export const pointsOpening = (
  language: Language,
  { points, day, balance, worth }: MailValues<'points-expiring'>,
): Opening => ({ subject: WORDS[language].subject(points, day), text: WORDS[language].text(balance, worth) })

export function pointsMail(
  mail: PointsMail,
  { origin, unsubscribeUrl, own = NO_OWN_WORDS }: { origin: string; unsubscribeUrl: string; own?: OwnWords },
): Mail {
  const { language, market, firstName, balance, balanceMinor, expiring } = mail
  const words = WORDS[language]
  const { currency, languageTag } = MARKET_INFO[market]
  const number = new Intl.NumberFormat(languageTag[language], { numberingSystem: 'latn' })
  const money = (minor: number) => formatMoney(minor, currency, languageTag[language])
  const [first] = expiring
  const values = {
    ...{ points: number.format(first?.points ?? 0), day: first?.day ?? '' },
    ...{ balance: number.format(balance), worth: money(balanceMinor) },
  }
  const { opening, ...beginning } = beginningOf(own, 'points-expiring', values, pointsOpening(language, values))
  return {
    ...beginning,
    paragraphs: [MAIL_WORDS[language].hello(firstName), ...opening],
    details: [],
    lines: expiring.map(({ day, points, worthMinor }) => ({
      ...{ name: words.points(number.format(points)), note: words.expire(day), amount: money(worthMinor) },
    })),
    totals: [],
    action: { label: words.open, url: `${origin}${language === 'hi' ? '/hi' : ''}/dashboard/rewards` },
    footer: [words.whySent],
    unsubscribe: { label: words.unsubscribe, url: unsubscribeUrl },
  }
}
