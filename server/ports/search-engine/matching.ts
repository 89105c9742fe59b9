// Scores the documents of a segment for a planned query: the best reading of each word, weighed by how telling the word is.

import { eachPart } from './part-search.ts'
import type { PlannedWord } from './plan-index.ts'
import { seek } from './postings.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Segment } from './segment.ts'

/** Arrays as long as the segment, kept clean between queries. */
export interface Scratch {
  score: Float32Array
  /** Bit of each matched word. */
  mask: Uint32Array
  best: Float32Array
  wordDocs: Uint32Array
  /** Documents that matched anything. */
  docs: Uint32Array
  count: number
}

const scratches = new WeakMap<Segment, Scratch>()

function scratchOf(segment: Segment): Scratch {
  let scratch = scratches.get(segment)
  if (!scratch) {
    const { size } = segment
    scratch = {
      score: new Float32Array(size),
      mask: new Uint32Array(size),
      best: new Float32Array(size),
      wordDocs: new Uint32Array(size),
      docs: new Uint32Array(size),
      count: 0,
    }
    scratches.set(segment, scratch)
  }
  return scratch
}

/** Leaves the arrays as they were before the query. */
export function clearScratch(scratch: Scratch): void {
  for (let at = 0; at < scratch.count; at++) {
    const doc = scratch.docs[at] as number
    scratch.score[doc] = 0
    scratch.mask[doc] = 0
  }
  scratch.count = 0
}

const EXACT = 1 / 255
/** Readings that weigh less are guesses. */
const GUESS = 0.5

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

/**
 * Every reading of a word; the best one counts. Answers how many documents have any. With `onlyKnown` those that no
 * word before has found are passed over; `isAlone`: there is no other word.
 */
function readWord(
  segment: Segment,
  { tokens, phrases, fragment }: PlannedWord,
  scratch: Scratch,
  set: Ranking,
  onlyKnown: boolean,
  isAlone: boolean,
): number {
  const { best, wordDocs, mask } = scratch
  const { posts, postAt } = segment.data
  let count = 0
  const visit = (doc: number, score: number) => {
    if (onlyKnown && mask[doc] === 0) return
    const before = best[doc] as number
    if (before === 0) wordDocs[count++] = doc
    if (score > before) best[doc] = score
  }
  for (const { token, weight } of tokens) {
    const rank = segment.rank(token)
    if (rank < 0) continue
    const each = weight * EXACT
    const end = postAt[rank + 1] as number
    // a guess, such as a number without its unit, adds to what other words found and finds nothing by itself
    const passesOver = onlyKnown || (weight < GUESS && !isAlone)
    for (let at = postAt[rank] as number; at < end; at++) {
      const post = posts[at] as number
      const doc = post >>> 8
      if (passesOver && mask[doc] === 0) continue
      const score = (post & 255) * each
      const before = best[doc] as number
      if (before === 0) wordDocs[count++] = doc
      if (score > before) best[doc] = score
    }
  }
  for (const phrase of phrases) eachWithAll(segment, phrase.tokens, (doc, score) => visit(doc, score * phrase.weight))
  if (fragment !== null) eachPart(segment, fragment, (doc, fits) => visit(doc, fits * set.fragment))
  return count
}

/** Opens a segment for one query. The caller clears the scratch. */
export const openScratch = (segment: Segment): Scratch => scratchOf(segment)

/** Adds one word, at its place in the plan, to the scores; answers how many documents have it, see `wordDocs`. */
export function scoreWord(
  segment: Segment,
  scratch: Scratch,
  planned: PlannedWord,
  place: number,
  set: Ranking,
  onlyKnown: boolean,
  isAlone: boolean,
): number {
  const count = readWord(segment, planned, scratch, set, onlyKnown, isAlone)
  const { score, mask, best, wordDocs, docs } = scratch
  const bit = 1 << place
  const { rarity } = planned
  for (let at = 0; at < count; at++) {
    const doc = wordDocs[at] as number
    if (mask[doc] === 0) docs[scratch.count++] = doc
    mask[doc] = (mask[doc] as number) | bit
    score[doc] = (score[doc] as number) + rarity * (best[doc] as number)
    best[doc] = 0
  }
  return count
}

/** Adds the documents whose part number is the whole text: they match every word. Answers how many, see `wordDocs`. */
export function scoreWhole(segment: Segment, scratch: Scratch, plan: QueryPlan): number {
  if (plan.whole === null) return 0
  const all = 2 ** plan.words.length - 1
  const points = plan.words.reduce((sum, { rarity }) => sum + rarity, 1)
  let count = 0
  eachPart(segment, plan.whole, (doc, fits) => {
    if (scratch.mask[doc] === 0) scratch.docs[scratch.count++] = doc
    scratch.mask[doc] = all
    scratch.score[doc] = (scratch.score[doc] as number) + points * fits
    scratch.wordDocs[count++] = doc
  })
  return count
}
