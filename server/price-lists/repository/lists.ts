// SQL of price lists: when they hold, for which groups, and their shares off.

import type { ListTerms, PriceList } from '../../../contract/price-lists/api.ts'
import type { ListState } from '../../../contract/price-lists/lists.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface ListRow extends Omit<PriceList, 'updatedAt'> {
  updatedAt: Date
}

/** The state of the list `l` on the day `$1`. */
export const LIST_STATE = `case when l.ends_on < $1::date then 'ended' when not l.active then 'off'
  when l.starts_on > $1::date then 'planned' else 'running' end`
const COLUMNS = `l.id as "listId", l.market, l.name, l.active, l.starts_on::text as "startsOn", l.ends_on::text as "endsOn",
  l.priority, l.version, l.updated_at as "updatedAt", ${LIST_STATE} as state,
  (select coalesce(jsonb_agg(g.id order by g.name, g.id), '[]')
   from price_list_groups k join customer_groups g on g.id = k.group_id where k.list_id = l.id) as "groupIds",
  (select coalesce(jsonb_agg(g.name order by g.name, g.id), '[]')
   from price_list_groups k join customer_groups g on g.id = k.group_id where k.list_id = l.id) as "groupNames",
  (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'key', r.key, 'percentBp', r.percent_bp) order by r.kind, r.key), '[]')
   from price_list_rules r where r.list_id = l.id) as rules,
  (select coalesce(jsonb_agg(jsonb_build_object('en', coalesce(c.name_en, b.name, ''), 'hi', coalesce(c.name_hi, b.name_hi, '')) order by r.kind, r.key), '[]')
   from price_list_rules r left join categories c on r.kind = 'category' and c.code = r.key and c.market = l.market
     left join brands b on r.kind = 'brand' and b.slug = r.key where r.list_id = l.id) as "ruleNames",
  (select count(*)::int from price_list_entries e where e.list_id = l.id) as prices`
const LIST = statement(
  'price-lists.list',
  `select ${COLUMNS} from price_lists l
   where l.market = $2 and l.id < $3 and ($4::text is null or ${LIST_STATE} = $4) and ($5::text is null or l.name ilike $5)
   order by l.id desc limit $6`,
)
const STANDINGS = statement(
  'price-lists.list-standings',
  `select l.id as "listId", l.name, l.active, l.starts_on::text as "startsOn", l.ends_on::text as "endsOn", ${LIST_STATE} as state
   from price_lists l where l.market = $2 and l.id = any($3::bigint[])`,
)
const FIND = statement('price-lists.find', `select ${COLUMNS} from price_lists l where l.id = $2`)
const FIND_NAME = statement(
  'price-lists.find-of-name',
  `select ${COLUMNS} from price_lists l where l.market = $2 and lower(l.name) = lower($3)`,
)
const LOCK = statement('price-lists.lock', 'select market from price_lists where id = $1 for update')
const INSERT = statement(
  'price-lists.insert',
  `insert into price_lists (name, active, starts_on, ends_on, priority, updated_at, market, created_at)
   values ($1, $2, $3::date, $4::date, $5, $6, $7, $6) on conflict (market, lower(name)) do nothing returning id`,
)
const NAMED = statement(
  'price-lists.name-taken',
  'select exists (select from price_lists where market = $1 and lower(name) = lower($2) and id <> $3) as taken',
)
const HAS_LISTS = statement(
  'price-lists.has-lists',
  'select exists (select from price_lists_of($1, $2, $3::date)) as has',
)
const UPDATE = statement(
  'price-lists.update',
  `update price_lists set name = $1, active = $2, starts_on = $3::date, ends_on = $4::date, priority = $5, updated_at = $6,
     version = version + 1 where id = $7`,
)
const BUMP = statement(
  'price-lists.bump',
  'update price_lists set updated_at = $2, version = version + 1 where id = $1 returning version',
)
const CLEAR_GROUPS = statement(
  'price-lists.clear-groups',
  'delete from price_list_groups where list_id = $1 and group_id <> all ($2::bigint[])',
)
const SET_GROUPS = statement(
  'price-lists.set-groups',
  `insert into price_list_groups (list_id, group_id) select $1, id from unnest($2::bigint[]) as id on conflict do nothing`,
)
const CLEAR_RULES = statement('price-lists.clear-rules', 'delete from price_list_rules where list_id = $1')
const SET_RULES = statement(
  'price-lists.set-rules',
  `insert into price_list_rules (list_id, kind, key, percent_bp)
   select $1, * from unnest($2::text[], $3::text[], $4::int[]) as r (kind, key, percent_bp)`,
)
const KNOWN = statement(
  'price-lists.known',
  `select (select count(*)::int from categories where market = $1 and code = any($2::text[])) as categories,
     (select count(*)::int from brands where slug = any($3::text[])) as brands,
     (select count(*)::int from (
        select from customer_groups where market = $1 and id = any($4::bigint[]) order by id for key share) g) as groups`,
)

