// Moves a shipment from the warehouse to the door, or back: its stock leaves with it, and its order follows.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import { shipStock } from '../../inventory/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { lockOrderOfShipment, type OrderRow } from '../repository/orders.ts'
import {
  findBooking,
  findCarrier,
  type LockedShipment,
  lockShipment,
  moveShipmentRow,
  type ParcelLine,
  updateSaleable,
} from '../repository/shipments.ts'
import { findWaitingDifference } from '../repository/waiting-edits.ts'
import { canMoveShipment } from '../rules/shipments.ts'
import { followShipments } from './follow-shipments.ts'
import { whoOfStaff } from './move-order.ts'

export const orderState = (state: string) =>
  appError('order.state', { problems: [{ path: 'state', message: `It is ${state}.` }] })

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

export interface ShipmentMove {
  shipmentId: number
  to: Exclude<ShipmentState, 'processing' | 'cancelled' | 'returned'>
  /** What was counted into it, each line once; for `packed` only. */
  counted?: readonly { lineNo: number; quantity: number }[] | undefined
  /** Code of the carrier and its number; for `shipped` only. */
  carrier?: string | undefined
  trackingNumber?: string | undefined
  /** Why it was not delivered; for `returning` only. */
  reason?: string | undefined
}

/** A shipment and its order, both locked until the transaction ends. */
export interface LockedParcel {
  order: Owned<OrderRow>
  shipment: Owned<LockedShipment>
}

/** @throws order.shipment-unknown */
export async function lockShipmentForStaff(tx: Tx, actor: Staff, shipmentId: number): Promise<LockedParcel> {
  const order = ownAsStaff(await lockOrderOfShipment(tx, shipmentId), actor, 'order.shipment-unknown')
  const shipment = ownAsStaff(await lockShipment(tx, shipmentId), actor, 'order.shipment-unknown')
  return { order, shipment }
}

/** @throws order.parcel-changed unless it holds exactly what was counted */
function requireCounted({ lines }: LockedShipment, counted: NonNullable<ShipmentMove['counted']>): void {
  const held = lines.filter(({ quantity }) => quantity > 0)
  const isHeld = ({ lineNo, quantity }: ParcelLine) =>
    counted.some(one => one.lineNo === lineNo && one.quantity === quantity)
  if (counted.length !== held.length || !held.every(isHeld)) throw appError('order.parcel-changed')
}

/**
 * Moves a locked shipment that is not there yet. @throws order.state, order.on-hold, order.edit-waits, order.parcel-changed,
 * request.invalid
 */
async function moveLocked(tx: Tx, { order, shipment }: LockedParcel, move: ShipmentMove, who: string): Promise<void> {
  const { shipmentId, to, counted, carrier, trackingNumber = '', reason: why = '' } = move
  if (!canMoveShipment(shipment.state, to)) throw orderState(shipment.state)
  // what has left goes on its way
  if (order.onHold && (to === 'packed' || to === 'shipped')) throw appError('order.on-hold')
  if (to === 'packed' && (await findWaitingDifference(tx, order.id))) throw appError('order.edit-waits')
  if (counted) requireCounted(shipment, counted)
  const carrierId = carrier === undefined ? null : await requireCarrier(tx, order, carrier)
  if (to === 'shipped') await requireBooked(tx, shipment, { carrier, trackingNumber })
  await moveShipmentRow(tx, shipment, { to, carrierId, trackingNumber, who, why })
  if (to === 'shipped') {
    const { warehouseId, lines } = shipment
    await shipStock(tx, { orderId: order.id, who, why: `Shipment ${shipmentId}` }, { warehouseId, lines })
  }
  await followShipments(tx, order, who)
  describeChange({
    before: { state: shipment.state },
    after: { state: to, ...(carrier && { carrier, trackingNumber }) },
  })
}

/**
 * Moves a shipment on: its stock leaves with `shipped`, and the order follows the shipment that is furthest behind. The same
 * move again changes nothing. @throws order.shipment-unknown, order.state, order.on-hold, order.edit-waits, order.parcel-changed,
 * request.invalid for what a move lacks or does not take, request.idempotency when it was shipped with another number
 */
export async function moveShipment(db: Db, actor: Staff, move: ShipmentMove): Promise<StaffOrder> {
  const handover = handoverOf(move)
  checkParts(move)
  const orderNumber = await db.transaction(async tx => {
    const parcel = await lockShipmentForStaff(tx, actor, move.shipmentId)
    const { order, shipment } = parcel
    if (shipment.state !== move.to) await moveLocked(tx, parcel, move, whoOfStaff(actor))
    else if (handover) {
      const same = shipment.carrier === handover.carrier && shipment.trackingNumber === handover.trackingNumber
      if (!same) throw appError('request.idempotency')
    }
    return order.number
  })
  return staffOrder(db, orderNumber)
}

/** Ends a locked shipment that is back in its warehouse; the order follows. @throws order.state unless it is returning */
export async function endReturned(
  tx: Tx,
  { order, shipment }: LockedParcel,
  { items, who }: { items: readonly { lineNo: number; saleable: number }[]; who: string },
): Promise<void> {
  if (!canMoveShipment(shipment.state, 'returned')) throw orderState(shipment.state)
  await updateSaleable(tx, shipment, items)
  await moveShipmentRow(tx, shipment, { to: 'returned', carrierId: null, trackingNumber: '', who })
  await followShipments(tx, order, who)
}

/** Carrier and number of a move to `shipped`, which needs both; null for other moves, which take neither. */
function handoverOf({ to, carrier, trackingNumber }: ShipmentMove): { carrier: string; trackingNumber: string } | null {
  if (to !== 'shipped') {
    if (carrier !== undefined) throw invalid('body.carrier', 'Only with shipped.')
    if (trackingNumber !== undefined) throw invalid('body.trackingNumber', 'Only with shipped.')
    return null
  }
  if (carrier === undefined) throw invalid('body.carrier', 'Required.')
  if (trackingNumber === undefined) throw invalid('body.trackingNumber', 'Required.')
  return { carrier, trackingNumber }
}

function checkParts({ to, reason, counted }: ShipmentMove): void {
  if (to !== 'packed' && counted !== undefined) throw invalid('body.counted', 'Only with packed.')
  if (to === 'returning' && reason === undefined) throw invalid('body.reason', 'Required.')
  if (to !== 'returning' && reason !== undefined) throw invalid('body.reason', 'Only with returning.')
}

/** What is booked is handed over as it is booked. */
async function requireBooked(
  tx: Tx,
  shipment: LockedShipment,
  { carrier, trackingNumber }: { carrier: string | undefined; trackingNumber: string },
): Promise<void> {
  const booked = await findBooking(tx, shipment)
  if (!booked) return
  if (booked.outdated) throw invalid('body.carrier', 'It has changed since it was booked: cancel the booking first.')
  if (booked.carrier !== carrier || booked.trackingNumber !== trackingNumber)
    throw invalid('body.trackingNumber', `It is booked at ${booked.carrier} as ${booked.trackingNumber}.`)
}

async function requireCarrier(tx: Tx, { market }: OrderRow, code: string): Promise<number> {
  const carrier = await findCarrier(tx, market, code)
  if (!carrier) throw invalid('body.carrier', 'No such carrier in this market.')
  return carrier.id
}
