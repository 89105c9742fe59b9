// A step for many price lists on one of them: switched off, used again, or with another last day.

import type { ListTerms } from '../../../contract/price-lists/api.ts'
import type { RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { AppError } from '../../platform/errors.ts'
import { presentList } from '../presenter.ts'
import { listStandings as readStandings, updateList } from '../repository/lists.ts'
import { type ListStanding, type ListStep, skipOfList } from '../rules/list-steps.ts'
import { requireApprovedTerms } from './approve-prices.ts'
import { holdList, requireList } from './lists.ts'

/** Price lists of a market by their id as text; one that is missing is not there. */
export async function listStandings(
  db: Db,
  market: Market,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ListStanding>> {
  const rows = await readStandings(db, market, ids.map(Number), dayIn(market, now))
  return new Map(rows.map(({ listId, ...row }) => [String(listId), row]))
}

interface ListTaken {
  skip: RecordSkip | null
  /** The last day before. */
  was: string | null
  before: object
  after: object
}

const NEEDS_APPROVAL: readonly string[] = ['staff.approval-waits', 'staff.approval-member']

/** Writes the terms, unless they change prices beyond what one member may: one by one that is approved. */
async function saveTerms(
  tx: Tx,
  actor: Staff,
  id: string,
  terms: Partial<ListTerms>,
): Promise<Omit<ListTaken, 'skip' | 'was'>> {
  const { now } = actor
  const row = await holdList(tx, actor, Number(id), now)
  const after = { ...row, ...terms }
  await requireApprovedTerms(tx, actor, row, { before: row, after, today: dayIn(row.market, now) })
  await updateList(tx, row, after, now)
  return { before: presentList(row), after: presentList(await requireList(tx, row, now)) }
}

/** Changes a price list of a market where the step fits; nobody changes it until the transaction ends. */
export async function takeListStep(
  tx: Tx,
  actor: Staff,
  { market, id }: { market: Market; id: string },
  step: ListStep,
): Promise<ListTaken> {
  const nothing = { was: null, before: {}, after: {} }
  const found = (await listStandings(tx, market, [id], actor.now)).get(id)
  if (!found) return { skip: 'unknown', ...nothing }
  await holdList(tx, actor, Number(id), actor.now)
  const list = (await listStandings(tx, market, [id], actor.now)).get(id) ?? null
  const skip = skipOfList(list, step)
  if (skip || !list) return { skip, ...nothing }
  const terms = step.action === 'list-end' ? { endsOn: step.endsOn } : { active: step.action === 'list-on' }
  try {
    const saved = await tx.transaction(inner => saveTerms(inner, actor, id, terms))
    return { skip: null, was: step.action === 'list-end' ? list.endsOn : null, ...saved }
  } catch (error) {
    if (error instanceof AppError && NEEDS_APPROVAL.includes(error.code)) return { skip: 'limit', ...nothing }
    throw error
  }
}
