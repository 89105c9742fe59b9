// Divides a parcel that waits to be packed into two, and merges the two again.

import { isDeepStrictEqual } from 'node:util'
import { isMergeable, type ParcelOrigin, type Pieces } from '../../../contract/orders/division.rules.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Database } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { chosenPieces, heldIn, planDivision, requireWaiting } from '../queries/plan-division.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { divideShipmentRow, findDivision, listParcelOrigins, mergeShipmentRow } from '../repository/divisions.ts'
import { insertEvent } from '../repository/orders.ts'
import { lockShipment } from '../repository/shipments.ts'
import { whoOfStaff } from './move-order.ts'
import { lockShipmentForStaff } from './move-shipment.ts'

interface DivisionInput {
  shipmentId: number
  /** Made by the caller, one for each division. */
  splitId: string
  items: readonly Pieces[]
  /** Of the preview that the member of staff has seen. */
  digest: string
}

/**
 * Divides a parcel as it was previewed: what is chosen of it becomes a parcel of its own. The same id again changes nothing.
 * @throws order.shipment-unknown, order.parcel-packed, order.parcel-cancelled, order.parcel-booked, order.on-hold, order.edit-waits,
 * order.split-changed, order.split-nothing, order.split-everything, order.split-too-many, order.too-many-parcels, request.invalid,
 * request.idempotency when the id stands for another division
 */
export async function divideParcel(
  db: Database,
  actor: Staff,
  { shipmentId: from, splitId, items, digest }: DivisionInput,
): Promise<StaffOrder> {
  const chosen = chosenPieces(items)
  const orderNumber = await db.transaction(async tx => {
    const { order, shipment } = await lockShipmentForStaff(tx, actor, from)
    const made = await findDivision(tx, order.id, splitId)
    if (made && !isDeepStrictEqual({ ...made }, { from, items: chosen })) throw appError('request.idempotency')
    if (made) return order.number
    const { stays, goes } = await planDivision(tx, order, shipment, chosen, digest)
    const who = whoOfStaff(actor)
    const to = await divideShipmentRow(tx, shipment, chosen, who)
    const data = { splitId, from, to, items: chosen }
    await insertEvent(tx, order.id, 'parcel-divided', { who, why: `${from} → ${from} + ${to}`, data })
    describeChange({
      ...{ recordKind: 'order', recordId: String(order.number) },
      before: { parcels: [{ shipmentId: from, lines: heldIn(shipment) }] },
      after: {
        parcels: [
          { shipmentId: from, lines: stays.lines, payable: stays.payable },
          { shipmentId: to, lines: goes.lines, payable: goes.payable },
        ],
      },
    })
    return order.number
  })
  return staffOrder(db, orderNumber)
}

/** @throws order.not-mergeable */
function requireMergeable(parcel: ParcelOrigin, parcels: readonly ParcelOrigin[], into: number) {
  if (parcel.dividedFrom !== into || !isMergeable(parcel, parcels)) throw appError('order.not-mergeable')
}

/**
 * Puts a parcel back into the one that it was divided from, while neither is packed; the last division first. One that is merged
 * already stays as it is. @throws order.shipment-unknown, order.parcel-packed, order.parcel-cancelled, order.parcel-booked,
 * order.on-hold, order.edit-waits, order.not-mergeable
 */
export async function mergeParcel(
  db: Database,
  actor: Staff,
  { shipmentId, into }: { shipmentId: number; into: number },
): Promise<StaffOrder> {
  const orderNumber = await db.transaction(async tx => {
    const { order, shipment } = await lockShipmentForStaff(tx, actor, shipmentId)
    const parcels = await listParcelOrigins(tx, order.id)
    const parcel = parcels.find(one => one.shipmentId === shipmentId)
    if (!parcel) throw appError('order.shipment-unknown')
    if (parcel.merged && parcel.dividedFrom === into) return order.number
    await requireWaiting(tx, order, shipment)
    requireMergeable(parcel, parcels, into)
    const first = ownAsStaff(await lockShipment(tx, into), actor, 'order.shipment-unknown')
    await requireWaiting(tx, order, first)
    const who = whoOfStaff(actor)
    const before = [first, shipment].map(heldIn)
    await mergeShipmentRow(tx, shipment, first, who)
    const data = { from: shipmentId, into }
    await insertEvent(tx, order.id, 'parcel-merged', { who, why: `${into} + ${shipmentId} → ${into}`, data })
    const after = ownAsStaff(await lockShipment(tx, into), actor, 'order.shipment-unknown')
    describeChange({
      ...{ recordKind: 'order', recordId: String(order.number) },
      before: { parcels: [into, shipmentId].map((number, index) => ({ shipmentId: number, lines: before[index] })) },
      after: { parcels: [{ shipmentId: into, lines: heldIn(after) }] },
    })
    return order.number
  })
  return staffOrder(db, orderNumber)
}
