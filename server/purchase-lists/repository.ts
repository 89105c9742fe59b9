// SQL of purchase lists and their products.

import type { PurchaseList, Repeat } from '../../contract/purchase-lists/api.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Owned } from '../platform/actor.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'
import type { FoundProduct, Wanted } from './rules.ts'

export interface ListRow {
  listId: string
  customerId: string
  name: string
  products: number
  repeat: Repeat | null
  nextOn: string | null
  updatedAt: Date
}

const COLUMNS = `l.id as "listId", l.customer_id as "customerId", l.name, l.updated_at as "updatedAt",
  to_char(l.next_on, 'YYYY-MM-DD') as "nextOn",
  (select count(*)::int from purchase_list_items i where i.list_id = l.id) as products,
  case when l.repeat_every is not null then jsonb_build_object(
    'every', l.repeat_every, 'unit', l.repeat_unit, 'startsOn', to_char(l.starts_on, 'YYYY-MM-DD')) end as repeat`

const LIST = statement(
  'purchase-lists.list',
  `select ${COLUMNS} from purchase_lists l where l.customer_id = $1 order by lower(l.name)`,
)
const FIND = statement('purchase-lists.find', `select ${COLUMNS} from purchase_lists l where l.id = $1`)
const LOCK = statement('purchase-lists.lock', 'select id from purchase_lists where id = $1 for update')
const LOCK_CUSTOMER = statement(
  'purchase-lists.lock-customer',
  `select pg_advisory_xact_lock(hashtextextended('purchase-lists ' || $1::text, 0))`,
)
const FIND_NAMED = statement(
  'purchase-lists.find-named',
  'select id from purchase_lists where customer_id = $1 and lower(name) = lower($2) for update',
)
const INSERT = statement(
  'purchase-lists.insert',
  `insert into purchase_lists (customer_id, name) select $1, $2
   where (select count(*) from purchase_lists where customer_id = $1) < $3 returning id`,
)
const UPDATE = statement(
  'purchase-lists.update',
  `update purchase_lists set name = $2, repeat_every = $3, repeat_unit = $4, starts_on = $5::date, next_on = $6::date,
     updated_at = now() where id = $1`,
)
const DELETE = statement('purchase-lists.delete', 'delete from purchase_lists where id = $1')
const ITEMS = statement(
  'purchase-lists.items',
  `select i.msn, p.name_en as "nameEn", p.name_hi as "nameHi", p.part_number as "partNumber", i.quantity, i.note,
     i.price_minor as "priceMinor"
   from purchase_list_items i join products p on p.msn = i.msn where i.list_id = $1 order by i.added_at, i.msn`,
)
// products not sold in the market are left out; `isNew` and `changed` compare with the previous list
const PUT = statement(
  'purchase-lists.put-items',
  `with wanted as (
     select w.msn, w.quantity, w.note, oc.price_minor from unnest($3::text[], $4::int[], $5::text[]) as w (msn, quantity, note)
       join products p on p.msn = w.msn and p.market = $2 and p.active join offer_choices oc on oc.msn = p.msn
   ), before as (select i.msn, i.quantity from purchase_list_items i join wanted w on w.msn = i.msn where i.list_id = $1
   ), put as (
     insert into purchase_list_items as i (list_id, msn, quantity, note, price_minor)
       select $1, w.msn, w.quantity, coalesce(w.note, ''), w.price_minor from wanted w order by w.msn
     on conflict (list_id, msn) do update set quantity = excluded.quantity,
       note = coalesce((select w.note from wanted w where w.msn = excluded.msn), i.note)
     returning i.msn, i.quantity
   ), touched as (update purchase_lists set updated_at = now() where id = $1)
   select put.msn, b.msn is null as "isNew", coalesce(b.quantity <> put.quantity, false) as changed
   from put left join before b on b.msn = put.msn`,
)
const SET_ITEM = statement(
  'purchase-lists.set-item',
  'update purchase_list_items set quantity = $3, note = $4 where list_id = $1 and msn = $2',
)
const REMOVE_ITEMS = statement(
  'purchase-lists.remove-items',
  'delete from purchase_list_items where list_id = $1 and msn = any($2)',
)
const FIND_PRODUCTS = statement(
  'purchase-lists.find-products',
  `select w.code, p.msn, p.active from unnest($2::text[]) as w (code)
   join products p on p.market = $1 and (p.msn = upper(w.code) or p.part_number in (w.code, upper(w.code)))`,
)
const CAN_REMIND = statement(
  'purchase-lists.can-remind',
  `select c.email is not null and c.email_verified_at is not null
     and not exists (select from message_opt_outs m where m.customer_id = c.id and m.topic = 'reminders') as "canRemind"
   from customers c where c.id = $1`,
)
const MOVE_REMINDER = statement(
  'purchase-lists.move-reminder',
  'update purchase_lists set next_on = $3::date where id = $1 and next_on = $2::date',
)

