// Starts and ends due price schedules: once each, in a transaction of its own, in the order of their times.

import { randomUUID } from 'node:crypto'
import { MAX_CELLS } from '../../../contract/products/filters.ts'
import type { CellChanges, Reviewed } from '../../../contract/products/schemas.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError, errorBody } from '../../platform/errors.ts'
import { appendAudit, memberAtWork } from '../../staff/service.ts'
import { reviewContext } from '../queries/context.ts'
import {
  listScheduledCells,
  lockSchedule,
  nextDue,
  type Outcome,
  type ScheduledRow,
  type ScheduleRow,
  setFailed,
  setStarted,
} from '../repository/schedules.ts'
import { keepBasesOfCells } from './approve-prices.ts'
import { type ReviewedProduct, reviewLocked, writeChangeSet } from './change-products.ts'
import { endLocked } from './end-schedule.ts'

const WHO = 'job:products.prices'
/** Author shown in the price history and change sets of a schedule. */
const NAME = 'Schedule'
const CALL = { method: 'POST', path: '/api/admin/products/schedules' }

/** An audit entry for a start or end that no call has made. */
async function record(
  tx: Tx,
  { id }: ScheduleRow,
  by: Pick<Staff, 'staffId' | 'name'> | null,
  at: Date,
  after: object,
) {
  await appendAudit(tx, {
    ...{ at, who: by ? `staff:${by.staffId}` : WHO, whoName: by?.name ?? NAME, ip: '', requestId: id },
    ...{ call: `${CALL.method} ${CALL.path}`, recordKind: 'schedule', recordId: id },
    ...{ input: { body: { scheduleId: id } }, before: null, after },
  })
}

/** The member who created it, if they may still change prices. */
async function actorOf(tx: Tx, { id, staffId, market }: ScheduleRow, now: Date): Promise<Staff | null> {
  const actor = await memberAtWork(tx, staffId, { market, ip: '', requestId: id, now })
  return actor?.markets.includes(market) && actor.permissions.includes('prices.write') ? actor : null
}

function rowsOf(cells: readonly ScheduledRow[]): CellChanges['rows'] {
  const rows = new Map<string, CellChanges['rows'][number]>()
  for (const { msn, seller, field, was, now } of cells) {
    const key = `${msn} ${seller}`
    const row = rows.get(key) ?? { msn, seller, cells: {} }
    row.cells[field] = { was, now }
    rows.set(key, row)
  }
  return [...rows.values()]
}

const isGood = ({ state }: Reviewed) => state === 'change' || state === 'same'

const keyOf = ({ msn, seller, field }: Pick<Reviewed, 'msn' | 'seller' | 'field'>) => `${msn} ${seller} ${field}`

/** The outcome of each cell: those of a product are applied together, or none is. */
function outcomesOf(
  stored: readonly ScheduledRow[],
  cells: readonly Reviewed[],
  applied: readonly ReviewedProduct[],
): Outcome[] {
  const reviewed = new Map(cells.map(cell => [keyOf(cell), cell]))
  const written = new Set(applied.flatMap(one => one.cells.map(keyOf)))
  return stored.flatMap(({ position, ...cell }) => {
    const now = reviewed.get(keyOf(cell))
    if (!now) return []
    const { state, problem, old } = now
    const outcome = state === 'change' ? (written.has(keyOf(cell)) ? 'applied' : 'skipped') : state
    return [{ position, outcome, found: state === 'conflict' ? old : '', problem }]
  })
}

async function start(app: App, tx: Tx, row: ScheduleRow, now: Date): Promise<void> {
  const { id, market, note, request, endsAt } = row
  const failed = { state: 'failed', applied: 0, notApplied: row.cells, changeSetId: null, at: now } as const
  const actor = await actorOf(tx, row, now)
  if (!actor || (endsAt && endsAt <= now)) {
    const reason = actor ? 'missed' : 'member'
    await setStarted(tx, id, { ...failed, reason })
    return record(tx, row, null, now, { state: 'failed', reason })
  }
  const stored = await listScheduledCells(tx, id, 0, MAX_CELLS)
  const rows = rowsOf(stored)
  const context = await reviewContext(app, tx, market, rows, actor.permissions)
  const { reviewed, cells } = await reviewLocked(tx, { market, rows }, context)
  const changed = reviewed
    .filter(one => one.cells.every(isGood))
    .map(({ product, cells }) => ({ product, cells: cells.filter(({ state }) => state === 'change') }))
    .filter(one => one.cells.length > 0)
  const outcomes = outcomesOf(stored, cells, changed)
  const applied = outcomes.filter(({ outcome }) => outcome === 'applied').length
  if (applied === 0) {
    await setStarted(tx, id, { ...failed, reason: 'nothing' }, outcomes)
    return record(tx, row, actor, now, { state: 'failed', reason: 'nothing' })
  }
  const set = await writeChangeSet(tx, actor, { id: randomUUID(), market, note, request }, changed)
  await keepBasesOfCells(tx, { market, now, approved: row.approved }, changed)
  const state = endsAt ? 'running' : 'done'
  const counts = { applied, notApplied: row.cells - applied, changeSetId: set.id }
  await setStarted(tx, id, { state, reason: '', ...counts, at: now }, outcomes)
  await record(tx, row, actor, now, { state, ...counts })
}

/** Starts or ends a due schedule; skips one that another process has handled meanwhile. */
async function advance(app: App, tx: Tx, id: string): Promise<void> {
  const row = await lockSchedule(tx, id)
  const now = app.now()
  if (row?.state === 'upcoming' && row.startsAt <= now) return start(app, tx, row, now)
  if (row?.state !== 'running' || !row.endsAt || row.endsAt > now) return
  const left = await endLocked(app, tx, row, { who: WHO, name: NAME, now }, '')
  await record(tx, row, null, now, { state: 'done', left })
}

/**
 * Starts and ends due schedules. A start that cannot be written has failed; an end is retried by each run, because
 * the earlier prices would otherwise never be restored. The other schedules continue.
 * @throws the first error of an end, when all that is due was tried: the list of jobs shows it
 */
export async function runPriceSchedules(app: App): Promise<void> {
  const left: string[] = []
  let failure: unknown
  const next = () => nextDue(app.db, app.now(), left)
  for (let due = await next(); due !== null; due = await next()) {
    const id = due
    try {
      await app.db.transaction(tx => advance(app, tx, id))
    } catch (error) {
      // an error that would fail for every schedule is retried by the next run
      if (errorBody(error, '').code === 'server.unavailable') throw error
      if (!(error instanceof AppError)) app.log.error({ err: error }, 'a schedule of prices failed')
      if (await setFailed(app.db, id, app.now())) continue
      failure ??= error
      left.push(id)
    }
  }
  if (failure !== undefined) throw failure
}
