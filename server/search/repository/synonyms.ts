// SQL of search synonyms.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

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
const DROP = statement('catalog.drop-synonym', 'delete from search_synonyms where id = $1')

export function listSynonymRows(db: Db): Promise<SynonymRow[]> {
  return db.rows<SynonymRow>(LIST)
}

/** Adds the line, or sets whether it is active. */
export function saveSynonymRow(db: Db, row: Omit<SynonymRow, 'id' | 'updatedAt'>): Promise<SynonymRow> {
  return db.one<SynonymRow>(SAVE, [row.market, row.language, row.line, row.active, row.who])
}

/** Returns whether it existed. */
export async function dropSynonymRow(db: Db, id: number): Promise<boolean> {
  return (await db.run(DROP, [id])) > 0
}
