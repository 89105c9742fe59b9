// SQL of staff operations on stock: the operation, the locked row of an offer in a warehouse, and its movement.

import { statement, type Tx } from '../../platform/db.ts'

const LOCK_PRODUCT = statement('inventory.lock-product', 'select lock_products(array[$1])')
const BEGIN = statement(
  'inventory.begin-operation',
  `with begun as (
     insert into stock_operations (id, kind, request_hash, staff_id, staff_name, reason, document, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning id)
   select exists (select from begun) as fresh`,
)
const FIND_HASH = statement(
  'inventory.find-operation',
  'select request_hash as "requestHash" from stock_operations where id = $1',
)
/** An offer of the product in a warehouse of its market, with its stock; without a row, none on hand. */
const LOCK_ROW = statement(
  'inventory.lock-stock-row',
  `select k.on_hand as "onHand", k.reserved, k.reorder_point as "reorderPoint" from stock k
   where k.offer_id = $1 and k.warehouse_id = $2 for update`,
)
const FIND_PLACE = statement(
  'inventory.find-stock-place',
  `select exists (select from offers o where o.id = $1 and o.msn = $2) as "hasOffer",
     (select w.id from warehouses w join products p on p.market = w.market where p.msn = $2 and w.code = $3) as "warehouseId"`,
)
const PLACE = statement(
  'inventory.place-stock',
  `insert into stock (offer_id, msn, seller_id, warehouse_id, on_hand)
   select o.id, o.msn, o.seller_id, $2, 0 from offers o where o.id = $1 on conflict (offer_id, warehouse_id) do nothing`,
)
const MOVE = statement(
  'inventory.move-stock',
  `with moved as (
     update stock set on_hand = on_hand + $3, updated_at = $4
     where offer_id = $1 and warehouse_id = $2 and on_hand + $3 >= reserved returning msn)
   insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why, operation_id, at)
   select msn, $1, $2, $3, 0, $5, $6, $7, $4 from moved`,
)
const SET_REORDER = statement(
  'inventory.set-reorder-point',
  'update stock set reorder_point = $3 where offer_id = $1 and warehouse_id = $2',
)

export interface NewOperation {
  id: string
  kind: 'count' | 'correction' | 'transfer' | 'receipt'
  requestHash: Buffer
  staffId: string
  staffName: string
  reason: string
  document: string
  at: Date
}

/** Locks the product, as every change of its stock or offers does first. */
export async function lockProduct(tx: Tx, msn: string): Promise<void> {
  await tx.run(LOCK_PRODUCT, [msn])
}

/** Writes a step; false when its key was used before. */
export async function insertOperation(tx: Tx, operation: NewOperation): Promise<boolean> {
  const { id, kind, requestHash, staffId, staffName, reason, document, at } = operation
  const values = [id, kind, requestHash, staffId, staffName, reason, document, at]
  return (await tx.one<{ fresh: boolean }>(BEGIN, values)).fresh
}

export async function findOperationHash(tx: Tx, id: string): Promise<Buffer | null> {
  return (await tx.oneOrNull<{ requestHash: Buffer }>(FIND_HASH, [id]))?.requestHash ?? null
}

/** Whether the offer belongs to the product, and the warehouse code to its market; null otherwise. */
export function findPlace(
  tx: Tx,
  { offerId, msn, warehouse }: { offerId: number; msn: string; warehouse: string },
): Promise<{ hasOffer: boolean; warehouseId: number | null }> {
  return tx.one(FIND_PLACE, [offerId, msn, warehouse])
}

export interface LockedStock {
  onHand: number
  reserved: number
  reorderPoint: number | null
}

export async function lockRow(tx: Tx, offerId: number, warehouseId: number): Promise<LockedStock> {
  const row = await tx.oneOrNull<LockedStock>(LOCK_ROW, [offerId, warehouseId])
  return row ?? { onHand: 0, reserved: 0, reorderPoint: null }
}

/** Inserts the row of an offer in a warehouse, with nothing on hand. */
export async function placeStock(tx: Tx, offerId: number, warehouseId: number): Promise<void> {
  await tx.run(PLACE, [offerId, warehouseId])
}

export interface Movement {
  offerId: number
  warehouseId: number
  change: number
  who: string
  why: string
  operationId: string
  at: Date
}

/** Moves units on hand with an event; false if orders hold more than would be left. */
export async function moveUnits(tx: Tx, movement: Movement): Promise<boolean> {
  const { offerId, warehouseId, change, at, who, why, operationId } = movement
  return (await tx.run(MOVE, [offerId, warehouseId, change, at, who, why, operationId])) > 0
}

export async function setReorderRow(
  tx: Tx,
  offerId: number,
  warehouseId: number,
  reorderPoint: number | null,
): Promise<void> {
  await tx.run(SET_REORDER, [offerId, warehouseId, reorderPoint])
}
