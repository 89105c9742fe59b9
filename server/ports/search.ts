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
  brand?: string
  tag?: string
  /** Filter name to its chosen terms: brand, category, availability, discount, or an attribute key. */
  filters?: Record<string, string[]>
  priceRange?: { min: number; max: number } | null
  sort: 'popularity' | 'lowPrice' | 'highPrice'
  page: number
  size: number
  /** Names of attributes to count; counts are disjunctive: a filter does not narrow its own bucket. */
  facets: string[]
}

export interface SearchBucket {
  name: string
  terms: { term: string; count: number; selected: boolean }[]
}

export interface SearchAnswer {
  totalCount: number
  msns: string[]
  buckets: SearchBucket[]
  priceRange: { min: number; max: number } | null
  /** Products in each category of the result, by code, all levels. */
  categories: Record<string, number>
}

export interface SearchPort {
  upsert(documents: readonly SearchDocument[]): Promise<void>
  remove(msns: readonly string[]): Promise<void>
  /** Replaces everything by what the stream yields. */
  rebuild(documents: AsyncIterable<SearchDocument[]>): Promise<void>
  search(request: SearchRequest): Promise<SearchAnswer>
  /** Products nearest to one, in its category. */
  similar(msn: string, size: number): Promise<string[]>
  health(): { documents: number }
}
