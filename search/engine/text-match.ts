// The documents of a scope that match a text well enough, with their scores.

import { canBeBought, type Hits, insideOf, type Scope } from './hits.ts'
import type { Intents } from './intents.ts'
import type { PlannedWord } from './plan-index.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import { turnsOf, WHOLE } from './readings.ts'
import { type Highest, Scorer } from './scorer.ts'
import type { Segment, SegmentData } from './segment.ts'

/** Of so many words at most all masks are remembered. */
const FEW_WORDS = 12

/** Sum of the rarities of the words in a mask; a part number that is the whole text has them all. */
function coverageOf(words: readonly PlannedWord[]): (mask: number) => number {
  const known = new Float64Array(2 ** Math.min(words.length, FEW_WORDS)).fill(-1)
  return mask => {
    if (mask < known.length && (known[mask] as number) >= 0) return known[mask] as number
    const covered = words.reduce((sum, { rarity }, place) => sum + (mask & (WHOLE | (1 << place)) ? rarity : 0), 0)
    if (mask < known.length) known[mask] = covered
    return covered
  }
}

interface MatchContext {
  scope: Scope
  intents: Intents
  ranking: Ranking
  operation: 'and' | 'or'
}

/** Documents of the scope that match the text well enough, with their scores before titles are looked at. */
export function matchText(segments: readonly Segment[], plan: QueryPlan, context: MatchContext, hits: Hits): void {
  hits.clear()
  const { words } = plan
  const { scope, intents, ranking, operation } = context
  const coverage = coverageOf(words)
  const highest: Highest = { coverage: 0, of: coverage, least: ranking.leastCoverage }
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0)
  const everyWord = 2 ** words.length - 1
  const isEnough = (mask: number, covered: number) =>
    operation === 'and' ? mask === everyWord || (mask & WHOLE) !== 0 : covered >= highest.coverage * highest.least
  for (const [index, segment] of segments.entries()) {
    const isInside = insideOf(segment.data, scope)
    const signs = signsOf(segment.data, intents, ranking)
    let last = 0
    let covered = 0
    let share = 0
    new Scorer(segment, turnsOf(segment, plan, operation, ranking), highest, isInside).run((doc, mask, score) => {
      // neighbours mostly match the same words
      if (mask !== last) {
        last = mask
        covered = coverage(mask)
        share = isEnough(mask, covered) ? (covered / all) ** ranking.coverage : 0
      }
      if (share > 0 && isInside(doc)) hits.push(index, doc, score * share * signs(doc), covered)
    })
  }
  // what was enough for the first blocks may not be in sight of a better match in the last
  if (operation === 'or') hits.keepCovered(highest.coverage * highest.least)
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
