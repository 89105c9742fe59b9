// Weights of fields and ranking features, tuned with `npm run bench:search`.

/** Weights that are part of the postings: an index built with other weights must be rebuilt. */
export interface FieldWeights {
  name: number
  /** Of the head noun: the last words of a name. */
  head: number
  /** Of what follows "for" or "with" in a name. */
  purpose: number
  brand: number
  part: number
  category: number
  upperCategory: number
  specs: number
  text: number
  /** Sum of weights at which a word reaches half of its maximum. */
  saturation: number
}

export interface Ranking extends FieldWeights {
  /** Exponent of the coverage: how much documents that match few of the words are demoted. */
  coverage: number
  /** Share of the best coverage below which a document is not a hit. */
  minCoverage: number
  /** Weight of a completed word, and of one corrected by one letter and by two. */
  prefix: number
  typo: readonly [one: number, two: number]
  fragment: number
  /** Idf of the last noun (the product) and of sizes relative to the rarest noun; factor of generic nouns. */
  subject: number
  size: number
  genericNoun: number
  brandIntent: number
  categoryIntent: number
  /** Title features of the reranking: adjacent words, share of the title that matches, position of the first match. */
  phrase: number
  density: number
  early: number
  /** Whether the subject of the query names the product. */
  kind: number
  /** Factors of documents that match another noun than the subject of the query, and no noun. */
  otherKind: number
  noKind: number
  /** Factor of documents that mention the subject in other texts than the title and the category. */
  notNamed: number
  /** Share of its titles in which a word must name the product to be such a noun. */
  minHeadness: number
  /** By how much a word must name products more often than the last noun to be the subject instead of it. */
  subjectLead: number
  /** Boost by popularity; factors of products that are ordered on request, and out of stock. */
  popularity: number
  onRequest: number
  outOfStock: number
  /** Postings that a query may visit in a segment: this many per document, plus a constant. */
  maxPostingsPerDocument: number
  minPostings: number
}

export const FIELD_WEIGHTS: FieldWeights = {
  name: 3,
  head: 4,
  purpose: 1.5,
  brand: 2,
  part: 4,
  category: 2,
  upperCategory: 0.6,
  specs: 1,
  text: 0.6,
  saturation: 2,
}

export const RANKING: Ranking = {
  ...FIELD_WEIGHTS,
  maxPostingsPerDocument: 4,
  minPostings: 50_000,
  coverage: 1.25,
  minCoverage: 0.42,
  prefix: 0.6,
  typo: [0.75, 0.5],
  fragment: 1,
  subject: 0.8,
  size: 0.8,
  genericNoun: 0.3,
  brandIntent: 0.2,
  categoryIntent: 0.3,
  phrase: 0.1,
  density: 0.1,
  early: 0,
  kind: 0.1,
  otherKind: 0.95,
  noKind: 0.8,
  notNamed: 0.82,
  minHeadness: 0.1,
  subjectLead: 0.3,
  popularity: 0.12,
  onRequest: 0.98,
  outOfStock: 0.92,
}
