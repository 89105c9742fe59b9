// The mail of a newsletter issue.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import type { IssueRow } from '../../newsletters/service.ts'
import type { Mail } from './mail.ts'

interface Words {
  whySent: string
  prices: string
  unsubscribe: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    whySent: 'You receive this mail because you subscribed to the newsletter of Karkhana.',
    prices: 'Prices with tax at the time of sending; they can change.',
    unsubscribe: 'Unsubscribe from the newsletter',
  },
  hi: {
    whySent: 'यह मेल आपको इसलिए भेजा गया है कि आपने कारखाना का न्यूज़लेटर सब्सक्राइब किया है।',
    prices: 'कीमतें टैक्स सहित और मेल भेजने के समय की हैं; वे बदल सकती हैं।',
    unsubscribe: 'न्यूज़लेटर बंद करें',
  },
}

/** Characters of the first paragraph that mail programs show next to the subject. */
const PREVIEW_LENGTH = 140

export type IssueWords = Pick<
  IssueRow,
  'subjectEn' | 'subjectHi' | 'textEn' | 'textHi' | 'buttonEn' | 'buttonHi' | 'link'
>

interface Recipient {
  market: Market
  language: Language
  origin: string
  unsubscribeUrl: string
}

/** `products` are those still for sale, with their current prices. */
export function issueMail(
  issue: IssueWords,
  products: readonly ProductCard[],
  { market, language, origin, unsubscribeUrl }: Recipient,
): Mail {
  const words = WORDS[language]
  const isHindi = language === 'hi'
  const subject = isHindi ? issue.subjectHi : issue.subjectEn
  const paragraphs = (isHindi ? issue.textHi : issue.textEn)
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)
  const start = `${origin}${isHindi ? '/hi' : ''}`
  const label = isHindi ? issue.buttonHi : issue.buttonEn
  return {
    ...{ subject, heading: subject, paragraphs },
    preview: (paragraphs[0] ?? '').slice(0, PREVIEW_LENGTH),
    details: [],
    lines: products.map(({ productName, brandName, salesPrice, currency, productUrl }) => ({
      ...{ name: productName, note: brandName },
      amount: formatMoney(salesPrice, currency, MARKET_INFO[market].languageTag[language]),
      url: `${start}${productUrl}`,
    })),
    totals: [],
    action: issue.link === null ? null : { label, url: `${start}${issue.link === '/' && isHindi ? '' : issue.link}` },
    footer: [...(products.length > 0 ? [words.prices] : []), words.whySent],
    unsubscribe: { label: words.unsubscribe, url: unsubscribeUrl },
  }
}
