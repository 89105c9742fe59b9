// The mail that asks for reviews some days after delivery, and the hours in which such mail may be sent.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

/** A delivered order, with the products its customer has not reviewed. */
export interface ReviewRequest {
  orderId: string
  orderNumber: number
  customerId: string
  market: Market
  language: Language
  firstName: string
  email: string
  products: { msn: string; slug: string; nameEn: string; nameHi: string }[]
}

const FROM_HOUR = 9
const TO_HOUR = 21

/** Whether unsolicited mail may be sent: only in the daytime of the market. */
export function isDaytime(now: Date, market: Market): boolean {
  const { timeZone } = MARKET_INFO[market]
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now))
  return hour >= FROM_HOUR && hour < TO_HOUR
}

export const reviewOpening = (language: Language): Opening => MAIL_WORDS[language].review

export function reviewMail(
  request: ReviewRequest,
  { origin, unsubscribeUrl, own = NO_OWN_WORDS }: { origin: string; unsubscribeUrl: string; own?: OwnWords },
): Mail {
  const { language, orderNumber, firstName, products } = request
  const words = MAIL_WORDS[language]
  const named = { order: String(orderNumber) }
  const { opening, ...beginning } = beginningOf(own, 'review-request', named, reviewOpening(language))
  const start = `${origin}${language === 'hi' ? '/hi' : ''}`
  const lines = products.map(({ msn, slug, nameEn, nameHi }) => ({
    name: language === 'hi' ? nameHi : nameEn,
    note: '',
    amount: '',
    url: `${start}/${slug}/mp/${msn.toLowerCase()}`,
  }))
  const [first] = lines
  return {
    ...beginning,
    paragraphs: [words.hello(firstName), ...opening],
    details: [],
    lines,
    totals: [],
    action: first ? { label: words.rateProducts, url: first.url } : null,
    footer: [words.whyReview(orderNumber)],
    unsubscribe: { label: words.unsubscribe, url: unsubscribeUrl },
  }
}
