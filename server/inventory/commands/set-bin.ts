// Staff set the bin of a product in a warehouse.

import type { StockProduct } from '../../../contract/inventory/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { stockOfProduct } from '../queries/stock-desk.ts'
import { findBin, writeBin } from '../repository/bins.ts'
import { lockProduct } from '../repository/operations.ts'

/**
 * Sets the bin of a product in a warehouse of its market; null removes it. Idempotent.
 * @throws catalog.product-unknown, inventory.warehouse-unknown, inventory.bin-changed if the bin is not the one shown
 */
export async function setBin(
  app: App,
  actor: Staff,
  input: { msn: string; warehouse: string; bin: string | null; replaces: string | null },
): Promise<StockProduct> {
  const { msn, warehouse, bin, replaces } = input
  await app.db.transaction(async tx => {
    await lockProduct(tx, msn)
    const found = await findBin(tx, msn, warehouse)
    if (!found) {
      await stockOfProduct(tx, actor, msn)
      throw appError('inventory.warehouse-unknown')
    }
    if (found.bin === bin) return
    if (found.bin !== replaces) throw appError('inventory.bin-changed')
    await writeBin(tx, msn, found.warehouseId, bin)
    describeChange({ before: { warehouse, bin: found.bin }, after: { warehouse, bin } })
  })
  return stockOfProduct(app.db, actor, msn)
}
