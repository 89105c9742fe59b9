// A lost parcel that is sent once more: its stock is taken when that is decided, and goes back when it comes to nothing.

import { changeStock } from '../../inventory/service.ts'
import type { Owned } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { decideAgain, endLostParcel, findLastLoss, type Loss } from '../repository/lost-parcels.ts'
import type { LockedShipment } from '../repository/shipments.ts'

interface Parcel {
  orderId: string
  shipment: Owned<LockedShipment>
}

/** Takes the products of a lost parcel from the stock of its warehouse, or puts them back. @throws checkout.out-of-stock */
async function moveStock(
  tx: Tx,
  { orderId, shipment: { lines, warehouseId } }: Parcel,
  sign: 1 | -1,
  { who, why }: { who: string; why: string },
): Promise<void> {
  const again = lines.filter(({ quantity }) => quantity > 0)
  const offered = again.flatMap(({ offerId, msn, quantity }) =>
    offerId === null ? [] : [{ offerId, msn, warehouseId, change: sign * quantity }],
  )
  if (sign < 0 && offered.length < again.length) throw appError('checkout.out-of-stock')
  await changeStock(tx, offered, { orderId, who, why })
}

/** Takes the stock of a locked lost parcel, unless it was taken when this was decided. @throws checkout.out-of-stock */
export async function takeAgain(tx: Tx, parcel: Parcel, { shipmentId, who }: { shipmentId: number; who: string }) {
  const loss = await findLastLoss(tx, parcel.shipment.id)
  if (loss?.decided) return
  await decideAgain(tx, parcel.shipment, who)
  await moveStock(tx, parcel, -1, { who, why: `Shipment ${shipmentId} once more, in place of a lost parcel` })
}

/** Ends the open loss of a locked parcel; what was taken for another parcel that is not sent goes back. */
export async function endLoss(
  tx: Tx,
  parcel: Parcel,
  outcome: NonNullable<Loss['outcome']>,
  who: string,
): Promise<void> {
  const decided = await endLostParcel(tx, parcel.shipment, outcome)
  if (decided && outcome !== 'sent-again')
    await moveStock(tx, parcel, 1, { who, why: 'The lost parcel is not sent once more' })
}
