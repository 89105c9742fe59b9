// The search port: the interface of a search engine, which the embedded engine and external ones implement.

/** Markets are searched separately: a document belongs to exactly one. */
export type Market = 'IN' | 'AE'

/** Language of the requesting page. Documents carry their texts in both. */
export type Language = 'en' | 'hi'

/** One product as the engine indexes it. */
export interface SearchDocument {
  msn: string
  market: Market
  /** A document replaces the indexed one only if its version is not lower. */
  version: number
  titleEn: string
  titleHi: string
  textEn: string
  textHi: string
  brandSlug: string
  /** The name in both languages. */
  brandName: string
  partNumber: string
  /** Other numbers by which it can be found: EAN, former part numbers. */
  otherNumbers: string[]
  /** Variant group; variants of a product are not listed as similar products. */
  group: string | null
  /** Category codes from the top category to the product's own, and their names in the same order. */
  categoryPath: string[]
  categoriesEn: string[]
  categoriesHi: string[]
  /** Attributes that can be filtered by: key to a number, an English text or several texts. */
  attributes: Record<string, number | string | readonly string[]>
  /** Hindi of text values (of several texts in their order, empty for none), and units of numeric values, by attribute key. */
  attributesHi: Record<string, string | readonly string[]>
  units: Record<string, string>
  /** All specifications as texts, with units. */
  specsEn: string[]
  specsHi: string[]
  /** Prices in minor units. */
  priceMinor: number
  mrpMinor: number
  inStock: boolean
  availability: 'stock' | 'on-request'
  /** 0 to 1000. */
  popularity: number
  /** Stars, 0 (none yet) to 5. */
  rating: number
  tags: string[]
  /** When the product was listed, in seconds since 1970. */
  listedAt: number
  /** Codes of the warehouses that stock it. */
  warehouses: string[]
}

export type SearchSort = 'popularity' | 'lowPrice' | 'highPrice' | 'discount' | 'rating' | 'newest'

export interface SearchRequest {
  market: Market
  language: Language
  q?: string
  categoryCode?: string
  /** Slug. */
  brand?: string
  tag?: string
  /**
   * Selected terms by filter name: brand, category, availability, discount (at least so many per cent), rating (at
   * least so many stars), tag, warehouse, or an attribute key. Ranges of numeric attributes are written `min-max`.
   */
  filters?: Record<string, string[]>
  /** In minor units, both ends included. */
  priceRange?: { min: number; max: number } | null
  /** `popularity` means relevance when there is a text; products that can be bought come first in every order. */
  sort: SearchSort
  /** Zero-based. */
  page: number
  /** Products per page; 0 for the counts only. */
  size: number
  /** At most one product of a variant group and three of a category, for short rows; counts are not affected. */
  diversify?: boolean
  /** Facets to count. Counts are disjunctive: a filter does not restrict its own facet. */
  facets: string[]
  /**
   * Attributes to count as well. One is left out when fewer than `minShare` of the products have it or all have the same
   * term, unless a term of it is selected.
   */
  optionalFacets?: { names: readonly string[]; minShare: number }
  /** Maximum number of price buckets; none by default. */
  priceBuckets?: number
  /** `or` (default) finds products that match enough of the words, `and` only those that match every word. */
  operation?: 'and' | 'or'
  /** Whether misspelt words are corrected; true by default. */
  didYouMean?: boolean
  /** For a text in order of relevance: MSNs that come first, even if the text does not find them. */
  pinned?: readonly string[]
  /** MSNs that come last. */
  buried?: readonly string[]
  /** Whether the result explains the rank of each product, for a text in order of relevance. */
  explain?: boolean
  /** Synonym lines for this search only, replacing those that are set: for previews. */
  synonyms?: string
}

export interface SearchTerm {
  term: string
  count: number
  selected: boolean
  /** Hindi of a text value. */
  textHi?: string
}

export interface SearchBucket {
  name: string
  terms: SearchTerm[]
  /** Range of the terms, if all of them are numbers. */
  range?: { min: number; max: number; unit: string }
}

/** Where a word was found; `details` are specifications and descriptions. */
export type ExplainedField = 'title' | 'brand' | 'category' | 'partNumber' | 'details'

