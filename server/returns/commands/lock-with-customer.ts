// Locks an order after its customer, as a merge and the deletion of the account lock them.

import { lockContacts } from '../../customers/service.ts'
import { findOrderOfNumber, lockOrderForStaff, type OrderRow } from '../../orders/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'

/** The order of that number, and whether its account is still there. @throws order.unknown, order.state when it has just moved to another customer */
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
