// Serviceability, delivery dates and locations.

import type { DeliveryLocation, Serviceability } from '../../contract/delivery/api.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { takesCash } from '../platform/limits.ts'
import { networkOf, placeRow } from './queries/network.ts'
import {
  findNearest,
  findNetwork,
  listCities,
  listParcels,
  listPincodesOfCity,
  listStates,
  type ParcelRow,
  type PlaceRow,
} from './repository/places.ts'
import {
  cityOf,
  considerParcel,
  type DispatchSource,
  deliveryDate,
  exceptionFor,
  localTime,
  type Point,
  type Route,
  roadKm,
} from './rules.ts'

export { readPincodes, readStates } from './adapters/places-file.ts'
export {
  addHolidays,
  addPlaceExceptions,
  addPlaces,
  setCarrier,
  setPlaceExceptions,
} from './commands/set-up-network.ts'
export { carrierDays, collectingCarriers, isCollectedAt } from './queries/collecting.ts'
export { forgetNetwork, placeRow } from './queries/network.ts'
export { countNetwork, type NewCarrier } from './repository/network.ts'
export type { PlaceRow } from './repository/places.ts'
export { cityOf, type DispatchPart, dispatchParts } from './rules.ts'

/** Looks up a location as typed. @throws delivery.pincode-invalid */
export async function requirePlace(db: Db, market: Market, typed: string): Promise<PlaceRow> {
  const row = await placeRow(db, market, typed.trim().toUpperCase())
  if (!row)
    throw appError(market === 'AE' ? 'delivery.emirate-invalid' : 'delivery.pincode-invalid', {
      problems: [{ path: 'pincode', message: market === 'AE' ? 'Choose an emirate.' : 'Invalid pincode provided' }],
    })
  return row
}

/** The city of a location, see `cityOf`; null for an unknown location. */
export async function placeName(db: Db, market: Market, code: string, language: Language): Promise<string | null> {
  const row = await placeRow(db, market, code)
  return row ? placeText(row, language).name : null
}

function placeText(row: PlaceRow, language: Language) {
  return { name: cityOf(row, language), state: language === 'hi' ? row.stateHi : row.stateEn }
}

/** City, district and state of a location in the actor's language. */
export async function findDeliveryLocation(
  db: Db,
  actor: Pick<Actor, 'market' | 'language'>,
  code: string,
): Promise<DeliveryLocation> {
  const row = await requirePlace(db, actor.market, code)
  return { code: row.code, district: row.district, stateCode: row.stateCode, ...placeText(row, actor.language) }
}

export interface DeliveryPromise {
  serviceable: boolean
  reason: Serviceability['reason']
  cod: boolean
  prepaid: boolean
  days: number | null
  date: string | null
  regularDate: string | null
  /** Warehouses in stock, nearest first. */
  sources: DispatchSource[]
}

interface PromisedItem {
  msn: string
  /** The chosen offer; by default the one shown on pages. */
  offerId?: number | null
  quantity: number
  unitPriceMinor?: number
}

/**
 * The route of each item to a location, with the data for its date; unknown products are omitted. `known` are the parcels
 * of the offers when they were just read.
 */
export async function routeItems(
  db: Db,
  market: Market,
  place: string,
  items: readonly PromisedItem[],
  known?: readonly ParcelRow[],
) {
  const [to, network, parcels] = await Promise.all([
    requirePlace(db, market, place),
    networkOf(db, market),
    known ?? listParcels(db, market, items),
  ])
  const exception = exceptionFor(network.exceptions, to.code)
  const byOffer = new Map(parcels.map(parcel => [parcel.offerId, parcel]))
  const byMsn = new Map(parcels.map(parcel => [parcel.msn, parcel]))
  const routed = items.flatMap(({ msn, offerId, quantity, unitPriceMinor }) => {
    const row = offerId ? byOffer.get(offerId) : byMsn.get(msn)
    if (!row) return []
    const parcel = {
      quantity,
      weightGrams: row.weightGrams * quantity,
      valueMinor: (unitPriceMinor ?? row.priceMinor) * quantity,
      onRequest: row.onRequest,
      warehouses: row.warehouses,
    }
    const considered = considerParcel(parcel, to, exception, network.rules)
    const { route } = considered
    return [{ msn, offerId: row.offerId, route, parcel, considered, leadTimeDays: row.leadTimeDays }]
  })
  return { routed, exception, rules: network.rules, holidays: new Set(network.holidays) }
}

type Asker = Pick<Actor, 'market' | 'now'>

async function promiseItems(
  db: Db,
  { market, now }: Asker,
  place: string,
  items: readonly PromisedItem[],
  known?: readonly ParcelRow[],
) {
  const { routed, holidays } = await routeItems(db, market, place, items, known)
  const today = localTime(market, now)
  const dateOf = (days: number, cutoffHour: number) => deliveryDate(today, cutoffHour, days, holidays)
  return routed.map(({ msn, offerId, route, parcel, leadTimeDays }) => {
    const promise = presentRoute(route, leadTimeDays, dateOf)
    return { msn, offerId, parcel, promise: { ...promise, cod: promise.cod && takesCash(market) } }
  })
}

