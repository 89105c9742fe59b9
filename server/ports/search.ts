// The search port: what a search engine must do for the store, whichever one stands behind it.

import type { Language, Market } from '../../contract/market.ts'

/** One product as the engine knows it; the version decides which of two is newer. */
export interface SearchDocument {
  msn: string
  market: Market
  version: number
  titleEn: string
  titleHi: string
  textEn: string
  textHi: string
  brandSlug: string
  brandName: string
  partNumber: string
  /** Variants of one another share it; similar products leave the variants out. */
  group: string | null
  /** Codes from the top category to the product's own. */
  categoryPath: string[]
  /** Attribute key to its value: a number, or the English text that names the term. */
  attributes: Record<string, number | string>
  priceMinor: number
  mrpMinor: number
  inStock: boolean
  availability: 'stock' | 'on-request'
  popularity: number
  tags: string[]
}

export interface SearchRequest {
  market: Market
  language: Language
  q?: string
  categoryCode?: string
  /** Slug. */
  brand?: string
  tag?: string
  /** Filter name to its chosen terms: brand, category, availability, discount, or an attribute key. */
  filters?: Record<string, string[]>
  priceRange?: { min: number; max: number } | null
  /** `popularity` is relevance when a text is given; what can be bought comes before what cannot. */
  sort: 'popularity' | 'lowPrice' | 'highPrice'
  /** Zero-based. */
  page: number
  /** 0 asks for the counts alone. */
  size: number
  /** For rows of a few products: one of each variant group, at most three of a category; counts stay whole. */
  spread?: boolean
  /** Names of filters to count; counts are disjunctive: a filter does not narrow its own bucket. */
  facets: string[]
}

export interface SearchBucket {
  name: string
  terms: { term: string; count: number; selected: boolean }[]
}

export interface SearchAnswer {
  totalCount: number
  msns: string[]
  /** In the order of `facets`; one without terms is left out. Chosen terms are there even with a count of zero. */
  buckets: SearchBucket[]
  /** Of the products that pass all filters but the price; null when there are none. */
  priceRange: { min: number; max: number } | null
  /** Products in each category of the result, by code, all levels. */
  categories: Record<string, number>
}

export interface SearchPort {
  /** Adds documents or replaces older ones; a lower version than the known one changes nothing. */
  upsert(documents: readonly SearchDocument[]): Promise<void>
  remove(msns: readonly string[]): Promise<void>
  /** Replaces everything by what the stream yields. */
  rebuild(documents: AsyncIterable<SearchDocument[]>): Promise<void>
  search(request: SearchRequest): Promise<SearchAnswer>
  /** Products nearest to one, in its category and then those above; without its variants. */
  similar(msn: string, size: number): Promise<string[]>
  health(): { documents: number }
}
