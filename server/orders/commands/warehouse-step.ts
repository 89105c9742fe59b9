// A warehouse step for one order in a bulk action: runs the single step if the states of the order allow it.

import { randomUUID } from 'node:crypto'
import type { HoldWords } from '../../../contract/orders/hold.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { lockOrderOfNumber } from '../repository/orders.ts'
import { listForStep, type StepRow } from '../repository/warehouse-steps.ts'
import { canMoveShipment } from '../rules/shipments.ts'
import { type StepFit, stepFit, type WarehouseStep } from '../rules/warehouse-steps.ts'
import { holdOrder, releaseOrder } from './hold-order.ts'
import { moveShipment } from './move-shipment.ts'
import { confirmOrder } from './staff-orders.ts'

/** `unknown`: not an order of the market. */
export interface StepOutcome {
  fit: StepFit | 'unknown'
  /** Null for an unknown order. */
  before: OrderState | null
  after: OrderState | null
}

const fitOf = (step: WarehouseStep, { state, editWaits, onHold, parcels }: StepRow) =>
  stepFit(step, { state, editWaits, onHold, parcels: parcels.map(parcel => parcel.state) })

/** The effect of a step on these orders, in their order; nothing is locked. */
export async function previewStep(
  db: Db,
  { step, market }: { step: WarehouseStep; market: Market },
  orderNumbers: readonly number[],
): Promise<{ orderNumber: number; fit: StepOutcome['fit']; state: OrderState | null }[]> {
  const rows = await listForStep(db, market, orderNumbers)
  return orderNumbers.map(orderNumber => {
    const row = rows.get(orderNumber)
    return { orderNumber, fit: row ? fitOf(step, row) : 'unknown', state: row?.state ?? null }
  })
}

/** The action on an order; a hold has a reason. */
export type StepToTake = { step: 'confirm' | 'pack' | 'release' } | { step: 'hold'; hold: HoldWords }

/** Runs a step for an order if it applies. @throws the codes of the single step, such as order.state */
export async function takeStep(
  tx: Tx,
  actor: Staff,
  { market, ...taken }: StepToTake & { market: Market },
  orderNumber: number,
): Promise<StepOutcome> {
  await lockOrderOfNumber(tx, orderNumber)
  const row = (await listForStep(tx, market, [orderNumber])).get(orderNumber)
  if (!row) return { fit: 'unknown', before: null, after: null }
  const { step } = taken
  const fit = fitOf(step, row)
  let after = row.state
  if (fit === 'fits' && step === 'confirm') after = (await confirmOrder(tx, actor, orderNumber)).state
  if (fit === 'fits' && step === 'pack') {
    for (const { shipmentId, state } of row.parcels) {
      if (canMoveShipment(state, 'packed')) after = (await moveShipment(tx, actor, { shipmentId, to: 'packed' })).state
    }
  }
  if (fit === 'fits' && taken.step === 'hold')
    await holdOrder(tx, actor, { orderNumber, holdId: randomUUID(), ...taken.hold })
  if (fit === 'fits' && step === 'release') await releaseOrder(tx, actor, { orderNumber })
  return { fit, before: row.state, after }
}
