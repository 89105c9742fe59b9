// SQL that tells whether a customer has received a product.

import { type Db, statement } from '../../platform/db.ts'

const RECEIVED = statement(
  'orders.received',
  `select exists (
     select 1 from orders o join order_lines l on l.order_id = o.id
     where o.customer_id = $1 and o.state = 'delivered' and l.msn = any ($2) and l.quantity > l.cancelled_quantity
   ) as received`,
)

/** Whether an order with any of these products was delivered to the customer. */
export async function hasReceived(db: Db, customerId: string, msns: readonly string[]): Promise<boolean> {
  return (await db.one<{ received: boolean }>(RECEIVED, [customerId, msns])).received
}
