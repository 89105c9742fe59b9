// Cities with next-day delivery and their warehouses; cached with the reference data.

import type { CityTab } from '../../../contract/listing/api.ts'
import { MARKETS, type Market } from '../../../contract/shared/market.ts'
import type { SearchRequest, SearchResult } from '../../../search/port.ts'
import { type ReferenceData, referenceData } from '../../catalog/service.ts'
import { nextDayWarehouses } from '../../delivery/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { CITIES, type City } from '../rules/cities.ts'

/** A city with the codes of the warehouses that deliver there the next day; at least one. */
export interface ReachedCity extends City {
  warehouses: readonly string[]
}

type Reached = Record<Market, ReachedCity[]>

// changes of warehouses and carrier rules replace the reference data, which invalidates this cache
const cache = new WeakMap<ReferenceData, Promise<Reached>>()

async function load(app: App): Promise<Reached> {
  const reached: Reached = { IN: [], AE: [] }
  for (const market of MARKETS) {
    const points = CITIES[market].map(one => ({ ...one, name: one.slug }))
    const warehouses = await nextDayWarehouses(app.db, market, points)
    for (const one of CITIES[market]) {
      const codes = warehouses.get(one.slug) ?? []
      if (codes.length > 0) reached[market].push({ ...one, warehouses: codes.toSorted() })
    }
  }
  return reached
}

/** The cities of the actor's market with next-day delivery. Costs no statement when cached. */
export async function citiesReached(app: App, actor: Pick<Actor, 'market'>): Promise<readonly ReachedCity[]> {
  const snapshot = await referenceData(app)
  let reached = cache.get(snapshot)
  if (!reached) {
    reached = load(app)
    cache.set(snapshot, reached)
    reached.catch(() => cache.delete(snapshot))
  }
  return (await reached)[actor.market]
}

/**
 * City tabs with product counts that ignore the chosen city. A product in several warehouses counts once, so a city served
 * by several warehouses takes another search.
 */
export async function cityTabs(
  app: App,
  actor: Actor,
  input: { cities: readonly ReachedCity[]; chosen: readonly string[]; request: SearchRequest; result: SearchResult },
): Promise<CityTab[]> {
  const { cities, chosen, request, result } = input
  const byWarehouse = new Map(
    result.buckets.find(({ name }) => name === 'warehouse')?.terms.map(({ term, count }) => [term, count]),
  )
  const sets = new Map<string, Promise<number>>()
  const countOf = ({ warehouses }: ReachedCity): Promise<number> => {
    const [first = '', ...others] = warehouses
    if (others.length === 0) return Promise.resolve(byWarehouse.get(first) ?? 0)
    const key = warehouses.join(',')
    const cityRequest =
      sets.get(key) ??
      app.ports.search
        .search({
          ...request,
          filters: { ...request.filters, warehouse: [...warehouses] },
          page: 0,
          size: 0,
          facets: [],
          priceBuckets: 0,
        })
        .then(({ totalCount }) => totalCount)
    sets.set(key, cityRequest)
    return cityRequest
  }
  return Promise.all(
    cities.map(async city => ({
      slug: city.slug,
      name: city.name[actor.language],
      count: await countOf(city),
      selected: chosen.includes(city.slug),
    })),
  )
}
