// SQL of the list of agent carts, page by page.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import { NEWEST, onDays, type Placed, placeOf, placeValues, zoneOf } from '../../platform/list-place.ts'
import { AGENT_CART_COLUMNS, type AgentCartRow } from './agent-carts.ts'

/** Every filter except the expiry is a column of `agent_carts_list`; carts are deleted a while after they expire. */
const LIST = statement(
  'cart.list-agent-carts',
  `select ${AGENT_CART_COLUMNS}, ${placeOf('a.created_at', 'a.id')} as "listPlace" from (
     select found.* from unnest($2::boolean[]) owner (named) cross join unnest($3::boolean[]) door (closed)
     cross join unnest($4::boolean[]) use (taken) cross join lateral (
       select c.* from agent_carts c
       where c.market = $1 and (c.customer_id is not null) = owner.named and (c.withdrawn_at is not null) = door.closed
         and (c.taken_at is not null) = use.taken and ($5::boolean is null or $5 = (c.expires_at <= $6::timestamptz))
         and ${onDays('c.created_at', 7, 8, 9)} and (c.created_at, c.id) < ($10::timestamptz, $11::uuid)
       order by c.created_at desc, c.id desc limit $12) found
     order by found.created_at desc, found.id desc limit $12) a
   order by a.created_at desc, a.id desc`,
)

export type ListedCartRow = AgentCartRow & Placed

export interface AgentCartFilter {
  market: Market
  /** Made for an account, for anyone, or both. */
  named: readonly boolean[]
  withdrawn: readonly boolean[]
  taken: readonly boolean[]
  /** Whether it has expired; null for both. */
  expired: boolean | null
  now: Date
  /** First and last day of creation; null for any. */
  from: string | null
  to: string | null
  /** Position of the last cart on the previous page. */
  before?: string | undefined
  limit: number
}

/** Carts of a market, newest first. */
export function listAgentCarts(db: Db, filter: AgentCartFilter): Promise<ListedCartRow[]> {
  const { market, named, withdrawn, taken, expired, now, from, to, before, limit } = filter
  return db.rows<ListedCartRow>(LIST, [
    ...[market, named, withdrawn, taken, expired, now, from, to, zoneOf(market)],
    ...[...placeValues(before, NEWEST), limit],
  ])
}
