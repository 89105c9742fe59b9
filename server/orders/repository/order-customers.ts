// SQL of the account that owns an order, and of its changes in the order history.

import type { Owned } from '../../platform/actor.ts'
import { statement, type Tx } from '../../platform/db.ts'
import type { OrderRow } from './orders.ts'

const UPDATE = statement(
  'orders.update-customer',
  'update orders set customer_id = $2, updated_at = now() where id = $1',
)
const FIND_CHANGE = statement(
  'orders.find-customer-change',
  `select (data ->> 'toNumber')::int as "toNumber" from order_events
   where order_id = $1 and kind = 'customer-changed' and data ->> 'key' = $2`,
)

export async function updateCustomer(tx: Tx, { id }: Owned<OrderRow>, customerId: string): Promise<void> {
  await tx.run(UPDATE, [id, customerId])
}

/** The number of the new account in the change with a key; null when there is none. */
export function findCustomerChange(tx: Tx, orderId: string, key: string): Promise<{ toNumber: number } | null> {
  return tx.oneOrNull<{ toNumber: number }>(FIND_CHANGE, [orderId, key])
}
