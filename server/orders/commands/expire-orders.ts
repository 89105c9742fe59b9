// Expires orders that were not paid in time and releases their stock.

import type { System } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { listExpired } from '../repository/orders.ts'
import { isRetryable } from '../rules.ts'
import { lockOrder, moveOrder } from '../service.ts'

const EXPIRY: System = { kind: 'system', name: 'job:expiry' }

/** Expires every overdue unpaid order, each in its own transaction. Returns how many. */
export async function expireOrders(app: App): Promise<number> {
  let expired = 0
  for (const { id } of await listExpired(app.db, app.now())) {
    expired += await app.db.transaction(async tx => {
      const order = await lockOrder(tx, id, EXPIRY)
      // it may have been paid, or opened for another attempt, between the list and the lock
      if (!order?.expiresAt || !isRetryable(order.state) || order.expiresAt > app.now()) return 0
      await moveOrder(tx, order, 'expired', { who: EXPIRY.name, why: 'Not paid in time' })
      return 1
    })
  }
  return expired
}
