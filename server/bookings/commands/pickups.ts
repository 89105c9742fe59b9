// Books pickups of returns with carriers, cancels them, and records failed ones: committed before the carrier is
// called, safe if its response is lost.

import { PICKUP_DAYS, PICKUP_HOURS, type PickupWindow } from '../../../contract/returns/pickups.rules.ts'
import type { Return } from '../../../contract/returns/schemas.ts'
import { carrierDays, collectingCarriers } from '../../delivery/service.ts'
import { findCarrier, whoOfStaff } from '../../orders/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { emit } from '../../platform/outbox.ts'
import {
  type CarrierAdapter,
  type CarrierBooking,
  CarrierDeclinedError,
  type ParcelToBook,
} from '../../platform/ports/carriers.ts'
import { returnIn } from '../../returns/service.ts'
import {
  type CollectedReturn,
  claimUnwantedPickups,
  findPickup,
  insertPickup,
  lockCollected,
  notePickupError,
  type PickupRow,
  setPickup,
} from '../repository/pickups.ts'
import { addressOfParcel } from '../rules.ts'
import { PICKUP_TOPIC, type PickupEvent } from '../service.ts'

const RETRY_MS = 15 * 60_000

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)
const isOpen = (pickup: PickupRow | null): pickup is PickupRow =>
  pickup !== null && (pickup.state === 'requested' || pickup.state === 'booked')

/** @throws return.unknown */
async function lockForStaff(tx: Tx, actor: Staff, returnNumber: number): Promise<CollectedReturn> {
  const row = await lockCollected(tx, returnNumber)
  if (!row || !actor.markets.includes(row.market)) throw appError('return.unknown')
  return row
}

async function shown(db: Db, actor: Staff, returnNumber: number): Promise<Return> {
  const one = await returnIn(db, actor.language, returnNumber)
  if (!one) throw appError('return.unknown')
  return one
}

/** Tells the customer what became of a pickup, in the transaction that notes it. */
export async function tellOfPickup(
  tx: Tx,
  { orderId, returnNumber }: Pick<CollectedReturn, 'orderId' | 'returnNumber'>,
  { reference, carrier, carrierName, trackingNumber, day, window, reason }: PickupRow,
  to: PickupEvent['to'],
): Promise<void> {
  const what = { carrier, carrierName, trackingNumber, day, window, reason }
  const event: PickupEvent = { orderId, returnNumber, reference, to, ...what }
  await emit(tx, PICKUP_TOPIC, reference, event)
}

export interface PickupInput {
  returnNumber: number
  carrier: string
  day: string
  window: PickupWindow
  trackingNumber?: string | undefined
}

/** The carriers that collect a return, and the days that can be booked. */
export async function choicesFor(db: Db, row: CollectedReturn, now: Date) {
  const carriers = row.isCollected ? await collectingCarriers(db, row.market, row) : []
  return { carriers, days: carriers.length > 0 ? await carrierDays(db, row.market, now, PICKUP_DAYS) : [] }
}

/** @throws return.state once the carrier has collected it */
function requireNotCollected(pickup: PickupRow | null): void {
  if (pickup?.state === 'collected' || pickup?.state === 'delivered')
    throw appError('return.state', { problems: [{ path: 'pickup', message: `It is ${pickup.state}.` }] })
}

/** Checks the wish of staff; returns the id of the carrier. @throws return.state, request.invalid */
async function check(tx: Tx, app: App, row: CollectedReturn, input: PickupInput): Promise<number> {
  if (row.state !== 'approved' || !row.isCollected)
    throw appError('return.state', { problems: [{ path: 'state', message: `It is ${row.state}.` }] })
  requireNotCollected(await findPickup(tx, row.id))
  const { carriers, days } = await choicesFor(tx, row, app.now())
  const carrier = await findCarrier(tx, row.market, input.carrier)
  if (!carrier || !carriers.includes(input.carrier)) throw invalid('body.carrier', 'It does not collect there.')
  if (!days.includes(input.day)) throw invalid('body.day', 'Carriers do not collect on this day.')
  const gives = app.ports.carriers.find(input.carrier) !== null
  if (gives && input.trackingNumber) throw invalid('body.trackingNumber', 'This carrier gives the number itself.')
  if (!gives && !input.trackingNumber) throw invalid('body.trackingNumber', 'Required.')
  return carrier.id
}

