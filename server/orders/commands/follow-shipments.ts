// Moves an order along with its shipments.

import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Owned } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import type { OrderRow } from '../repository/orders.ts'
import { statesOfShipments } from '../repository/shipments.ts'
import { orderStateOf } from '../rules/shipments.ts'
import { moveOrder } from './move-order.ts'

const STEPS: readonly OrderState[] = ['processing', 'packed', 'shipped', 'delivered']

/**
 * Moves an order to the state that follows from its shipments: by several steps when the shipments furthest behind are
 * cancelled or have returned. The order ends when all have returned.
 */
export async function followShipments(tx: Tx, order: Owned<OrderRow>, who: string): Promise<void> {
  const target = orderStateOf(await statesOfShipments(tx, order.id))
  const from = STEPS.indexOf(order.state)
  if (target === null || from < 0) return
  if (target === 'returned-to-origin') {
    await moveOrder(tx, order, target, { who, why: 'All parcels have returned or were lost.' })
    return
  }
  let moved = order
  for (const to of STEPS.slice(from + 1, STEPS.indexOf(target) + 1))
    moved = await moveOrder(tx, moved, to, { who, why: '' })
}
