// Withdraws a price schedule before its start, or ends a running one: the earlier prices are restored where possible.

import type { PriceSchedule } from '../../../contract/products/schedules-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentSchedule } from '../presenter.ts'
import { listCellsToUndo, lockChangeSet } from '../repository/change-sets.ts'
import { lockSchedule, type ScheduleRow, setEnded } from '../repository/schedules.ts'
import { takeBack } from './undo-change-set.ts'

/** @throws product.schedule-unknown, product.schedule-state */
async function lockInState(tx: Tx, id: string, state: ScheduleRow['state']): Promise<ScheduleRow> {
  const row = await lockSchedule(tx, id)
  if (!row) throw appError('product.schedule-unknown')
  if (row.state !== state) throw appError('product.schedule-state')
  return row
}

/** @throws product.schedule-unknown, product.schedule-state when it has started already */
export function withdrawSchedule(app: App, { name, now }: Staff, id: string): Promise<PriceSchedule> {
  return app.db.transaction(async tx => {
    const row = await lockInState(tx, id, 'upcoming')
    await setEnded(tx, id, 'withdrawn', now, name)
    describeChange({ before: { state: row.state }, after: { state: 'withdrawn' } })
    return presentSchedule({ ...row, state: 'withdrawn', endedAt: now, endedBy: name })
  })
}

/**
 * Restores the prices of a locked running schedule. `by.name` is shown in its change set. Returns how many cells were
 * left unchanged.
 */
export async function endLocked(
  app: App,
  tx: Tx,
  row: ScheduleRow,
  by: { who: string; name: string; now: Date },
  endedBy: string,
): Promise<number> {
  const set = row.changeSetId === null ? null : await lockChangeSet(tx, row.changeSetId)
  const cells = set ? await listCellsToUndo(tx, set.id) : []
  // the change set may already have been undone
  const left = set && cells.length > 0 ? (await takeBack(app, tx, set, cells, by)).changeSet.left : (set?.left ?? 0)
  await setEnded(tx, row.id, 'done', by.now, endedBy)
  return left
}

/** @throws product.schedule-unknown, product.schedule-state when it does not run */
export function endSchedule(app: App, { staffId, name, now }: Staff, id: string): Promise<PriceSchedule> {
  return app.db.transaction(async tx => {
    const row = await lockInState(tx, id, 'running')
    const left = await endLocked(app, tx, row, { who: `staff:${staffId}`, name, now }, name)
    describeChange({ before: { state: row.state }, after: { state: 'done', left } })
    return presentSchedule({ ...row, state: 'done', left, endedAt: now, endedBy: name })
  })
}
