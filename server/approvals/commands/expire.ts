// Expires requests that nobody decided on in time, and notifies their authors.

import { tellOfDecision } from '../../annotations/service.ts'
import type { Tx } from '../../platform/db.ts'
import { expireWaiting } from '../repository.ts'

/** Each is notified once, whichever process expired it. */
export async function expireRequests(tx: Tx, now: Date): Promise<void> {
  for (const row of await expireWaiting(tx, now))
    await tellOfDecision(tx, { ...row, state: 'expired', decidedName: '', at: now })
}
