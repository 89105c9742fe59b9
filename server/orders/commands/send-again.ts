// Staff decide that a lost parcel is sent again, which holds its stock at once.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { findLastLoss } from '../repository/lost-parcels.ts'
import { decideToSendAgain } from './lost-parcel.ts'
import { whoOfStaff } from './move-order.ts'
import { lockShipmentForStaff, orderState } from './move-shipment.ts'

/** Decides that a lost parcel is sent again. @throws order.shipment-unknown, order.state, checkout.out-of-stock */
export async function sendAgain(db: Db, actor: Staff, shipmentId: number): Promise<StaffOrder> {
  const orderNumber = await db.transaction(async tx => {
    const { order, shipment } = await lockShipmentForStaff(tx, actor, shipmentId)
    const last = await findLastLoss(tx, shipment.id)
    // sent again after the answer was lost, also when the parcel has left meanwhile
    const isRepeated = last?.decided && (last.outcome === null || last.outcome === 'sent-again')
    if (!isRepeated) {
      if (shipment.state !== 'lost') throw orderState(shipment.state)
      await decideToSendAgain(tx, { orderId: order.id, shipment }, { shipmentId, who: whoOfStaff(actor) })
      describeChange({ after: { sentAgain: 'decided' } })
    }
    return order.number
  })
  return staffOrder(db, orderNumber)
}
