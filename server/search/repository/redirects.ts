// SQL of search redirects.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface RedirectRow {
  market: Market
  text: string
  to: string
  version: number
  updatedAt: Date
  uses: number
  usedAt: Date | null
}

const COLUMNS = 'market, text, to_path as "to", version, updated_at as "updatedAt", uses::int, used_at as "usedAt"'
const ALL = statement('search.all-redirects', 'select market, text, to_path as "to" from search_redirects')
const LIST = statement(
  'search.list-redirects',
  `select ${COLUMNS} from search_redirects where market = $1 and text > $2 and position($3 in text) > 0
   order by text limit $4`,
)
// the first of two concurrent saves wins
const QUEUE = statement('search.queue-redirects', `select pg_advisory_xact_lock(hashtext('search.redirects ' || $1))`)
const FIND = statement(
  'search.find-redirect',
  `select ${COLUMNS} from search_redirects where market = $1 and text = $2`,
)
const SAVE = statement(
  'search.save-redirect',
  `insert into search_redirects (market, text, to_path, who) values ($1, $2, $3, $4)
   on conflict (market, text) do update set to_path = excluded.to_path, who = excluded.who,
     version = search_redirects.version + 1, updated_at = now()
   returning ${COLUMNS}`,
)
const DELETE = statement('search.delete-redirect', 'delete from search_redirects where market = $1 and text = $2')
const MOVED = statement(
  'search.list-moved-paths',
  'select from_path as "from", to_path as "to" from redirects where market = $1',
)
const USED = statement(
  'search.count-redirect-use',
  'update search_redirects set uses = uses + 1, used_at = $3 where market = $1 and text = $2',
)

export function listAllRedirects(db: Db): Promise<Pick<RedirectRow, 'market' | 'text' | 'to'>[]> {
  return db.rows(ALL)
}

/** Ordered by text. */
export function listRedirects(
  db: Db,
  market: Market,
  { after, part, limit }: { after: string; part: string; limit: number },
): Promise<RedirectRow[]> {
  return db.rows<RedirectRow>(LIST, [market, after, part, limit])
}

/** Serializes changes of a market's redirects until the transaction ends. */
export async function queueSearchRedirects(tx: Tx, market: Market): Promise<void> {
  await tx.rows(QUEUE, [market])
}

export function findRedirect(tx: Tx, market: Market, text: string): Promise<RedirectRow | null> {
  return tx.oneOrNull<RedirectRow>(FIND, [market, text])
}

export function saveRedirect(
  tx: Tx,
  { market, text, to, who }: { market: Market; text: string; to: string; who: string },
): Promise<RedirectRow> {
  return tx.one<RedirectRow>(SAVE, [market, text, to, who])
}

export async function deleteRedirect(tx: Tx, market: Market, text: string): Promise<void> {
  await tx.run(DELETE, [market, text])
}

/** Moved pages, by their former path. */
export async function listMovedPaths(tx: Tx, market: Market): Promise<Map<string, string>> {
  const rows = await tx.rows<{ from: string; to: string }>(MOVED, [market])
  return new Map(rows.map(({ from, to }) => [from, to]))
}

export async function countRedirectUse(db: Db, market: Market, text: string, now: Date): Promise<void> {
  await db.run(USED, [market, text, now])
}
