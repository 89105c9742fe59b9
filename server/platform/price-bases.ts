// The price at the start of the day, or the last approved one, from which the size of a change is measured.

import { type OfferPrice, priceShift } from '../../contract/products/price-shift.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import { statement, type Tx } from './db.ts'
import { jsonbOf } from './jsonb.ts'
import type { PriceEffect } from './price-approval.ts'

/** A change of one price, of an offer or in a price list. */
export interface PriceChange {
  /** Identifies the price; the same for each change of it. */
  subject: string
  before: OfferPrice
  after: OfferPrice
  /** Number of offers with this price; one unless it is a percentage. */
  offers?: number
}

interface BaseRow {
  subject: string
  price: OfferPrice
}

const FRESH = `since > $1::timestamptz - interval '24 hours'`
const FIND = statement(
  'price-bases.find',
  `select subject, price from price_bases where subject = any ($2::text[]) and ${FRESH}`,
)
const PAGE = statement(
  'price-bases.page',
  `select subject, price from price_bases where market = $2 and subject like $3 and subject > $4 and ${FRESH} order by subject limit $5`,
)
const KEEP = statement(
  'price-bases.keep',
  `insert into price_bases as b (subject, market, since, price)
   select r.subject, $2, $1, r.price from jsonb_to_recordset($3::jsonb) as r (subject text, price jsonb) order by r.subject
   on conflict (subject) do update set since = excluded.since, price = excluded.price
     where $4::boolean or b.since <= excluded.since - interval '24 hours'`,
)

export const offerSubject = (offerId: number): string => `offer ${offerId}`

const basesOf = async (tx: Tx, now: Date, subjects: readonly string[]): Promise<Map<string, OfferPrice>> =>
  new Map((await tx.rows<BaseRow>(FIND, [now, [...subjects]])).map(({ subject, price }) => [subject, price]))

/** The effect of changes, each measured from the price at the start of the day or the last approved one. */
export async function effectOf(tx: Tx, now: Date, changes: readonly PriceChange[]): Promise<PriceEffect> {
  const bases = await basesOf(
    tx,
    now,
    changes.map(({ subject }) => subject),
  )
  const effect: PriceEffect = { count: 0, largestBp: 0 }
  for (const { subject, before, after, offers = 1 } of changes) {
    const shift = priceShift(bases.get(subject) ?? before, after)
    if (shift > 0) effect.count += offers
    effect.largestBp = Math.max(effect.largestBp, shift)
  }
  return effect
}

/**
 * Stores what the next changes within 24 hours are measured from: the price before the first of them, or the approved
 * one. Call it inside the transaction of the change.
 */
export async function keepBases(
  tx: Tx,
  { market, now, approved }: { market: Market; now: Date; approved: boolean },
  changes: readonly PriceChange[],
): Promise<void> {
  const rows = changes
    .filter(({ before, after }) => priceShift(before, after) > 0)
    .map(({ subject, before, after }) => {
      const { priceMinor, breaks } = approved ? after : before
      return { subject, price: { priceMinor, breaks } }
    })
  if (rows.length > 0) await tx.run(KEEP, [now, market, jsonbOf(rows), approved])
}

const BASES_PAGE = 5_000

/**
 * The offers of a market whose prices changed within 24 hours, with the price from which that is measured, page by
 * page.
 */
export async function* changedOffers(tx: Tx, market: Market, now: Date): AsyncGenerator<Map<number, OfferPrice>> {
  let last = ''
  for (;;) {
    const rows = await tx.rows<BaseRow>(PAGE, [now, market, 'offer %', last, BASES_PAGE])
    if (rows.length > 0) yield new Map(rows.map(({ subject, price }) => [Number(subject.slice(6)), price]))
    if (rows.length < BASES_PAGE) return
    last = rows.at(-1)?.subject ?? ''
  }
}
