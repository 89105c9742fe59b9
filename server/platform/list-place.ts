// Pages of a list ordered by time: `next` is the time and id of the last row, so that the next page works even after
// that row is deleted.

import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'

/** SQL of a row's cursor, from its time and id. */
export const placeOf = (time: string, id: string): string =>
  `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id}`

/** A row with its cursor. */
export interface Placed {
  listPlace: string
}

/** The time and id after which a page begins, as statement values; those of `first` for the first page. */
export function placeValues(place: string | undefined, first: readonly [time: string, id: string]): [string, string] {
  if (place === undefined) return [...first]
  const [time = '', id = ''] = place.split('_')
  return [time, id]
}

/** The cursor before the newest row with a UUID. */
export const NEWEST = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const

/** From one row more than a page: the page, and the cursor of the next one; null at the end. */
export function pageOfPlaced<Row extends Placed>(
  found: readonly Row[],
  limit: number,
): { rows: Omit<Row, 'listPlace'>[]; next: string | null } {
  const shown = found.slice(0, limit)
  const next = found.length > limit ? (shown.at(-1)?.listPlace ?? null) : null
  return { rows: shown.map(({ listPlace: _place, ...row }) => row), next }
}

/** The time zone for the days of a filter. */
export const zoneOf = (market: Market): string => MARKET_INFO[market].timeZone

/** SQL of a time within the days of a filter; parameters by number: first day, last day, time zone. */
export const onDays = (time: string, from: number, to: number, zone: number): string =>
  `${time} >= coalesce($${from}::date::timestamp at time zone $${zone}, '-infinity')
  and ${time} < coalesce(($${to}::date + 1)::timestamp at time zone $${zone}, 'infinity')`
