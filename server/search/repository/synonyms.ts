// SQL of search synonyms.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface SynonymRow {
  id: number
  market: Market
  language: Language
  line: string
  active: boolean
  who: string
  updatedAt: Date
}

const COLUMNS = 'id, market, language, line, active, who, updated_at as "updatedAt"'
const LIST = statement(
  'catalog.list-synonyms',
  `select ${COLUMNS} from search_synonyms order by market, language, line`,
)
const SAVE = statement(
  'catalog.save-synonym',
  `insert into search_synonyms (market, language, line, active, who) values ($1, $2, $3, $4, $5)
   on conflict (market, language, line)
   do update set active = excluded.active, who = excluded.who, updated_at = now()
   returning ${COLUMNS}`,
)
const DROP = statement(
  'catalog.drop-synonym',
  `delete from search_synonyms where id = $1 and market = any($2) returning ${COLUMNS}`,
)
const ADD_AGAIN = statement(
  'catalog.add-synonym-again',
  `insert into search_synonyms (market, language, line, active, who) values ($1, $2, $3, $4, $5)
   on conflict (market, language, line) do nothing returning id`,
)

export function listSynonymRows(db: Db): Promise<SynonymRow[]> {
  return db.rows<SynonymRow>(LIST)
}

/** Adds the line, or sets whether it is active. */
export function saveSynonymRow(db: Db, row: Omit<SynonymRow, 'id' | 'updatedAt'>): Promise<SynonymRow> {
  return db.one<SynonymRow>(SAVE, [row.market, row.language, row.line, row.active, row.who])
}

/** Returns the deleted line; null when these markets have none. */
export function dropSynonymRow(tx: Tx, id: number, markets: readonly Market[]): Promise<SynonymRow | null> {
  return tx.oneOrNull<SynonymRow>(DROP, [id, markets])
}

/** Returns the id; null when the line already exists. */
export async function addSynonymAgain(tx: Tx, row: Omit<SynonymRow, 'id' | 'updatedAt'>): Promise<number | null> {
  const values = [row.market, row.language, row.line, row.active, row.who]
  return (await tx.oneOrNull<{ id: number }>(ADD_AGAIN, values))?.id ?? null
}
