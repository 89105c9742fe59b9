// SQL of names and texts of categories, attributes and brands with missing or outdated Hindi; attribute values are in a separate file.

import type { NamedKind, NameField } from '../../../contract/products/names-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement, type Tx } from '../../platform/db.ts'
import { findValues, lockValues, setHindiValue } from './attribute-values.ts'
import type { NamedRow } from './named-row.ts'

/** Kinds with a table for English and Hindi; values are stored in products. */
type RecordKind = Exclude<NamedKind, 'value'>
type RecordField = Exclude<NameField, 'value'>

/** Columns of the texts of a kind: English and Hindi. */
type Columns = readonly [english: string, hindi: string]

interface Kind {
  table: string
  id: string
  name: Columns
  intro: Columns | null
  /** Whether each market has its own. */
  byMarket: boolean
  /** Other columns as SQL of a row `r`. */
  active: string
  path: string
}

const NO_PATH = `'{}'::text[]`
const KINDS: Readonly<Record<RecordKind, Kind>> = {
  category: {
    ...{ table: 'categories', id: 'code', name: ['name_en', 'name_hi'], intro: ['intro_en', 'intro_hi'] },
    ...{ byMarket: true, active: 'r.active' },
    path: `array(select a.name_en from categories a
      where a.code = any(string_to_array(r.taxonomy_code, '/')) and a.code <> r.code order by a.level)`,
  },
  attribute: {
    ...{ table: 'attributes', id: 'key', name: ['name_en', 'name_hi'], intro: null, byMarket: false },
    ...{ active: 'true', path: NO_PATH },
  },
  brand: {
    ...{ table: 'brands', id: 'slug', name: ['name', 'name_hi'], intro: null, byMarket: false },
    ...{ active: 'r.active', path: NO_PATH },
  },
}

// as in the indexes: db/migrations/0374_hindi_of_names.sql
const missing = (field: RecordField, [english, hindi]: Columns) =>
  `(${english} <> '' and (${hindi} = '' or ${hindi} = ${english} and hindi_for ->> '${field}' is distinct from md5(${english})))`
const outdated = (field: RecordField, [english, hindi]: Columns) =>
  `(${field === 'intro' ? `${english} <> '' and ` : ''}${hindi} <> '' and ${hindi} <> ${english} and hindi_for ->> '${field}' <> md5(${english}))`

const current = (field: RecordField, [english]: Columns) => `r.hindi_for ->> '${field}' = md5(r.${english})`
const columns = ({ id, name, intro, active, path }: Kind) => `r.${id} as id, ${active} as active, ${path} as path,
  r.${name[0]} as "nameEn", r.${name[1]} as "nameHi", ${current('name', name)} as "nameCurrent",
  ${intro ? `r.${intro[0]}` : "''"} as "introEn", ${intro ? `r.${intro[1]}` : "''"} as "introHi",
  ${intro ? current('intro', intro) : 'null::boolean'} as "introCurrent"`

/** The last parameter is the market, which kinds shared by markets do not read. */
const ofMarket = ({ byMarket }: Kind, at: number) => (byMarket ? `market = $${at} and ` : '')

type Condition = (field: RecordField, columns: Columns) => string

function pageOf(kind: Kind, condition: Condition): string {
  const { table, id, name, intro } = kind
  const where = [condition('name', name), ...(intro ? [condition('intro', intro)] : [])].join(' or ')
  return `(select ${id} from ${table} where ${ofMarket(kind, 3)}${id} > $1 and (${where}) order by ${id} limit $2)`
}

function pagesOf(name: RecordKind): Record<'missing' | 'outdated' | 'all', Statement> {
  const kind = KINDS[name]
  const rows = (found: string) =>
    `select ${columns(kind)} from ${found} found join ${kind.table} r using (${kind.id}) order by r.${kind.id}`
  const [noHindi, oldHindi] = [pageOf(kind, missing), pageOf(kind, outdated)]
  const either = `(select ${kind.id} from (${noHindi} union ${oldHindi}) either_one order by ${kind.id} limit $2)`
  return {
    missing: statement(`catalog.list-${name}-names-missing`, rows(noHindi)),
    outdated: statement(`catalog.list-${name}-names-outdated`, rows(oldHindi)),
    all: statement(`catalog.list-${name}-names`, rows(either)),
  }
}

