// SQL of the definitions of custom fields.

import type { CustomField, FieldInput } from '../../../contract/custom-fields/api.ts'
import type { FieldKind } from '../../../contract/custom-fields/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export type FieldRow = CustomField

const COLUMNS = `f.id as "fieldId", f.market, f.kind as "recordKind", f.key, f.name_en as "nameEn", f.name_hi as "nameHi", f.type,
  f.max_length as "maxLength", f.digits, f.options, f.required, f.sensitive, f.retired, f.version,
  (select true from custom_field_values v where v.field_id = f.id order by v.record_number desc limit 1) is not null as "hasValues"`
const LIST = statement(
  'custom-fields.list',
  `select ${COLUMNS} from custom_fields f where f.market = $1 and f.kind = $2 order by f.position, f.created_at, f.key`,
)
const FIND = statement('custom-fields.find', `select ${COLUMNS} from custom_fields f where f.id = $1`)
// conflicts with the lock taken when values of the field are written
const LOCK = statement('custom-fields.lock', 'select id from custom_fields where id = $1 for update')
const INSERT = statement(
  'custom-fields.insert',
  `insert into custom_fields (id, market, kind, key, name_en, name_hi, type, max_length, digits, options, required, sensitive,
     retired, position, created_by, created_at, updated_at)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13,
     coalesce((select max(position) + 1 from custom_fields where market = $2 and kind = $3), 1), $14, $15, $15`,
)
const UPDATE = statement(
  'custom-fields.update',
  `update custom_fields set key = $2, name_en = $3, name_hi = $4, type = $5, max_length = $6, digits = $7, options = $8::jsonb,
     required = $9, sensitive = $10, retired = $11, version = version + 1, updated_at = $12 where id = $1`,
)
const DELETE = statement('custom-fields.delete', 'delete from custom_fields where id = $1')
const ARRANGE = statement(
  'custom-fields.arrange',
  `update custom_fields f set position = o.place from unnest($1::uuid[]) with ordinality o (id, place)
   where f.id = o.id and f.position <> o.place`,
)
const USED_OPTIONS = statement(
  'custom-fields.used-options',
  `select option from unnest($2::text[]) option where exists (
     select from custom_field_values v where v.field_id = $1 and lower(v.value_text) = lower(option) and v.value_text is not null)`,
)

/** In their order. */
export function listFields(db: Db, market: Market, kind: FieldKind): Promise<FieldRow[]> {
  return db.rows<FieldRow>(LIST, [market, kind])
}

export function findField(db: Db, fieldId: string): Promise<FieldRow | null> {
  return db.oneOrNull<FieldRow>(FIND, [fieldId])
}

/** Locks the field against changes and against new values until the transaction ends. */
export async function lockField(tx: Tx, fieldId: string): Promise<void> {
  await tx.rows(LOCK, [fieldId])
}

export interface NewField extends FieldInput {
  fieldId: string
  market: Market
  recordKind: FieldKind
}

export async function insertField(tx: Tx, field: NewField, createdBy: string, at: Date): Promise<void> {
  const { fieldId, market, recordKind, key, nameEn, nameHi, type, maxLength, digits, options } = field
  const { required, sensitive, retired } = field
  const stored = [key, nameEn, nameHi, type, maxLength, digits, JSON.stringify(options), required, sensitive, retired]
  await tx.run(INSERT, [fieldId, market, recordKind, ...stored, createdBy, at])
}

export async function updateField(tx: Tx, fieldId: string, field: FieldInput, at: Date): Promise<void> {
  const { key, nameEn, nameHi, type, maxLength, digits, options, required, sensitive, retired } = field
  const stored = [key, nameEn, nameHi, type, maxLength, digits, JSON.stringify(options), required, sensitive, retired]
  await tx.run(UPDATE, [fieldId, ...stored, at])
}

/** Only for a field without values, which reference it. */
export async function deleteField(tx: Tx, fieldId: string): Promise<void> {
  await tx.run(DELETE, [fieldId])
}

/** Numbers the fields by their place. */
export async function arrangeFields(tx: Tx, fieldIds: readonly string[]): Promise<void> {
  await tx.run(ARRANGE, [fieldIds])
}

/** The given options that are in use by records. */
export async function usedOptions(tx: Tx, fieldId: string, keys: readonly string[]): Promise<string[]> {
  return (await tx.rows<{ option: string }>(USED_OPTIONS, [fieldId, keys])).map(({ option }) => option)
}
