// Ends edits whose difference was not paid in time, and withdraws one when staff ask for it.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { Staff, System } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { listLapsing, lockWaitingEdit, stateOfWaitingEdit } from '../repository/waiting-edits.ts'
import { lockOrder } from '../service.ts'
import { lockOrderForStaff, whoOfStaff } from './move-order.ts'
import { endWaitingEdit } from './waiting-edits.ts'

const EXPIRY: System = { kind: 'system', name: 'job:expiry' }

/** Ends every edit whose time is over, each in its own transaction. Returns how many. */
export async function lapseEdits(app: App): Promise<number> {
  let lapsed = 0
  for (const { orderId } of await listLapsing(app.db, app.now())) {
    lapsed += await app.db.transaction(async tx => {
      await lockOrder(tx, orderId, EXPIRY)
      // it may have been paid or withdrawn between the list and the lock, and another one may wait
      const edit = await lockWaitingEdit(tx, orderId)
      if (!edit || edit.expiresAt > app.now()) return 0
      await endWaitingEdit(tx, orderId, 'lapsed', { who: EXPIRY.name, why: 'Not paid in time' })
      return 1
    })
  }
  return lapsed
}

/**
 * Withdraws an edit that waits for its payment; one that was not made is withdrawn already. @throws order.unknown, order.state when
 * the order has no such edit, or it is paid and made
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
