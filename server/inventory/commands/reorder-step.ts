// A step for many rows of stock on one of them: its reorder point is set or cleared.

import { type RecordSkip, readStockRecord } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { lockProduct, setReorderRow } from '../repository/operations.ts'
import { listPlaces } from '../repository/places.ts'
import { type ReorderStep, type StockStanding, skipOfReorder } from '../rules/reorder-steps.ts'

/** Rows of stock of a market by their id as a record of a job; one that is missing is not there. */
export async function stockStandings(
  db: Db,
  market: Market,
  ids: readonly string[],
): Promise<Map<string, StockStanding & { warehouseId: number }>> {
  const rows = await listPlaces(db, market, ids.map(readStockRecord))
  return new Map(rows.map(({ place, ...row }) => [ids[place - 1] ?? '', row]))
}

interface ReorderTaken {
  skip: RecordSkip | null
  /** The reorder point before, as text; null for none. */
  was: string | null
  msn: string
  before: object
  after: object
}

/** Changes the reorder point of a row of stock where the step fits; its product is locked until the transaction ends. */
export async function takeReorderStep(
  tx: Tx,
  { market, id }: { market: Market; id: string },
  step: ReorderStep,
): Promise<ReorderTaken> {
  const { msn, offerId, warehouse } = readStockRecord(id)
  await lockProduct(tx, msn)
  const row = (await stockStandings(tx, market, [id])).get(id) ?? null
  const skip = skipOfReorder(row, step)
  if (skip || !row) return { skip, was: null, msn, before: {}, after: {} }
  const { reorderPoint } = step
  await setReorderRow(tx, offerId, row.warehouseId, reorderPoint)
  return {
    ...{ skip: null, was: row.reorderPoint === null ? null : String(row.reorderPoint), msn },
    before: { offerId, warehouse, reorderPoint: row.reorderPoint },
    after: { offerId, warehouse, reorderPoint },
  }
}
