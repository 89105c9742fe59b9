// What staff do with orders: confirm, cancel, and move shipments from the warehouse to the door.

import type { ShipmentState, StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import { shipStock } from '../../inventory/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { lockOrderOfNumber, lockOrderOfShipment, type OrderRow } from '../repository/orders.ts'
import {
  findCarrier,
  lockShipment,
  makeShipments,
  moveShipmentRow,
  statesOfShipments,
} from '../repository/shipments.ts'
import { canMoveShipment, orderStateOf } from '../rules/shipments.ts'
import { canTransition } from '../rules.ts'
import { cancelLockedOrder, moveOrder } from '../service.ts'

const whoOf = (actor: Staff) => `staff:${actor.staffId}`

async function lockForStaff(tx: Tx, actor: Staff, orderNumber: number): Promise<Owned<OrderRow>> {
  return ownAsStaff(await lockOrderOfNumber(tx, orderNumber), actor, 'order.unknown')
}

/** States of an order that is confirmed already, or further. */
const CONFIRMED: readonly OrderState[] = ['processing', 'packed', 'shipped', 'delivered']

/** Accepts a placed order: its shipments are made. Idempotent. @throws order.unknown, order.state */
export async function confirmOrder(db: Db, actor: Staff, orderNumber: number): Promise<StaffOrder> {
  await db.transaction(async tx => {
    const order = await lockForStaff(tx, actor, orderNumber)
    if (CONFIRMED.includes(order.state)) return
    if (!canTransition(order.state, 'processing')) throw orderState(order.state)
    // shipments are made while the stock is still reserved, so before the order moves on
    await makeShipments(tx, order.id, order.market)
    await moveOrder(tx, order, 'processing', { who: whoOf(actor), why: '' })
  })
  return staffOrder(db, orderNumber)
}

const orderState = (state: string) =>
  appError('order.state', { problems: [{ path: 'state', message: `It is ${state}.` }] })

/** Cancels an order of which nothing has left. @throws order.unknown, order.not-cancellable */
export async function cancelOrderByStaff(
  db: Db,
  actor: Staff,
  { orderNumber, reason }: { orderNumber: number; reason: string },
): Promise<StaffOrder> {
  await db.transaction(async tx => {
    const order = await lockForStaff(tx, actor, orderNumber)
    if (order.state !== 'cancelled') await cancelLockedOrder(tx, order, { who: whoOf(actor), why: reason })
  })
  return staffOrder(db, orderNumber)
}

export interface ShipmentMove {
  shipmentId: number
  to: Exclude<ShipmentState, 'processing' | 'cancelled'>
  /** Code of the carrier and its number; for `shipped` only. */
  carrier?: string | undefined
  trackingNumber?: string | undefined
}

/**
 * Moves a shipment on: its stock leaves with `shipped`, and the order follows the shipment that is furthest behind. The same
 * move again changes nothing. @throws order.shipment-unknown, order.state, request.invalid without carrier or number,
 * request.idempotency when it was shipped with another number
 */
export async function moveShipment(db: Db, actor: Staff, move: ShipmentMove): Promise<StaffOrder> {
  const handover = handoverOf(move)
  const orderNumber = await db.transaction(async tx => {
    const order = ownAsStaff(await lockOrderOfShipment(tx, move.shipmentId), actor, 'order.shipment-unknown')
    const shipment = ownAsStaff(await lockShipment(tx, move.shipmentId), actor, 'order.shipment-unknown')
    const { to } = move
    if (shipment.state === to) {
      const { carrier, trackingNumber } = shipment
      const same = !handover || (carrier === handover.carrier && trackingNumber === handover.trackingNumber)
      if (!same) throw appError('request.idempotency')
      return order.number
    }
    if (!canMoveShipment(shipment.state, to)) throw orderState(shipment.state)
    const carrierId = handover && (await requireCarrier(tx, order, handover.carrier))
    const who = whoOf(actor)
    await moveShipmentRow(tx, shipment, { to, carrierId, trackingNumber: handover?.trackingNumber ?? '', who })
    if (to === 'shipped') {
      const { warehouseId, lineNos } = shipment
      await shipStock(tx, { orderId: order.id, who, why: `Shipment ${move.shipmentId}` }, { warehouseId, lineNos })
    }
    await followShipments(tx, order, who)
    return order.number
  })
  return staffOrder(db, orderNumber)
}

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

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

async function requireCarrier(tx: Tx, { market }: OrderRow, code: string): Promise<number> {
  const carrier = await findCarrier(tx, market, code)
  if (!carrier) throw invalid('body.carrier', 'No such carrier in this market.')
  return carrier.id
}

/** Moves an order to the state that follows from its shipments. */
async function followShipments(tx: Tx, order: Owned<OrderRow>, who: string): Promise<void> {
  const target = orderStateOf(await statesOfShipments(tx, order.id))
  if (target !== null && canTransition(order.state, target)) await moveOrder(tx, order, target, { who, why: '' })
}
