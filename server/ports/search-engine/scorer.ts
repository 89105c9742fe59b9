// Scores the documents of a segment for a planned query: the best reading of each word, weighed by how telling the word is.

import { eachPart } from './part-search.ts'
import type { PlannedWord } from './plan-index.ts'
import { seek } from './postings.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Segment } from './segment.ts'

const EXACT = 1 / 255
/** Readings that weigh less are guesses. */
const GUESS = 0.5
/** Bit of a document whose part number is the whole text; words have the bits below. */
const WHOLE = 1 << 30

/** Documents with every word of a phrase, scored by the one that counts least in them. */
function eachWithAll(segment: Segment, tokens: readonly string[], visit: (doc: number, score: number) => void): void {
  const { posts, postAt } = segment.data
  const ranks = tokens.map(token => segment.rank(token))
  if (ranks.includes(-1)) return
  ranks.sort((a, b) => segment.frequency(a) - segment.frequency(b))
  const cursors = ranks.map(rank => postAt[rank] as number)
  const [first] = ranks as [number]
  for (let at = postAt[first] as number; at < (postAt[first + 1] as number); at++) {
    const doc = (posts[at] as number) >>> 8
    let least = (posts[at] as number) & 255
    for (let other = 1; other < ranks.length; other++) {
      const end = postAt[(ranks[other] as number) + 1] as number
      let cursor = seek(posts, cursors[other] as number, end, doc)
      cursors[other] = cursor
      const found = cursor < end && (posts[cursor] as number) >>> 8 === doc
      least = found ? Math.min(least, (posts[cursor] as number) & 255) : 0
      if (least === 0) break
      cursor++
    }
    if (least > 0) visit(doc, least * EXACT)
  }
}

/** How a word is to be counted. */
export interface WordTurn {
  /** Its place in the plan, which is its bit in the masks. */
  place: number
  /** Documents that no word before has found are passed over. */
  onlyKnown: boolean
  /** There is no other word. */
  isAlone: boolean
}

/** The best coverage of the words that a document of the scope has so far. */
export interface Highest {
  coverage: number
  /** Coverage of the words in a mask. */
  of(mask: number): number
}

/**
 * What the documents of one segment score while a query runs. The arrays are as long as the segment, kept between
 * queries and clean before each: who reads the result takes every document out by `take`.
 */
export class Scorer {
  /** Documents that matched anything, `docs[0 .. count)`. */
  readonly docs: Uint32Array
  count = 0
  private readonly segment: Segment
  private readonly score: Float32Array
  /** Bit of each matched word. */
  private readonly mask: Uint32Array
  /** Best reading so far of the last word that was counted; says nothing of a document without the bit of that word. */
  private readonly best: Float32Array
  private isInside: (doc: number) => boolean = () => true
  /** Bits of all words. */
  private all = 0

  constructor(segment: Segment) {
    const { size } = segment
    this.segment = segment
    this.docs = new Uint32Array(size)
    this.score = new Float32Array(size)
    this.mask = new Uint32Array(size)
    this.best = new Float32Array(size)
  }

  /** Begins a query of so many words over the documents of a scope. */
  open(words: number, isInside: (doc: number) => boolean): void {
    this.all = 2 ** words - 1
    this.isInside = isInside
  }

  /** Bits of the words that a document matched. */
  maskOf(doc: number): number {
    const mask = this.mask[doc] as number
    return mask & WHOLE ? this.all : mask
  }

  /** Score of a document, which is forgotten. */
  take(doc: number): number {
    const score = this.score[doc] as number
    this.score[doc] = 0
    this.mask[doc] = 0
    return score
  }

  /**
   * Adds one word to the scores. A posting is read once: a document gets its bit and its points when it is first met,
   * and the difference when a better reading follows.
   */
  addWord({ tokens, phrases, fragment, rarity }: PlannedWord, turn: WordTurn, set: Ranking, highest: Highest): void {
    for (const { token, weight } of tokens) {
      // a guess, such as a number without its unit, adds to what other words found and finds nothing by itself
      const onlyKnown = turn.onlyKnown || (weight < GUESS && !turn.isAlone)
      this.addPostings(this.segment.rank(token), weight * EXACT, rarity, { ...turn, onlyKnown }, highest)
    }
    const bit = 1 << turn.place
    const visit = (doc: number, score: number) => {
      const before = this.mask[doc] as number
      if (turn.onlyKnown && (before & ~bit) === 0) return
      const known = before & bit ? (this.best[doc] as number) : 0
      if (score <= known) return
      if (before === 0) this.docs[this.count++] = doc
      this.mask[doc] = before | bit
      this.best[doc] = score
      this.score[doc] = (this.score[doc] as number) + rarity * (score - known)
      this.look(doc, before | bit, highest)
    }
    for (const phrase of phrases) {
      eachWithAll(this.segment, phrase.tokens, (doc, score) => visit(doc, score * phrase.weight))
    }
    if (fragment !== null) eachPart(this.segment, fragment, (doc, fits) => visit(doc, fits * set.fragment))
  }

  private look(doc: number, matched: number, highest: Highest): void {
    const coverage = highest.of(matched)
    if (coverage > highest.coverage && this.isInside(doc)) highest.coverage = coverage
  }

  private addPostings(
    rank: number,
    each: number,
    rarity: number,
    { place, onlyKnown }: WordTurn,
    highest: Highest,
  ): void {
    if (rank < 0) return
    const { mask, best, score, docs } = this
    const { posts, postAt } = this.segment.data
    const bit = 1 << place
    const end = postAt[rank + 1] as number
    let { count } = this
    let last = 0
    for (let at = postAt[rank] as number; at < end; at++) {
      const post = posts[at] as number
      const doc = post >>> 8
      const before = mask[doc] as number
      if (onlyKnown && (before & ~bit) === 0) continue
      const points = (post & 255) * each
      const known = before & bit ? (best[doc] as number) : 0
      if (points <= known) continue
      if (before === 0) docs[count++] = doc
      const matched = before | bit
      mask[doc] = matched
      best[doc] = points
      score[doc] = (score[doc] as number) + rarity * (points - known)
      // neighbours in the list mostly match the same words
      if (matched === last) continue
      if (highest.of(matched) <= highest.coverage) last = matched
      else this.look(doc, matched, highest)
    }
    this.count = count
  }

  /** Adds the documents whose part number is the whole text: they match every word. */
  addWhole(whole: string, words: readonly PlannedWord[], highest: Highest): void {
    const points = words.reduce((sum, { rarity }) => sum + rarity, 1)
    eachPart(this.segment, whole, (doc, fits) => {
      if (this.mask[doc] === 0) this.docs[this.count++] = doc
      this.mask[doc] = (this.mask[doc] as number) | WHOLE
      this.score[doc] = (this.score[doc] as number) + points * fits
      this.look(doc, this.all, highest)
    })
  }
}

const scorers = new WeakMap<Segment, Scorer>()

/** The scorer of a segment, made at its first query. */
export function scorerOf(segment: Segment): Scorer {
  let scorer = scorers.get(segment)
  if (!scorer) {
    scorer = new Scorer(segment)
    scorers.set(segment, scorer)
  }
  return scorer
}
