// The effect of splitting a parcel: both parcels with their shares of the order's amounts.

import type { ChargeKind } from '../../../contract/cart/totals-types.ts'
import { divideShare, type InvoiceShare, sharesOf } from '../../../contract/invoices/shares.rules.ts'
import { choiceFault, dividedLines, MAX_PARCELS, type Pieces } from '../../../contract/orders/division.rules.ts'
import type { Division, ParcelShare } from '../../../contract/orders/division-api.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { digest } from '../../platform/secrets.ts'
import { findOrderToCancel } from '../repository/cancellations.ts'
import { findOrderOfShipment, type OrderRow } from '../repository/orders.ts'
import { findBooking, findShipmentRow, type LockedShipment } from '../repository/shipments.ts'
import { findWaitingDifference } from '../repository/waiting-edits.ts'
import { amountsToShare } from '../rules/cancellation.ts'

/** The lines of a parcel with their remaining quantities. */
export const heldIn = ({ lines }: LockedShipment): Pieces[] =>
  lines.flatMap(({ lineNo, quantity }) => (quantity > 0 ? [{ lineNo, quantity }] : []))

/** Each line once, without empty ones. @throws request.invalid */
export function chosenPieces(items: readonly Pieces[]): Pieces[] {
  const lineNos = new Set(items.map(({ lineNo }) => lineNo))
  if (lineNos.size < items.length)
    throw appError('request.invalid', { problems: [{ path: 'body.items', message: 'Name each line once.' }] })
  return items
    .filter(({ quantity }) => quantity > 0)
    .map(({ lineNo, quantity }) => ({ lineNo, quantity }))
    .sort((a, b) => a.lineNo - b.lineNo)
}

/**
 * @throws order.parcel-cancelled, order.parcel-packed, order.on-hold, order.edit-waits, order.parcel-booked unless the
 * parcel waits to be packed and nothing blocks it
 */
export async function requireWaiting(db: Db, order: OrderRow, shipment: LockedShipment): Promise<void> {
  if (shipment.state === 'cancelled') throw appError('order.parcel-cancelled')
  if (shipment.state !== 'processing') throw appError('order.parcel-packed')
  if (order.onHold) throw appError('order.on-hold')
  if (await findWaitingDifference(db, order.id)) throw appError('order.edit-waits')
  if (await findBooking(db, shipment)) throw appError('order.parcel-booked')
}

function presentShare(share: InvoiceShare): ParcelShare {
  const charges = share.lines.flatMap(({ source, totalMinor }): { kind: ChargeKind; payable: number }[] =>
    'charge' in source ? [{ kind: source.charge, payable: totalMinor }] : [],
  )
  const lines = share.lines.flatMap(({ source, quantity, totalMinor }) =>
    'lineNo' in source ? [{ lineNo: source.lineNo, quantity, payable: totalMinor }] : [],
  )
  return { lines, charges, discount: share.emiDiscountMinor, payable: share.payableMinor }
}

/**
 * The effect of moving items of a parcel to a new one, and the digest of the current parcel; nothing is changed. Lock
 * the order to act on it.
 * @throws what `requireWaiting` throws, order.split-nothing, order.split-everything, order.split-too-many,
 *   order.split-changed when the parcel no longer has the digest `shown`, order.too-many-parcels
 */
export async function planDivision(
  db: Db,
  order: OrderRow,
  shipment: LockedShipment,
  chosen: readonly Pieces[],
  shown?: string,
): Promise<Division> {
  await requireWaiting(db, order, shipment)
  const stored = await findOrderToCancel(db, order.id)
  const index = stored.shipments.findIndex(({ id }) => id === shipment.id)
  const share = sharesOf(amountsToShare(stored), stored.shipments)[index]
  if (!share) throw new Error(`Order ${order.number} has no parcel ${shipment.id}`)
  const held = heldIn(shipment)
  const seen = digest(JSON.stringify([shipment.id, held, share])).toString('hex')
  if (shown !== undefined && shown !== seen) throw appError('order.split-changed')
  const fault = choiceFault(held, chosen)
  if (fault) throw appError(`order.split-${fault}`)
  if (stored.shipments.length >= MAX_PARCELS) throw appError('order.too-many-parcels')
  const { stays, goes } = dividedLines(held, chosen)
  const [first, second] = divideShare(share, stays, goes)
  return {
    ...{ currency: order.currency, digest: seen },
    ...{ before: presentShare(share), stays: presentShare(first), goes: presentShare(second) },
  }
}

/**
 * The preview of splitting a parcel. @throws order.shipment-unknown, request.invalid, and what `planDivision` throws
 */
export async function previewDivision(
  db: Db,
  actor: Staff,
  { shipmentId, items }: { shipmentId: number; items: readonly Pieces[] },
): Promise<Division> {
  const order = ownAsStaff(await findOrderOfShipment(db, shipmentId), actor, 'order.shipment-unknown')
  const shipment = ownAsStaff(await findShipmentRow(db, shipmentId), actor, 'order.shipment-unknown')
  return planDivision(db, order, shipment, chosenPieces(items))
}