/**
 * The promise for each offer at a location, by its id; a product may have several. `known` are the parcels of the offers
 * when they were just read.
 */
export async function promiseOffers(
  db: Db,
  actor: Asker,
  place: string,
  items: readonly PromisedItem[],
  known?: readonly ParcelRow[],
): Promise<Map<number, DeliveryPromise>> {
  return new Map((await promiseItems(db, actor, place, items, known)).map(({ offerId, promise }) => [offerId, promise]))
}

/** Delivery promise for each item at a location; unknown products are omitted. */
export async function promiseDelivery(
  db: Db,
  actor: Asker,
  place: string,
  items: readonly PromisedItem[],
): Promise<Map<string, DeliveryPromise>> {
  return new Map((await promiseItems(db, actor, place, items)).map(({ msn, promise }) => [msn, promise]))
}

/** Like `promiseDelivery`, with what decides besides the carriers whether a parcel can be paid in cash. */
export async function promiseParcels(db: Db, actor: Asker, place: string, items: readonly PromisedItem[]) {
  const promised = await promiseItems(db, actor, place, items)
  return new Map(promised.map(({ msn, promise, parcel }) => [msn, { promise, parcel }]))
}

/** Warehouses that can ship each offer to a location, nearest first; empty where it is not delivered. */
export async function sourcesFor(
  db: Db,
  market: Market,
  place: string,
  items: readonly PromisedItem[],
): Promise<Map<number, DispatchSource[]>> {
  const { routed } = await routeItems(db, market, place, items)
  return new Map(routed.map(({ offerId, route }) => [offerId, route.serviceable ? route.sources : []]))
}

function presentRoute(
  route: Route,
  leadTimeDays: number,
  dateOf: (days: number, cutoffHour: number) => string,
): DeliveryPromise {
  if (!route.serviceable) {
    const none = { days: null, date: null, regularDate: null, sources: [] }
    return { serviceable: false, reason: route.reason, cod: false, prepaid: false, ...none }
  }
  const { regularDays, cutoffHour, cod, prepaid, sources } = route
  const days = route.days + leadTimeDays
  return {
    serviceable: true,
    reason: '',
    cod,
    prepaid,
    days,
    date: dateOf(days, cutoffHour),
    regularDate: regularDays === null ? null : dateOf(regularDays + leadTimeDays, cutoffHour),
    sources,
  }
}

/** Delivery days of each product; null where it is not delivered. */
export async function etaOf(db: Db, actor: Actor, pincode: string, msns: readonly string[]) {
  const place = await requirePlace(db, actor.market, pincode)
  const promised = await promiseDelivery(
    db,
    actor,
    place.code,
    msns.map(msn => ({ msn, quantity: 1 })),
  )
  return msns.map(msn => ({ msn, days: promised.get(msn)?.days ?? null, date: promised.get(msn)?.date ?? null }))
}

/** Cities with a warehouse that delivers the next day. */
export async function quickCities(db: Db, actor: Actor, city: string | undefined) {
  const { quickCities: all } = await networkOf(db, actor.market)
  const wanted = city?.toLowerCase()
  return all
    .map(({ place, nameEn, nameHi, cutoffHour }) => ({
      name: actor.language === 'hi' ? nameHi : nameEn,
      slug: nameEn.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      place,
      cutoffHour,
    }))
    .filter(one => !wanted || one.slug.includes(wanted) || one.name.toLowerCase().includes(wanted))
}

/**
 * Codes of the warehouses with next-day delivery to each city, by its name; not cached here. Heavy and expensive parcels
 * may take longer: see promiseFor.
 */
export async function nextDayWarehouses(
  db: Db,
  market: Market,
  points: readonly ({ name: string; place: string } & Point)[],
): Promise<Map<string, string[]>> {
  const { rules, exceptions, quickCities: warehouses } = await findNetwork(db, market)
  const reach = Math.max(-1, ...rules.filter(({ days }) => days === 1).map(({ maxKm }) => maxKm))
  return new Map(
    points.map(point => {
      const { serviceable, extraDays } = exceptionFor(exceptions, point.place)
      const near = warehouses.filter(warehouse => roadKm(warehouse, point) <= reach)
      return [point.name, serviceable && extraDays === 0 ? near.map(({ code }) => code) : []]
    }),
  )
}

export async function nearestPlace(
  db: Db,
  actor: Actor,
  lat: number,
  lng: number,
): Promise<PlaceRow & { distanceKm: number }> {
  const row = await findNearest(db, actor.market, lat, lng)
  if (!row) throw appError('address.place-unknown')
  return { ...row, distanceKm: Math.round(roadKm(row, { lat, lng }) * 10) / 10 }
}

export const statesOf = listStates
export const citiesOfIndia = listCities
export const placesOfCity = listPincodesOfCity
