// Rules of delivery: distance, choice of carrier and delivery date.

import type { CodRule } from '../../contract/payments/cod-types.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import { marketLimits, takesCash } from '../platform/limits.ts'

export interface Point {
  lat: number
  lng: number
}

export interface CarrierRule {
  carrier: string
  maxKm: number
  days: number
  prepaid: boolean
  cod: boolean
  maxWeightGrams: number
  maxValueMinor: number
  codMaxValueMinor: number
}

export interface PlaceException {
  prefix: string
  serviceable: boolean
  cod: boolean
  extraDays: number
}

/** What a seller can dispatch from a warehouse, and under which registration. */
export interface DispatchSource {
  warehouseId: number
  available: number
  registrationId: number
  /** State of the registration, which is that of the warehouse. */
  stateCode: string
}

export interface WarehouseStock extends Point, DispatchSource {
  cutoffHour: number
}

export interface Parcel {
  quantity: number
  weightGrams: number
  valueMinor: number
  onRequest: boolean
  warehouses: readonly WarehouseStock[]
}

export type NoDelivery = 'place' | 'stock' | 'weight' | 'value' | 'distance' | 'on-request'
export type Route =
  | { serviceable: false; reason: NoDelivery }
  | {
      serviceable: true
      reason: ''
      days: number
      /** Days of the next slower service, when there is one. */
      regularDays: number | null
      cod: boolean
      prepaid: boolean
      cutoffHour: number
      /** Nearest first. */
      sources: DispatchSource[]
    }

const EARTH_KM = 6371
/** Ratio of road distance to great-circle distance; about 1.3 for typical road networks. */
const CIRCUITY = 1.3

/** Road distance in kilometres, estimated from the great-circle distance. */
export function roadKm(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const dLat = (b.lat - a.lat) * rad
  const dLng = (b.lng - a.lng) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h)) * CIRCUITY
}

/** The exception with the longest matching prefix. */
export function exceptionFor(exceptions: readonly PlaceException[], place: string): PlaceException {
  let best: PlaceException = { prefix: '', serviceable: true, cod: true, extraDays: 0 }
  for (const one of exceptions) if (place.startsWith(one.prefix) && one.prefix.length >= best.prefix.length) best = one
  return best
}

/** A warehouse with its distance by road. */
type Near = WarehouseStock & { km: number }

/** The candidates of a route, in the order in which they are narrowed down. */
export interface Consideration {
  route: Route
  /** With stock, nearest first. */
  near: Near[]
  /** As many of them as the quantity needs. */
  used: Near[]
  /** Distance to the farthest of them, which determines the date. */
  km: number
  /**
   * Rules that reach this far, of these the ones that accept the weight, of these the ones that accept the value,
   * fastest first.
   */
  inReach: CarrierRule[]
  strong: CarrierRule[]
  insured: CarrierRule[]
}

/** Chooses the route of a parcel: from the nearest warehouses in stock, by the fastest eligible carrier. */
export function considerParcel(
  parcel: Parcel,
  to: Point,
  exception: PlaceException,
  rules: readonly CarrierRule[],
): Consideration {
  const near = parcel.warehouses
    .filter(warehouse => warehouse.available > 0)
    .map(warehouse => ({ ...warehouse, km: roadKm(warehouse, to) }))
    .sort((a, b) => a.km - b.km)
  const total = near.reduce((sum, warehouse) => sum + warehouse.available, 0)
  // as many warehouses as the quantity needs are used; the farthest one determines the date
  let left = parcel.quantity
  const used = near.filter(warehouse => {
    const needed = left > 0
    left -= warehouse.available
    return needed
  })
  const km = used.at(-1)?.km ?? 0
  const inReach = rules.filter(rule => rule.maxKm >= km)
  const strong = inReach.filter(rule => rule.maxWeightGrams >= parcel.weightGrams)
  const insured = strong.filter(rule => rule.maxValueMinor >= parcel.valueMinor).sort((a, b) => a.days - b.days)
  const none = (reason: NoDelivery): Consideration => {
    return { route: { serviceable: false, reason }, near, used, km, inReach, strong, insured }
  }
  if (parcel.onRequest) return none('on-request')
  if (!exception.serviceable) return none('place')
  if (near.length === 0 || total < parcel.quantity) return none('stock')
  if (inReach.length === 0) return none('distance')
  if (strong.length === 0) return none('weight')
  const [quickest] = insured
  if (!quickest) return none('value')
  const slower = insured.find(rule => rule.days > quickest.days)
  const route: Route = {
    serviceable: true,
    reason: '',
    days: quickest.days + exception.extraDays,
    regularDays: slower ? slower.days + exception.extraDays : null,
    cod: exception.cod && insured.some(rule => rule.cod && parcel.valueMinor <= rule.codMaxValueMinor),
    prepaid: insured.some(rule => rule.prepaid),
    cutoffHour: Math.min(...used.map(warehouse => warehouse.cutoffHour)),
    sources: near.map(({ warehouseId, available, registrationId, stateCode }) => ({
      ...{ warehouseId, available, registrationId, stateCode },
    })),
  }
  return { route, near, used, km, inReach, strong, insured }
}

