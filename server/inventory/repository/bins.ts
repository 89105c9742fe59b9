// SQL of the bins of products in warehouses.

import type { Language } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const FIND = statement(
  'inventory.find-bin',
  `select w.id as "warehouseId", b.bin from products p join warehouses w on w.market = p.market and w.code = $2
     left join stock_bins b on b.msn = p.msn and b.warehouse_id = w.id where p.msn = $1`,
)
const SET = statement(
  'inventory.set-bin',
  `insert into stock_bins (msn, warehouse_id, bin) values ($1, $2, $3)
   on conflict (msn, warehouse_id) do update set bin = excluded.bin`,
)
const REMOVE = statement('inventory.remove-bin', 'delete from stock_bins where msn = $1 and warehouse_id = $2')
const LIST = statement(
  'inventory.list-bins',
  `select w.code, case $2 when 'hi' then w.name_hi else w.name_en end as name, b.bin
   from products p join warehouses w on w.market = p.market
     left join stock_bins b on b.msn = p.msn and b.warehouse_id = w.id
   where p.msn = $1 and w.active order by name`,
)

/** A warehouse of the product's market, with its bin there; null if there is no such warehouse. */
export function findBin(
  db: Db,
  msn: string,
  warehouse: string,
): Promise<{ warehouseId: number; bin: string | null } | null> {
  return db.oneOrNull(FIND, [msn, warehouse])
}

export async function writeBin(tx: Tx, msn: string, warehouseId: number, bin: string | null): Promise<void> {
  if (bin === null) await tx.run(REMOVE, [msn, warehouseId])
  else await tx.run(SET, [msn, warehouseId, bin])
}

/** The active warehouses of the market of a product, with its bins. */
export function listBins(
  db: Db,
  msn: string,
  language: Language,
): Promise<{ code: string; name: string; bin: string | null }[]> {
  return db.rows(LIST, [msn, language])
}
