// Takes an undeliverable parcel back: it is credited, refunded or not collected, and returned to stock.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { changeStock } from '../../inventory/service.ts'
import { issueCreditNotes } from '../../invoices/service.ts'
import {
  endReturned,
  type LockedParcel,
  lockShipmentForStaff,
  moveShipment,
  type ShipmentMove,
  staffOrder,
  wasLost,
  whoOfStaff,
} from '../../orders/service.ts'
import { refundUndelivered } from '../../payments/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { requireConfirmedRefund } from '../../platform/step-up.ts'

/** The part of a line that goes back to stock. */
export interface SaleableItem {
  lineNo: number
  saleable: number
}

const invalid = (message: string) => appError('request.invalid', { problems: [{ path: 'body.items', message }] })

/** The contents of each parcel line: everything that was not cancelled. */
const heldLines = ({ shipment }: LockedParcel) => shipment.lines.filter(({ quantity }) => quantity > 0)

/** The items, one for each line of the parcel. @throws request.invalid */
function checkItems(parcel: LockedParcel, items: readonly SaleableItem[]): void {
  const lines = heldLines(parcel)
  const named = new Set(items.map(({ lineNo }) => lineNo))
  const complete = named.size === items.length && lines.length === named.size
  if (!complete || !lines.every(({ lineNo }) => named.has(lineNo))) throw invalid('Name each line of the parcel once.')
  for (const { lineNo, quantity } of lines) {
    const saleable = items.find(item => item.lineNo === lineNo)?.saleable ?? 0
    if (saleable > quantity) throw invalid(`Line ${lineNo}: only ${quantity} are in the parcel.`)
  }
}

/** Units to return to stock: the given ones, or none of a lost parcel. @throws request.invalid */
async function itemsOf(tx: Tx, parcel: LockedParcel, named: readonly SaleableItem[] | undefined) {
  if (named) {
    if (parcel.shipment.state === 'lost') throw invalid('Not of a parcel that was lost.')
    checkItems(parcel, named)
    return named
  }
  if (!(await wasLost(tx, parcel))) throw invalid('Required.')
  return heldLines(parcel).map(({ lineNo }) => ({ lineNo, saleable: 0 }))
}

/** Issues the credit note for a whole parcel, including shipping and fees. @throws order.not-invoiced */
async function creditParcel(tx: Tx, parcel: LockedParcel, key: string): Promise<number> {
  const { order, shipment } = parcel
  const items = heldLines(parcel).map(({ lineNo, quantity }) => ({ shipmentId: shipment.id, lineNo, quantity }))
  const request = { orderId: order.id, items, withCharges: true, key, reason: 'not-delivered' as const }
  try {
    return (await issueCreditNotes(tx, request)).amountMinor
  } catch (error) {
    if (error instanceof AppError && error.code === 'invoice.unknown') throw appError('order.not-invoiced')
    throw error
  }
}

/**
 * Records that a returning parcel has arrived at its warehouse, or gives up a lost one. In one transaction its whole
 * invoice is credited, what was paid for it is refunded to the original payment method or no longer collected, saleable
 * units go back to stock, and the order follows. Repeating the call changes nothing. @throws order.shipment-unknown,
 * order.state unless it is returning or lost, order.not-invoiced, request.invalid, request.idempotency when other
 * quantities were saleable, staff.confirm for a large refund
 */
async function returnParcel(
  db: Database,
  actor: Staff,
  { shipmentId, items: named }: { shipmentId: number; items: readonly SaleableItem[] | undefined },
): Promise<StaffOrder> {
  const orderNumber = await db.transaction(async tx => {
    const parcel = await lockShipmentForStaff(tx, actor, shipmentId)
    const { order, shipment } = parcel
    const items = await itemsOf(tx, parcel, named)
    if (shipment.state === 'returned') {
      const saleableOf = new Map(shipment.lines.map(({ lineNo, saleable }) => [lineNo, saleable]))
      if (items.some(({ lineNo, saleable }) => saleableOf.get(lineNo) !== saleable))
        throw appError('request.idempotency')
      return order.number
    }
    if (shipment.state !== 'returning' && shipment.state !== 'lost') {
      throw appError('order.state', { problems: [{ path: 'state', message: `It is ${shipment.state}.` }] })
    }
    const who = whoOfStaff(actor)
    const key = `shipment ${shipment.id}`
    const amountMinor = await creditParcel(tx, parcel, key)
    const refundedMinor = await refundUndelivered(tx, order.id, { amountMinor, key, who })
    await requireConfirmedRefund(tx, actor, {
      market: order.market,
      orderNumber: order.number,
      amountMinor: refundedMinor,
    })
    await endReturned(tx, parcel, { items, who })
    // stock is locked after orders and payments
    const { warehouseId } = shipment
    const saleable = shipment.lines.flatMap(({ lineNo, msn, offerId }) => {
      const quantity = items.find(item => item.lineNo === lineNo)?.saleable ?? 0
      return quantity > 0 && offerId !== null ? [{ offerId, msn, warehouseId, change: quantity }] : []
    })
    await changeStock(tx, saleable, { orderId: order.id, who, why: `Shipment ${shipmentId} was not delivered` })
    return order.number
  })
  return staffOrder(db, orderNumber)
}

export type ParcelMove = Omit<ShipmentMove, 'to'> & {
  to: ShipmentMove['to'] | 'returned'
  items?: readonly SaleableItem[] | undefined
}

/** Moves a parcel on like `moveShipment`, or takes it back like `returnParcel`. */
export function moveParcel(db: Database, actor: Staff, { to, items, ...rest }: ParcelMove): Promise<StaffOrder> {
  if (to !== 'returned') {
    if (items !== undefined) throw invalid('Only with returned.')
    return moveShipment(db, actor, { ...rest, to })
  }
  for (const name of ['carrier', 'trackingNumber', 'reason', 'claim', 'counted'] as const) {
    if (rest[name] !== undefined) {
      throw appError('request.invalid', { problems: [{ path: `body.${name}`, message: 'Not with returned.' }] })
    }
  }
  return returnParcel(db, actor, { shipmentId: rest.shipmentId, items })
}
