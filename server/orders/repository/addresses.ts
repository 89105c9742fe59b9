// SQL of an order's delivery address, which is frozen when it is placed.

import type { Owned } from '../../platform/actor.ts'
import { statement, type Tx } from '../../platform/db.ts'
import type { OrderRow } from './orders.ts'

/** Parts of the address that staff may correct. */
export interface CorrectedAddress {
  name: string
  /** International, digits only. */
  phone: string
  line1: string
  line2: string
  landmark: string
}

const FIND = statement('orders.find-address', 'select shipping_address as address from orders where id = $1')
const UPDATE = statement(
  'orders.update-address',
  'update orders set shipping_address = shipping_address || $2::jsonb, updated_at = now() where id = $1',
)

export async function findAddress(tx: Tx, orderId: string): Promise<CorrectedAddress> {
  return (await tx.one<{ address: CorrectedAddress }>(FIND, [orderId])).address
}

export async function updateAddress(tx: Tx, { id }: Owned<OrderRow>, address: CorrectedAddress): Promise<void> {
  await tx.run(UPDATE, [id, JSON.stringify(address)])
}
