// Sets up the warehouses that a market dispatches from.

import type { Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import { findWarehouseMarket, upsertWarehouse, type WarehouseInput } from '../repository/warehouses.ts'

/** Creates or updates a warehouse. @throws Error if the code belongs to the other market */
export async function setWarehouse(
  tx: Tx,
  market: Market,
  warehouse: WarehouseInput,
): Promise<'created' | 'changed' | 'unchanged'> {
  const known = await findWarehouseMarket(tx, warehouse.code)
  if (known && known !== market) throw new Error(`The warehouse ${warehouse.code} is one of the other market.`)
  return (await upsertWarehouse(tx, market, warehouse)) ?? 'unchanged'
}
