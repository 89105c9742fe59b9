// The texts of the store by area and language: their types, and how one language of one area is fetched.

import type { Language } from '../../contract/shared/market.ts'
import { formatText, type TextParams } from './format-text.ts'

/** One line an area; the Hindi file of an area is typed by the English one. */
export interface Areas {
  common: typeof import('./store/common.en.ts').words
  home: typeof import('./store/home.en.ts').words
  listing: typeof import('./store/listing.en.ts').words
  product: typeof import('./store/product.en.ts').words
  'product-body': typeof import('./store/product-body.en.ts').words
  'product-more': typeof import('./store/product-more.en.ts').words
  'product-quote': typeof import('./store/product-quote.en.ts').words
  errors: typeof import('./store/errors.en.ts').words
  auth: typeof import('./store/auth.en.ts').words
  business: typeof import('./store/business.en.ts').words
  totals: typeof import('./store/totals.en.ts').words
  address: typeof import('./store/address.en.ts').words
  order: typeof import('./store/order.en.ts').words
  cart: typeof import('./store/cart.en.ts').words
  checkout: typeof import('./store/checkout.en.ts').words
  account: typeof import('./store/account.en.ts').words
  reviews: typeof import('./store/reviews.en.ts').words
  'listing-server': typeof import('./store/listing-server.en.ts').words
  below: typeof import('./store/below.en.ts').words
  brands: typeof import('./store/brands.en.ts').words
  compare: typeof import('./store/compare.en.ts').words
  content: typeof import('./store/content.en.ts').words
  search: typeof import('./store/search.en.ts').words
}
export type Area = keyof Areas

/** The same keys in another language: a missing or surplus one does not compile. */
export type Translated<T> = { readonly [K in keyof T]: string }

export type WordTable = Readonly<Record<string, string>>
export type Words = Partial<Record<Area, WordTable>>

/** Gives the text of a key with its placeholders filled. */
export type Text<A extends Area> = (key: keyof Areas[A] & string, params?: TextParams) => string

const files = import.meta.glob<{ words: WordTable }>(['./store/*.ts', '!./store/*.test.ts'])

/** Path of the file with the words, as the build's manifest names it. */
export function wordsFile(area: Area, language: Language): string {
  return `web/i18n/store/${area}.${language}.ts`
}

export async function loadWords(areas: readonly Area[], language: Language): Promise<Words> {
  const pairs = areas.map(async area => {
    const load = files[`./store/${area}.${language}.ts`]
    if (!load) throw new Error(`No words of ${area} in ${language}`)
    return [area, (await load()).words] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

/** The text function of one area whose words are loaded; an unknown key shows itself. */
export function textOf<A extends Area>(words: Words, area: A, tag: string): Text<A> {
  const table = words[area]
  return (key, params = {}) => formatText(table?.[key] ?? key, params, tag)
}
