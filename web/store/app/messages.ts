// The texts of the store by area and language: their types, and how one language of one area is fetched.

import type { Language } from '../../../contract/shared/market.ts'
import { formatText, type TextParams } from '../../framework/messages/format-message.ts'

/** One line an area; the Hindi file of an area is typed by the English one. */
export interface Areas {
  common: typeof import('../messages/common.en.ts').words
  home: typeof import('../messages/home.en.ts').words
  listing: typeof import('../messages/listing.en.ts').words
  product: typeof import('../messages/product.en.ts').words
  'product-body': typeof import('../messages/product-body.en.ts').words
  'product-more': typeof import('../messages/product-more.en.ts').words
  'product-quote': typeof import('../messages/product-quote.en.ts').words
  errors: typeof import('../messages/errors.en.ts').words
  auth: typeof import('../messages/auth.en.ts').words
  business: typeof import('../messages/business.en.ts').words
  totals: typeof import('../messages/totals.en.ts').words
  address: typeof import('../messages/address.en.ts').words
  order: typeof import('../messages/order.en.ts').words
  cart: typeof import('../messages/cart.en.ts').words
  checkout: typeof import('../messages/checkout.en.ts').words
  account: typeof import('../messages/account.en.ts').words
  reviews: typeof import('../messages/reviews.en.ts').words
  'listing-server': typeof import('../messages/listing-server.en.ts').words
  below: typeof import('../messages/below.en.ts').words
  brands: typeof import('../messages/brands.en.ts').words
  compare: typeof import('../messages/compare.en.ts').words
  content: typeof import('../messages/content.en.ts').words
  search: typeof import('../messages/search.en.ts').words
}
export type Area = keyof Areas

/** The same keys in another language: a missing or surplus one does not compile. */
export type Translated<T> = { readonly [K in keyof T]: string }

export type WordTable = Readonly<Record<string, string>>
export type Words = Partial<Record<Area, WordTable>>

/** Gives the text of a key with its placeholders filled. */
export type Text<A extends Area> = (key: keyof Areas[A] & string, params?: TextParams) => string

const files = import.meta.glob<{ words: WordTable }>('../messages/*.{en,hi}.ts')

/** Path of the file with the words, as the build's manifest names it. */
export function wordsFile(area: Area, language: Language): string {
  return `web/store/messages/${area}.${language}.ts`
}

export async function loadWords(areas: readonly Area[], language: Language): Promise<Words> {
  const pairs = areas.map(async area => {
    const load = files[`../messages/${area}.${language}.ts`]
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
