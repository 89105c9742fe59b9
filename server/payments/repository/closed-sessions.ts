// SQL of gateway sessions that must no longer be paid.

import { type Db, statement } from '../../platform/db.ts'

// with a later attempt, or whose order or edit no longer waits for payment
const LIST = statement(
  'payments.list-sessions-to-close',
  `select p.id, p.gateway, p.session_ref as "sessionRef" from payments p join orders o on o.id = p.order_id
   where p.state in ('created', 'pending', 'failed') and p.gateway <> '' and p.created_at >= $2 and p.gateway = any ($1)
     and p.session_ref is not null and p.session_closed_at is null
     and (p.state = 'failed'
       or p.kind = 'order' and o.state not in ('pending-payment', 'payment-failed')
       or p.kind = 'difference' and not exists (select from waiting_edits w where w.id = p.edit_id and w.state = 'waiting')
       or exists (select from payments later where later.order_id = p.order_id and later.attempt > p.attempt
         and later.edit_id is not distinct from p.edit_id))
   order by p.created_at limit 50`,
)
const CLOSE = statement('payments.close-session', 'update payments set session_closed_at = $2 where id = $1')

export interface SessionToClose {
  id: string
  gateway: string
  sessionRef: string
}

/** Sessions of attempts begun since then, at these gateways. */
export function listSessionsToClose(db: Db, gateways: readonly string[], since: Date): Promise<SessionToClose[]> {
  return db.rows<SessionToClose>(LIST, [gateways, since])
}

export async function setSessionClosed(db: Db, paymentId: string, at: Date): Promise<void> {
  await db.run(CLOSE, [paymentId, at])
}