/** A page of each list, read from the index of its texts in the order of ids. */
const NAME_PAGES = { category: pagesOf('category'), attribute: pagesOf('attribute'), brand: pagesOf('brand') }

const byIds = (name: RecordKind, lock: string) => {
  const kind = KINDS[name]
  return `select ${columns(kind)} from ${kind.table} r where ${ofMarket(kind, 2)}r.${kind.id} = any($1) order by r.${kind.id}${lock}`
}
const findOf = (name: RecordKind) => statement(`catalog.find-${name}-names`, byIds(name, ''))
const lockOf = (name: RecordKind) => statement(`catalog.lock-${name}-names`, byIds(name, ' for update of r'))
const FIND = { category: findOf('category'), attribute: findOf('attribute'), brand: findOf('brand') }
const LOCK = { category: lockOf('category'), attribute: lockOf('attribute'), brand: lockOf('brand') }
// the trigger does the same for a changed Hindi; this one counts as written now, changed or not
const updateOf = (field: RecordField, { table, id }: Kind, [english, hindi]: Columns, also = '') =>
  statement(
    `catalog.set-hindi-${field}-of-${table}`,
    `update ${table} set ${hindi} = $2, hindi_for = hindi_for || jsonb_build_object('${field}', md5(${english}))${also}
     where ${id} = $1`,
  )
const NEXT_VERSION = ', version = version + 1'
const UPDATE: Readonly<Record<RecordKind, Statement>> = {
  category: updateOf('name', KINDS.category, KINDS.category.name, NEXT_VERSION),
  attribute: updateOf('name', KINDS.attribute, KINDS.attribute.name),
  brand: updateOf('name', KINDS.brand, KINDS.brand.name, NEXT_VERSION),
}
const UPDATE_INTRO = updateOf('intro', KINDS.category, ['intro_en', 'intro_hi'], NEXT_VERSION)
// a sibling that already has the Hindi name
const NEIGHBOUR = statement(
  'catalog.find-hindi-neighbour',
  `select b.code from categories a join categories b on b.market = a.market and b.parent_code is not distinct from a.parent_code
   where a.code = $1 and b.code <> a.code and lower(b.name_hi) = lower($2) limit 1`,
)

/** The next records after an id that have a text to translate. */
export function listNames(
  db: Db,
  { kind, market, state }: { kind: RecordKind; market: Market; state: 'missing' | 'outdated' | 'all' },
  after: string,
  limit: number,
): Promise<NamedRow[]> {
  return db.rows<NamedRow>(NAME_PAGES[kind][state], [after, limit, ...(KINDS[kind].byMarket ? [market] : [])])
}

const idsOf = (kind: RecordKind, market: Market, ids: readonly string[]) => [
  ids,
  ...(KINDS[kind].byMarket ? [market] : []),
]

/** The texts of these records, whatever their state. */
export function findNames(db: Db, kind: NamedKind, market: Market, ids: readonly string[]): Promise<NamedRow[]> {
  if (kind === 'value') return findValues(db, market, ids)
  return db.rows<NamedRow>(FIND[kind], idsOf(kind, market, ids))
}

/** The same, locked until the end of the transaction. */
export function lockNames(tx: Tx, kind: NamedKind, market: Market, ids: readonly string[]): Promise<NamedRow[]> {
  if (kind === 'value') return lockValues(tx, market, ids)
  return tx.rows<NamedRow>(LOCK[kind], idsOf(kind, market, ids))
}

export async function hasHindiNeighbour(tx: Tx, code: string, hindi: string): Promise<boolean> {
  return (await tx.oneOrNull(NEIGHBOUR, [code, hindi])) !== null
}

/** Writes the Hindi of a text for its current English. Only categories have introductions. */
export async function setHindiName(
  tx: Tx,
  kind: NamedKind,
  { id, field, hindi }: { id: string; field: NameField; hindi: string },
): Promise<void> {
  if (kind === 'value') await setHindiValue(tx, id, hindi)
  else await tx.run(field === 'name' ? UPDATE[kind] : UPDATE_INTRO, [id, hindi])
}