export function listLists(db: Db, customerId: string): Promise<ListRow[]> {
  return db.rows<ListRow>(LIST, [customerId])
}

export function findList(db: Db, listId: string): Promise<ListRow | null> {
  return db.oneOrNull<ListRow>(FIND, [listId])
}

/** A list, locked; null if there is none. */
export async function lockList(tx: Tx, listId: string): Promise<ListRow | null> {
  return (await tx.oneOrNull(LOCK, [listId])) ? findList(tx, listId) : null
}

/** The list with a name, locked; created if the customer has fewer than `most` lists, otherwise null. */
export async function openNamed(tx: Tx, customerId: string, name: string, most: number): Promise<ListRow | null> {
  await tx.one(LOCK_CUSTOMER, [customerId])
  const values = [customerId, name]
  const found = await tx.oneOrNull<{ id: string }>(FIND_NAMED, values)
  const opened = found ?? (await tx.oneOrNull<{ id: string }>(INSERT, [...values, most]))
  return opened && findList(tx, opened.id)
}

/** Whether another list of the customer has the name; locks the names of their lists until the transaction ends. */
export async function isNameTaken(tx: Tx, { customerId, listId }: ListRow, name: string): Promise<boolean> {
  await tx.one(LOCK_CUSTOMER, [customerId])
  const found = await tx.oneOrNull<{ id: string }>(FIND_NAMED, [customerId, name])
  return found !== null && found.id !== listId
}

export async function updateList(
  tx: Tx,
  list: Owned<ListRow>,
  { name, repeat, nextOn }: Pick<PurchaseList, 'name' | 'repeat' | 'nextOn'>,
): Promise<void> {
  const { every = null, unit = null, startsOn = null } = repeat ?? {}
  await tx.run(UPDATE, [list.listId, name, every, unit, startsOn, nextOn])
}

export async function deleteList(tx: Tx, list: Owned<ListRow>): Promise<void> {
  await tx.run(DELETE, [list.listId])
}

export interface ItemRow {
  msn: string
  nameEn: string
  nameHi: string
  partNumber: string
  quantity: number
  note: string
  priceMinor: number
}

export function listItems(db: Db, listId: string): Promise<ItemRow[]> {
  return db.rows<ItemRow>(ITEMS, [listId])
}

/** Adds products that are for sale, or changes their quantities; returns those written. */
export function putItems(tx: Tx, list: Owned<ListRow>, market: Market, rows: readonly Wanted[]) {
  const columns = [rows.map(row => row.msn), rows.map(row => row.quantity), rows.map(row => row.note)]
  return tx.rows<{ msn: string; isNew: boolean; changed: boolean }>(PUT, [list.listId, market, ...columns])
}

/** Returns whether the list contains the product. */
export async function setItem(
  tx: Tx,
  list: Owned<ListRow>,
  { productId, quantity, note }: { productId: string; quantity: number; note: string },
): Promise<boolean> {
  return (await tx.run(SET_ITEM, [list.listId, productId, quantity, note])) > 0
}

export function removeItems(tx: Tx, list: Owned<ListRow>, msns: readonly string[]): Promise<number> {
  return tx.run(REMOVE_ITEMS, [list.listId, msns])
}

/** The products of a market that codes may mean: MSN or part number. */
export function findProducts(db: Db, market: Market, codes: readonly string[]): Promise<FoundProduct[]> {
  return db.rows<FoundProduct>(FIND_PRODUCTS, [market, [...new Set(codes)]])
}

/** Whether reminders reach the customer: by a verified address, unless they have ended them. */
export async function canRemind(db: Db, customerId: string): Promise<boolean> {
  return (await db.one<{ canRemind: boolean }>(CAN_REMIND, [customerId])).canRemind
}

/** Moves a reminder to its next day; false if another process has. */
export async function moveReminder(tx: Tx, listId: string, from: string, to: string): Promise<boolean> {
  return (await tx.run(MOVE_REMINDER, [listId, from, to])) > 0
}
