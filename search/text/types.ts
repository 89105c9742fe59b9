// What the text analysis hands to the search engine: tokens of fields and words of queries.

/**
 * One index token of a field. Texts are folded and stemmed; `~…` is the romanised key of a Devanagari word (a name space
 * of its own, so that it meets no English word by chance); `12.7mm`, `746w`, `3core` are quantities in their base unit.
 */
export interface FieldToken {
  text: string
  /** Counts words from 0. Several tokens share one: a part number whole and in pieces, a quantity and its number. */
  position: number
  kind: 'word' | 'part' | 'unit'
}

export interface Alternative {
  /** An index token. */
  token: string
  /** 1 is the form that was typed; synonyms, translations and nominal sizes weigh less. */
  weight: number
}

export interface Phrase {
  /** Index tokens that satisfy the word when a document holds all of them, best at successive positions. */
  tokens: string[]
  weight: number
}

/**
 * One word of a query: satisfied by the best of its alternatives and phrases.
 * A quantity is one word however it was typed: "1/2 inch" has the alternatives `12.7mm` 1, `15mm` 0.6 (its nominal
 * size) and `1/2` 0.45 (a document that leaves the unit out). A synonym of several words is a phrase: `rccb` has the
 * phrase `residual current circuit breaker`. In the other direction every typed word of "water heater" has the
 * alternative `geyser`, so one token satisfies both. Compounds ("screwdriver", "screw driver") need the dictionary
 * of the engine: see compounds.ts.
 */
export interface QueryWord {
  /** As typed. */
  raw: string
  /** What typed fragments, typos and prefixes are looked up with: folded, without unit or separators, not stemmed. */
  folded: string
  /** Best first, each token once. */
  alternatives: Alternative[]
  phrases: Phrase[]
  /** A number or a quantity: no typo correction, no prefix. */
  isNumber: boolean
  /** Letters and digits mixed: look among the part numbers, by fragment too; no typo correction. */
  isPartLike: boolean
  /** The usual spelling in full ("machine") when the lexicon knows the typed one ("mashin") as another for that word. */
  respelt: string | null
  /** Devanagari: typos are found through the phonetic key rather than by distance. */
  isDevanagari: boolean
  /** Place as typed, from 0; "blade for grinder" is read as "grinder blade". */
  typedAt: number
  /** Stands behind "with": what the thing comes with, not what it is. */
  isExtra: boolean
  /** What is offered in place of a thing when the catalogue has nothing of its name. */
  standIns: StandIn[]
}

export interface StandIn {
  /** Index tokens of the name. */
  of: string[]
  /** Index tokens of the nearest kind. */
  tokens: string[]
}

/** What staff say about words that mean the same; made by `parseSynonyms`. */
export interface Synonyms {
  /** Stemmed words joined by a space, to the sequences of stemmed words that stand for them. */
  readonly targets: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Stemmed words joined by a space, to the nearest kinds of thing when the catalogue has none of that name. */
  readonly standIns: ReadonlyMap<string, readonly (readonly string[])[]>
  /** All words of the lines as they are written, folded. */
  readonly words: ReadonlySet<string>
  /** Longest key in words. */
  readonly longest: number
}
