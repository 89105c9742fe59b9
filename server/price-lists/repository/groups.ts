// SQL of customer groups: the groups of a market, their companies and accounts.

import type {
  CustomerGroup,
  GroupAccount,
  GroupCompany,
  GroupMember,
} from '../../../contract/price-lists/groups-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { LIST_STATE } from './lists.ts'

export interface GroupRow extends Omit<CustomerGroup, 'updatedAt'> {
  updatedAt: Date
}

/** `$1` is the present day of the market. */
const COLUMNS = `g.id as "groupId", g.market, g.name, g.note, g.version, g.updated_at as "updatedAt",
  (select count(*)::int from customer_group_companies c where c.group_id = g.id) as companies,
  (select count(*)::int from customer_group_members m where m.group_id = g.id) as members,
  (select coalesce(jsonb_agg(jsonb_build_object('listId', l.id, 'name', l.name, 'state', ${LIST_STATE}) order by l.id desc), '[]')
   from price_list_groups k join price_lists l on l.id = k.list_id where k.group_id = g.id) as lists`
const LIST = statement(
  'price-lists.list-groups',
  `select ${COLUMNS} from customer_groups g
   where g.market = $2 and g.id < $3 and ($4::text is null or g.name ilike $4)
     and ($5::uuid is null or exists (select from customer_group_members m where m.group_id = g.id and m.customer_id = $5))
   order by g.id desc limit $6`,
)
const FIND = statement('price-lists.find-group', `select ${COLUMNS} from customer_groups g where g.id = $2`)
const FIND_NAME = statement(
  'price-lists.find-group-of-name',
  `select ${COLUMNS} from customer_groups g where g.market = $2 and lower(g.name) = lower($3)`,
)
const LOCK = statement('price-lists.lock-group', 'select market from customer_groups where id = $1 for update')
const INSERT = statement(
  'price-lists.insert-group',
  `insert into customer_groups (market, name, note, created_at, updated_at) values ($1, $2, $3, $4, $4)
   on conflict (market, lower(name)) do nothing returning id`,
)
const NAMED = statement(
  'price-lists.group-name-taken',
  'select exists (select from customer_groups where market = $1 and lower(name) = lower($2) and id <> $3) as taken',
)
const UPDATE = statement(
  'price-lists.update-group',
  'update customer_groups set name = $2, note = $3, updated_at = $4, version = version + 1 where id = $1',
)
const TOUCH = statement('price-lists.touch-group', 'update customer_groups set updated_at = $2 where id = $1')
const DELETE = statement(
  'price-lists.delete-group',
  `with companies as (delete from customer_group_companies where group_id = $1),
     members as (delete from customer_group_members where group_id = $1)
   delete from customer_groups where id = $1`,
)
const COMPANIES = statement(
  'price-lists.list-companies',
  `select c.tax_number as "taxNumber",
     (select count(*)::int from customer_group_members m where m.group_id = c.group_id and m.tax_number = c.tax_number) as members,
     (select count(*)::int from business_details b join customers k on k.id = b.customer_id
      where b.gstin = c.tax_number and k.market = $2 and k.deleted_at is null
        and not exists (select from customer_group_members m where m.group_id = c.group_id and m.customer_id = k.id)) as waiting
   from customer_group_companies c
   where c.group_id = $1 and ($3::text is null or c.tax_number > $3) order by c.tax_number limit $4`,
)
const ACCOUNT = `k.id as "customerId", k.number, trim(k.first_name || ' ' || k.last_name) as name,
  coalesce(b.company_name, '') as company, coalesce(b.gstin, '') as "taxNumber"`
const MEMBERS = statement(
  'price-lists.list-members',
  `select ${ACCOUNT}, m.tax_number as "forCompany", m.tax_number = '' or m.tax_number = coalesce(b.gstin, '') as counts
   from customer_group_members m join customers k on k.id = m.customer_id
     left join business_details b on b.customer_id = k.id
   where m.group_id = $1 and k.number < $2 order by k.number desc limit $3`,
)
const OF_NUMBERS = statement(
  'price-lists.accounts-of-numbers',
  `select ${ACCOUNT}, m.customer_id is not null as member
   from business_details b join customers k on k.id = b.customer_id
     left join customer_group_members m on m.group_id = $1 and m.customer_id = k.id
   where b.gstin = any($2::text[]) and k.market = $3 and k.deleted_at is null order by k.number limit $4`,
)
const OF_IDS = statement(
  'price-lists.accounts-of-ids',
  `select ${ACCOUNT}, m.customer_id is not null as member
   from customers k left join business_details b on b.customer_id = k.id
     left join customer_group_members m on m.group_id = $1 and m.customer_id = k.id
   where (k.id = any($2::uuid[]) or k.number = any($3::bigint[])) and k.market = $4 and k.deleted_at is null
   order by k.number limit $5`,
)
const ADD_COMPANIES = statement(
  'price-lists.add-companies',
  `insert into customer_group_companies (group_id, tax_number, added_at)
   select $1, number, $3 from unnest($2::text[]) as number on conflict do nothing`,
)
const ADD_MEMBERS = statement(
  'price-lists.add-members',
  `insert into customer_group_members (group_id, customer_id, tax_number, added_at)
   select $1, k.id, coalesce(c.tax_number, ''), $3
   from customers k left join business_details b on b.customer_id = k.id
     left join customer_group_companies c on c.group_id = $1 and c.tax_number = b.gstin and not $4
   where k.id = any($2::uuid[]) and k.deleted_at is null
   on conflict (group_id, customer_id) do update set tax_number = excluded.tax_number
   where customer_group_members.tax_number is distinct from excluded.tax_number`,
)
const MEMBERSHIP = statement(
  'price-lists.group-membership',
  `select
     coalesce((select jsonb_agg(tax_number order by tax_number) from customer_group_companies where group_id = $1), '[]') as companies,
     coalesce((select jsonb_agg(customer_id) from customer_group_members where group_id = $1 and tax_number = ''), '[]') as alone,
     coalesce((select jsonb_agg(customer_id) from customer_group_members where group_id = $1 and tax_number <> ''), '[]') as "ofCompanies"`,
)
const REMOVE = statement(
  'price-lists.remove-members',
  `with companies as (delete from customer_group_companies where group_id = $1 and tax_number = any($2::text[]))
   delete from customer_group_members
   where group_id = $1 and (customer_id = any($3::uuid[]) or (tax_number <> '' and tax_number = any($2::text[])))`,
)

