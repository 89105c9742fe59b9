// Books parcels with carriers and cancels bookings: committed before the carrier is called, safe if its response is
// lost.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { parcelAmount } from '../../invoices/service.ts'
import {
  findCarrier,
  ITEMS_CANCELLED_TOPIC,
  type ItemsCancelled,
  lockShipmentForStaff,
  staffOrder,
  whoOfStaff,
} from '../../orders/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { type CarrierAdapter, type CarrierBooking, CarrierDeclinedError } from '../../platform/ports/carriers.ts'
import {
  type BookingRow,
  claimUnwanted,
  endBooking,
  findOpenBooking,
  findParcel,
  insertBooking,
  noteBookingError,
  type ParcelRow,
  setBooked,
  setOutdated,
} from '../repository/bookings.ts'
import { addressOfParcel, senderOfParcel } from '../rules.ts'

export const BOOKING_TOPICS = [ITEMS_CANCELLED_TOPIC]

const MINUTE_MS = 60_000
const RETRY_MS = 15 * MINUTE_MS

export interface BookingInput {
  shipmentId: number
  carrier: string
  trackingNumber?: string | undefined
}

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)

interface Requested {
  id: string
  reference: string
  parcel: ParcelRow
  codMinor: number | null
  valueMinor: number
  orderNumber: number
  /** Whether it was requested before: then it may have been booked. */
  repeated: boolean
}

/** The data to book: a packed parcel without another booking. Null when it is already booked like this. */
async function request(tx: Tx, app: App, actor: Staff, input: BookingInput): Promise<Requested | number> {
  const { shipmentId: shipmentNumber, carrier: code, trackingNumber = '' } = input
  const { order, shipment } = await lockShipmentForStaff(tx, actor, shipmentNumber)
  const carrier = await findCarrier(tx, order.market, code)
  if (!carrier) throw invalid('body.carrier', 'No such carrier in this market.')
  const isAutomatic = app.ports.carriers.find(code) !== null
  if (isAutomatic && trackingNumber) throw invalid('body.trackingNumber', 'This carrier gives the number itself.')
  if (!isAutomatic && !trackingNumber) throw invalid('body.trackingNumber', 'Required.')
  const parcel = await findParcel(tx, shipmentNumber)
  if (!parcel) throw appError('order.shipment-unknown')
  const amount = await parcelAmount(tx, order.id, shipment.id)
  const codMinor = parcel.paymentMode === 'cod' && amount.payableMinor > 0 ? amount.payableMinor : null
  const known = { parcel, codMinor, valueMinor: amount.totalMinor, orderNumber: order.number }
  const open = await findOpenBooking(tx, shipmentNumber)
  if (open) {
    const isSame =
      open.carrier === code && (open.state === 'requested' || isAutomatic || open.trackingNumber === trackingNumber)
    if (!isSame || open.outdated) throw appError('request.idempotency')
    if (open.state === 'booked') return order.number
    if (order.onHold) throw appError('order.on-hold')
    return { ...known, id: open.id, reference: open.reference, repeated: true }
  }
  if (shipment.state !== 'packed')
    throw appError('order.state', { problems: [{ path: 'state', message: `It is ${shipment.state}.` }] })
  if (order.onHold) throw appError('order.on-hold')
  const { currency, weightGrams } = parcel
  const row = { shipmentNumber, carrierId: carrier.id, codMinor, currency, weightGrams: Math.max(weightGrams, 1) }
  const made = await insertBooking(tx, { ...row, who: whoOfStaff(actor), now: actor.now })
  return { ...known, ...made, repeated: false }
}

/** Calls the carrier: an earlier booking is looked up first, and again after a lost response. */
async function bookAt(adapter: CarrierAdapter, requested: Requested): Promise<CarrierBooking> {
  const { reference, parcel, codMinor, valueMinor, repeated } = requested
  const earlier = repeated ? await adapter.find(reference) : null
  if (earlier) return earlier
  const { orderNumber, shipmentNumber, market, currency, weightGrams } = parcel
  const body = {
    ...{ reference, orderNumber, shipmentNumber, market, currency, codMinor, valueMinor },
    weightGrams: Math.max(weightGrams, 1),
    sender: senderOfParcel(parcel),
    recipient: addressOfParcel(parcel),
  }
  try {
    return await adapter.book(body)
  } catch (error) {
    if (error instanceof CarrierDeclinedError) throw error
    const found = await adapter.find(reference).catch(() => null)
    if (!found) throw error
    return found
  }
}

