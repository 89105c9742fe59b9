// A tag or a responsible member that a step for many records changes on one of them.

import type { MarkKind, RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { markStates } from '../queries/mark-states.ts'
import type { RecordRef } from '../repository/notes.ts'
import type { RecordRow } from '../repository/records.ts'
import { deleteTag } from '../repository/tags.ts'
import { type AssignStep, type MarkState, type MarkStep, skipOf } from '../rules/marks.ts'
import { makeResponsible } from './assignments.ts'
import { readersOf, tellTakenOn } from './notify.ts'
import { putTag } from './tags.ts'
import { changeRecord } from './writing.ts'

export interface Taken {
  skip: RecordSkip | null
  /** Who was responsible before. */
  was: string | null
}

async function apply(tx: Tx, actor: Staff, record: RecordRef, row: RecordRow, step: MarkStep): Promise<void> {
  if (step.action === 'assign') await makeResponsible(tx, actor, { record, row }, step.staffId)
  else if (step.action === 'add-tag') await putTag(tx, actor, { record, row }, step)
  else await deleteTag(tx, record, step.key)
}

/**
 * Changes a record of a market where the step fits. Who works on a quote request or ticket is kept by its own domain: see `takeAssignment`.
 * @throws session.forbidden, staff.unknown when the one who is made responsible may not read it
 */
export async function takeMark(
  tx: Tx,
  actor: Staff,
  { kind, id, market }: { kind: MarkKind; id: string; market: Market },
  step: MarkStep,
): Promise<Taken> {
  try {
    return await changeRecord({ db: tx }, actor, { recordKind: kind, recordId: id }, async (inner, record, row) => {
      const state = (await markStates(inner, { kind, market }, [id])).get(id) ?? null
      const skip = skipOf(state, step)
      if (!skip) await apply(inner, actor, record, row, step)
      return { skip, was: state?.assignee ?? null }
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.not-found') return { skip: 'unknown', was: null }
    throw error
  }
}

const STAFF_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface TakenOn {
  kind: 'rfq' | 'ticket'
  number: number
  market: Market
}

/** The name of who is made responsible; what is not the id of a member was typed. @throws staff.unknown */
async function nameOf(tx: Tx, { kind, market }: TakenOn, staffId: string): Promise<string> {
  if (!STAFF_ID.test(staffId)) return staffId
  const member = (await readersOf(tx, { market }, kind)).find(one => one.staffId === staffId)
  if (!member) throw appError('staff.unknown')
  return member.name
}

/**
 * Changes who works on a quote request or ticket where the step fits, and tells the member. `present` is the locked record, null for
 * one that is not there; `save` writes who it is, and why as the history of the record has it.
 * @throws staff.unknown when the one who is made responsible may not read it
 */
export async function takeAssignment(
  tx: Tx,
  actor: Staff,
  record: TakenOn,
  { present, step, save }: { present: MarkState | null; step: AssignStep; save(why: string): Promise<void> },
): Promise<Taken> {
  const was = present?.assignee ?? null
  const skip = skipOf(present, step)
  if (skip) return { skip, was }
  const { staffId } = step
  await save(`For ${staffId === null ? 'nobody' : await nameOf(tx, record, staffId)}`)
  if (staffId !== null) await tellTakenOn(tx, actor, record, staffId)
  return { skip: null, was }
}
