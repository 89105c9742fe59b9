// Locations, and the rules of carriers in a market, kept in memory for a while.

import { LRUCache } from 'lru-cache'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { findNetwork, findPlace, type Network, type PlaceRow } from '../repository/places.ts'

/** Locations hardly ever change; carrier rules may, so they expire after a minute. Both are cached per database. */
const placeCaches = new WeakMap<object, LRUCache<string, PlaceRow>>()
const networks = new WeakMap<object, Map<Market, { at: number; network: Promise<Network> }>>()
const NETWORK_MS = 60_000

/** Rules, exceptions, holidays and warehouses of a market. */
export function networkOf(db: Db, market: Market): Promise<Network> {
  const known = networks.get(db.identity) ?? new Map<Market, { at: number; network: Promise<Network> }>()
  networks.set(db.identity, known)
  const entry = known.get(market)
  if (entry && Date.now() - entry.at < NETWORK_MS) return entry.network
  const network = findNetwork(db, market)
  known.set(market, { at: Date.now(), network })
  network.catch(() => known.delete(market))
  return network
}

/** After a change of carriers, locations or holidays; other processes reload them within a minute. */
export function forgetNetwork(db: Db, market: Market): void {
  networks.get(db.identity)?.delete(market)
}

function placesOf(db: Db): LRUCache<string, PlaceRow> {
  const cache = placeCaches.get(db.identity) ?? new LRUCache<string, PlaceRow>({ max: 20_000, ttl: 3_600_000 })
  placeCaches.set(db.identity, cache)
  return cache
}

/** The location with this code, or null. */
export async function placeRow(db: Db, market: Market, code: string): Promise<PlaceRow | null> {
  const key = `${market} ${code}`
  const places = placesOf(db)
  const hit = places.get(key)
  if (hit) return hit
  if (!/^([1-9]\d{5}|[A-Z]{2})$/.test(code)) return null
  const row = await findPlace(db, market, code)
  if (row) places.set(key, row)
  return row
}
