// Moves an order to another account of its market, once, with all related records.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { writeNote } from '../../customer-desk/service.ts'
import { lockForMerge } from '../../customers/service.ts'
import { closeLookups } from '../../guest-orders/service.ts'
import {
  changeCustomer,
  findCustomerChange,
  findOrderOfNumber,
  lockOrderForStaff,
  type OrderRow,
  staffOrder,
  whoOfStaff,
} from '../../orders/service.ts'
import { endBuyer } from '../../payments/service.ts'
import { type Owned, ownAsStaff, requirePermission, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { moveOrderUses } from '../../promotions/service.ts'
import { type MovePlan, planMove } from '../queries/plan-move.ts'

interface Input {
  orderNumber: number
  customerId: string
  /** Current customer of the order, as shown to the caller. */
  fromCustomerId: string
  idempotencyKey: string
  reason: string
}

const rejected = (reasons: readonly string[]) =>
  appError('order.state', { problems: reasons.map(message => ({ path: 'order', message })) })

/** Moves a locked order between two locked accounts. */
async function make(tx: Tx, actor: Staff, order: Owned<OrderRow>, { from, to }: MovePlan, input: Input): Promise<void> {
  const { idempotencyKey: key, reason } = input
  await moveOrderUses(tx, order.id, to.customerId)
  await endBuyer(tx, order.id)
  await closeLookups(tx, order.id, actor.now)
  await changeCustomer(tx, order, { to, fromNumber: from.number, key, who: whoOfStaff(actor), reason })
  // the reason may mention the other customer, who can request the notes
  const text = String(order.number)
  await writeNote(tx, actor, { customerId: from.customerId, kind: 'order-moved-away', text })
  await writeNote(tx, actor, { customerId: to.customerId, kind: 'order-moved-here', text })
  describeChange({
    ...{ recordKind: 'order', recordId: text },
    before: { customer: from.number },
    after: { customer: to.number },
  })
}

/**
 * Moves an order under the locks of both accounts and its own: orders, logins, merges, cancellations and payments wait for it. Repeating a
 * key changes nothing. @throws order.unknown, customer.unknown, order.state with the reasons, request.idempotency,
 * session.forbidden without `customers.read`
 */
export async function moveOrderToCustomer(app: App, actor: Staff, input: Input): Promise<StaffOrder> {
  requirePermission(actor, 'customers.read')
  const { orderNumber, customerId: toId, fromCustomerId, idempotencyKey } = input
  await app.db.transaction(async tx => {
    const seen = ownAsStaff(await findOrderOfNumber(tx, orderNumber), actor, 'order.unknown')
    // customers before orders, as a checkout and a merge lock them
    const rows = await lockForMerge(tx, [seen.customerId, toId])
    const order = await lockOrderForStaff(tx, actor, orderNumber)
    const made = await findCustomerChange(tx, order.id, idempotencyKey)
    const wanted = rows.find(({ customerId }) => customerId === toId)
    if (made && made.toNumber !== wanted?.number) throw appError('request.idempotency')
    if (made) return
    if (order.customerId !== seen.customerId || order.customerId !== fromCustomerId) throw rejected(['changed'])
    const plan = await planMove(tx, actor, { order, rows, toId })
    if (plan.hindrances.length > 0) throw rejected(plan.hindrances)
    await make(tx, actor, order, plan, input)
  })
  return staffOrder(app.db, orderNumber)
}
