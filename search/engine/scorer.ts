// Scores the documents of a segment for a planned query, block by block: the best form of each word counts, times its idf.

import type { QueryTerm } from './query-terms.ts'
import type { Segment } from './segment.ts'

/** Documents that are scored together: few enough for the arrays below to stay in the processor's cache. */
const BLOCK_SIZE = 32_768

/** State of the documents of a block, by position in the block. `score` and `mask` are zero between blocks. */
const scratch = {
  score: new Float32Array(BLOCK_SIZE),
  /** Bits of the matched words. */
  mask: new Uint32Array(BLOCK_SIZE),
  /** Points of the best form of the last scored word; undefined for documents without the bit of that word. */
  best: new Float32Array(BLOCK_SIZE),
  /** Documents that matched anything. */
  docs: new Uint16Array(BLOCK_SIZE),
}

/** The best coverage that a document of the scope has so far, over all segments. */
export interface BestCoverage {
  coverage: number
  /** Coverage of the words in a mask. */
  of(mask: number): number
  /** Share of the best coverage that a document needs to be a hit. */
  minShare: number
}

export class Scorer {
  private readonly terms: readonly QueryTerm[]
  private readonly size: number
  private readonly best: BestCoverage
  private readonly isInScope: (doc: number) => boolean
  /** First document of the block. */
  private from = 0
  /** Length of `scratch.docs`. */
  private count = 0

  constructor(segment: Segment, terms: readonly QueryTerm[], best: BestCoverage, isInScope: (doc: number) => boolean) {
    this.size = segment.size
    this.terms = terms
    this.best = best
    this.isInScope = isInScope
  }

  /** Calls `visit` for each document that matches anything, with the bits of the matched words and its score. */
  run(visit: (doc: number, mask: number, score: number) => void): void {
    const { docs, mask, score } = scratch
    for (this.from = 0; this.from < this.size; this.from += BLOCK_SIZE) {
      this.scoreBlock()
      for (let at = 0; at < this.count; at++) {
        const local = docs[at] as number
        const matched = mask[local] as number
        const points = score[local] as number
        mask[local] = 0
        score[local] = 0
        visit(this.from + local, matched, points)
      }
    }
  }

  /**
   * Scores word by word, the rarest first. Once the remaining words cannot lift a new document over the minimum
   * coverage, only documents found so far are scored, so that common words cost little next to rare ones.
   */
  private scoreBlock(): void {
    this.count = 0
    const { best } = this
    for (const term of this.terms) {
      const onlyKnown = term.onlyKnown || term.remainingIdf < best.coverage * best.minShare
      for (const source of term.sources) {
        source.cursor = this.addPostings(
          source.posts,
          source.cursor,
          source.pointsPerStep,
          term,
          onlyKnown || source.isWeak,
        )
      }
    }
  }

  /**
   * Adds the postings of the block to the scores. A document gets the bit and the points when it first matches the
   * word, and the difference when a better form follows.
   *
   * @returns The index of the first posting of the next block.
   */
  private addPostings(
    posts: Uint32Array,
    start: number,
    pointsPerStep: number,
    { bit, idf }: QueryTerm,
    onlyKnown: boolean,
  ): number {
    const { from, best: bestCoverage } = this
    const { mask, best, score, docs } = scratch
    let { count } = this
    let last = 0
    let at = start
    for (; at < posts.length; at++) {
      const post = posts[at] as number
      const doc = (post >>> 8) - from
      if (doc >= BLOCK_SIZE) break
      const before = mask[doc] as number
      if (onlyKnown && (before & ~bit) === 0) continue
      const points = (post & 255) * pointsPerStep
      const known = before & bit ? (best[doc] as number) : 0
      if (points <= known) continue
      if (before === 0) docs[count++] = doc
      const matched = before | bit
      mask[doc] = matched
      best[doc] = points
      score[doc] = (score[doc] as number) + idf * (points - known)
      // neighbours in the list mostly match the same words
      if (matched === last) continue
      const coverage = bestCoverage.of(matched)
      if (coverage <= bestCoverage.coverage) last = matched
      else if (this.isInScope(from + doc)) bestCoverage.coverage = coverage
    }
    this.count = count
    return at
  }
}
