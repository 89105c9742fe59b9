// The starter's texts keep the decisions of docs/hindi.md, speak of their own market alone and promise what the store does.

import { describe, expect, it } from 'vitest'
import { starterCatalogue } from '../catalogue/catalogue.ts'
import { sampleQuestions } from '../catalogue/question-texts.ts'
import { sampleReviews } from '../catalogue/review-texts.ts'
import type { LocalizedText, StarterMarket } from '../catalogue/types.ts'
import { layouts } from '../loader/layouts.ts'
import { starterContent } from './content.ts'

const catalogue = starterCatalogue()
const amount = { en: '99', hi: '99' }
const names = ['shippingCharge', 'freeAbove', 'codMin', 'codMax', 'emiMin', 'neftMin']
const figures = Object.fromEntries(names.map(name => [name, amount]))

const isWords = (value: object): value is LocalizedText =>
  'en' in value && 'hi' in value && typeof value.en === 'string' && typeof value.hi === 'string'

/** Every pair of texts inside a value; bodies, which are pairs of lists, are taken by language. */
function pairsIn(value: unknown): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(pairsIn)
  if (isWords(value)) return [value]
  if ('en' in value && 'hi' in value) return [{ en: JSON.stringify(value.en), hi: JSON.stringify(value.hi) }]
  return Object.values(value).flatMap(pairsIn)
}

/** Content that a visitor of a market can read. */
function textsOf(market: StarterMarket): LocalizedText[] {
  const products = catalogue.products.filter(product => product.market === market)
  const categories = catalogue.categories.filter(category => category.market === market)
  const pages = layouts.filter(layout => layout.market === market)
  return pairsIn([starterContent(catalogue, market, figures), categories, products, pages, shared])
}
const shared = [catalogue.attributes, sampleQuestions(), sampleReviews()]

const VARIANTS: [RegExp, string][] = [
  [/[\u0958-\u095a]|[कखग]\u093c/, 'क, ख and ग take no nukta'],
  [/सेफ्टी|फिल्टर|फोन|ज्यादा|जरूर/, 'ज़ and फ़ keep their nukta'],
  [/मिमी|किग्रा|सेमी/, 'mm, kg, cm'],
  [/निजता|हिंदी|विनिर्देश|केवल|रकम|बल्क|टैक्स बिल|(^|\s)दाम/, 'the words of docs/hindi.md'],
  [/वॉल्व|एल्यूमिनियम|पहिए|इन्सुलेशन|सिरैमिक|बागबानी|कनवेयर|सम्प|गर्म/, 'one spelling each'],
]
const ENGLISH = /\bgoods\b|offer code|bulk enquiry/i
const PROMISES =
  /invoice (with|for) every|every order has|(GST|VAT|tax) invoice\b.*(every|each) (order|shipment)|in the mail of|refund follows|is refunded|quotation follows|stay reserved|bank transfer|by mail\b|from the order page within/i
const HINDI_PROMISES =
  /(मेल|ईमेल) (में|से) (मिलेगा|भेजा जाएगा|भेजेंगे)|हर ऑर्डर (के साथ|पर) [^।]*इनवॉइस|कोटेशन (मिलेगा|भेजेंगे)|ऑर्डर पेज से [^।]*(वापसी|लौटा)|बैंक ट्रांसफ़र/
const FOREIGN: Record<StarterMarket, RegExp> = {
  AE: /\b(HSN|GST|GSTIN|IGST|CGST|SGST|UPI|NEFT)\b|\bpincode|पिनकोड|₹/,
  IN: /\b(VAT|TRN|AED|UAE)\b|\bemirate|अमीरात/,
}

describe.each(['IN', 'AE'] as const)('the texts of %s', market => {
  const texts = textsOf(market)
  const wrong = (language: keyof LocalizedText, pattern: RegExp) => [
    ...new Set(texts.map(text => text[language]).filter(text => pattern.test(text))),
  ]

  it('are many', () => expect(texts.length).toBeGreaterThan(5_000))

  it('have one Hindi spelling and one term for a thing', () => {
    for (const [pattern, instead] of VARIANTS) expect(wrong('hi', pattern), instead).toEqual([])
  })

  it('say products in English', () => expect(wrong('en', ENGLISH)).toEqual([]))

  it('promise no invoice, refund or mail', () => {
    expect(wrong('en', PROMISES)).toEqual([])
    expect(wrong('hi', HINDI_PROMISES)).toEqual([])
  })

  it('do not mention the other market', () => {
    expect([...wrong('en', FOREIGN[market]), ...wrong('hi', FOREIGN[market])]).toEqual([])
  })
})
