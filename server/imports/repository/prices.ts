// SQL of the prices that a dry run would change: for approval, and for checking the import against.

import { priceShift } from '../../../contract/products/price-shift.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'
import type { PriceEffect } from '../../platform/price-approval.ts'
import { changedOffers } from '../../platform/price-bases.ts'

/** Prices of an offer as imports compare them. */
export interface OfferPrice {
  mrpMinor: number
  priceMinor: number
  breaks: { minQuantity: number; priceMinor: number }[]
}

export interface PriceRow {
  offerId: number
  msn: string
  before: OfferPrice
  after: OfferPrice
  /** The largest change in hundredths of a percent. */
  shiftBp: number
}

const INSERT = statement(
  'imports.insert-prices',
  `insert into import_prices (import_id, offer_id, msn, before, after, shift_bp)
   select $1, r."offerId", r.msn, r.before, r.after, r."shiftBp"
   from jsonb_to_recordset($2::jsonb) as r ("offerId" bigint, msn text, before jsonb, after jsonb, "shiftBp" int)
   on conflict (import_id, offer_id) do update set after = excluded.after, shift_bp = excluded.shift_bp`,
)
const FIND = statement(
  'imports.find-prices',
  `select offer_id as "offerId", msn, before, after, shift_bp as "shiftBp" from import_prices
   where import_id = $1 and offer_id = any ($2::bigint[])`,
)
const EFFECT = statement(
  'imports.price-effect',
  `select count(*) filter (where shift_bp > 0)::int as count, coalesce(max(shift_bp), 0) as "largestBp"
   from import_prices where import_id = $1`,
)
const MOVED = statement(
  'imports.prices-moved',
  `select count(*)::int as count from import_prices i join offers o on o.id = i.offer_id
   where i.import_id = $1 and i.shift_bp > 0
     and (o.price_minor <> (i.before->>'priceMinor')::bigint or o.breaks <> i.before->'breaks')`,
)
const PAGE = statement(
  'imports.page-prices',
  `select i.offer_id as "offerId", i.msn, p.part_number as "partNumber", p.name_en as "nameEn", p.name_hi as "nameHi", i.before,
     i.after, i.shift_bp as "shiftBp"
   from import_prices i join products p on p.msn = i.msn
   where i.import_id = $1 and i.shift_bp > 0 and (i.shift_bp, i.offer_id) < ($2, $3)
   order by i.shift_bp desc, i.offer_id desc limit $4`,
)

export async function insertPrices(tx: Tx, importId: string, rows: readonly PriceRow[]): Promise<void> {
  if (rows.length > 0) await tx.run(INSERT, [importId, jsonbOf(rows)])
}

/** The effect of a dry run on these offers, by id. */
export async function findPrices(
  tx: Tx,
  importId: string,
  offerIds: readonly number[],
): Promise<Map<number, PriceRow>> {
  if (offerIds.length === 0) return new Map()
  const rows = await tx.rows<PriceRow>(FIND, [importId, offerIds])
  return new Map(rows.map(row => [row.offerId, row]))
}

/** The effect of a dry run on prices, measured from those at the start of the day if they were changed since. */
export async function effectToday(tx: Tx, importId: string, market: Market, now: Date): Promise<PriceEffect> {
  const effect = await priceEffectOf(tx, importId)
  for await (const bases of changedOffers(tx, market, now)) {
    for (const [offerId, { after }] of await findPrices(tx, importId, [...bases.keys()])) {
      const base = bases.get(offerId)
      if (base) effect.largestBp = Math.max(effect.largestBp, priceShift(base, after))
    }
  }
  return effect
}

/** The effect of a dry run on prices, each measured from the one it replaces. */
export const priceEffectOf = (db: Db, importId: string): Promise<PriceEffect> => db.one<PriceEffect>(EFFECT, [importId])

/** How many offers now have a different price than the dry run found. */
export async function countMoved(db: Db, importId: string): Promise<number> {
  return (await db.one<{ count: number }>(MOVED, [importId])).count
}

/** Before the largest of all. */
const FIRST = { shiftBp: 2_147_483_647, offerId: Number.MAX_SAFE_INTEGER }

export type ListedPrice = PriceRow & { partNumber: string; nameEn: string; nameHi: string }

/** The largest changes first, after a change. */
export const pagePrices = (
  db: Db,
  importId: string,
  after: { shiftBp: number; offerId: number } | null,
  limit: number,
): Promise<ListedPrice[]> =>
  db.rows<ListedPrice>(PAGE, [importId, (after ?? FIRST).shiftBp, (after ?? FIRST).offerId, limit])