/** Whether and how a parcel reaches a point. */
export const routeParcel = (...of: Parameters<typeof considerParcel>): Route => considerParcel(...of).route

/**
 * The maximum order amount for cash, in minor units, by the market and the rule of the location; 0 where it is switched
 * off.
 */
export const mostInCash = (market: Market, rule: CodRule | null): number =>
  takesCash(market) ? Math.min(marketLimits(market).cod.maxMinor, rule?.maxMinor ?? Number.MAX_SAFE_INTEGER) : 0

/** Whether a parcel is within the cash limits of a location; the minimum amount applies to the whole order. */
export const isPaidInCash = (
  { valueMinor, weightGrams }: Pick<Parcel, 'valueMinor' | 'weightGrams'>,
  market: Market,
  rule: CodRule | null,
): boolean => valueMinor <= mostInCash(market, rule) && weightGrams <= (rule?.maxGrams ?? Number.MAX_SAFE_INTEGER)

/** The part of a quantity that is dispatched under one registration. */
export interface DispatchPart {
  registrationId: number
  stateCode: string
  quantity: number
  /** Warehouses of the registration, nearest first. */
  warehouseIds: number[]
}

/**
 * Divides a quantity by the registrations that dispatch it: as much as possible from the nearest warehouse, then from the
 * next. Each part is a separate supply, invoiced in its State. A shortage is assigned to the nearest registration.
 */
export function dispatchParts(sources: readonly DispatchSource[], quantity: number): DispatchPart[] {
  const parts = new Map<number, DispatchPart>()
  let left = quantity
  for (const { warehouseId, available, registrationId, stateCode } of sources) {
    const part = parts.get(registrationId) ?? { registrationId, stateCode, quantity: 0, warehouseIds: [] }
    const taken = Math.min(left, available)
    parts.set(registrationId, {
      ...part,
      quantity: part.quantity + taken,
      warehouseIds: [...part.warehouseIds, warehouseId],
    })
    left -= taken
  }
  const [nearest] = parts.values()
  if (nearest) nearest.quantity += left
  return [...parts.values()].filter(part => part.quantity > 0)
}

/** Names of a location and of the areas that contain it. */
export interface PlaceNames {
  nameEn: string
  nameHi: string
  district: string
  stateEn: string
}

const DIRECTION = /^(North|South|East|West|Central)( East| West)?( District)?$/

/**
 * The city shown for a location: its district without administrative suffixes ("Bengaluru Urban" becomes Bengaluru), Delhi
 * for all of Delhi, and the name of the location itself where the district is only a direction. An emirate is its own city.
 * Indian names are only available in Latin letters.
 */
export function cityOf({ nameEn, nameHi, district, stateEn }: PlaceNames, language: Language): string {
  if (nameEn === district) return language === 'hi' ? nameHi : nameEn
  if (stateEn === 'Delhi' && district !== 'New Delhi') return 'Delhi'
  if (DIRECTION.test(district)) return nameEn
  return district.replace(/ (Urban|Suburban)$/, '')
}

/** A moment in a market. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string
  hour: number
}

// creating a format takes longer than everything else about a delivery date
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
const CLOCKS: Record<Market, Intl.DateTimeFormat> = { IN: clockOf('Asia/Kolkata'), AE: clockOf('Asia/Dubai') }

/** Date and hour of `now` in the market. */
export function localTime(market: Market, now: Date): LocalTime {
  const [date = '', time = ''] = CLOCKS[market].format(now).split(' ')
  return { date, hour: Number.parseInt(time, 10) }
}

const DAY_MS = 86_400_000

/** Days from tomorrow on, in the market, on which carriers work. */
export function workingDays(market: Market, now: Date, holidays: ReadonlySet<string>, count: number): string[] {
  const days: string[] = []
  for (let at = Date.parse(localTime(market, now).date) + DAY_MS; days.length < count; at += DAY_MS) {
    const date = new Date(at)
    const iso = date.toISOString().slice(0, 10)
    if (date.getUTCDay() !== 0 && !holidays.has(iso)) days.push(iso)
  }
  return days
}

/** ISO delivery date: working days from today, or from tomorrow after the cut-off; Sundays and holidays excluded. */
export function deliveryDate(
  today: LocalTime,
  cutoffHour: number,
  days: number,
  holidays: ReadonlySet<string>,
): string {
  let day = Date.parse(today.date)
  let left = days + (today.hour >= cutoffHour ? 1 : 0)
  for (;;) {
    const date = new Date(day)
    const iso = date.toISOString().slice(0, 10)
    const working = date.getUTCDay() !== 0 && !holidays.has(iso)
    if (left <= 0 && working) return iso
    day += DAY_MS
    const next = new Date(day)
    if (next.getUTCDay() !== 0 && !holidays.has(next.toISOString().slice(0, 10))) left--
  }
}
