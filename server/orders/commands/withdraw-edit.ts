// Withdraws an edit that awaits payment.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { stateOfWaitingEdit } from '../repository/waiting-edits.ts'
import { lockOrderForStaff, whoOfStaff } from './move-order.ts'
import { endWaitingEdit } from './waiting-edits.ts'

/**
 * Withdraws an edit that awaits payment; an edit that was not applied counts as withdrawn already. @throws
 * order.unknown, order.state when the order has no such edit, or it was paid and applied
 */
export async function withdrawEdit(
  app: App,
  actor: Staff,
  { orderNumber, editId }: { orderNumber: number; editId: string },
): Promise<StaffOrder> {
  await app.db.transaction(async tx => {
    const order = await lockOrderForStaff(tx, actor, orderNumber)
    const state = await stateOfWaitingEdit(tx, editId, order.id)
    if (state === null || state === 'applied')
      throw appError('order.state', { problems: [{ path: 'body.editId', message: state ?? 'unknown' }] })
    if (state === 'waiting') await endWaitingEdit(tx, order.id, 'withdrawn', { who: whoOfStaff(actor), why: '' })
  })
  return staffOrder(app.db, orderNumber)
}