/** Groups below an id, newest first; `pattern` is one of `like`, `today` the day of the market. */
export function listGroups(
  db: Db,
  market: Market,
  today: string,
  wanted: { before: number; pattern: string | null; customerId: string | null; limit: number },
): Promise<GroupRow[]> {
  const { before, pattern, customerId, limit } = wanted
  return db.rows<GroupRow>(LIST, [today, market, before, pattern, customerId, limit])
}

export function findGroup(db: Db, groupId: number, today: string): Promise<GroupRow | null> {
  return db.oneOrNull<GroupRow>(FIND, [today, groupId])
}

export function findGroupOfName(db: Db, market: Market, name: string, today: string): Promise<GroupRow | null> {
  return db.oneOrNull<GroupRow>(FIND_NAME, [today, market, name])
}

/** Companies of a group, and its accounts, by themselves and as those of companies. */
export interface Membership {
  companies: string[]
  alone: string[]
  ofCompanies: string[]
}

export function findMembership(tx: Tx, groupId: number): Promise<Membership> {
  return tx.one<Membership>(MEMBERSHIP, [groupId])
}

/** Locks a group until the transaction ends. */
export function lockGroup(tx: Tx, groupId: number): Promise<{ market: Market } | null> {
  return tx.oneOrNull<{ market: Market }>(LOCK, [groupId])
}

/** The id of the new group; null when the market has one of its name. */
export async function insertGroup(
  tx: Tx,
  { market, name, note }: Pick<CustomerGroup, 'market' | 'name' | 'note'>,
  now: Date,
): Promise<number | null> {
  return (await tx.oneOrNull<{ id: number }>(INSERT, [market, name, note, now]))?.id ?? null
}

export async function isGroupNameTaken(tx: Tx, { market, groupId }: GroupRow, name: string): Promise<boolean> {
  return (await tx.one<{ taken: boolean }>(NAMED, [market, name, groupId])).taken
}

export async function updateGroup(
  tx: Tx,
  { groupId }: Owned<GroupRow>,
  { name, note }: Pick<CustomerGroup, 'name' | 'note'>,
  now: Date,
): Promise<void> {
  await tx.run(UPDATE, [groupId, name, note, now])
}

/** Deletes a locked group with its companies and accounts; no price list may be for it. */
export async function deleteGroupRow(tx: Tx, { groupId }: Owned<GroupRow>): Promise<void> {
  await tx.run(DELETE, [groupId])
}

/** Companies after a tax number. */
export function listCompanies(
  db: Db,
  { groupId, market }: Pick<GroupRow, 'groupId' | 'market'>,
  after: string | null,
  limit: number,
): Promise<GroupCompany[]> {
  return db.rows<GroupCompany>(COMPANIES, [groupId, market, after, limit])
}

/** Accounts below a number, newest first. */
export function listMembers(db: Db, groupId: number, before: number, limit: number): Promise<GroupMember[]> {
  return db.rows<GroupMember>(MEMBERS, [groupId, before, limit])
}

export type FoundAccount = GroupAccount & { member: boolean }

/** Accounts of a market with one of these tax numbers. */
export function accountsOfNumbers(
  db: Db,
  { groupId, market }: Pick<GroupRow, 'groupId' | 'market'>,
  numbers: readonly string[],
  limit: number,
): Promise<FoundAccount[]> {
  return db.rows<FoundAccount>(OF_NUMBERS, [groupId, [...numbers], market, limit])
}

/** Accounts of a market by id or number, without those that are deleted. */
export function accountsOfIds(
  db: Db,
  { groupId, market }: Pick<GroupRow, 'groupId' | 'market'>,
  { ids, numbers }: { ids: readonly string[]; numbers: readonly number[] },
): Promise<FoundAccount[]> {
  return db.rows<FoundAccount>(OF_IDS, [groupId, [...ids], [...numbers], market, ids.length + numbers.length])
}

/** Adds companies and accounts; an account with the number of a company of the group is added for it, unless `alone`. */
export async function addMembers(
  tx: Tx,
  { groupId }: Owned<GroupRow>,
  { companies, customerIds, alone }: { companies: readonly string[]; customerIds: readonly string[]; alone: boolean },
  now: Date,
): Promise<void> {
  await tx.run(ADD_COMPANIES, [groupId, [...companies], now])
  await tx.run(ADD_MEMBERS, [groupId, [...customerIds], now, alone])
  await tx.run(TOUCH, [groupId, now])
}

export async function removeMembers(
  tx: Tx,
  { groupId }: Owned<GroupRow>,
  { companies, customerIds }: { companies: readonly string[]; customerIds: readonly string[] },
  now: Date,
): Promise<void> {
  await tx.run(REMOVE, [groupId, [...companies], [...customerIds]])
  await tx.run(TOUCH, [groupId, now])
}
