// Custom fields in the lists of other domains: filter conditions, and the values of shown columns.

import type { CustomField } from '../../../contract/custom-fields/api.ts'
import { FIELD_RIGHTS, type FieldKind, type FieldType } from '../../../contract/custom-fields/kinds.rules.ts'
import type { ShownFields } from '../../../contract/custom-fields/list.ts'
import { type Condition, readCondition, VALUE_PROBLEMS } from '../../../contract/custom-fields/values.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { requirePermission, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type RecordFilter, WINDOW } from '../../platform/narrowed-list.ts'
import { listFields } from '../repository/fields.ts'
import {
  listInRange,
  listKept,
  listKeptWithout,
  listNewest,
  listWithout,
  listWithValue,
  type Wanted,
  type WantedRange,
} from '../repository/filters.ts'
import { listValuesOf } from '../repository/values.ts'

export interface FieldList {
  filters: RecordFilter[]
  /** Fields shown as columns, in the requested order. */
  columns: CustomField[]
  /** Values of these columns; nothing is read if none is shown. */
  valuesOf(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, ShownFields>>
}

export interface FieldQuery {
  market: Market
  field?: readonly string[] | undefined
  show?: readonly string[] | undefined
}

export const NO_FIELDS: FieldList = { filters: [], columns: [], valuesOf: async () => new Map() }

const RANGE_COLUMN = { whole: 'value_number', decimal: 'value_number', date: 'value_date' } as const
const isRange = (type: FieldType): type is keyof typeof RANGE_COLUMN => type in RANGE_COLUMN

function wantedOf(
  { fieldId, recordKind: kind, type }: CustomField,
  condition: Exclude<Condition, { kind: 'none' }>,
): Wanted {
  if (condition.kind === 'between' && isRange(type))
    return { fieldId, kind, column: RANGE_COLUMN[type], from: condition.from, to: condition.to }
  const value = condition.kind === 'is' ? condition.value : ''
  if (type === 'yes-no') return { fieldId, kind, column: 'value_flag', value: value === 'yes' }
  return { fieldId, kind, column: 'value_text', value }
}

/** For a range: the matching records if they are few, otherwise the records with the field in list order. */
function rangeReader(wanted: WantedRange): RecordFilter['read'] {
  let few: Promise<number[] | null> | null = null
  const readFew = async (db: Db) => {
    const numbers = await listInRange(db, wanted, WINDOW + 1)
    return numbers.length > WINDOW ? null : numbers.sort((a, b) => b - a)
  }
  return async (db, { before, limit }) => {
    few ??= readFew(db)
    const from = before ?? Number.MAX_SAFE_INTEGER
    const all = await few
    if (all) {
      const left = all.filter(number => number < from)
      const numbers = left.slice(0, limit)
      return { numbers, last: left.length > limit ? (numbers.at(-1) ?? null) : null }
    }
    const rows = await listNewest(db, wanted, { before: from, limit })
    const numbers = rows.filter(({ fits }) => fits).map(({ number }) => number)
    return { numbers, last: rows.length < limit ? null : (rows.at(-1)?.number ?? null) }
  }
}

function filterOf(wanted: Wanted): RecordFilter {
  return {
    read:
      'value' in wanted
        ? async (db, { before, limit }) => {
            const numbers = await listWithValue(db, wanted, { before: before ?? Number.MAX_SAFE_INTEGER, limit })
            return { numbers, last: numbers.length < limit ? null : (numbers.at(-1) ?? null) }
          }
        : rangeReader(wanted),
    keep: async (db, numbers) => new Set(await listKept(db, wanted, numbers)),
  }
}

/** For records without a value: scans the records of the kind in list order. */
function filterWithout({ fieldId, recordKind: kind }: CustomField): RecordFilter {
  const field = { fieldId, kind }
  return {
    async read(db, { before, limit }) {
      const rows = await listWithout(db, field, { before: before ?? Number.MAX_SAFE_INTEGER, limit })
      const numbers = rows.filter(({ fits }) => fits).map(({ number }) => number)
      return { numbers, last: rows.length < limit ? null : (rows.at(-1)?.number ?? null) }
    },
    keep: async (db, numbers) => new Set(await listKeptWithout(db, field, numbers)),
  }
}

/** @throws field.value */
function filterOfText(field: CustomField, text: string): RecordFilter {
  const condition = readCondition(field, text)
  if ('problem' in condition)
    throw appError('field.value', { problems: [{ path: field.key, message: VALUE_PROBLEMS[condition.problem] }] })
  return condition.kind === 'none' ? filterWithout(field) : filterOf(wantedOf(field, condition))
}

async function valuesOf(
  db: Db,
  kind: FieldKind,
  columns: readonly CustomField[],
  numbers: readonly number[],
): Promise<ReadonlyMap<number, ShownFields>> {
  const keys = new Map(columns.map(({ fieldId, key }) => [fieldId, key]))
  const empty = () => Object.fromEntries(columns.map(({ key }) => [key, null])) as ShownFields
  const found = new Map<number, ShownFields>(numbers.map(number => [number, empty()]))
  if (columns.length === 0 || numbers.length === 0) return found
  for (const { number, fieldId, value } of await listValuesOf(db, kind, numbers, [...keys.keys()])) {
    const row = found.get(number)
    const key = keys.get(fieldId)
    if (row && key) row[key] = value
  }
  return found
}

/**
 * Conditions and columns of a list; without any, nothing is read. Sensitive fields cannot be listed.
 * @throws session.forbidden without `fields.read` or the right to read the records, field.unknown, field.value
 */
export async function fieldsOfList(
  db: Db,
  actor: Staff,
  kind: FieldKind,
  { market, field = [], show = [] }: FieldQuery,
): Promise<FieldList> {
  if (field.length === 0 && show.length === 0) return NO_FIELDS
  requirePermission(actor, 'fields.read')
  requirePermission(actor, FIELD_RIGHTS[kind].read)
  const fields = await listFields(db, market, kind)
  const named = (key: string) => {
    const found = fields.find(one => one.key === key && !one.sensitive)
    if (!found) throw appError('field.unknown')
    return found
  }
  const columns = show.map(named)
  const filters = field.map(text => {
    const at = text.indexOf(':')
    return filterOfText(named(text.slice(0, at)), text.slice(at + 1))
  })
  return { filters, columns, valuesOf: (at, numbers) => valuesOf(at, kind, columns, numbers) }
}

const YES_NO: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { yes: 'Yes', no: 'No' },
  hi: { yes: 'हाँ', no: 'नहीं' },
}

/** Headings of the columns in a file. */
export const fieldHeadings = ({ columns }: FieldList, language: Language): string[] =>
  columns.map(({ nameEn, nameHi }) => (language === 'hi' ? nameHi : nameEn))

/** Cells of the columns in an export: the names of options, otherwise the values. */
export function fieldCells({ columns }: FieldList, values: ShownFields | undefined, language: Language): string[] {
  return columns.map(({ key, type, options }) => {
    const value = values?.[key] ?? ''
    if (type === 'yes-no') return YES_NO[language][value] ?? ''
    const option = type === 'choice' && options.find(one => one.key === value)
    if (!option) return value
    return language === 'hi' ? option.nameHi : option.nameEn
  })
}
