// Deletes old idempotency keys of orders.

import type { App } from '../../platform/app.ts'
import { deleteKeysBefore } from '../repository.ts'

const KEYS_KEPT_MS = 30 * 24 * 3_600_000

export function deleteOldKeys(app: App): Promise<number> {
  return deleteKeysBefore(app.db, new Date(app.now().getTime() - KEYS_KEPT_MS))
}
