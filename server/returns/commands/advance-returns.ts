// Moves returns along automatically in development mode, so that every state can be seen; in production staff move them.

import { lockOrder } from '../../orders/service.ts'
import type { System } from '../../platform/actor.ts'
import { ownAsSystem } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError } from '../../platform/errors.ts'
import { listRested } from '../repository/pickups.ts'
import { findReturn } from '../repository/returns.ts'
import { moveReturn } from './move-return.ts'
import { inspectLocked, takeReplacement } from './staff-returns.ts'

const JOB: System = { kind: 'system', name: 'job:returns' }
/** Minimum duration of a state, long enough to be seen. */
const REST_MS = 45_000

/** Moves one return one step; false when there is none left. */
async function advance(tx: Tx, number: number, now: Date): Promise<boolean> {
  const found = await findReturn(tx, number)
  if (!found) return false
  await lockOrder(tx, found.orderId, JOB)
  const current = await findReturn(tx, number)
  if (!current || current.state !== found.state) return false
  const row = ownAsSystem(current, JOB)
  const who = JOB.name
  if (row.state === 'requested') await moveReturn(tx, row, { to: 'approved', who })
  else if (row.state === 'approved') await moveReturn(tx, row, { to: 'received', who })
  else if (row.state === 'received') {
    const decisions = row.lines.map(({ lineNo, quantity }) => ({ lineNo, accepted: quantity, saleable: quantity }))
    await inspectLocked(tx, row, { decisions, notAccepted: 'sent-back', note: '', who, now })
  } else if (row.state === 'accepted') {
    await moveReturn(tx, row, { to: 'replacement-sent', who })
    await takeReplacement(tx, row, who, { carrier: '', trackingNumber: '' })
  } else if (row.state === 'replacement-sent') await moveReturn(tx, row, { to: 'completed', who })
  else return false
  return true
}

/** Moves every due return. Returns how many; does nothing in production mode. */
export async function advanceReturns(app: App): Promise<number> {
  if (app.config.production) return 0
  let moved = 0
  for (const number of await listRested(app.db, new Date(app.now().getTime() - REST_MS))) {
    try {
      if (await app.db.transaction(tx => advance(tx, number, app.now()))) moved++
    } catch (error) {
      // a replacement that is out of stock waits for staff
      if (!(error instanceof AppError)) throw error
    }
  }
  return moved
}
