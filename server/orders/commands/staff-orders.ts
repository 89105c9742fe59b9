// Staff confirm orders: shipments are made for what each warehouse sends.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { makeShipments } from '../repository/shipments.ts'
import { canTransition } from '../rules.ts'
import { lockOrderForStaff, moveOrder, whoOfStaff } from './move-order.ts'
import { orderState } from './move-shipment.ts'

/** States of an order that is confirmed already, or further. */
const CONFIRMED: readonly OrderState[] = ['processing', 'packed', 'shipped', 'delivered']

/** Accepts a placed order: its shipments are made. Idempotent. @throws order.unknown, order.state */
export async function confirmOrder(db: Db, actor: Staff, orderNumber: number): Promise<StaffOrder> {
  await db.transaction(async tx => {
    const order = await lockOrderForStaff(tx, actor, orderNumber)
    if (CONFIRMED.includes(order.state)) return
    if (!canTransition(order.state, 'processing')) throw orderState(order.state)
    // shipments are made while the stock is still reserved, so before the order moves on
    await makeShipments(tx, order.id, order.market)
    await moveOrder(tx, order, 'processing', { who: whoOfStaff(actor), why: '' })
  })
  return staffOrder(db, orderNumber)
}
