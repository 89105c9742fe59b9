// Locks the customer first and then the order, like a merge and an account deletion.

import { lockContacts } from '../../customers/service.ts'
import { findOrderOfNumber, lockOrderForStaff, type OrderRow } from '../../orders/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'

/**
 * The order with that number, and whether its account still exists. @throws order.unknown, order.state when it has just
 * moved to another customer
 */
export async function lockWithCustomer(
  tx: Tx,
  actor: Staff,
  orderNumber: number,
): Promise<{ order: Owned<OrderRow>; hasAccount: boolean }> {
  const { customerId } = ownAsStaff(await findOrderOfNumber(tx, orderNumber), actor, 'order.unknown')
  const hasAccount = (await lockContacts(tx, customerId)) !== null
  const order = await lockOrderForStaff(tx, actor, orderNumber)
  if (order.customerId !== customerId)
    throw appError('order.state', { problems: [{ path: '', message: 'It has moved to another customer.' }] })
  return { order, hasAccount }
}
