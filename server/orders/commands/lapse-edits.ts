// Ends edits whose difference was not paid in time.

import type { System } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { listLapsing, lockWaitingEdit } from '../repository/waiting-edits.ts'
import { lockOrder } from '../service.ts'
import { endWaitingEdit } from './waiting-edits.ts'

const EXPIRY: System = { kind: 'system', name: 'job:expiry' }

/** Ends every overdue edit, each in its own transaction. Returns how many. */
export async function lapseEdits(app: App): Promise<number> {
  let lapsed = 0
  for (const { orderId } of await listLapsing(app.db, app.now())) {
    lapsed += await app.db.transaction(async tx => {
      await lockOrder(tx, orderId, EXPIRY)
      // it may have been paid or withdrawn between the list and the lock, and another one may be waiting
      const edit = await lockWaitingEdit(tx, orderId)
      if (!edit || edit.expiresAt > app.now()) return 0
      await endWaitingEdit(tx, orderId, 'lapsed', { who: EXPIRY.name, why: 'Not paid in time' })
      return 1
    })
  }
  return lapsed
}
