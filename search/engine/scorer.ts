// Scores the documents of a segment for a planned query, block by block: the best reading of each word counts, weighed by how telling the word is.

import type { Turn } from './readings.ts'
import type { Segment } from './segment.ts'

/** Documents that are scored together: so few that all that is noted of them stays in the nearest cache. */
const BLOCK = 32_768

/** What is noted of the documents of a block. Clean between blocks: who reads a document takes it out. */
const room = {
  score: new Float32Array(BLOCK),
  /** Bit of each matched word. */
  mask: new Uint32Array(BLOCK),
  /** Best reading so far of the last word that was counted; says nothing of a document without the bit of that word. */
  best: new Float32Array(BLOCK),
  /** Documents that matched anything. */
  docs: new Uint16Array(BLOCK),
}

/** The best coverage of the words that a document of the scope has so far, over all segments. */
export interface Highest {
  coverage: number
  /** Coverage of the words in a mask. */
  of(mask: number): number
  /** Share of the best coverage that a document needs to count at all. */
  least: number
}

export class Scorer {
  private readonly turns: readonly Turn[]
  private readonly size: number
  private readonly highest: Highest
  private readonly isInside: (doc: number) => boolean
  /** First document of the block. */
  private from = 0
  private count = 0

  constructor(segment: Segment, turns: readonly Turn[], highest: Highest, isInside: (doc: number) => boolean) {
    this.size = segment.size
    this.turns = turns
    this.highest = highest
    this.isInside = isInside
  }

  /** Visits each document that matched anything, with the bits of the words it matched and its score. */
  run(visit: (doc: number, mask: number, score: number) => void): void {
    const { docs, mask, score } = room
    for (this.from = 0; this.from < this.size; this.from += BLOCK) {
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
   * Scores word by word, the most telling first. Once what is left of the words could not lift a document over the
   * least coverage, only documents found so far are looked at: common words cost little behind rare ones.
   */
  private scoreBlock(): void {
    this.count = 0
    for (const turn of this.turns) {
      const { highest } = this
      const onlyKnown = turn.addsOnly || turn.left < highest.coverage * highest.least
      for (const reading of turn.readings) {
        reading.at = this.addPostings(reading.posts, reading.at, reading.each, turn, onlyKnown || reading.isGuess)
      }
    }
  }

  /**
   * Adds the postings of the block to the scores; answers where the next block begins. A document gets its bit and its
   * points when it is first met in a word, and the difference when a better reading follows.
   */
  private addPostings(
    posts: Uint32Array,
    start: number,
    each: number,
    { bit, rarity }: Turn,
    onlyKnown: boolean,
  ): number {
    const { from, highest } = this
    const { mask, best, score, docs } = room
    let { count } = this
    let last = 0
    let at = start
    for (; at < posts.length; at++) {
      const post = posts[at] as number
      const doc = (post >>> 8) - from
      if (doc >= BLOCK) break
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
      const coverage = highest.of(matched)
      if (coverage <= highest.coverage) last = matched
      else if (this.isInside(from + doc)) highest.coverage = coverage
    }
    this.count = count
    return at
  }
}
