// SQL of search statistics: counts by day and text.

import type { SearchView } from '../../../contract/search/counts.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

/** Searches for a text on a day that are not stored yet. */
export interface NewSearches {
  market: Market
  /** YYYY-MM-DD in the market. */
  day: string
  text: string
  searches: number
  empty: number
  foundAt: Date | null
  emptyAt: Date | null
}

const ADD = statement(
  'search.add-counts',
  `insert into search_counts as c (market, day, text, searches, empty, found_at, empty_at)
   select * from unnest($1::text[], $2::date[], $3::text[], $4::int[], $5::int[], $6::timestamptz[], $7::timestamptz[])
   order by 1, 2, 3
   on conflict (market, day, text) do update set searches = c.searches + excluded.searches, empty = c.empty + excluded.empty,
     found_at = greatest(c.found_at, excluded.found_at), empty_at = greatest(c.empty_at, excluded.empty_at)`,
)
const PERIOD = 'market = $1 and day >= $2'
const list = (view: SearchView, count: string, condition: string, having: string) =>
  statement(
    `search.list-counts-${view}`,
    `select text, sum(searches)::int as searches, sum(empty)::int as empty,
       greatest(max(found_at), max(empty_at)) as "lastAt"
     from search_counts where ${PERIOD} ${condition} group by text
     having ($3::int is null or sum(${count}) < $3 or (sum(${count}) = $3 and text > $4)) ${having}
     order by sum(${count}) desc, text limit $5`,
  )
const LIST: Readonly<Record<SearchView, ReturnType<typeof statement>>> = {
  all: list('all', 'searches', '', ''),
  // a text that finds something since, through a synonym or a new product, is left out
  empty: list(
    'empty',
    'empty',
    `and text in (select text from search_counts where ${PERIOD} and empty > 0)`,
    "and max(empty_at) > coalesce(max(found_at), '-infinity')",
  ),
}
const PRUNE = statement(
  'search.prune-counts',
  `delete from search_counts c using (
     select market, day, text, row_number() over (partition by market, day, empty > 0 order by searches desc, text) as place
     from search_counts where day >= $1
   ) p where c.market = p.market and c.day = p.day and c.text = p.text and p.place > $2`,
)
const DELETE_OLD = statement(
  'search.delete-old-counts',
  `delete from search_counts where (market, day, text) in
     (select market, day, text from search_counts where day <= $1::timestamptz::date and greatest(found_at, empty_at) < $1 limit $2)`,
)

export async function addSearches(db: Db, all: readonly NewSearches[]): Promise<void> {
  const column = <K extends keyof NewSearches>(key: K) => all.map(one => one[key])
  await db.run(ADD, [
    ...[column('market'), column('day'), column('text'), column('searches'), column('empty')],
    ...[column('foundAt'), column('emptyAt')],
  ])
}

export interface CountedRow {
  text: string
  searches: number
  empty: number
  lastAt: Date
}

/** Texts from a day on, ordered by count, then by text; after one with its count. */
export function listCounts(
  db: Db,
  market: Market,
  {
    view,
    from,
    after,
    limit,
  }: { view: SearchView; from: string; after: { count: number; text: string } | null; limit: number },
): Promise<CountedRow[]> {
  return db.rows<CountedRow>(LIST[view], [market, from, after?.count ?? null, after?.text ?? '', limit])
}

/** Keeps the `most` most frequent texts of each day from `from` on, and as many without results. */
export async function pruneCounts(db: Db, from: string, most: number): Promise<void> {
  await db.run(PRUNE, [from, most])
}

/** Deletes at most `limit` rows whose last search was before a time; returns how many. */
export function deleteOldCounts(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD, [before, limit])
}