const isSame = (pickup: PickupRow, { carrier, day, window, trackingNumber }: PickupInput) =>
  pickup.carrier === carrier &&
  pickup.day === day &&
  pickup.window === window &&
  (trackingNumber === undefined || pickup.state === 'requested' || pickup.trackingNumber === trackingNumber)

/** The shipment for the carrier: from the customer to the seller. */
function parcelOf(row: CollectedReturn, reference: string, { day, window }: PickupInput): ParcelToBook {
  const { orderNumber, shipmentNumber, market, currency, valueMinor, seller } = row
  const at = addressOfParcel(row)
  const [from, to] = PICKUP_HOURS[window]
  const { name = '', address = '', place = '' } = seller ?? {}
  return {
    ...{ reference, orderNumber, shipmentNumber, market, currency, valueMinor, codMinor: null },
    weightGrams: Math.max(row.weightGrams, 1),
    sender: { name: at.name, lines: at.lines },
    recipient: { name, phone: '', lines: [address], city: place, postCode: '', state: '' },
    pickUp: { at, day, from, to },
  }
}

/** Calls the carrier once per reference: an earlier booking is looked up first, and again after a lost response. */
async function bookOnce(adapter: CarrierAdapter, parcel: ParcelToBook, repeated: boolean): Promise<CarrierBooking> {
  const earlier = repeated ? await adapter.find(parcel.reference) : null
  if (earlier) return earlier
  try {
    return await adapter.book(parcel)
  } catch (error) {
    if (error instanceof CarrierDeclinedError) throw error
    const found = await adapter.find(parcel.reference).catch(() => null)
    if (!found) throw error
    return found
  }
}

/** The error code for a carrier's response. */
function carrierError(app: App, error: unknown, pickup: string) {
  app.log.warn({ err: error, pickup }, 'a carrier did not do what was asked of a pick-up')
  if (!(error instanceof CarrierDeclinedError)) return appError('order.carrier-unreachable')
  return appError('order.carrier-declined', { problems: [{ path: 'carrier', message: messageOf(error) }] })
}

/** Cancels an open pickup with its carrier, then here. @throws what the carrier throws */
async function cancelAt(app: App, pickup: PickupRow, about: CollectedReturn | null): Promise<void> {
  await app.ports.carriers.find(pickup.carrier)?.cancel(pickup.reference)
  await app.db.transaction(async tx => {
    const ended = await setPickup(tx, pickup.id, { state: 'cancelled', now: app.now() })
    // a customer who was never told of it, or has withdrawn the return, hears nothing
    if (ended && about && pickup.state === 'booked') await tellOfPickup(tx, about, pickup, 'cancelled')
  })
}

/**
 * Books the pickup of an approved return; another one is cancelled first.
 * @throws return.unknown, return.state, request.invalid, order.carrier-unreachable, order.carrier-declined
 */
export async function bookPickup(app: App, actor: Staff, input: PickupInput): Promise<Return> {
  const { returnNumber } = input
  const before = await app.db.transaction(async tx => {
    const row = await lockForStaff(tx, actor, returnNumber)
    const last = await findPickup(tx, row.id)
    if (isOpen(last) && isSame(last, input)) return { row, last, same: true }
    await check(tx, app, row, input)
    return { row, last, same: false }
  })
  if (before.same && before.last?.state === 'booked') return shown(app.db, actor, returnNumber)
  if (!before.same && isOpen(before.last)) {
    try {
      await cancelAt(app, before.last, null)
    } catch (error) {
      throw carrierError(app, error, before.last.id)
    }
  }
  const requested = await app.db.transaction(async tx => {
    const row = await lockForStaff(tx, actor, returnNumber)
    const last = await findPickup(tx, row.id)
    // another member was faster, or this is a retry
    if (isOpen(last)) return { id: last.id, reference: last.reference, repeated: true, other: !isSame(last, input) }
    const carrierId = await check(tx, app, row, input)
    const { day, window } = input
    const made = await insertPickup(
      tx,
      { returnId: row.id, carrierId, day, window },
      {
        ...{ who: whoOfStaff(actor), now: app.now() },
      },
    )
    return { ...made, repeated: false, other: false }
  })
  if (requested.other) throw appError('return.state')
  await finish(app, before.row, requested, input)
  return shown(app.db, actor, returnNumber)
}

