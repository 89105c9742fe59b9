// Search tuning by staff: products pinned to the top of a text's results, and products buried at the end.

import type { SearchRequest } from '../port.ts'
import type { Hits, Scope } from './hits.ts'
import { isInScopeOf } from './hits.ts'
import type { Segment } from './segment.ts'

/** Above every score of a text, with a step that no title feature can outweigh. */
const PINNED = 1e30
const STEP = 1e6
/** Below every score of a text. */
const BURIED = 1e-30

interface Found {
  segment: number
  doc: number
}

const keyOf = (segment: number, doc: number) => segment * 2 ** 32 + doc

/**
 * Changes the scores of the hits: pinned products come first, in their order, even if the text does not find them;
 * buried ones come last. Other sort orders contain the same products in their own order. Products outside the scope
 * are left out. Returns how many are pinned.
 * @param locate Where a product is; null when it is not in the index.
 */
export function tuneHits(
  segments: readonly Segment[],
  hits: Hits,
  scope: Scope,
  { pinned = [], buried = [], sort }: Pick<SearchRequest, 'pinned' | 'buried' | 'sort'>,
  locate: (msn: string) => Found | null,
): number {
  const placed = (msns: readonly string[]) =>
    msns.flatMap(msn => {
      const found = locate(msn)
      const data = found && segments[found.segment]?.data
      return found && data && isInScopeOf(data, scope)(found.doc) ? [found] : []
    })
  const first = placed(pinned)
  const factors = new Map(placed(buried).map(({ segment, doc }) => [keyOf(segment, doc), BURIED]))
  const scores = new Map(
    first.map(({ segment, doc }, at) => [keyOf(segment, doc), PINNED * STEP ** (first.length - at)]),
  )
  if (scores.size + factors.size === 0) return 0
  for (let at = 0; at < hits.count; at++) {
    const key = keyOf(hits.segment[at] as number, hits.doc[at] as number)
    const score = scores.get(key)
    if (score !== undefined) scores.delete(key)
    if (sort !== 'popularity') continue
    if (score === undefined) hits.score[at] = (hits.score[at] as number) * (factors.get(key) ?? 1)
    else hits.score[at] = score
  }
  // not found by the text
  for (const { segment, doc } of first) {
    const score = scores.get(keyOf(segment, doc))
    if (score !== undefined) hits.push(segment, doc, sort === 'popularity' ? score : 0, 1)
  }
  return first.length
}
