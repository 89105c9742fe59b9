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
         and ($7::uuid[] is null or l.id = any($7))
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
  /** Limits the list to these ids; null for all. */
  ids?: readonly string[] | null
}

/** Leads of a market, newest first. */
export function listLeads(
  db: Db,
  { market, kinds, states, before, limit, ids = null }: LeadPage,
): Promise<(LeadRow & Placed)[]> {
  return db.rows<LeadRow & Placed>(LIST, [market, kinds, states, ...placeValues(before, NEWEST), limit, ids])
}
