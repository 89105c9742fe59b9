// A lost parcel that is sent again: its stock is held when that is decided, taken as it leaves, and released when it comes to nothing.

import { changeStock, holdStock, releaseHeld, takeHeld } from '../../inventory/service.ts'
import type { Owned } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { decideAgain, endLostParcel, findLastLoss, type Loss } from '../repository/lost-parcels.ts'
import type { LockedShipment } from '../repository/shipments.ts'

interface Parcel {
  orderId: string
  shipment: Owned<LockedShipment>
}

/** The products of a lost parcel in its warehouse. @throws checkout.out-of-stock when one is no longer offered */
function partsOf({ lines, warehouseId }: LockedShipment) {
  const again = lines.filter(({ quantity }) => quantity > 0)
  const parts = again.flatMap(({ lineNo, offerId, msn, quantity }) =>
    offerId === null ? [] : [{ lineNo, offerId, msn, warehouseId, quantity }],
  )
  return { parts, complete: parts.length === again.length }
}

/**
 * Decides that a locked lost parcel is sent again, which holds its stock. @throws checkout.out-of-stock, order.state
 * is checked by the caller
 */
export async function decideToSendAgain(
  tx: Tx,
  { orderId, shipment }: Parcel,
  { shipmentId, who }: { shipmentId: number; who: string },
): Promise<void> {
  await decideAgain(tx, shipment, who)
  const loss = await findLastLoss(tx, shipment.id)
  const { parts, complete } = partsOf(shipment)
  const why = `Shipment ${shipmentId} again, in place of a lost parcel`
  const held = loss && complete && (await holdStock(tx, { lossId: loss.lossId }, parts, { orderId, who, why }))
  if (!held) throw appError('checkout.out-of-stock')
}

/** Takes the stock of a locked lost parcel that leaves, also when nobody has decided that before. @throws checkout.out-of-stock */
export async function takeAgain(tx: Tx, parcel: Parcel, by: { shipmentId: number; who: string }): Promise<void> {
  const { orderId, shipment } = parcel
  if (!(await findLastLoss(tx, shipment.id))?.decided) await decideToSendAgain(tx, parcel, by)
  const loss = await findLastLoss(tx, shipment.id)
  const cause = { orderId, who: by.who, why: `Shipment ${by.shipmentId} again, in place of a lost parcel` }
  // holds nothing where an earlier version has taken it when it was decided
  if (loss) await takeHeld(tx, { lossId: loss.lossId }, cause)
}

/** Ends the open loss of a locked parcel; what was held for another parcel that is not sent is released. */
export async function endLoss(
  tx: Tx,
  { orderId, shipment }: Parcel,
  outcome: NonNullable<Loss['outcome']>,
  who: string,
): Promise<void> {
  const ended = await endLostParcel(tx, shipment, outcome)
  if (!ended?.decided || outcome === 'sent-again') return
  const cause = { orderId, who, why: 'The lost parcel is not sent again' }
  if (await releaseHeld(tx, { lossId: ended.lossId }, cause)) return
  // an earlier version has taken it when it was decided
  const back = partsOf(shipment).parts.map(({ quantity, ...part }) => ({ ...part, change: quantity }))
  await changeStock(tx, back, cause)
}
