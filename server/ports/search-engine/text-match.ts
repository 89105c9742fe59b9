// The documents of a scope that match a text well enough, with their scores.

import { canBeBought, type Hits, insideOf, type Scope } from './hits.ts'
import type { Intents } from './intents.ts'
import type { PlannedWord } from './plan-index.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import { type Highest, type Scorer, scorerOf } from './scorer.ts'
import type { Segment, SegmentData } from './segment.ts'

/** Words whose masks are remembered in an array. */
const FEW_WORDS = 12

/** Something worked out of a mask of so many words, remembered: few masks stand for many documents. */
function byMask(words: number, work: (mask: number) => number): (mask: number) => number {
  const known = new Float64Array(2 ** Math.min(words, FEW_WORDS)).fill(-1)
  const rare = new Map<number, number>()
  return mask => {
    const small = mask < known.length
    let found = small ? (known[mask] as number) : (rare.get(mask) ?? -1)
    if (found >= 0) return found
    found = work(mask)
    if (small) known[mask] = found
    else rare.set(mask, found)
    return found
  }
}

/** Sum of the rarities of the words in a mask. */
const coverageOf = (words: readonly PlannedWord[]): ((mask: number) => number) =>
  byMask(words.length, mask =>
    words.reduce((total, { rarity }, place) => total + (mask & (1 << place) ? rarity : 0), 0),
  )

interface MatchContext {
  scope: Scope
  intents: Intents
  ranking: Ranking
  operation: 'and' | 'or'
}

/**
 * Scores word by word, the most telling first. Once what is left of the words could not lift a document over the least
 * coverage, only documents found so far are looked at: common words cost little behind rare ones.
 */
function scoreAll(
  scorers: readonly Scorer[],
  { words, whole }: QueryPlan,
  { ranking, operation }: MatchContext,
  highest: Highest,
): void {
  if (whole !== null) for (const scorer of scorers) scorer.addWhole(whole, words, highest)
  const order = words.map((planned, place) => ({ planned, place })).filter(({ planned }) => planned.rarity > 0)
  order.sort((a, b) => b.planned.rarity - a.planned.rarity)
  let left = order.reduce((sum, { planned }) => sum + planned.rarity, 0)
  for (const [at, { planned, place }] of order.entries()) {
    // where every word must match, the first one finds all there is
    const onlyKnown = left < highest.coverage * ranking.leastCoverage || (operation === 'and' && at > 0)
    const turn = { place, onlyKnown, isAlone: order.length === 1 }
    for (const scorer of scorers) scorer.addWord(planned, turn, ranking, highest)
    left -= planned.rarity
  }
}

/** Documents of the scope that match the text well enough, with their scores before titles are looked at. */
export function matchText(segments: readonly Segment[], plan: QueryPlan, context: MatchContext, hits: Hits): void {
  hits.clear()
  const { words } = plan
  const { scope, intents, ranking, operation } = context
  const coverage = coverageOf(words)
  const highest: Highest = { coverage: 0, of: coverage }
  const scorers = segments.map(scorerOf)
  for (const [at, scorer] of scorers.entries()) {
    scorer.open(words.length, insideOf((segments[at] as Segment).data, scope))
  }
  scoreAll(scorers, plan, context, highest)
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0)
  const least = highest.coverage * ranking.leastCoverage
  const everyWord = 2 ** words.length - 1
  /** What the score of a document that matched these words counts; 0 when they are too few. */
  const shareOf = byMask(words.length, mask => {
    const covered = coverage(mask)
    const isEnough = operation === 'and' ? mask === everyWord : covered >= least
    return isEnough ? (covered / all) ** ranking.coverage : 0
  })
  for (const [at, scorer] of scorers.entries()) {
    const { data } = segments[at] as Segment
    pickHits(at, scorer, { shareOf, isInside: insideOf(data, scope), signs: signsOf(data, intents, ranking) }, hits)
  }
}

interface Picking {
  shareOf(mask: number): number
  isInside(doc: number): boolean
  signs(doc: number): number
}

/** Takes every document out of a scorer; those that are inside and matched enough become hits. */
function pickHits(segment: number, scorer: Scorer, { shareOf, isInside, signs }: Picking, hits: Hits): void {
  const { docs, count } = scorer
  hits.reserve(count)
  let last = 0
  let share = 0
  for (let at = 0; at < count; at++) {
    const doc = docs[at] as number
    const matched = scorer.maskOf(doc)
    const score = scorer.take(doc)
    // neighbours in the list mostly match the same words
    if (matched !== last) {
      last = matched
      share = shareOf(matched)
    }
    if (share > 0 && isInside(doc)) hits.push(segment, doc, score * share * signs(doc))
  }
  scorer.count = 0
}

/** Factor of the weak signs of a document: named brand and category, popularity, stock. */
function signsOf(data: SegmentData, { brands, paths }: Intents, set: Ranking) {
  const { brand, path, popularity } = data
  const perPopularity = set.popularity / 1000
  return (doc: number): number =>
    (brands === null ? 1 : (brands[brand[doc] as number] as number)) *
    (paths[path[doc] as number] as number) *
    (1 + perPopularity * (popularity[doc] as number)) *
    (canBeBought(data, doc) ? 1 : set.outOfStock)
}