/** The parts of the score of a product: the points of its words, times the factors. */
export interface Explanation {
  /** Words of the text that the product has, by the form that counts. */
  words: { word: string; forms: string[]; fields: ExplainedField[]; points: number }[]
  /** Words that it does not have. */
  missing: string[]
  /** Points because the whole text is its part number, or a part of it; 0 when it is not. */
  partNumber: number
  factors: {
    /** How much of the text matches. */
    coverage: number
    /** Whether the words that match name the kind of product. */
    kind: number
    /** Whether the text names its brand, and its category. */
    brand: number
    category: number
    popularity: number
    /** Below 1 for products on request and out of stock. */
    availability: number
    /** Adjacent words, share of the title, and what it names. */
    title: number
    /** Below 1 when neither title nor category contain the subject of the query. */
    named: number
  }
  score: number
  /** Whether staff pinned or buried the product for this text, whatever its score. */
  tuned: 'pinned' | 'buried' | null
}

export interface SearchResult {
  totalCount: number
  msns: string[]
  /** In the order of `msns`, if requested for a text. */
  explanations?: Explanation[]
  /** In the order of `facets`, then of `optionalFacets`, without empty ones. Selected terms are included even with a count of 0. */
  buckets: SearchBucket[]
  /** Of the products that pass all filters except the price range; null when there are none. */
  priceRange: { min: number; max: number } | null
  /** Number of products by category code, on all levels. */
  categories: Record<string, number>
  /** Codes of the lowest categories that contain the best results of a text, most relevant first; without filters. */
  bestCategories: string[]
  /**
   * Whether the catalog has the kind of product that the text names. With `none` there are no products and
   * `bestCategories` are the nearest ones; with `mentioned` the products only mention it.
   */
  kind: 'found' | 'mentioned' | 'none'
  /** Words of the text as typed that no result contains in any form; empty when there are none. */
  unmatched: string[]
  /** Number of products by price, before the price range is applied; both bounds included. */
  priceBuckets: { min: number; max: number; count: number }[]
  /** The text with misspelt words corrected; null without a correction. */
  corrected: string | null
  /** Whether the products are those of the corrected text, because the typed one matches nothing. */
  usedCorrection: boolean
}

export interface SuggestRequest {
  market: Market
  language: Language
  q: string
  /** Maximum number of entries of each kind. */
  size: number
}

export interface SuggestResult {
  /** Queries to search for, the most likely first. */
  terms: string[]
  categories: { code: string; count: number }[]
  /** Slugs. */
  brands: { slug: string; count: number }[]
  msns: string[]
}

export interface SearchHealth {
  documents: number
  /** False while the engine is not available: it is restarting after a failure, or closed. */
  ready: boolean
}

/** Receives events of the engine. */
export interface SearchListener {
  /** The engine restarted with an empty index and must be opened again. */
  indexLost(): void
  /** A message for the log. */
  log(message: string): void
}

export interface SearchPort {
  /**
   * Loads the index from disk.
   *
   * @returns The position that was saved with it; null when there is no usable index and it must be rebuilt.
   */
  open(): Promise<string | null>
  /** Sets the state of the catalog that the index represents; it is saved with the next snapshot. */
  setPosition(position: string): Promise<void>
  /** Adds documents or replaces older versions; a lower version than the indexed one is ignored. */
  upsert(documents: readonly SearchDocument[]): Promise<void>
  remove(msns: readonly string[]): Promise<void>
  /** Replaces the index by the documents of a stream. Until it is done, searches use the old index. */
  rebuild(documents: AsyncIterable<SearchDocument[]>): Promise<void>
  /** Documents that match a request, with their facets. */
  search(request: SearchRequest): Promise<SearchResult>
  /** Suggestions for an unfinished query. */
  suggest(request: SuggestRequest): Promise<SuggestResult>
  /** Products similar to one, in its category and then in those above, without its variants. */
  similar(msn: string, size: number): Promise<string[]>
  /** Products similar to a text, such as the name of a product that is no longer sold. */
  similarByText(text: string, market: Market, size: number): Promise<string[]>
  /** Category codes, top first, by MSN; without products that are not indexed. */
  categoryPaths(msns: readonly string[]): Promise<Record<string, string[]>>
  /** Replaces the synonyms: one rule per line, in the format of `parseSynonyms`. */
  setSynonyms(lines: string): Promise<void>
  health(): SearchHealth
  listen(listener: SearchListener): void
  /** Saves the index if necessary and stops the engine. */
  close(): Promise<void>
}
