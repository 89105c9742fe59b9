// SQL of the values of custom fields: of one record, and of the records of a list.

import type { FieldKind, FieldType } from '../../../contract/custom-fields/kinds.rules.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { FieldRow } from './fields.ts'

/** A value as the type of its field writes it. */
const VALUE = `coalesce(v.value_text, v.value_number::text, to_char(v.value_date, 'YYYY-MM-DD'),
  case v.value_flag when true then 'yes' when false then 'no' end)`

const OF_RECORD = statement(
  'custom-fields.values-of-record',
  `select v.field_id as "fieldId", ${VALUE} as value from custom_field_values v where v.kind = $1 and v.record_number = $2`,
)
const OF_RECORDS = statement(
  'custom-fields.values-of-records',
  `select v.record_number as number, v.field_id as "fieldId", ${VALUE} as value from custom_field_values v
   where v.kind = $1 and v.record_number = any($2::bigint[]) and v.field_id = any($3::uuid[])`,
)
const SAVE = statement(
  'custom-fields.save-value',
  `insert into custom_field_values (kind, record_number, field_id, field_key, value_text, value_number, value_date, value_flag, set_by, at)
   values ($1, $2, $3, $4, $5, $6::numeric, $7::date, $8, $9, $10)
   on conflict (kind, record_number, field_id) do update set value_text = excluded.value_text,
     value_number = excluded.value_number, value_date = excluded.value_date, value_flag = excluded.value_flag,
     set_by = excluded.set_by, at = excluded.at`,
)
const DELETE = statement(
  'custom-fields.delete-value',
  'delete from custom_field_values where kind = $1 and record_number = $2 and field_id = $3',
)

export interface ValueRow {
  fieldId: string
  value: string
}

export interface RecordKey {
  kind: FieldKind
  number: number
}

export function listValues(db: Db, { kind, number }: RecordKey): Promise<ValueRow[]> {
  return db.rows<ValueRow>(OF_RECORD, [kind, number])
}

/** Values of some fields of the records with these numbers. */
export function listValuesOf(
  db: Db,
  kind: FieldKind,
  numbers: readonly number[],
  fieldIds: readonly string[],
): Promise<(ValueRow & { number: number })[]> {
  return db.rows<ValueRow & { number: number }>(OF_RECORDS, [kind, numbers, fieldIds])
}

/** The column of a value, the others null: text, number, day, flag. */
function columnsOf(type: FieldType, value: string): (string | boolean | null)[] {
  if (type === 'whole' || type === 'decimal') return [null, value, null, null]
  if (type === 'date') return [null, null, value, null]
  if (type === 'yes-no') return [null, null, null, value === 'yes']
  return [value, null, null, null]
}

export async function saveValue(
  tx: Tx,
  { kind, number }: RecordKey,
  { fieldId, key, type }: Pick<FieldRow, 'fieldId' | 'key' | 'type'>,
  { value, setBy, at }: { value: string; setBy: string; at: Date },
): Promise<void> {
  await tx.run(SAVE, [kind, number, fieldId, key, ...columnsOf(type, value), setBy, at])
}

export async function deleteValue(tx: Tx, { kind, number }: RecordKey, fieldId: string): Promise<void> {
  await tx.run(DELETE, [kind, number, fieldId])
}
