// Simulated fulfilment for development: moves orders from the warehouse to delivery, one step within a minute.

import type { System } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { listDue, makeShipments, moveShipments, stateOfShipments, statesOfShipments } from '../repository/shipments.ts'
import { findWaitingDifference } from '../repository/waiting-edits.ts'
import { nextWarehouseStep, restedSince } from '../rules.ts'
import { lockOrder, moveOrder } from '../service.ts'

const WAREHOUSE: System = { kind: 'system', name: 'job:warehouse' }

/** Moves one order one step; false when there is none left. Staff move the rest of an order with a returning parcel. */
async function advance(tx: Tx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId, WAREHOUSE)
  const returns = (await statesOfShipments(tx, orderId)).some(state =>
    ['returning', 'lost', 'returned'].includes(state),
  )
  if (returns) return false
  const step = order ? nextWarehouseStep(order.state, await stateOfShipments(tx, orderId)) : null
  if (!order || !step || order.onHold) return false
  if (step.shipmentTo === 'packed' && (await findWaitingDifference(tx, orderId))) return false
  // shipments are made while the stock is still reserved, so before the order moves on
  if (step.shipmentTo === 'processing') await makeShipments(tx, orderId, order.market)
  else await moveShipments(tx, orderId, step.shipmentTo, step.at === 'destination')
  if (step.orderTo) await moveOrder(tx, order, step.orderTo, { who: WAREHOUSE.name, why: '' })
  return true
}

/** Moves every due order. Returns how many; does nothing without a simulated warehouse, as in production mode. */
export async function advanceShipments(app: App): Promise<number> {
  if (app.config.production || !app.config.simulatedWarehouse) return 0
  let moved = 0
  for (const { id } of await listDue(app.db, restedSince(app.now()))) {
    if (await app.db.transaction(tx => advance(tx, id))) moved++
  }
  return moved
}
