// Which carriers collect returns at a location, and on which days.

import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { exceptionFor, type Point, roadKm, workingDays } from '../rules.ts'
import { networkOf, placeRow } from './network.ts'

/** A return that is to be collected: where, how heavy it is, and the warehouses that it came from. */
interface Collection {
  place: string
  weightGrams: number
  warehouses: readonly Point[]
}

/** Codes of the carriers that collect such a return, the quickest first; none where nothing is collected. */
export async function collectingCarriers(
  db: Db,
  market: Market,
  { place, weightGrams, warehouses }: Collection,
): Promise<string[]> {
  const [row, { rules, exceptions }] = await Promise.all([placeRow(db, market, place), networkOf(db, market)])
  const { serviceable, cod } = exceptionFor(exceptions, place)
  if (!row || !serviceable || !cod || warehouses.length === 0) return []
  const km = Math.max(...warehouses.map(warehouse => roadKm(warehouse, row)))
  const able = rules.filter(rule => rule.maxKm >= km && rule.maxWeightGrams >= weightGrams)
  return [...new Set(able.map(({ carrier }) => carrier))]
}

/** The next working days of carriers in a market. */
export async function carrierDays(db: Db, market: Market, now: Date, count: number): Promise<string[]> {
  const { holidays } = await networkOf(db, market)
  return workingDays(market, now, new Set(holidays), count)
}

/** Whether returns are collected at a location: where parcels can be paid in cash, in reach of a carrier and a warehouse. */
export async function isCollectedAt(db: Db, market: Market, place: string): Promise<boolean> {
  const { quickCities } = await networkOf(db, market)
  for (const warehouse of quickCities)
    if ((await collectingCarriers(db, market, { place, weightGrams: 1, warehouses: [warehouse] })).length > 0)
      return true
  return false
}
