// Who is responsible for a record: at most one member. A change must name the current one, so that none is
// overwritten unseen.

import type { Annotations } from '../../../contract/annotations/api.ts'
import type { AssignedKind } from '../../../contract/annotations/kinds.rules.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { readAnnotations } from '../queries/annotations.ts'
import { deleteAssignment, findAssignee, saveAssignment } from '../repository/assignments.ts'
import type { RecordRef } from '../repository/notes.ts'
import type { RecordRow } from '../repository/records.ts'
import { readersOf, tellAssigned } from './notify.ts'
import { changeRecord } from './writing.ts'

/**
 * Makes a member responsible and notifies them, or clears the assignment.
 * @throws staff.unknown if the member may not read the record
 */
export async function makeResponsible(
  tx: Tx,
  actor: Staff,
  { record, row }: { record: RecordRef; row: RecordRow },
  staffId: string | null,
): Promise<void> {
  if (staffId === null) return deleteAssignment(tx, record)
  const may = await readersOf(tx, row, record.kind)
  if (!may.some(member => member.staffId === staffId)) throw appError('staff.unknown')
  await saveAssignment(tx, record, row, { staffId, assignedBy: actor.staffId, at: actor.now })
  await tellAssigned(tx, actor, record, row, staffId)
}

/**
 * Makes a member responsible, or nobody. Assigning the current member again changes nothing.
 * @throws session.forbidden, request.not-found, staff.unknown if the member may not read the record,
 *   record.assigned-meanwhile if the responsible member is not the one the caller last saw
 */
export function assignRecord(
  app: App,
  actor: Staff,
  params: { recordKind: AssignedKind; recordId: string },
  { staffId, before }: { staffId: string | null; before: string | null },
): Promise<Annotations> {
  return changeRecord(app, actor, params, async (tx, record, row) => {
    const present = (await findAssignee(tx, record))?.staffId ?? null
    describeChange({ before: { assignee: present }, after: { assignee: staffId } })
    if (present === staffId) return readAnnotations(tx, record, actor)
    if (present !== before) throw appError('record.assigned-meanwhile')
    await makeResponsible(tx, actor, { record, row }, staffId)
    return readAnnotations(tx, record, actor)
  })
}
