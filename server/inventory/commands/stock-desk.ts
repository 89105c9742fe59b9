// Staff operations on stock: count, correct, transfer, set reorder points; idempotent by key, with author and reason.

import type { CorrectionInput, CountInput, StockProduct, TransferInput } from '../../../contract/inventory/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { digest } from '../../platform/secrets.ts'
import { stockOfProduct } from '../queries/stock-desk.ts'
import {
  findOperationHash,
  findPlace,
  insertOperation,
  lockProduct,
  lockRow,
  moveUnits,
  type NewOperation,
  placeStock,
  setReorderRow,
} from '../repository/operations.ts'

/** The warehouse of an offer's stock. @throws inventory.offer-unknown, inventory.warehouse-unknown */
async function requirePlace(tx: Tx, place: { offerId: number; msn: string; warehouse: string }): Promise<number> {
  const { hasOffer, warehouseId } = await findPlace(tx, place)
  if (!hasOffer) throw appError('inventory.offer-unknown')
  if (warehouseId === null) throw appError('inventory.warehouse-unknown')
  return warehouseId
}

type StepInput = Pick<CountInput, 'operationId' | 'offerId' | 'reason' | 'document'>

interface Step {
  msn: string
  kind: NewOperation['kind']
  input: StepInput
  /** Moves units from or to a warehouse. @throws inventory.reserved */
  work(tx: Tx, move: (warehouseId: number, change: number) => Promise<void>): Promise<void>
}

/** One step in one transaction; repeating the key changes nothing. @throws request.idempotency */
async function once(app: App, actor: Staff, { msn, kind, input, work }: Step): Promise<StockProduct> {
  const { operationId, offerId, reason, document } = input
  const requestHash = digest(JSON.stringify([msn, kind, input]))
  await app.db.transaction(async tx => {
    await lockProduct(tx, msn)
    const operation = { id: operationId, kind, requestHash, reason, document }
    const by = { staffId: actor.staffId, staffName: actor.name, at: actor.now }
    if (!(await insertOperation(tx, { ...operation, ...by }))) {
      const before = await findOperationHash(tx, operationId)
      if (!before?.equals(requestHash)) throw appError('request.idempotency')
      return
    }
    await work(tx, async (warehouseId, change) => {
      if (change > 0) await placeStock(tx, offerId, warehouseId)
      const who = `staff:${actor.staffId}`
      const movement = { offerId, warehouseId, change, who, why: reason, operationId, at: actor.now }
      if (change !== 0 && !(await moveUnits(tx, movement))) throw appError('inventory.reserved')
    })
  })
  return stockOfProduct(app.db, actor, msn)
}

type OfProduct<Input> = Input & { msn: string }

/**
 * Sets the units on hand to a count.
 * @throws inventory.changed if they are not those shown, inventory.reserved, inventory.offer-unknown,
 * inventory.warehouse-unknown, request.idempotency, catalog.product-unknown
 */
export function countStock(app: App, actor: Staff, { msn, ...input }: OfProduct<CountInput>): Promise<StockProduct> {
  const { offerId, warehouse, counted, expected } = input
  return once(app, actor, {
    ...{ msn, kind: 'count', input },
    async work(tx, move) {
      const warehouseId = await requirePlace(tx, { offerId, msn, warehouse })
      const { onHand } = await lockRow(tx, offerId, warehouseId)
      if (onHand !== expected) throw appError('inventory.changed')
      await move(warehouseId, counted - onHand)
      describeChange({ before: { onHand }, after: { onHand: counted } })
    },
  })
}

/** Adds or removes units. @throws as countStock, except inventory.changed */
export function correctStock(
  app: App,
  actor: Staff,
  { msn, ...input }: OfProduct<CorrectionInput>,
): Promise<StockProduct> {
  const { offerId, warehouse, change } = input
  return once(app, actor, {
    ...{ msn, kind: 'correction', input },
    async work(tx, move) {
      const warehouseId = await requirePlace(tx, { offerId, msn, warehouse })
      const { onHand } = await lockRow(tx, offerId, warehouseId)
      await move(warehouseId, change)
      describeChange({ before: { onHand }, after: { onHand: onHand + change } })
    },
  })
}

/** Moves units to another warehouse, both movements atomically. @throws as correctStock */
export function transferStock(
  app: App,
  actor: Staff,
  { msn, ...input }: OfProduct<TransferInput>,
): Promise<StockProduct> {
  const { offerId, from, to, quantity } = input
  return once(app, actor, {
    ...{ msn, kind: 'transfer', input },
    async work(tx, move) {
      const source = await requirePlace(tx, { offerId, msn, warehouse: from })
      const target = await requirePlace(tx, { offerId, msn, warehouse: to })
      if (source === target) throw appError('inventory.warehouse-unknown')
      const before = {
        [from]: (await lockRow(tx, offerId, source)).onHand,
        [to]: (await lockRow(tx, offerId, target)).onHand,
      }
      await move(source, -quantity)
      await move(target, quantity)
      describeChange({ before, after: { [from]: (before[from] ?? 0) - quantity, [to]: (before[to] ?? 0) + quantity } })
    },
  })
}

/** Sets a reorder point; null ends it. @throws inventory.offer-unknown, inventory.warehouse-unknown, catalog.product-unknown */
export async function setReorderPoint(
  app: App,
  actor: Staff,
  input: { msn: string; offerId: number; warehouse: string; reorderPoint: number | null },
): Promise<StockProduct> {
  const { msn, offerId, reorderPoint } = input
  await app.db.transaction(async tx => {
    await lockProduct(tx, msn)
    const warehouseId = await requirePlace(tx, input)
    const before = await lockRow(tx, offerId, warehouseId)
    if (reorderPoint !== null) await placeStock(tx, offerId, warehouseId)
    await setReorderRow(tx, offerId, warehouseId, reorderPoint)
    describeChange({ before: { reorderPoint: before.reorderPoint }, after: { reorderPoint } })
  })
  return stockOfProduct(app.db, actor, msn)
}
