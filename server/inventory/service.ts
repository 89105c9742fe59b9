// Stock of an order: reserved when it is placed, released when it ends early, deducted when it is shipped.

import type { Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { type StockChange, updateOnHand } from './repository/on-hand.ts'
import {
  endHold,
  insertReservations,
  lockHeld,
  lockStock,
  releaseParts,
  type StockPart,
  type StockRelease,
  shipPart,
} from './repository/stock.ts'
import { type Allocation, allocateStock, type StockLine } from './rules.ts'

export { holdStock, releaseHeld, takeHeld } from './commands/holds.ts'
export { stockStandings, takeReorderStep } from './commands/reorder-step.ts'
export { setOnHand } from './commands/set-on-hand.ts'
export { setWarehouse } from './commands/set-up-warehouses.ts'
export { stockForStaff } from './queries/stock-desk.ts'
export { listWarehouses } from './repository/stock-desk.ts'
export {
  countWarehouses,
  findWarehouseMarket as marketOfWarehouse,
  setWarehouseActive,
  type WarehouseInput,
} from './repository/warehouses.ts'

export { type ReorderStep, skipOfReorder } from './rules/reorder-steps.ts'

/** Author of the change, stored with the event. */
export interface StockCause {
  orderId: string
  /** `customer:<id>`, `gateway:<name>`, `job:<name>`. */
  who: string
  why: string
}

/**
 * Locks the stock of the lines until the transaction ends and chooses the warehouses that serve them, in one statement
 * however many lines there are. @throws checkout.out-of-stock, each short product named in `problems`
 */
export async function allocateLocked(tx: Tx, lines: readonly StockLine[]): Promise<Allocation[]> {
  const warehouseIds = [...new Set(lines.flatMap(line => line.warehouseIds))]
  const stock = await lockStock(tx, lines, warehouseIds)
  const { takes, shortages } = allocateStock(lines, stock)
  if (shortages.length > 0) {
    const problems = shortages.map(({ msn, missing }) => ({ path: msn, message: `${missing} short` }))
    throw appError('checkout.out-of-stock', { problems: problems.slice(0, 20) })
  }
  return takes
}

/** Reserves for an order what `allocateLocked` returned in the same transaction, in one statement. */
export async function reserveAllocated(tx: Tx, takes: readonly Allocation[], cause: StockCause): Promise<void> {
  const complete = await insertReservations(tx, cause.orderId, takes, cause.who, cause.why)
  if (!complete) throw new Error('Stock changed although its rows were locked')
}

/**
 * Reserves stock for the lines of an order. Call it in the transaction that writes the order.
 * @throws checkout.out-of-stock before anything is written
 */
export async function reserveStock(tx: Tx, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  await reserveAllocated(tx, await allocateLocked(tx, lines), cause)
}

/** Releases the reservations of an order, if there are any. */
export async function releaseStock(tx: Tx, cause: StockCause): Promise<void> {
  if ((await lockHeld(tx, cause.orderId)) > 0) await endHold(tx, cause.orderId, false, cause.who, cause.why)
}

/** Releases quantities of an order's reservations. @throws Error when they are not reserved */
export async function releaseStockParts(tx: Tx, parts: readonly StockRelease[], cause: StockCause): Promise<void> {
  await lockHeld(tx, cause.orderId)
  const complete = await releaseParts(tx, cause.orderId, parts, cause.who, cause.why)
  if (!complete) throw new Error(`Order ${cause.orderId} does not hold what is to be released`)
}

/**
 * Adds to the units on hand or deducts from them, as for returned products and their replacements.
 * @throws checkout.out-of-stock when fewer are free
 */
export async function changeStock(tx: Tx, changes: readonly StockChange[], cause: StockCause): Promise<void> {
  if (changes.length === 0) return
  const complete = await updateOnHand(tx, changes, cause)
  if (!complete) throw appError('checkout.out-of-stock')
}

/** Deducts the reservations of an order from stock; for a partial shipment, the units of some lines in a warehouse. */
export async function shipStock(tx: Tx, cause: StockCause, part?: StockPart): Promise<void> {
  if ((await lockHeld(tx, cause.orderId)) === 0) return
  if (part) await shipPart(tx, cause.orderId, part, cause)
  else await endHold(tx, cause.orderId, true, cause.who, cause.why)
}
