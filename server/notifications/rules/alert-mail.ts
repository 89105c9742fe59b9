// The mail about wishlist products that are cheaper or back in stock.

import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import type { AlertRow } from '../../wishlists/service.ts'
import type { Mail } from './mail.ts'
import type { Opening } from './mail-words.ts'
import { beginningOf, NO_OWN_WORDS, type OwnWords } from './own-words.ts'
import { MAIL_WORDS } from './words.ts'

export type AlertedProduct = Pick<
  AlertRow,
  'msn' | 'slug' | 'nameEn' | 'nameHi' | 'currency' | 'priceMinor' | 'priceBeforeMinor' | 'backInStock'
>

/** The content of one customer's mail. */
export interface Alert {
  market: Market
  language: Language
  firstName: string
  products: readonly AlertedProduct[]
}

interface Words {
  cheaper: string
  backInStock: string
  both: string
  text: string
  was: (before: string) => string
  isBack: string
  more: (count: number) => string
  open: string
  whySent: string
  unsubscribe: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    cheaper: 'Cheaper now: products of your wishlist',
    backInStock: 'Back in stock: products of your wishlist',
    both: 'News of your wishlist',
    text: 'Prices and stock may change again. These can be bought now:',
    was: before => `was ${before}`,
    isBack: 'back in stock',
    more: count => `More products of your wishlist that can be bought now: ${count}`,
    open: 'Open my wishlist',
    whySent: 'You receive this mail because you asked for alerts about these products at Karkhana.',
    unsubscribe: 'End all alerts',
  },
  hi: {
    cheaper: 'अब सस्ते: आपकी विशलिस्ट के उत्पाद',
    backInStock: 'फिर स्टॉक में: आपकी विशलिस्ट के उत्पाद',
    both: 'आपकी विशलिस्ट में बदलाव',
    text: 'कीमत और स्टॉक फिर बदल सकते हैं। ये उत्पाद अभी खरीदे जा सकते हैं:',
    was: before => `पहले ${before}`,
    isBack: 'फिर स्टॉक में',
    more: count => `आपकी विशलिस्ट के और उत्पाद जो अभी खरीदे जा सकते हैं: ${count}`,
    open: 'विशलिस्ट खोलें',
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि आपने कारखाना पर इन उत्पादों की सूचना माँगी है।',
    unsubscribe: 'सभी सूचनाएँ बंद करें',
  },
}

/** A sale may lower the prices of an entire long wishlist. */
const MAX_LINES = 20

type News = 'cheaper' | 'backInStock' | 'both'

function newsOf(products: readonly AlertedProduct[]): News {
  if (products.every(({ backInStock }) => backInStock)) return 'backInStock'
  return products.some(({ backInStock }) => backInStock) ? 'both' : 'cheaper'
}

/** The subject states the news; the operator's text applies to all three kinds. */
export const alertOpening = (language: Language, news: News): Opening => ({
  subject: WORDS[language][news],
  text: WORDS[language].text,
})

export function alertMail(
  { market, language, firstName, products }: Alert,
  { origin, unsubscribeUrl, own = NO_OWN_WORDS }: { origin: string; unsubscribeUrl: string; own?: OwnWords },
): Mail {
  const words = WORDS[language]
  const standard = alertOpening(language, newsOf(products))
  const { opening, ...beginning } = beginningOf(own, 'product-alerts', {}, standard)
  const start = `${origin}${language === 'hi' ? '/hi' : ''}`
  const money = (minor: number, currency: AlertedProduct['currency']) =>
    formatMoney(minor, currency, MARKET_INFO[market].languageTag[language])
  const lines = products.slice(0, MAX_LINES).map(({ priceBeforeMinor, priceMinor, currency, ...product }) => ({
    name: language === 'hi' ? product.nameHi : product.nameEn,
    note: [
      product.backInStock ? words.isBack : '',
      priceBeforeMinor === null ? '' : words.was(money(priceBeforeMinor, currency)),
    ]
      .filter(Boolean)
      .join(', '),
    amount: money(priceMinor, currency),
    url: `${start}/${product.slug}/mp/${product.msn.toLowerCase()}`,
  }))
  const further = products.length - lines.length
  return {
    ...{ ...beginning, preview: lines.map(({ name }) => name).join(', ') },
    paragraphs: [MAIL_WORDS[language].hello(firstName), ...opening, ...(further > 0 ? [words.more(further)] : [])],
    details: [],
    lines,
    totals: [],
    action: { label: words.open, url: `${start}/dashboard/wishlist` },
    footer: [words.whySent],
    unsubscribe: { label: words.unsubscribe, url: unsubscribeUrl },
  }
}
