// The search port: what a search engine must do for the store, whichever one stands behind it.

/** Markets are searched separately: a document belongs to exactly one. */
export type Market = 'IN' | 'AE'

/** Language of the page that asks. Documents carry their texts in both. */
export type Language = 'en' | 'hi'

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
  /** In both languages. */
  brandName: string
  partNumber: string
  /** Other numbers it is asked for by: EAN, an older part number. */
  otherNumbers: string[]
  /** Variants of one another share it; similar products leave the variants out. */
  group: string | null
  /** Codes from the top category to the product's own, and their names in the same order. */
  categoryPath: string[]
  categoriesEn: string[]
  categoriesHi: string[]
  /** What can be filtered by: attribute key to its value: a number, the English text that names the term, or several. */
  attributes: Record<string, number | string | readonly string[]>
  /** Hindi of the values that are texts, units of those that are numbers, by attribute key. */
  attributesHi: Record<string, string>
  units: Record<string, string>
  /** Every specification as text, with its unit. */
  specsEn: string[]
  specsHi: string[]
  priceMinor: number
  mrpMinor: number
  inStock: boolean
  availability: 'stock' | 'on-request'
  /** 0 to 1000. */
  popularity: number
  /** Stars, 0 (none yet) to 5. */
  rating: number
  tags: string[]
  /** Codes of the warehouses that have it: those near a city decide what arrives there the next day. */
  warehouses: string[]
}

export interface SearchRequest {
  market: Market
  language: Language
  q?: string
  categoryCode?: string
  /** Slug. */
  brand?: string
  tag?: string
  /**
   * Filter name to its chosen terms: brand, category, availability, discount (percent or more), rating (stars or more),
   * tag, warehouse, or an attribute key, whose numbers may also be chosen as `min-max`.
   */
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
  /** Price buckets wanted; none when left out. */
  priceBuckets?: number
  /** `or` (the default) finds what matches the most and rarest words, `and` only what matches every word. */
  operation?: 'and' | 'or'
  /** false takes the text as it is typed; true when left out. */
  didYouMean?: boolean
}

export interface SearchTerm {
  term: string
  count: number
  selected: boolean
  /** Hindi of a text, when there is one. */
  textHi?: string
}

export interface SearchBucket {
  name: string
  terms: SearchTerm[]
  /** Of the counted terms, when they are numbers. */
  range?: { min: number; max: number; unit: string }
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
  /** Products by price, of those that pass all filters but the price; both ends included. */
  priceBuckets: { min: number; max: number; count: number }[]
  /** The text as it was probably meant; null when nothing better is known. */
  corrected: string | null
  /** Whether the products are those of the corrected text, because the typed one finds nothing. */
  usedCorrection: boolean
}

export interface SuggestRequest {
  market: Market
  language: Language
  q: string
  /** Most entries of each kind. */
  size: number
}

export interface SuggestAnswer {
  /** Texts to search for, the likeliest first. */
  terms: string[]
  categories: { code: string; count: number }[]
  /** Slugs. */
  brands: { slug: string; count: number }[]
  msns: string[]
}

export interface SearchHealth {
  documents: number
  /** False while the engine cannot answer: it is starting, or restarts after a failure. */
  ready: boolean
}

/** Who is told what happens to the engine by itself. */
export interface SearchWatcher {
  /** The engine lost what it knew and must be opened again. */
  lost(): void
  /** Something for the log. */
  note(message: string): void
}

export interface SearchPort {
  /**
   * Takes up what was kept on disk. Answers the position that was kept with it, null when there is nothing usable and
   * the index must be rebuilt.
   */
  open(): Promise<string | null>
  /** Says which state of the catalogue the index stands for from now on; kept with the next snapshot. */
  mark(position: string): Promise<void>
  /** Adds documents or replaces older ones; a lower version than the known one changes nothing. */
  upsert(documents: readonly SearchDocument[]): Promise<void>
  remove(msns: readonly string[]): Promise<void>
  /** Replaces everything by what the stream yields. What is asked meanwhile is answered from before. */
  rebuild(documents: AsyncIterable<SearchDocument[]>): Promise<void>
  search(request: SearchRequest): Promise<SearchAnswer>
  suggest(request: SuggestRequest): Promise<SuggestAnswer>
  /** Products nearest to one, in its category and then those above; without its variants. */
  similar(msn: string, size: number): Promise<string[]>
  /** Products that a text describes, such as the name of something that is not sold. */
  similarByText(text: string, market: Market, size: number): Promise<string[]>
  /** Category paths of the products that are known, in the order of their MSNs. */
  places(msns: readonly string[]): Promise<Record<string, string[]>>
  /** Replaces the words that mean the same, one group a line: `a, b, c`. */
  setSynonyms(lines: string): Promise<void>
  health(): SearchHealth
  watch(watcher: SearchWatcher): void
  close(): Promise<void>
}
