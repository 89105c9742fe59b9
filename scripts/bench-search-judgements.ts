// Ratings for results that the judged product set leaves without one, so that no result among the first ten is unjudged.

import { createHash } from 'node:crypto'
import { readBenchData } from './bench-data.ts'

/**
 * How they were made: everything that either ranking returned among its first ten on 2026-11-22 and the set does not
 * rate was rated twice, on the scale of the set and by its examples, in shuffled lists that did not show which ranking
 * a result came from. The two ratings agreed for 98 of 100 results; otherwise the lower one is used. Eight results that
 * appeared later were rated once.
 */
const ratings = new Map(readBenchData('judgements.tsv').map(([hash = '', rating]) => [hash, Number(rating)]))

const hashOf = (q: string, id: string) => createHash('sha256').update(`${q}\t${id}`).digest('hex').slice(0, 8)

/**
 * Completes the ratings of a query.
 *
 * @param judged Ratings of the set by product id.
 * @param ids Results of any ranking.
 * @returns The ratings of the set and those of the results it lacks.
 */
export function withAddedJudgements(
  q: string,
  judged: ReadonlyMap<string, number>,
  ids: readonly string[],
): Map<string, number> {
  const all = new Map(judged)
  for (const id of ids) {
    const rating = all.get(id) ?? ratings.get(hashOf(q, id))
    if (rating !== undefined) all.set(id, rating)
  }
  return all
}