/** Lists below an id, newest first; `pattern` is one of `like`, `today` the day of the market. */
export function listLists(
  db: Db,
  market: Market,
  today: string,
  wanted: { before: number; state: ListState | null; pattern: string | null; limit: number },
): Promise<ListRow[]> {
  const { before, state, pattern, limit } = wanted
  return db.rows<ListRow>(LIST, [today, market, before, state, pattern, limit])
}

/** What decides about a step for many lists of a market. */
export function listStandings(
  db: Db,
  market: Market,
  ids: readonly number[],
  today: string,
): Promise<Pick<ListRow, 'listId' | 'name' | 'active' | 'startsOn' | 'endsOn' | 'state'>[]> {
  return db.rows(STANDINGS, [today, market, ids])
}

export function findList(db: Db, listId: number, today: string): Promise<ListRow | null> {
  return db.oneOrNull<ListRow>(FIND, [today, listId])
}

export function findListOfName(db: Db, market: Market, name: string, today: string): Promise<ListRow | null> {
  return db.oneOrNull<ListRow>(FIND_NAME, [today, market, name])
}

/** Locks a list until the transaction ends. */
export function lockList(tx: Tx, listId: number): Promise<{ market: Market } | null> {
  return tx.oneOrNull<{ market: Market }>(LOCK, [listId])
}

const valuesOf = ({ name, active, startsOn, endsOn, priority }: ListTerms, now: Date) => [
  ...[name, active, startsOn, endsOn, priority, now],
]

async function setParts(tx: Tx, listId: number, { groupIds, rules }: ListTerms): Promise<void> {
  await tx.run(CLEAR_GROUPS, [listId, [...groupIds]])
  await tx.run(SET_GROUPS, [listId, [...groupIds]])
  await tx.run(CLEAR_RULES, [listId])
  const column = <K extends 'kind' | 'key' | 'percentBp'>(key: K) => rules.map(rule => rule[key])
  await tx.run(SET_RULES, [listId, column('kind'), column('key'), column('percentBp')])
}

/** The id of the new list; null when the market has one of its name. */
export async function insertList(tx: Tx, market: Market, terms: ListTerms, now: Date): Promise<number | null> {
  const row = await tx.oneOrNull<{ id: number }>(INSERT, [...valuesOf(terms, now), market])
  if (row) await setParts(tx, row.id, terms)
  return row?.id ?? null
}

export async function isListNameTaken(tx: Tx, { market, listId }: ListRow, name: string): Promise<boolean> {
  return (await tx.one<{ taken: boolean }>(NAMED, [market, name, listId])).taken
}

export async function updateList(tx: Tx, { listId }: Owned<ListRow>, terms: ListTerms, now: Date): Promise<void> {
  await tx.run(UPDATE, [...valuesOf(terms, now), listId])
  await setParts(tx, listId, terms)
}

/** Whether a list holds for a customer on a day of the market, `YYYY-MM-DD`. */
export async function hasLists(
  db: Db,
  { customerId, market, on }: { customerId: string; market: Market; on: string },
): Promise<boolean> {
  return (await db.one<{ has: boolean }>(HAS_LISTS, [customerId, market, on])).has
}

/** The next version of a list whose prices have changed. */
export async function bumpList(tx: Tx, { listId }: Owned<ListRow>, now: Date): Promise<number> {
  return (await tx.one<{ version: number }>(BUMP, [listId, now])).version
}

/** How many of the categories, brands and groups that a list names the market has; nobody deletes the groups until the transaction ends. */
export function countKnown(
  db: Db,
  market: Market,
  named: { categories: readonly string[]; brands: readonly string[]; groupIds: readonly number[] },
): Promise<{ categories: number; brands: number; groups: number }> {
  const { categories, brands, groupIds } = named
  return db.one(KNOWN, [market, [...categories], [...brands], [...groupIds]])
}
