// The transaction in which annotations of a record are changed, with the entry in the audit log.

import { requirePermission, type Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { type RecordParams, refOf, requireRecord } from '../queries/annotations.ts'
import type { RecordRef } from '../repository/notes.ts'
import { hold, holdCustomer, type RecordRow } from '../repository/records.ts'

/**
 * Changes annotations of a record, serialized per record, and never while the account of its customer is being
 * deleted.
 * @throws session.forbidden, request.not-found
 */
export function changeRecord<T>(
  app: { db: Db },
  actor: Staff,
  params: RecordParams,
  change: (tx: Tx, record: RecordRef, row: RecordRow) => Promise<T>,
): Promise<T> {
  const record = refOf(params)
  describeChange({ recordKind: record.kind, recordId: record.id })
  return app.db.transaction(async tx => {
    const seen = await requireRecord(tx, actor, record)
    if (seen.customerId !== null) await holdCustomer(tx, seen.customerId)
    await hold(tx, `${record.kind} ${record.id}`)
    // read again: the account may have been deleted while this waited for the lock
    return change(tx, record, await requireRecord(tx, actor, record))
  })
}

/**
 * Notes and files on a customer are personal data that the customer may ask for: they need a right of their own.
 * @throws session.forbidden
 */
export function requireNoter(actor: Staff, { recordKind }: RecordParams): void {
  if (recordKind === 'customer') requirePermission(actor, 'customers.note')
}

/** Whether the caller may delete notes and files of others. */
export const mayModerate = ({ permissions }: Staff): boolean => permissions.includes('notes.moderate')
