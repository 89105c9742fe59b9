// SQL of search tunings.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface TuningRow {
  market: Market
  text: string
  pinned: string[]
  buried: string[]
  version: number
  who: string
  updatedAt: Date
}

const COLUMNS = 'market, text, pinned, buried, version, who, updated_at as "updatedAt"'
const LIST = statement(
  'search.list-tunings',
  `select ${COLUMNS} from search_tunings where market = any($1) order by updated_at desc limit $2`,
)
const LOCK = statement(
  'search.lock-tuning',
  `select ${COLUMNS} from search_tunings where market = $1 and text = $2 for update`,
)
const INSERT = statement(
  'search.insert-tuning',
  `insert into search_tunings (market, text, pinned, buried, who) values ($1, $2, $3, $4, $5)
   on conflict (market, text) do nothing returning ${COLUMNS}`,
)
const UPDATE = statement(
  'search.update-tuning',
  `update search_tunings set pinned = $3, buried = $4, who = $5, version = version + 1, updated_at = now()
   where market = $1 and text = $2 returning ${COLUMNS}`,
)
const DELETE = statement('search.delete-tuning', 'delete from search_tunings where market = $1 and text = $2')

/** Most recently changed first. */
export function listTunings(db: Db, markets: readonly Market[], most: number): Promise<TuningRow[]> {
  return db.rows<TuningRow>(LIST, [markets, most])
}

/** The tuning of a text, locked until the transaction ends. */
export function lockTuning(tx: Tx, market: Market, text: string): Promise<TuningRow | null> {
  return tx.oneOrNull<TuningRow>(LOCK, [market, text])
}

type Written = Pick<TuningRow, 'market' | 'text' | 'pinned' | 'buried' | 'who'>

/** Null when somebody else has inserted one meanwhile. */
export function insertTuning(tx: Tx, { market, text, pinned, buried, who }: Written): Promise<TuningRow | null> {
  return tx.oneOrNull<TuningRow>(INSERT, [market, text, pinned, buried, who])
}

export function updateTuning(tx: Tx, { market, text, pinned, buried, who }: Written): Promise<TuningRow> {
  return tx.one<TuningRow>(UPDATE, [market, text, pinned, buried, who])
}

export async function deleteTuning(tx: Tx, { market, text }: Pick<TuningRow, 'market' | 'text'>): Promise<void> {
  await tx.run(DELETE, [market, text])
}
