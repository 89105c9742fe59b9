// SQL of change sets: what was changed at once, by whom, and what an undo restored.

import type { ChangedCell } from '../../../contract/products/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'

export interface ChangeSetRow {
  id: string
  number: number
  market: Market
  note: string
  whoName: string
  request: Buffer
  products: number
  cells: number
  at: Date
  undoneBy: string
  undoneAt: Date | null
  left: number
}

const COLUMNS = `id, number, market, note, who_name as "whoName", request, products, cells, at, undone_by as "undoneBy",
  undone_at as "undoneAt", undone_left as "left"`

const FIND = statement('products.find-change-set', `select ${COLUMNS} from product_change_sets where id = $1`)
const LOCK = statement(
  'products.lock-change-set',
  `select ${COLUMNS} from product_change_sets where id = $1 for update`,
)
const HOLD = statement(
  'products.hold-change-set',
  `select pg_advisory_xact_lock(hashtextextended('change set ' || $1::text, 0))`,
)
const LIST = statement(
  'products.list-change-sets',
  `select ${COLUMNS} from product_change_sets where market = $1
     and number < coalesce((select number from product_change_sets where id = $2), 9223372036854775807)
   order by number desc limit $3`,
)
const INSERT = statement(
  'products.insert-change-set',
  `insert into product_change_sets (id, market, note, who, who_name, request, products, cells, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
)
const INSERT_CELLS = statement(
  'products.insert-changes',
  `insert into product_changes (change_set_id, position, msn, seller_code, field, before, after)
   select $1, c.position, c.msn, c.seller, c.field, c.before, c.after
   from jsonb_to_recordset($2::jsonb) as c (position int, msn text, seller text, field text, before text, after text)`,
)
const CELLS = `select c.position, c.msn, p.part_number as "partNumber", c.seller_code as seller, c.field, c.before, c.after, c.undone
  from product_changes c join products p on p.msn = c.msn where c.change_set_id = $1`
const PAGE = statement('products.list-changes', `${CELLS} and c.position > $2 order by c.position limit $3`)
const OPEN = statement(
  'products.list-changes-to-undo',
  `${CELLS} and c.undone is distinct from 'restored' order by c.position`,
)
const MARK = statement(
  'products.mark-undone',
  `update product_changes set undone = $3 where change_set_id = $1 and position = any($2)`,
)
const CLOSE = statement(
  'products.close-change-set',
  `update product_change_sets set undone_by = $2, undone_at = $3, undone_left = $4 where id = $1 returning ${COLUMNS}`,
)

export type ChangedRow = Omit<ChangedCell, 'gonePictures'> & { position: number }

export function findChangeSet(db: Db, id: string): Promise<ChangeSetRow | null> {
  return db.oneOrNull(FIND, [id])
}

/** The change set with an id; waits for one being written with this id. */
export async function awaitChangeSet(tx: Tx, id: string): Promise<ChangeSetRow | null> {
  await tx.run(HOLD, [id])
  return findChangeSet(tx, id)
}

export function lockChangeSet(tx: Tx, id: string): Promise<ChangeSetRow | null> {
  return tx.oneOrNull(LOCK, [id])
}

export function listChangeSets(db: Db, market: Market, before: string | null, limit: number): Promise<ChangeSetRow[]> {
  return db.rows(LIST, [market, before, limit])
}

type NewChangeSet = Pick<ChangeSetRow, 'id' | 'market' | 'note' | 'whoName' | 'request' | 'products' | 'cells' | 'at'>

export function insertChangeSet(tx: Tx, set: NewChangeSet, who: string): Promise<ChangeSetRow> {
  const { id, market, note, whoName, request, products, cells, at } = set
  return tx.one(INSERT, [id, market, note, who, whoName, request, products, cells, at])
}

type NewCell = Pick<ChangedCell, 'msn' | 'seller' | 'field' | 'before' | 'after'>

export async function insertChangedCells(tx: Tx, id: string, cells: readonly NewCell[]): Promise<void> {
  await tx.run(INSERT_CELLS, [id, jsonbOf(cells.map((cell, at) => ({ ...cell, position: at + 1 })))])
}

export function listChangedCells(db: Db, id: string, after: number, limit: number): Promise<ChangedRow[]> {
  return db.rows(PAGE, [id, after, limit])
}

/** The cells that no undo has restored. */
export function listCellsToUndo(tx: Tx, id: string): Promise<ChangedRow[]> {
  return tx.rows(OPEN, [id])
}

export async function markUndone(
  tx: Tx,
  id: string,
  positions: readonly number[],
  how: 'restored' | 'left',
): Promise<void> {
  if (positions.length > 0) await tx.run(MARK, [id, positions, how])
}

export function closeChangeSet(tx: Tx, id: string, who: string, at: Date, left: number): Promise<ChangeSetRow> {
  return tx.one(CLOSE, [id, who, at, left])
}
