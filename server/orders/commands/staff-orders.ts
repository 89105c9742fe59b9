// Confirms orders: creates a shipment for each warehouse.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { makeShipments } from '../repository/shipments.ts'
import { confirmFit } from '../rules/warehouse-steps.ts'
import { lockOrderForStaff, moveOrder, whoOfStaff } from './move-order.ts'
import { orderState } from './move-shipment.ts'

/** Confirms a placed order and creates its shipments. Idempotent. @throws order.unknown, order.state, order.on-hold */
export async function confirmOrder(db: Db, actor: Staff, orderNumber: number): Promise<StaffOrder> {
  await db.transaction(async tx => {
    const order = await lockOrderForStaff(tx, actor, orderNumber)
    const fit = confirmFit(order.state)
    if (fit === 'already') return
    if (fit === 'state') throw orderState(order.state)
    if (order.onHold) throw appError('order.on-hold')
    // shipments are created while the stock is still reserved, so before the order moves on
    await makeShipments(tx, order.id, order.market)
    await moveOrder(tx, order, 'processing', { who: whoOfStaff(actor), why: '' })
    describeChange({ before: { state: order.state }, after: { state: 'processing' } })
  })
  return staffOrder(db, orderNumber)
}
