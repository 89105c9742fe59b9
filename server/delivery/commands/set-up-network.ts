// Sets up where and how a market delivers: reference locations, carriers, served locations, and holidays.

import type { Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import {
  insertHolidays,
  insertPincodes,
  insertStates,
  listCarriers,
  type NewCarrier,
  type NewHoliday,
  type NewPlaceException,
  type PincodeRow,
  replaceCarrier,
  replaceExceptions,
  type StatePlace,
  upsertExceptions,
} from '../repository/network.ts'

/** Rows of a statement: small enough to commit within a second. */
const PINCODE_BATCH = 4000

/** Adds States, emirates and pincodes that are missing; returns how many. */
export async function addPlaces(
  tx: Tx,
  { states, pincodes }: { states: readonly StatePlace[]; pincodes: readonly PincodeRow[] },
): Promise<number> {
  let added = await insertStates(tx, states)
  for (let from = 0; from < pincodes.length; from += PINCODE_BATCH)
    added += await insertPincodes(tx, pincodes.slice(from, from + PINCODE_BATCH))
  return added
}

const rulesOf = ({ bands, cod, maxWeightGrams, maxValueMinor, codMaxValueMinor, priority }: NewCarrier) =>
  [...bands]
    .sort((a, b) => a.maxKm - b.maxKm)
    .map(({ maxKm, days }) => [maxKm, days, cod, maxWeightGrams, maxValueMinor, cod ? codMaxValueMinor : 0, priority])

/** Writes a carrier; an unchanged one is left alone. @throws Error when the code belongs to the other market */
export async function setCarrier(
  tx: Tx,
  market: Market,
  carrier: NewCarrier,
): Promise<'created' | 'changed' | 'unchanged'> {
  const [known] = await listCarriers(tx, [carrier.code])
  if (known && known.market !== market) throw new Error(`The carrier ${carrier.code} is one of the other market.`)
  const same =
    known?.active && known.name === carrier.name && JSON.stringify(known.rules) === JSON.stringify(rulesOf(carrier))
  if (same) return 'unchanged'
  await replaceCarrier(tx, market, carrier)
  return known ? 'changed' : 'created'
}

/** Replaces all exceptions of a market; returns how many rows changed. */
export function setPlaceExceptions(tx: Tx, market: Market, rows: readonly NewPlaceException[]): Promise<number> {
  return replaceExceptions(tx, market, rows)
}

/** Adds exceptions to the existing ones. */
export function addPlaceExceptions(tx: Tx, market: Market, rows: readonly NewPlaceException[]): Promise<number> {
  return upsertExceptions(tx, market, rows)
}

/** Adds holidays that are missing; returns how many. */
export function addHolidays(tx: Tx, market: Market, rows: readonly NewHoliday[]): Promise<number> {
  return insertHolidays(tx, market, rows)
}
