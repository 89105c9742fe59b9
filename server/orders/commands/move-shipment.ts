// Moves a shipment from the warehouse to the customer, or back: its stock leaves with it, and its order follows.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import { shipStock } from '../../inventory/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { findLastLoss, insertLostParcel, packAgain } from '../repository/lost-parcels.ts'
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
import { endLoss, takeAgain } from './lost-parcel.ts'
import { whoOfStaff } from './move-order.ts'

export const orderState = (state: string) =>
  appError('order.state', { problems: [{ path: 'state', message: `It is ${state}.` }] })

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

export interface ShipmentMove {
  shipmentId: number
  to: Exclude<ShipmentState, 'processing' | 'cancelled' | 'returned'>
  /** Counted quantities, each line once; for `packed` only. */
  counted?: readonly { lineNo: number; quantity: number }[] | undefined
  /** Code of the carrier and tracking number; for `shipped` only. */
  carrier?: string | undefined
  trackingNumber?: string | undefined
  /** Why it was not delivered; for `returning` and `lost` only. */
  reason?: string | undefined
  /** Number of the claim with the carrier; for `lost` only. */
  claim?: string | undefined
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

/** @throws order.parcel-changed unless its contents equal what was counted */
function requireCounted({ lines }: LockedShipment, counted: NonNullable<ShipmentMove['counted']>): void {
  const held = lines.filter(({ quantity }) => quantity > 0)
  const isHeld = ({ lineNo, quantity }: ParcelLine) =>
    counted.some(one => one.lineNo === lineNo && one.quantity === quantity)
  if (counted.length !== held.length || !held.every(isHeld)) throw appError('order.parcel-changed')
}

/** Takes the shipment's products out of stock: the reserved units, or for a lost parcel new ones. @throws checkout.out-of-stock */
async function takeStock(
  tx: Tx,
  { order, shipment }: LockedParcel,
  { shipmentId, who }: { shipmentId: number; who: string },
): Promise<void> {
  const { state, warehouseId, lines } = shipment
  const by = { orderId: order.id, who, why: `Shipment ${shipmentId}` }
  if (state === 'lost') await takeAgain(tx, { orderId: order.id, shipment }, { shipmentId, who })
  else await shipStock(tx, by, { warehouseId, lines })
}

/** Packs the other parcel in place of a lost one, which stays lost until it leaves. @throws order.state unless that was decided */
async function packLost(tx: Tx, shipment: Owned<LockedShipment>): Promise<void> {
  if (!(await findLastLoss(tx, shipment.id))?.decided) throw orderState('lost')
  await packAgain(tx, shipment)
  describeChange({ before: { state: 'lost' }, after: { state: 'lost', sentAgain: 'packed' } })
}

/**
 * Moves a locked shipment that is not yet in the target state. @throws order.state, order.on-hold, order.edit-waits,
 * order.parcel-changed, request.invalid
 */
async function moveLocked(tx: Tx, parcel: LockedParcel, move: ShipmentMove, who: string): Promise<void> {
  const { order, shipment } = parcel
  const { shipmentId, to, counted, carrier, trackingNumber = '', reason: why = '', claim = '' } = move
  const packsAgain = to === 'packed' && shipment.state === 'lost'
  if (!packsAgain && !canMoveShipment(shipment.state, to)) throw orderState(shipment.state)
  // parcels that have left continue
  if (order.onHold && (to === 'packed' || to === 'shipped')) throw appError('order.on-hold')
  if (to === 'packed' && (await findWaitingDifference(tx, order.id))) throw appError('order.edit-waits')
  if (counted) requireCounted(shipment, counted)
  if (packsAgain) return packLost(tx, shipment)
  const carrierId = carrier === undefined ? null : await requireCarrier(tx, order, carrier)
  const isLost = shipment.state === 'lost'
  if (to === 'shipped' && !isLost) await requireBooked(tx, shipment, { carrier, trackingNumber })
  if (to === 'lost') await insertLostParcel(tx, shipment, { reason: why, claim, who })
  if (isLost && to === 'shipped') await takeStock(tx, parcel, { who, shipmentId })
  if (isLost) await endLoss(tx, { orderId: order.id, shipment }, to === 'shipped' ? 'sent-again' : 'found', who)
  const code = isLost && to === 'shipped' ? 'sent-again' : undefined
  await moveShipmentRow(tx, shipment, { to, carrierId, trackingNumber, who, why, code })
  if (to === 'shipped' && !isLost) await takeStock(tx, parcel, { who, shipmentId })
  await followShipments(tx, order, who)
  describeChange({
    before: { state: shipment.state },
    after: { state: to, ...(carrier && { carrier, trackingNumber }), ...(claim && { claim }) },
  })
}

/**
 * Moves a shipment on: its stock leaves with `shipped`, and the order follows the shipment that is furthest behind.
 * Repeating a move changes nothing. @throws order.shipment-unknown, order.state, order.on-hold, order.edit-waits,
 * order.parcel-changed, request.invalid for missing or superfluous fields, request.idempotency when it was shipped with
 * another number
 */
export async function moveShipment(db: Db, actor: Staff, move: ShipmentMove): Promise<StaffOrder> {
  const handover = handoverOf(move)
  checkParts(move)
  const orderNumber = await db.transaction(async tx => {
    const parcel = await lockShipmentForStaff(tx, actor, move.shipmentId)
    const { order, shipment } = parcel
    if (shipment.state !== move.to) await moveLocked(tx, parcel, move, whoOfStaff(actor))
    else if (move.to === 'lost') await requireSameLoss(tx, shipment, move)
    else if (handover) {
      const same = shipment.carrier === handover.carrier && shipment.trackingNumber === handover.trackingNumber
      if (!same) throw appError('request.idempotency')
    }
    return order.number
  })
  return staffOrder(db, orderNumber)
}

/**
 * Ends a locked shipment that is back in its warehouse, or was lost; the order follows. @throws order.state unless it
 * is one of the two
 */
export async function endReturned(
  tx: Tx,
  { order, shipment }: LockedParcel,
  { items, who }: { items: readonly { lineNo: number; saleable: number }[]; who: string },
): Promise<void> {
  if (!canMoveShipment(shipment.state, 'returned')) throw orderState(shipment.state)
  const isLost = shipment.state === 'lost'
  if (isLost) await endLoss(tx, { orderId: order.id, shipment }, 'refunded', who)
  await updateSaleable(tx, shipment, items)
  const code = isLost ? 'lost-refunded' : undefined
  await moveShipmentRow(tx, shipment, { to: 'returned', carrierId: null, trackingNumber: '', who, code })
  await followShipments(tx, order, who)
}

/** Whether a locked shipment is lost, or ended that way. */
export async function wasLost(tx: Tx, { shipment: { id, state } }: LockedParcel): Promise<boolean> {
  return state === 'lost' || (await findLastLoss(tx, id))?.outcome === 'refunded'
}

/** Carrier and number of a move to `shipped`, which needs both; null for other moves, which accept neither. */
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

/** @throws request.idempotency when it was lost for another reason or has another claim */
async function requireSameLoss(tx: Tx, { id }: LockedShipment, { reason, claim = '' }: ShipmentMove): Promise<void> {
  const loss = await findLastLoss(tx, id)
  if (loss?.reason !== reason || loss?.claim !== claim) throw appError('request.idempotency')
}

function checkParts({ to, reason, claim, counted }: ShipmentMove): void {
  if (to !== 'packed' && counted !== undefined) throw invalid('body.counted', 'Only with packed.')
  const hasReason = to === 'returning' || to === 'lost'
  if (hasReason && reason === undefined) throw invalid('body.reason', 'Required.')
  if (!hasReason && reason !== undefined) throw invalid('body.reason', 'Only with returning and lost.')
  if (to !== 'lost' && claim !== undefined) throw invalid('body.claim', 'Only with lost.')
}

/** A booked shipment is handed over as booked. */
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
