// Stock of an order: reserved when it is placed, released when it ends early, deducted when it is shipped.

import type { Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { endHold, insertReservations, lockHeld, lockStock, type StockPart } from './repository/stock.ts'
import { type Allocation, allocateStock, type StockLine } from './rules.ts'

export { setOnHand } from './commands/set-on-hand.ts'
export { setWarehouse } from './commands/set-up-warehouses.ts'
export { countWarehouses, type WarehouseInput } from './repository/warehouses.ts'

/** Who changed the stock, stored with the event. */
export interface StockCause {
  orderId: string
  /** `customer:<id>`, `gateway:<name>`, `job:<name>`. */
  who: string
  why: string
}

/**
 * Reserves stock for the lines of an order in two statements, however many lines there are. Call it in the transaction
 * that writes the order. @throws checkout.out-of-stock. before anything is written, each short product named in
 * `problems`.
 */
export async function reserveStock(tx: Tx, lines: readonly StockLine[], cause: StockCause): Promise<Allocation[]> {
  const warehouseIds = [...new Set(lines.flatMap(line => line.warehouseIds))]
  const stock = await lockStock(tx, lines, warehouseIds)
  const { takes, shortages } = allocateStock(lines, stock)
  if (shortages.length > 0) {
    const problems = shortages.map(({ msn, missing }) => ({ path: msn, message: `${missing} short` }))
    throw appError('checkout.out-of-stock', { problems: problems.slice(0, 20) })
  }
  const complete = await insertReservations(tx, cause.orderId, takes, cause.who, cause.why)
  if (!complete) throw new Error('Stock changed although its rows were locked')
  return takes
}

/** Releases the reservations of an order, if there are any. */
export async function releaseStock(tx: Tx, cause: StockCause): Promise<void> {
  if ((await lockHeld(tx, cause.orderId)) > 0) await endHold(tx, cause.orderId, false, cause.who, cause.why)
}

/** Deducts the reservations of an order from stock; of a part, those of some lines in a warehouse. */
export async function shipStock(tx: Tx, cause: StockCause, part?: StockPart): Promise<void> {
  if ((await lockHeld(tx, cause.orderId)) > 0) await endHold(tx, cause.orderId, true, cause.who, cause.why, part)
}
