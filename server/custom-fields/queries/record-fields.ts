// Reads custom fields for staff: their definitions, and the fields of a record with their values.

import type { CustomField, RecordFields } from '../../../contract/custom-fields/api.ts'
import { FIELD_RIGHTS, type FieldKind } from '../../../contract/custom-fields/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { requirePermission, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { listFields } from '../repository/fields.ts'
import { findRecord, type RecordRow } from '../repository/records.ts'
import { listValues } from '../repository/values.ts'

export interface RecordParams {
  recordKind: FieldKind
  recordId: string
}

/** Fields of a kind in their order. @throws session.forbidden */
export async function fieldsOf(
  db: Db,
  actor: Staff,
  { market, recordKind }: { market: Market; recordKind: FieldKind },
): Promise<{ fields: CustomField[] }> {
  requirePermission(actor, FIELD_RIGHTS[recordKind].read)
  return { fields: await listFields(db, market, recordKind) }
}

/**
 * The record, if the caller may read it; one of another market is not found.
 * @throws session.forbidden, request.not-found
 */
export async function requireRecord(db: Db, actor: Staff, { recordKind, recordId }: RecordParams): Promise<RecordRow> {
  requirePermission(actor, FIELD_RIGHTS[recordKind].read)
  const isOrder = /^\d+$/.test(recordId)
  const row = isOrder === (recordKind === 'order') ? await findRecord(db, recordKind, recordId) : null
  if (!row || !actor.markets.includes(row.market)) throw appError('request.not-found')
  return row
}

/** Fields of a record already found; values of sensitive ones only on request. */
export async function readFields(
  db: Db,
  kind: FieldKind,
  { market, number }: RecordRow,
  sensitive: boolean,
): Promise<RecordFields> {
  const [fields, rows] = await Promise.all([listFields(db, market, kind), listValues(db, { kind, number })])
  const stored = new Map(rows.map(({ fieldId, value }) => [fieldId, value]))
  const shown = fields.filter(({ fieldId, retired }) => !retired || stored.has(fieldId))
  return {
    fields: shown,
    values: shown.map(field => {
      const value = stored.get(field.fieldId) ?? null
      const isHidden = field.sensitive && !sensitive
      return { fieldId: field.fieldId, value: isHidden ? null : value, filled: value !== null }
    }),
  }
}

/** @throws session.forbidden, request.not-found */
export async function recordFields(db: Db, actor: Staff, params: RecordParams): Promise<RecordFields> {
  return readFields(db, params.recordKind, await requireRecord(db, actor, params), false)
}

/** The same with values of sensitive fields. @throws session.forbidden, request.not-found */
export async function sensitiveFields(db: Db, actor: Staff, params: RecordParams): Promise<RecordFields> {
  requirePermission(actor, 'fields.read')
  return readFields(db, params.recordKind, await requireRecord(db, actor, params), true)
}
