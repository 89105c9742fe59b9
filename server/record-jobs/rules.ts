// Who may take a step for many records: the right to annotate them, and where a domain keeps who works on one, to work on it.

import { type JobKind, type RecordAction, stepRights } from '../../contract/record-jobs/kinds.rules.ts'
import { requirePermission, type Staff } from '../platform/actor.ts'

/** Beside `notes.write`, which the call requires. @throws session.forbidden */
export function requireStep(actor: Staff, kind: JobKind, action: RecordAction): void {
  for (const permission of stepRights(kind, action)) requirePermission(actor, permission)
}
