// How much each field and each sign of relevance weighs; found with `npm run bench:search`.

/** What the postings of a document are weighed with: an index made with others has to be made again. */
export interface FieldWeights {
  name: number
  /** Of the last words of a name, which say what the thing is. */
  head: number
  /** Of what follows "for" in a name. */
  purpose: number
  brand: number
  part: number
  category: number
  upperCategory: number
  specs: number
  text: number
  /** Sum of weights at which a word counts half. */
  saturation: number
}

export interface Ranking extends FieldWeights {
  /** How strongly matching few of the words is held against a document. */
  coverage: number
  /** Share of the best coverage below which a document is not found: a name alone counts beside a rarer brand. */
  leastCoverage: number
  /** Weight of a word that was completed, or corrected by one letter and by two. */
  prefix: number
  typo: readonly [one: number, two: number]
  fragment: number
  /** Words of a query: the last name, which says what is wanted, and sizes against the rarest; words such as "machine". */
  subject: number
  size: number
  vague: number
  brandIntent: number
  categoryIntent: number
  /** Signs read from the title: words side by side as typed, share of the title that was asked for, how early. */
  phrase: number
  density: number
  early: number
  /** Weak signals. */
  popularity: number
  outOfStock: number
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
  coverage: 1.25,
  leastCoverage: 0.42,
  prefix: 0.6,
  typo: [0.75, 0.5],
  fragment: 1,
  subject: 0.8,
  size: 0.8,
  vague: 0.3,
  brandIntent: 0.2,
  categoryIntent: 0.3,
  phrase: 0.1,
  density: 0.1,
  early: 0,
  popularity: 0.12,
  outOfStock: 0.92,
}
