// Explains the delivery promise of a product at a location, with the functions that make it and the data they used.

import { COD_REASONS, type PromiseExplanation } from '../../../contract/delivery/staff-api.ts'
import type { CodRule } from '../../../contract/payments/cod-types.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { takesCash } from '../../platform/limits.ts'
import { listNames } from '../repository/network-desk.ts'
import { findCodLimits } from '../repository/places.ts'
import {
  type CarrierRule,
  type Consideration,
  deliveryDate,
  isPaidInCash,
  localTime,
  mostInCash,
  type Parcel,
  type PlaceException,
} from '../rules.ts'
import { findDeliveryLocation, routeItems } from '../service.ts'

interface Question {
  market: Market
  place: string
  msn: string
  quantity: number
}

type Outcome = PromiseExplanation['carriers'][number]['outcome']

function outcomeOf(rule: CarrierRule, { route, inReach, strong, insured }: Consideration): Outcome {
  if (!inReach.includes(rule)) return 'distance'
  if (!strong.includes(rule)) return 'weight'
  if (!insured.includes(rule)) return 'value'
  return route.serviceable && insured[0] === rule ? 'chosen' : 'possible'
}

/** Why cash is not accepted; empty when it is. */
function cashReasons(
  { route, insured }: Consideration,
  parcel: Parcel,
  { exception, market, limits }: { exception: PlaceException; market: Market; limits: CodRule | null },
): PromiseExplanation['cod']['reasons'] {
  if (!route.serviceable) return ['not-delivered']
  const inCash = insured.filter(rule => rule.cod)
  const against: Record<(typeof COD_REASONS)[number], boolean> = {
    place: !exception.cod,
    carrier: inCash.length === 0,
    'carrier-amount': inCash.length > 0 && inCash.every(rule => parcel.valueMinor > rule.codMaxValueMinor),
    amount: takesCash(market) && parcel.valueMinor > mostInCash(market, limits),
    weight: parcel.weightGrams > (limits?.maxGrams ?? Number.MAX_SAFE_INTEGER),
    'not-delivered': false,
    'switched-off': !takesCash(market),
  }
  return COD_REASONS.filter(reason => against[reason])
}

/** @throws delivery.pincode-invalid, delivery.emirate-invalid, catalog.product-unknown */
export async function explainPromise(
  db: Db,
  { language, now }: { language: Language; now: Date },
  { market, place, msn, quantity }: Question,
): Promise<PromiseExplanation> {
  const location = await findDeliveryLocation(db, { market, language }, place)
  const [{ routed, exception, rules, holidays }, limits, names] = await Promise.all([
    routeItems(db, market, location.code, [{ msn, quantity }]),
    findCodLimits(db, market, location.code),
    listNames(db, market, language),
  ])
  const [item] = routed
  if (!item) throw appError('catalog.product-unknown')
  const { parcel, considered, leadTimeDays } = item
  const { route, near, used } = considered
  const reasons = cashReasons(considered, parcel, { exception, market, limits })
  const offered = route.serviceable && route.cod && isPaidInCash(parcel, market, limits)
  const days = route.serviceable ? route.days + leadTimeDays : null
  return {
    place: { code: location.code, name: location.name, state: location.state },
    currency: MARKET_INFO[market].currency,
    parcel: { quantity, weightGrams: parcel.weightGrams, value: parcel.valueMinor, leadTimeDays },
    rule: {
      ...{ prefix: exception.prefix, serviceable: exception.serviceable },
      ...{ cod: exception.cod, extraDays: exception.extraDays },
    },
    warehouses: near.map(one => ({
      ...(names.warehouses[one.warehouseId] ?? { code: '', name: '' }),
      ...{ km: Math.round(one.km), available: one.available, used: used.includes(one) },
    })),
    carriers: rules.map(rule => ({
      ...{ name: names.carriers[rule.carrier] ?? rule.carrier, maxKm: rule.maxKm, days: rule.days },
      outcome: outcomeOf(rule, considered),
    })),
    promise: {
      ...{ serviceable: route.serviceable, reason: route.reason, days },
      date: route.serviceable ? deliveryDate(localTime(market, now), route.cutoffHour, days ?? 0, holidays) : null,
      cutoffHour: route.serviceable ? route.cutoffHour : null,
    },
    cod: { offered, reasons, max: mostInCash(market, limits) },
  }
}