/** Calls the carrier for a requested pickup, and notes its number. @throws order.carrier-unreachable, order.carrier-declined */
async function finish(
  app: App,
  row: CollectedReturn,
  { id, reference, repeated }: { id: string; reference: string; repeated: boolean },
  input: PickupInput,
): Promise<void> {
  const adapter = app.ports.carriers.find(input.carrier)
  let trackingNumber = input.trackingNumber ?? ''
  try {
    if (adapter) trackingNumber = (await bookOnce(adapter, parcelOf(row, reference, input), repeated)).trackingNumber
  } catch (error) {
    const now = app.now()
    if (error instanceof CarrierDeclinedError)
      await setPickup(app.db, id, { state: 'declined', now, error: messageOf(error) })
    else await notePickupError(app.db, id, { error: messageOf(error), now, nextTryAt: null })
    throw carrierError(app, error, id)
  }
  await app.db.transaction(async tx => {
    const booked = await setPickup(tx, id, { state: 'booked', now: app.now(), trackingNumber })
    const pickup = await findPickup(tx, row.id)
    if (!booked || !pickup) return
    await tellOfPickup(tx, row, pickup, 'booked')
    describeChange({
      after: { pickup: { carrier: pickup.carrier, trackingNumber, day: pickup.day, window: pickup.window } },
    })
  })
}

/** Cancels the booked pickup of a return. @throws return.unknown, return.state, order.carrier-unreachable, order.carrier-declined */
export async function cancelPickup(app: App, actor: Staff, returnNumber: number): Promise<Return> {
  const { row, last } = await app.db.transaction(async tx => {
    const locked = await lockForStaff(tx, actor, returnNumber)
    const found = await findPickup(tx, locked.id)
    requireNotCollected(found)
    return { row: locked, last: found }
  })
  if (isOpen(last)) {
    try {
      await cancelAt(app, last, row)
    } catch (error) {
      throw carrierError(app, error, last.id)
    }
  }
  return shown(app.db, actor, returnNumber)
}

/** Records that a booked pickup has failed. @throws return.unknown, return.state if none is booked */
export async function failPickup(app: App, actor: Staff, returnNumber: number, reason: string): Promise<Return> {
  await app.db.transaction(async tx => {
    const row = await lockForStaff(tx, actor, returnNumber)
    const last = await findPickup(tx, row.id)
    if (last?.state === 'failed' && last.reason === reason) return
    if (last?.state !== 'booked') throw appError('return.state')
    await setPickup(tx, last.id, { state: 'failed', now: app.now(), reason })
    await tellOfPickup(tx, row, { ...last, reason }, 'failed')
    describeChange({ before: { pickup: 'booked' }, after: { pickup: 'failed', reason } })
  })
  return shown(app.db, actor, returnNumber)
}

/** Cancels pickups of returns that were withdrawn or rejected. Returns how many. */
export async function cancelUnwantedPickups(app: App): Promise<number> {
  const now = app.now()
  let done = 0
  for (const pickup of await claimUnwantedPickups(app.db, now, new Date(now.getTime() + RETRY_MS))) {
    try {
      await cancelAt(app, pickup, null)
      done++
    } catch (error) {
      app.log.warn({ err: error, pickup: pickup.id }, 'a pick-up was not cancelled')
      await notePickupError(app.db, pickup.id, {
        ...{ error: messageOf(error), now, nextTryAt: new Date(now.getTime() + RETRY_MS) },
      })
    }
  }
  return done
}
