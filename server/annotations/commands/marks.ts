// A tag or a responsible member that a step for many records changes on one of them.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import type { RecordSkip } from '../../../contract/record-jobs/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError } from '../../platform/errors.ts'
import { findAssignee } from '../repository/assignments.ts'
import type { RecordRef } from '../repository/notes.ts'
import type { RecordRow } from '../repository/records.ts'
import { deleteTag, listTags } from '../repository/tags.ts'
import { type MarkStep, skipOf } from '../rules/marks.ts'
import { makeResponsible } from './assignments.ts'
import { putTag } from './tags.ts'
import { changeRecord } from './writing.ts'

interface Taken {
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
 * Changes a record of a market where the step fits.
 * @throws session.forbidden, staff.unknown when the one who is made responsible may not read it
 */
export async function takeMark(
  tx: Tx,
  actor: Staff,
  { kind, id, market }: { kind: RecordKind; id: string; market: Market },
  step: MarkStep,
): Promise<Taken> {
  try {
    return await changeRecord({ db: tx }, actor, { recordKind: kind, recordId: id }, async (inner, record, row) => {
      const [tags, assignee] = [await listTags(inner, record), await findAssignee(inner, record)]
      const was = assignee?.staffId ?? null
      const state = row.market === market ? { tags: tags.map(({ key }) => key), assignee: was } : null
      const skip = skipOf(state, step)
      if (!skip) await apply(inner, actor, record, row, step)
      return { skip, was }
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.not-found') return { skip: 'unknown', was: null }
    throw error
  }
}
