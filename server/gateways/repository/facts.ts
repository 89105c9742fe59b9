// SQL of a gateway's data besides its account: payments, refunds and notifications.

import type { GatewayName } from '../../../contract/gateways/gateways.rules.ts'
import { type Db, statement } from '../../platform/db.ts'

/** Counted to 1,000 each. */
export interface GatewayFacts {
  gateway: GatewayName
  openPayments: number
  openRefunds: number
  lastNotificationAt: Date | null
  lastPaidAt: Date | null
}

const PAID = `p.state in ('paid', 'refund-due', 'refunded')`

const FACTS = statement(
  'gateways.facts',
  `select g.name as gateway,
     (select count(*)::int from (select from payments p where p.gateway = g.name and p.created_at >= $2
        and p.state in ('created', 'pending') limit 1000) x) as "openPayments",
     (select count(*)::int from (select from refunds r join payments p on p.id = r.payment_id
        where r.state = 'requested' and r.bank_account_id is null and p.gateway = g.name limit 1000) x) as "openRefunds",
     (select max(n.received_at) from payment_notifications n where n.gateway = g.name and n.signature_ok)
       as "lastNotificationAt",
     (select p.created_at from payments p where p.gateway = g.name and ${PAID} order by p.created_at desc limit 1)
       as "lastPaidAt"
   from unnest($1::text[]) as g (name)`,
)
const LAST_PAID = statement(
  'gateways.last-paid',
  `select p.transaction_ref as "transactionRef" from payments p where p.gateway = $1 and ${PAID} and p.created_at >= $2
   order by p.created_at desc limit 1`,
)

/** How long a pending payment may still complete: its gateway is asked about it for as long. */
const OPEN_MS = 5 * 24 * 3_600_000

export function factsOf(db: Db, gateways: readonly GatewayName[], now: Date): Promise<GatewayFacts[]> {
  return db.rows<GatewayFacts>(FACTS, [gateways, new Date(now.getTime() - OPEN_MS)])
}

/** Our reference of the last payment through a gateway since a time; null without one. */
export async function lastPaid(db: Db, gateway: GatewayName, since: Date | null): Promise<string | null> {
  const row = await db.oneOrNull<{ transactionRef: string }>(LAST_PAID, [gateway, since ?? new Date(0)])
  return row?.transactionRef ?? null
}
