// SQL of the work that waits, by its kind.

import type { WorkKind } from '../../../contract/dashboard/dashboard.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { TO_TRANSLATE } from '../../catalog/service.ts'
import { ON_HOLD } from '../../orders/service.ts'
import { type Db, statement } from '../../platform/db.ts'

/** Rows that wait, with the time since when; counted up to a limit, so that the cost is bounded. */
const waiting = (rows: string) =>
  `select count(*)::int as count, min(since) as "oldestAt" from (select since from (${rows}) found limit $2) counted`
const orders = (state: string) =>
  waiting(`select updated_at as since from orders where market = $1 and state = '${state}' order by placed_at`)
/** Rows of a state that can be worked on. */
const ordersToMove = (state: string) =>
  waiting(
    `select updated_at as since from orders where market = $1 and state = '${state}' and held_at is null order by placed_at`,
  )
const returns = (state: string) =>
  waiting(`select requested_at as since from returns where market = $1 and state = '${state}'`)

/** Kinds whose rows are counted. */
export type CountedKind = Exclude<WorkKind, 'backups-late'>

const WORK = {
  'orders-to-confirm': statement('dashboard.orders-to-confirm', ordersToMove('placed')),
  'orders-to-pack': statement('dashboard.orders-to-pack', ordersToMove('processing')),
  'orders-to-hand-over': statement('dashboard.orders-to-hand-over', ordersToMove('packed')),
  'orders-on-hold': statement(
    'dashboard.orders-on-hold',
    waiting(`select held_at as since from orders where market = $1 and ${ON_HOLD} order by placed_at`),
  ),
  'payments-pending': statement('dashboard.payments-pending', orders('pending-payment')),
  'payments-different': statement(
    'dashboard.payments-different',
    waiting('select found_at as since from payment_differences where market = $1 and resolved_at is null'),
  ),
  'refunds-failed': statement(
    'dashboard.refunds-failed',
    waiting(`select r.requested_at as since from refunds r join orders o on o.id = r.order_id
      where o.market = $1 and r.state = 'failed'`),
  ),
  'disputes-open': statement(
    'dashboard.disputes-open',
    waiting(`select opened_at as since from disputes where market = $1 and state in ('reported', 'open')`),
  ),
  'returns-to-decide': statement('dashboard.returns-to-decide', returns('requested')),
  'returns-to-inspect': statement('dashboard.returns-to-inspect', returns('received')),
  'quotes-to-write': statement(
    'dashboard.quotes-to-write',
    waiting(`select raised_at as since from rfq_requests where market = $1 and state in ('received', 'quoting')`),
  ),
  'tickets-open': statement(
    'dashboard.tickets-open',
    waiting(`select raised_at as since from support_tickets where market = $1 and state = 'open'`),
  ),
  'leads-new': statement(
    'dashboard.leads-new',
    waiting(`select created_at as since from leads where market = $1 and state = 'new'`),
  ),
  'reviews-held': statement(
    'dashboard.reviews-held',
    waiting(`select written_at as since from reviews where market = $1 and state = 'held' and not sample
      union all select asked_at from questions where market = $1 and state = 'held' and not sample
      union all select answered_at from answers where market = $1 and state = 'held' and not sample`),
  ),
  'questions-unanswered': statement(
    'dashboard.questions-unanswered',
    waiting(`select asked_at as since from questions q where market = $1 and state = 'published' and not sample
      and not exists (select 1 from answers a where a.question_id = q.id and a.state = 'published')`),
  ),
  'stock-low': statement(
    'dashboard.stock-low',
    waiting(`select k.updated_at as since from warehouses w join stock k on k.warehouse_id = w.id
      where w.market = $1 and k.on_hand - k.reserved <= k.reorder_point`),
  ),
  'texts-to-translate': statement('dashboard.texts-to-translate', waiting(TO_TRANSLATE)),
  // a failed one of last week is known
  'imports-failed': statement(
    'dashboard.imports-failed',
    waiting(`select created_at as since from imports
      where market = $1 and state = 'failed' and created_at > now() - interval '7 days'`),
  ),
  // how long the expiry has been near: another key can be created before
  'keys-ending': statement(
    'dashboard.keys-ending',
    waiting(`select expires_at - interval '14 days' as since from api_keys where $1 = any (markets) and revoked_at is null
      and expires_at between now() and now() + interval '14 days'`),
  ),
  // of the whole store
  'jobs-failed': statement(
    'dashboard.jobs-failed',
    waiting(`select completed_on as since from pgboss.job where $1::text is not null and state = 'failed'`),
  ),
} satisfies Record<CountedKind, unknown>

export interface Waiting {
  count: number
  oldestAt: Date | null
}

/** How many items of a kind wait, up to `limit`. */
export function countWaiting(db: Db, kind: CountedKind, market: Market, limit: number): Promise<Waiting> {
  return db.one<Waiting>(WORK[kind], [market, limit])
}
