// SQL that reads reward points for their owner.

import type { MOVEMENT_KINDS } from '../../../contract/rewards/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { RewardFacts } from '../rules.ts'

const FACTS = statement('rewards.facts', 'select reward_facts($1, $2, null) as facts')
const PENDING = statement(
  'rewards.pending',
  `select coalesce(sum(reward_points_due(id)), 0)::int as points from orders
   where customer_id = $1 and state in ('placed', 'processing', 'packed', 'shipped')`,
)
const LIST = statement(
  'rewards.list-movements',
  `select m.id, m.kind, m.points, m.at, m.expires_at as "expiresAt", o.number as "orderNumber",
     (select sum(b.points) from reward_movements b where b.customer_id = $1 and b.id <= m.id)::int as balance
   from reward_movements m left join orders o on o.id = m.order_id
   where m.customer_id = $1 order by m.id desc limit $2 offset $3`,
)
const COUNT = statement(
  'rewards.count-movements',
  'select count(*)::int as count from reward_movements where customer_id = $1',
)

export async function findFacts(db: Db, market: Market, customerId: string): Promise<RewardFacts> {
  return (await db.one<{ facts: RewardFacts }>(FACTS, [market, customerId])).facts
}

/** Points that orders not yet delivered will earn. */
export async function findPending(db: Db, customerId: string): Promise<number> {
  return (await db.one<{ points: number }>(PENDING, [customerId])).points
}

export interface MovementRow {
  id: number
  kind: (typeof MOVEMENT_KINDS)[number]
  points: number
  at: Date
  expiresAt: Date | null
  orderNumber: number | null
  balance: number
}

export function listMovements(db: Db, customerId: string, limit: number, offset: number): Promise<MovementRow[]> {
  return db.rows(LIST, [customerId, limit, offset])
}

export async function countMovements(db: Db, customerId: string): Promise<number> {
  return (await db.one<{ count: number }>(COUNT, [customerId])).count
}
