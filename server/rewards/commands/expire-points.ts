// Removes expired points from balances.

import type { App } from '../../platform/app.ts'
import { expireDue, listDue, lockAccount } from '../repository/points.ts'

/** Removes expired points from every account, each in a transaction of its own. */
export async function expirePoints(app: App): Promise<void> {
  const now = app.now()
  for (const customerId of await listDue(app.db, now)) {
    await app.db.transaction(async tx => {
      await lockAccount(tx, customerId)
      await expireDue(tx, customerId, now)
    })
  }
}
