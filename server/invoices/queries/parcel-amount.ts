// The total of a parcel's invoice, before it is issued.

import { sharesOf } from '../../../contract/invoices/shares.rules.ts'
import type { Tx } from '../../platform/db.ts'
import { findOrderToInvoice } from '../repository/orders.ts'
import { amountsOf } from '../rules.ts'

/** The value of a parcel, tax included, and what remains to be paid for it if nothing was. */
export async function parcelAmount(
  tx: Tx,
  orderId: string,
  shipmentId: string,
): Promise<{ totalMinor: number; payableMinor: number }> {
  const order = await findOrderToInvoice(tx, orderId)
  const index = order?.shipments.findIndex(({ id }) => id === shipmentId) ?? -1
  const share = order ? sharesOf(amountsOf(order), order.shipments)[index] : undefined
  if (!share) throw new Error(`Order ${orderId} has no parcel ${shipmentId}`)
  return { totalMinor: share.totalMinor, payableMinor: share.payableMinor }
}
