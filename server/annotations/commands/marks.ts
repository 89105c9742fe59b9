// Changes a tag or the responsible member of one record of a bulk job.

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
  /** The member responsible before. */
  was: string | null
}

async function apply(tx: Tx, actor: Staff, record: RecordRef, row: RecordRow, step: MarkStep): Promise<void> {
  if (step.action === 'assign') await makeResponsible(tx, actor, { record, row }, step.staffId)
  else if (step.action === 'add-tag') await putTag(tx, actor, { record, row }, step)
  else await deleteTag(tx, record, step.key)
}

/**
 * Changes a record of a market if the step applies to it. Quote requests and tickets store their assignee themselves:
 * see `takeAssignment`.
 * @throws session.forbidden, staff.unknown if the new member may not read the record
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

/** Name of the new assignee; a value that is not a member's id is a name that was typed. @throws staff.unknown */
async function nameOf(tx: Tx, { kind, market }: TakenOn, staffId: string): Promise<string> {
  if (!STAFF_ID.test(staffId)) return staffId
  const member = (await readersOf(tx, { market }, kind)).find(one => one.staffId === staffId)
  if (!member) throw appError('staff.unknown')
  return member.name
}

/**
 * Changes the assignee of a quote request or ticket if the step applies, and notifies the member. `present` is the
 * locked record, or null if it does not exist; `save` stores the assignee, with the text for the history of the
 * record.
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