/**
 * Books a packed parcel with a carrier, or stores the number that a carrier gave to staff.
 * @throws order.shipment-unknown, order.state, order.on-hold, request.invalid, request.idempotency when it is booked otherwise,
 * order.carrier-unreachable when it is not known whether it was booked, order.carrier-declined, order.number-used
 */
export async function bookCarrier(app: App, actor: Staff, input: BookingInput): Promise<StaffOrder> {
  const requested = await app.db.transaction(tx => request(tx, app, actor, input))
  if (typeof requested === 'number') return staffOrder(app.db, requested)
  const { id, orderNumber } = requested
  const adapter = app.ports.carriers.find(input.carrier)
  const now = app.now()
  let booking: CarrierBooking
  try {
    booking = adapter ? await bookAt(adapter, requested) : { trackingNumber: input.trackingNumber ?? '', label: null }
  } catch (error) {
    app.log.warn({ err: error, carrier: input.carrier, booking: id }, 'a parcel was not booked')
    if (error instanceof CarrierDeclinedError) {
      await endBooking(app.db, id, { state: 'declined', now, error: messageOf(error) })
      throw appError('order.carrier-declined', { problems: [{ path: 'carrier', message: messageOf(error) }] })
    }
    await noteBookingError(app.db, id, { error: messageOf(error), now, nextTryAt: null })
    throw appError('order.carrier-unreachable')
  }
  const isNew = await app.db.transaction(tx => setBooked(tx, id, { ...booking, now }))
  if (!isNew && (await findOpenBooking(app.db, input.shipmentId))?.state !== 'booked') {
    // the number of another parcel: a carrier that gave it twice, or a typing error
    await endBooking(app.db, id, { state: 'declined', now, error: 'The number belongs to another parcel' })
    throw appError('order.number-used')
  }
  return staffOrder(app.db, orderNumber)
}

/** Cancels an open booking with its carrier, then here. @throws what the carrier throws */
async function cancelAt({ db, ports, now }: App, { id, carrier, reference }: BookingRow): Promise<void> {
  await ports.carriers.find(carrier)?.cancel(reference)
  await endBooking(db, id, { state: 'cancelled', now: now() })
}

/**
 * Cancels the booking of a parcel that has not left. @throws order.shipment-unknown, order.state, order.carrier-unreachable,
 * order.carrier-declined
 */
export async function cancelBooking(app: App, actor: Staff, shipmentId: number): Promise<StaffOrder> {
  const { orderNumber, open } = await app.db.transaction(async tx => {
    const { order, shipment } = await lockShipmentForStaff(tx, actor, shipmentId)
    if (!['processing', 'packed', 'cancelled'].includes(shipment.state))
      throw appError('order.state', { problems: [{ path: 'state', message: `It is ${shipment.state}.` }] })
    return { orderNumber: order.number, open: await findOpenBooking(tx, shipmentId) }
  })
  try {
    if (open) await cancelAt(app, open)
  } catch (error) {
    app.log.warn({ err: error, carrier: open?.carrier, booking: open?.id }, 'a booking was not cancelled')
    if (error instanceof CarrierDeclinedError)
      throw appError('order.carrier-declined', { problems: [{ path: 'carrier', message: messageOf(error) }] })
    throw appError('order.carrier-unreachable')
  }
  return staffOrder(app.db, orderNumber)
}

/** Cancels bookings of parcels that were cancelled in whole or in part. Returns how many. */
export async function cancelUnwanted(app: App): Promise<number> {
  const now = app.now()
  let done = 0
  for (const booking of await claimUnwanted(app.db, now, new Date(now.getTime() + RETRY_MS))) {
    try {
      await cancelAt(app, booking)
      done++
    } catch (error) {
      app.log.warn({ err: error, carrier: booking.carrier, booking: booking.id }, 'a booking was not cancelled')
      const nextTryAt = new Date(now.getTime() + RETRY_MS)
      await noteBookingError(app.db, booking.id, { error: messageOf(error), now, nextTryAt })
    }
  }
  return done
}

/** After items of an order were cancelled, its bookings no longer match. */
export async function handleItemsCancelled(tx: Tx, event: OutboxEvent): Promise<void> {
  await setOutdated(tx, (event.payload as ItemsCancelled).orderId)
}
