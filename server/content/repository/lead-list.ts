// SQL of the list of leads of staff, page by page.

import type { Lead } from '../../../contract/content/leads-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import { NEWEST, type Placed, placeOf, placeValues } from '../../platform/list-place.ts'
import { LEAD_COLUMNS, type LeadRow } from './leads.ts'

/** Every filter is a condition of `leads_list`: a page reads at most its rows once for each kind and state. */
const LIST = statement(
  'cms.list-leads',
  `select ${LEAD_COLUMNS}, ${placeOf('created_at', 'id')} as "listPlace" from (
     select found.* from unnest($2::text[]) sort (kind) cross join unnest($3::text[]) wanted (state) cross join lateral (
       select l.* from leads l
       where l.market = $1 and l.kind = sort.kind and l.state = wanted.state
         and (l.created_at, l.id) < ($4::timestamptz, $5::uuid)
       order by l.created_at desc, l.id desc limit $6) found
     order by found.created_at desc, found.id desc limit $6) l
   order by created_at desc, id desc`,
)

export interface LeadPage {
  market: Market
  kinds: readonly Lead['kind'][]
  states: readonly Lead['state'][]
  /** Position of the last lead on the previous page. */
  before?: string | undefined
  limit: number
}

/** Leads of a market, newest first. */
export function listLeads(db: Db, { market, kinds, states, before, limit }: LeadPage): Promise<(LeadRow & Placed)[]> {
  return db.rows<LeadRow & Placed>(LIST, [market, kinds, states, ...placeValues(before, NEWEST), limit])
}

const OF_NUMBERS = statement(
  'cms.list-leads-of-numbers',
  `select ${LEAD_COLUMNS}, ${placeOf('created_at', 'id')} as "listPlace" from leads
   where market = $1 and number = any($4::bigint[]) and kind = any($2::text[]) and state = any($3::text[])
   order by number desc limit $5`,
)
// numbers are given in the order of the list
const NUMBER_AT = statement(
  'cms.lead-number-at',
  `select coalesce((select number from leads where id = $3 and market = $1),
     (select number + 1 from leads where market = $1 and created_at < $2::timestamptz order by number desc limit 1)) as number`,
)
const PLACE_OF = statement(
  'cms.lead-place-of',
  `select ${placeOf('created_at', 'id')} as place from leads where market = $1 and number <= $2 order by number desc limit 1`,
)

/** Those of the leads with these numbers that match, newest first. */
export function listLeadsOfNumbers(
  db: Db,
  { market, kinds, states, limit }: Omit<LeadPage, 'before'>,
  numbers: readonly number[],
): Promise<(LeadRow & Placed)[]> {
  return db.rows<LeadRow & Placed>(OF_NUMBERS, [market, kinds, states, numbers, limit])
}

/** The number of the lead at a position of the list; of one that was deleted since, a number above the next older lead. */
export async function findLeadNumber(db: Db, market: Market, place: string): Promise<number> {
  const [time, id] = placeValues(place, NEWEST)
  return (await db.one<{ number: number | null }>(NUMBER_AT, [market, time, id])).number ?? 0
}

/** The position of a lead by its number; null when there is neither it nor an older one. */
export async function findLeadPlace(db: Db, market: Market, number: number): Promise<string | null> {
  return (await db.oneOrNull<{ place: string }>(PLACE_OF, [market, number]))?.place ?? null
}
