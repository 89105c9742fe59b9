// What to pick from a warehouse's bins for the parcels to pack.

import { compareBins } from '../../../contract/inventory/bins.rules.ts'
import { MAX_PICKED } from '../../../contract/orders/pick-list.rules.ts'
import type { Picked, PickList, pickListEndpoints } from '../../../contract/orders/pick-list-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Language } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { listToPick, listWarehousesToPack, type PickRow } from '../repository/pick-list.ts'

/** The rows by product, in walking order of the bins. */
function byBin(rows: readonly PickRow[]): Picked[] {
  const items = new Map<string, Picked>()
  for (const { orderNumber, shipmentId, quantity, bin, msn, productName, partNumber } of rows) {
    const item = items.get(msn) ?? { bin, msn, productName, partNumber, quantity: 0, parcels: [] }
    const parcel = item.parcels.find(one => one.shipmentId === shipmentId)
    if (parcel) parcel.quantity += quantity
    else item.parcels.push({ orderNumber, shipmentId, quantity })
    item.quantity += quantity
    items.set(msn, item)
  }
  return [...items.values()].sort((one, other) => compareBins(one.bin, other.bin) || (one.msn < other.msn ? -1 : 1))
}

type PickInput = HandlerInput<(typeof pickListEndpoints)['pickList']>['query']

/** The list of a warehouse, by default the one with the most parcels to pack. */
export async function pickList(
  db: Db,
  { language }: { language: Language },
  { market, warehouse: wanted, orders }: PickInput,
): Promise<PickList> {
  const filter = { market, orders: orders ?? null, language }
  const warehouses = await listWarehousesToPack(db, filter)
  const warehouse = wanted ?? warehouses[0]?.code ?? null
  const rows = warehouse === null ? [] : await listToPick(db, filter, { warehouse, limit: MAX_PICKED })
  const parcels = new Set(rows.map(({ shipmentId }) => shipmentId)).size
  const listed = new Set(rows.map(({ orderNumber }) => orderNumber))
  return {
    ...{ warehouses, warehouse, items: byBin(rows), parcels },
    more: (warehouses.find(({ code }) => code === warehouse)?.parcels ?? 0) > parcels,
    left: orders?.filter(orderNumber => !listed.has(orderNumber)) ?? [],
  }
}
