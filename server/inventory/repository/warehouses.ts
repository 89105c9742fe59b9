// SQL that writes warehouses.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface WarehouseInput {
  code: string
  nameEn: string
  nameHi: string
  /** Pincode in India, emirate code in the UAE. */
  place: string
  stateCode: string
  lat: number
  lng: number
  /** Local hour until which an order is shipped the same day. */
  cutoffHour: number
}

const FIND_MARKET = statement('inventory.find-warehouse-market', 'select market from warehouses where code = $1')
const UPSERT = statement(
  'inventory.upsert-warehouse',
  `insert into warehouses (code, market, name_en, name_hi, place, state_code, lat, lng, cutoff_hour)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (code) do update set name_en = excluded.name_en, name_hi = excluded.name_hi, place = excluded.place,
     state_code = excluded.state_code, lat = excluded.lat, lng = excluded.lng, cutoff_hour = excluded.cutoff_hour,
     active = true, sample = false, version = warehouses.version + 1
     where (warehouses.name_en, warehouses.name_hi, warehouses.place, warehouses.state_code, warehouses.lat,
         warehouses.lng, warehouses.cutoff_hour, warehouses.active, warehouses.sample)
       is distinct from (excluded.name_en, excluded.name_hi, excluded.place, excluded.state_code, excluded.lat,
         excluded.lng, excluded.cutoff_hour, true, false)
   returning xmax = 0 as created`,
)
const SET_ACTIVE = statement(
  'inventory.set-warehouse-active',
  'update warehouses set active = $2, version = version + 1 where code = $1 and active <> $2',
)
const COUNT = statement(
  'inventory.count-warehouses',
  'select count(*)::int as count from warehouses where market = $1 and active',
)

/** The market of the warehouse with this code, or null. */
export async function findWarehouseMarket(db: Db, code: string): Promise<Market | null> {
  return (await db.oneOrNull<{ market: Market }>(FIND_MARKET, [code]))?.market ?? null
}

/** Creates or updates a warehouse; null if it is unchanged. */
export async function upsertWarehouse(
  tx: Tx,
  market: Market,
  warehouse: WarehouseInput,
): Promise<'created' | 'changed' | null> {
  const { code, nameEn, nameHi, place, stateCode, lat, lng, cutoffHour } = warehouse
  const values = [code, market, nameEn, nameHi, place, stateCode, lat, lng, cutoffHour]
  const row = await tx.oneOrNull<{ created: boolean }>(UPSERT, values)
  return row ? (row.created ? 'created' : 'changed') : null
}

/** Whether a warehouse dispatches. */
export async function setWarehouseActive(tx: Tx, code: string, active: boolean): Promise<void> {
  await tx.run(SET_ACTIVE, [code, active])
}

export async function countWarehouses(db: Db, market: Market): Promise<number> {
  return (await db.one<{ count: number }>(COUNT, [market])).count
}
