// SQL of the records with or without a value of a custom field, in the order of the lists that show them.

import { FIELD_KINDS, type FieldKind } from '../../../contract/custom-fields/kinds.rules.ts'
import { type Db, type Statement, statement } from '../../platform/db.ts'

/** Columns that are filtered by range, and those filtered by a single value. */
export type RangeColumn = 'value_number' | 'value_date'
export type EqualColumn = 'value_text' | 'value_flag'

const TYPE = { value_number: 'numeric', value_date: 'date' } as const
const EQUAL = {
  value_text: 'lower(v.value_text) = lower($2) and v.value_text is not null',
  value_flag: 'v.value_flag = $2::boolean and v.value_flag is not null',
} as const
const within = (column: RangeColumn) =>
  `v.${column} >= coalesce($2::${TYPE[column]}, '-infinity') and v.${column} <= coalesce($3::${TYPE[column]}, 'infinity')`

const byColumn = <Column extends string>(columns: readonly Column[], make: (column: Column) => Statement) =>
  Object.fromEntries(columns.map(column => [column, make(column)])) as Record<Column, Statement>
const EQUALS = ['value_text', 'value_flag'] as const
const RANGES = ['value_number', 'value_date'] as const

const WITH_VALUE = byColumn(EQUALS, column =>
  statement(
    `custom-fields.with-${column}`,
    `select v.record_number as number from custom_field_values v where v.field_id = $1 and ${EQUAL[column]}
       and v.record_number < $3 order by v.record_number desc limit $4`,
  ),
)
/** Each number is looked up on its own (`limit 1`): otherwise the planner may read all values of the field. */
const kept = (kind: string, numbers: string, condition: string) =>
  `select n.number from unnest(${numbers}::bigint[]) as n(number)
   join lateral (select 1 from custom_field_values v
     where v.kind = ${kind} and v.record_number = n.number and v.field_id = $1 and ${condition} limit 1) as one on true`
const KEPT_EQUAL = byColumn(EQUALS, column =>
  statement(`custom-fields.kept-with-${column}`, kept('$3', '$4', EQUAL[column])),
)
const IN_RANGE = byColumn(RANGES, column =>
  statement(
    `custom-fields.in-range-of-${column}`,
    `select v.record_number as number from custom_field_values v
     where v.field_id = $1 and v.${column} is not null and ${within(column)} limit $4`,
  ),
)
const NEWEST = byColumn(RANGES, column =>
  statement(
    `custom-fields.newest-of-${column}`,
    `select v.record_number as number, coalesce(${within(column)}, false) as fits from custom_field_values v
     where v.field_id = $1 and v.record_number < $4
     order by v.record_number desc limit $5`,
  ),
)
const KEPT_IN_RANGE = byColumn(RANGES, column =>
  statement(`custom-fields.kept-in-range-of-${column}`, kept('$4', '$5', within(column))),
)

const HAS_NONE = (kind: FieldKind) =>
  `not exists (select from custom_field_values v where v.kind = '${kind}' and v.record_number = r.number and v.field_id = $1)`
/** Records of a kind; a customer without a company has no value of a field of companies, and is none of its records. */
const RECORDS: Readonly<Record<FieldKind, { from: string; fits: string }>> = {
  order: { from: 'orders', fits: HAS_NONE('order') },
  customer: { from: 'customers', fits: HAS_NONE('customer') },
  company: {
    from: 'customers',
    fits: `${HAS_NONE('company')} and exists (select from business_details b where b.customer_id = r.id)`,
  },
}
const byKind = (make: (kind: FieldKind) => Statement) =>
  Object.fromEntries(FIELD_KINDS.map(kind => [kind, make(kind)])) as Record<FieldKind, Statement>
const WITHOUT = byKind(kind =>
  statement(
    `custom-fields.${kind}-without`,
    `select r.number, ${RECORDS[kind].fits} as fits
     from (select * from ${RECORDS[kind].from} where number < $2 order by number desc limit $3) r order by r.number desc`,
  ),
)
const KEPT_WITHOUT = byKind(kind =>
  statement(
    `custom-fields.${kind}-kept-without`,
    `select r.number from unnest($2::bigint[]) as n(number) join ${RECORDS[kind].from} r on r.number = n.number
     where ${RECORDS[kind].fits}`,
  ),
)

interface NumberRow {
  number: number
}
const numbersOf = (rows: readonly NumberRow[]) => rows.map(({ number }) => number)

/** Condition: records with a value of a field in a column. */
export type Wanted = { fieldId: string; kind: string } & (
  | { column: EqualColumn; value: string | boolean }
  | { column: RangeColumn; from: string | null; to: string | null }
)
export type WantedValue = Extract<Wanted, { column: EqualColumn }>
export type WantedRange = Extract<Wanted, { column: RangeColumn }>

/** The highest numbers of records with a value, below a number. */
export async function listWithValue(
  db: Db,
  { fieldId, column, value }: WantedValue,
  { before, limit }: { before: number; limit: number },
): Promise<number[]> {
  return numbersOf(await db.rows<NumberRow>(WITH_VALUE[column], [fieldId, value, before, limit]))
}

/** Numbers of records in a range, in no order, `limit` at most. */
export async function listInRange(
  db: Db,
  { fieldId, column, from, to }: WantedRange,
  limit: number,
): Promise<number[]> {
  return numbersOf(await db.rows<NumberRow>(IN_RANGE[column], [fieldId, from, to, limit]))
}

/** The next records with a field below a number, highest first, and whether each is in the range. */
export function listNewest(
  db: Db,
  { fieldId, column, from, to }: WantedRange,
  { before, limit }: { before: number; limit: number },
): Promise<(NumberRow & { fits: boolean })[]> {
  return db.rows<NumberRow & { fits: boolean }>(NEWEST[column], [fieldId, from, to, before, limit])
}

/** The next records of a kind below a number, highest first, and whether each has no value of the field. */
export function listWithout(
  db: Db,
  { fieldId, kind }: { fieldId: string; kind: FieldKind },
  { before, limit }: { before: number; limit: number },
): Promise<(NumberRow & { fits: boolean })[]> {
  return db.rows<NumberRow & { fits: boolean }>(WITHOUT[kind], [fieldId, before, limit])
}

/** The records among the numbers without a value of the field. */
export async function listKeptWithout(
  db: Db,
  { fieldId, kind }: { fieldId: string; kind: FieldKind },
  numbers: readonly number[],
): Promise<number[]> {
  return numbersOf(await db.rows<NumberRow>(KEPT_WITHOUT[kind], [fieldId, numbers]))
}

/** The records among the numbers that match the condition. */
export async function listKept(db: Db, wanted: Wanted, numbers: readonly number[]): Promise<number[]> {
  const { fieldId, kind } = wanted
  if ('value' in wanted)
    return numbersOf(await db.rows<NumberRow>(KEPT_EQUAL[wanted.column], [fieldId, wanted.value, kind, numbers]))
  const values = [fieldId, wanted.from, wanted.to, kind, numbers]
  return numbersOf(await db.rows<NumberRow>(KEPT_IN_RANGE[wanted.column], values))
}
