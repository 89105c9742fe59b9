// SQL of the members who are responsible for records.

import type { Assignee } from '../../../contract/annotations/api.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { RecordRef } from './notes.ts'
import type { RecordRow } from './records.ts'

const FIND = statement(
  'annotations.find-assignee',
  `select m.id as "staffId", m.name from record_assignments a join staff_members m on m.id = a.staff_id
   where a.kind = $1 and a.record_id = $2`,
)
const SAVE = statement(
  'annotations.save-assignment',
  `insert into record_assignments (kind, record_id, staff_id, market, record_number, assigned_by, at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (kind, record_id) do update
     set staff_id = excluded.staff_id, assigned_by = excluded.assigned_by, at = excluded.at`,
)
const DELETE = statement(
  'annotations.delete-assignment',
  'delete from record_assignments where kind = $1 and record_id = $2',
)

export function findAssignee(db: Db, { kind, id }: RecordRef): Promise<Assignee | null> {
  return db.oneOrNull<Assignee>(FIND, [kind, id])
}

export async function saveAssignment(
  tx: Tx,
  { kind, id }: RecordRef,
  { market, number }: RecordRow,
  { staffId, assignedBy, at }: { staffId: string; assignedBy: string; at: Date },
): Promise<void> {
  await tx.run(SAVE, [kind, id, staffId, market, number, assignedBy, at])
}

export async function deleteAssignment(tx: Tx, { kind, id }: RecordRef): Promise<void> {
  await tx.run(DELETE, [kind, id])
}
