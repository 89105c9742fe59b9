// Types that the text analysis passes to the search engine: tokens of fields and words of queries.

/**
 * One index token of a field. Words are folded and stemmed. `~…` is the romanised key of a Devanagari word, a namespace
 * of its own so that it cannot collide with English words. `12.7mm`, `746w`, `3core` are quantities in their base unit.
 */
export interface FieldToken {
  text: string
  /** Word position from 0. Tokens share one when they are forms of the same word: a part number and its pieces. */
  position: number
  kind: 'word' | 'part' | 'unit'
}

export interface Alternative {
  /** An index token. */
  token: string
  /** 1 for the typed form; less for synonyms, translations and nominal sizes. */
  weight: number
}

export interface Phrase {
  /** The word matches a document that contains all of these index tokens, at any positions. */
  tokens: string[]
  weight: number
}

/**
 * One word of a query. A document matches it by the best of its alternatives and phrases.
 *
 * A quantity is one word however it is typed: "1/2 inch" has the alternatives `12.7mm` with weight 1, `15mm` with 0.6
 * (the nominal size) and `1/2` with 0.45 (for documents without the unit). A synonym of several words is a phrase:
 * `rccb` has the phrase `residual current circuit breaker`. In the other direction every word of "water heater" has the
 * alternative `geyser`, so that one token matches both. Compounds ("screwdriver", "screw driver") need the dictionary of
 * the index: see compounds.ts.
 */
export interface QueryWord {
  /** As typed. */
  raw: string
  /** Key for fragments, typos and prefixes: folded, without unit and separators, not stemmed. */
  folded: string
  /** Highest weight first, each token once. */
  alternatives: Alternative[]
  phrases: Phrase[]
  /** A number or a quantity: neither corrected nor completed. */
  isNumber: boolean
  /** Mixes letters and digits: searched in part numbers, also as a fragment, and not corrected. */
  isPartNumber: boolean
  /** The usual spelling ("machine") when the lexicon lists the typed one ("mashin") as a variant; otherwise null. */
  usualSpelling: string | null
  /** Written in Devanagari. */
  isDevanagari: boolean
  /** Position in the typed query, from 0: "blade for grinder" is reordered to "grinder blade". */
  position: number
  /** Follows "with": something that comes with the product, not the product itself. */
  isAccessory: boolean
  /** Offered when the catalog has no product of that name. */
  substitutes: Substitute[]
}

export interface Substitute {
  /** Index tokens of the name that the catalog lacks. */
  missing: string[]
  /** Index tokens of the product to offer instead. */
  tokens: string[]
}

/** Synonym rules, parsed by `parseSynonyms`. */
export interface Synonyms {
  /** Term to its synonyms. The key is stemmed words joined by spaces, each value a sequence of stemmed words. */
  readonly targets: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Term to its substitutes, in the same form. */
  readonly substitutes: ReadonlyMap<string, readonly (readonly string[])[]>
  /** All words of the rules, folded but not stemmed. */
  readonly words: ReadonlySet<string>
  /** Number of words of the longest key. */
  readonly maxWords: number
}
