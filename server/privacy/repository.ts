// SQL of what keeps an account from being deleted.

import type { PrivacyOverview } from '../../contract/privacy/api.ts'
import { type Db, statement } from '../platform/db.ts'

const OPEN = statement(
  'privacy.open',
  `select
     coalesce((select jsonb_agg(o.number order by o.number) from orders o where o.customer_id = $1
       and o.state not in ('delivered', 'cancelled', 'expired', 'returned-to-origin')), '[]') as orders,
     coalesce((select jsonb_agg(r.number order by r.number) from returns r where r.customer_id = $1
       and r.state not in ('rejected', 'withdrawn', 'completed', 'inspection-failed')), '[]') as returns,
     exists (select from refunds f join orders o on o.id = f.order_id
       where o.customer_id = $1 and f.state <> 'succeeded') as refunds,
     exists (select from exchange_credits x where x.customer_id = $1 and x.balance_minor > 0) as credits`,
)

/** What is still open for a customer. */
export function findOpen(db: Db, customerId: string): Promise<PrivacyOverview['open']> {
  return db.one<PrivacyOverview['open']>(OPEN, [customerId])
}
