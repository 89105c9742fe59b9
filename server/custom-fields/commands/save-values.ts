// Staff save custom field values of a record: all changes at once, or none.

import type { CustomField, RecordFields } from '../../../contract/custom-fields/api.ts'
import { FIELD_RIGHTS, type FieldKind } from '../../../contract/custom-fields/kinds.rules.ts'
import { readValue, VALUE_PROBLEMS, type ValueProblem } from '../../../contract/custom-fields/values.rules.ts'
import { requirePermission, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type RecordParams, readFields, requireRecord } from '../queries/record-fields.ts'
import { listFields } from '../repository/fields.ts'
import { hold, holdCustomer, holdFields } from '../repository/records.ts'
import { deleteValue, listValues, type RecordKey, saveValue } from '../repository/values.ts'

interface TypedValue {
  fieldId: string
  before: string | null
  value: string | null
}

interface Change {
  field: CustomField
  before: string | null
  after: string | null
}

const problemOf = ({ key }: CustomField, problem: ValueProblem) => ({ path: key, message: VALUE_PROBLEMS[problem] })

/**
 * The changes of a save, with values in their stored form.
 * @throws field.unknown, field.value, settings.changed-meanwhile, session.forbidden
 */
function changesOf(
  actor: Staff,
  fields: readonly CustomField[],
  stored: ReadonlyMap<string, string>,
  typed: readonly TypedValue[],
): Change[] {
  const problems: { path: string; message: string }[] = []
  const changes = typed.flatMap(({ fieldId, before, value }): Change[] => {
    const field = fields.find(one => one.fieldId === fieldId)
    const present = stored.get(fieldId) ?? null
    // the value of a retired field can only be cleared
    if (!field || (field.retired && (present === null || value !== null))) throw appError('field.unknown')
    if (field.sensitive) requirePermission(actor, 'customers.unmask')
    const read = value === null ? { value } : readValue(field, value, present)
    if ('problem' in read) problems.push(problemOf(field, read.problem))
    else if (read.value !== present) {
      if (present !== before) throw appError('settings.changed-meanwhile')
      return [{ field, before: present, after: read.value }]
    }
    return []
  })
  const after = new Map(stored)
  for (const { field, after: value } of changes)
    value === null ? after.delete(field.fieldId) : after.set(field.fieldId, value)
  const maySee = (field: CustomField) => !field.sensitive || actor.permissions.includes('customers.unmask')
  const rejected = new Set(problems.map(({ path }) => path))
  for (const field of fields)
    if (field.required && !field.retired && maySee(field) && !after.has(field.fieldId) && !rejected.has(field.key))
      problems.push(problemOf(field, 'required'))
  if (problems.length > 0) throw appError('field.value', { problems })
  return changes
}

const REMOVED = '[removed]'

/** Changes for the audit log: without sensitive values, and without free text about a person or company. */
function forAudit(
  kind: FieldKind,
  changes: readonly Change[],
  side: 'before' | 'after',
): Record<string, string | null> {
  const isHidden = ({ sensitive, type }: CustomField) => sensitive || (type === 'text' && kind !== 'order')
  return Object.fromEntries(
    changes.map(change => {
      const value = change[side]
      return [change.field.key, value !== null && isHidden(change.field) ? REMOVED : value]
    }),
  )
}

async function write(tx: Tx, actor: Staff, record: RecordKey, changes: readonly Change[]): Promise<void> {
  const setBy = `staff:${actor.staffId}`
  for (const { field, after } of changes)
    if (after === null) await deleteValue(tx, record, field.fieldId)
    else await saveValue(tx, record, field, { value: after, setBy, at: actor.now })
}

/**
 * Writes values, one writer of a record after another, and never while the account of its customer is being deleted.
 * @throws session.forbidden, request.not-found, field.unknown, field.value, settings.changed-meanwhile when another value is
 *   stored than the caller has seen
 */
export function saveFields(
  app: App,
  actor: Staff,
  params: RecordParams,
  typed: readonly TypedValue[],
): Promise<RecordFields> {
  const { recordKind: kind, recordId } = params
  requirePermission(actor, FIELD_RIGHTS[kind].write)
  if (new Set(typed.map(({ fieldId }) => fieldId)).size < typed.length)
    throw appError('request.invalid', { problems: [{ path: 'body.fieldValues', message: 'Each field once.' }] })
  return app.db.transaction(async tx => {
    const seen = await requireRecord(tx, actor, params)
    await holdCustomer(tx, seen.customerId)
    await hold(tx, `${kind} ${seen.number}`)
    // read again: the account may have been deleted while this waited for the lock
    const row = await requireRecord(tx, actor, params)
    await holdFields(
      tx,
      typed.map(({ fieldId }) => fieldId),
    )
    const record = { kind, number: row.number }
    const fields = await listFields(tx, row.market, kind)
    const stored = new Map((await listValues(tx, record)).map(({ fieldId, value }) => [fieldId, value]))
    const changes = changesOf(actor, fields, stored, typed)
    await write(tx, actor, record, changes)
    describeChange({
      ...{ recordKind: kind, recordId },
      ...{ before: forAudit(kind, changes, 'before'), after: forAudit(kind, changes, 'after') },
    })
    return readFields(tx, kind, row, false)
  })
}
