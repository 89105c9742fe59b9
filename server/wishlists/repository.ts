// SQL of wishlists, their alerts and their links.

import type { Currency, Language, Market } from '../../contract/shared/market.ts'
import { availableOf } from '../catalog/service.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

export interface WishRow {
  msn: string
  nameEn: string
  nameHi: string
  addedAt: Date
  priceMinor: number
  priceAlert: boolean
  stockAlert: boolean
}

const LIST = statement(
  'wishlists.list',
  `select w.msn, p.name_en as "nameEn", p.name_hi as "nameHi", w.added_at as "addedAt", w.price_minor as "priceMinor",
     w.price_alert_minor is not null as "priceAlert", w.stock_alert as "stockAlert"
   from wishlist_items w join products p on p.msn = w.msn
   where w.customer_id = $1 and w.removed_at is null order by w.added_at desc, w.msn limit $2 offset $3`,
)
const SUMMARY = statement(
  'wishlists.summary',
  `select (select count(*)::int from wishlist_items w where w.customer_id = c.id and w.removed_at is null) as total,
     (select share_key from wishlist_shares s where s.customer_id = c.id) as "shareKey",
     c.email is not null and c.email_verified_at is not null as "canAlert"
   from customers c where c.id = $1`,
)
const STATE = statement(
  'wishlists.state',
  `select msn, stock_alert as "stockAlert" from wishlist_items where customer_id = $1 and removed_at is null
   order by added_at desc, msn`,
)
// a product that was removed within the hour comes back as it was, so that a removal can be undone
const ADD = statement(
  'wishlists.add',
  `insert into wishlist_items as w (customer_id, msn, price_minor)
     select $1, wanted.msn, oc.price_minor
     from unnest($2::text[]) with ordinality as wanted (msn, place)
       join products p on p.msn = wanted.msn and p.market = $3 and p.active join offer_choices oc on oc.msn = p.msn
     where exists (select from wishlist_items o where o.customer_id = $1 and o.msn = wanted.msn and o.removed_at is null)
       or (select count(*) from wishlist_items o where o.customer_id = $1 and o.removed_at is null) + wanted.place <= $4
     order by wanted.msn
   on conflict (customer_id, msn) do update set removed_at = null,
     added_at = case when w.removed_at < now() - interval '1 hour' then now() else w.added_at end,
     price_minor = case when w.removed_at < now() - interval '1 hour' then excluded.price_minor else w.price_minor end,
     price_alert_minor = case when w.removed_at < now() - interval '1 hour' then null else w.price_alert_minor end,
     stock_alert = w.stock_alert and coalesce(w.removed_at >= now() - interval '1 hour', true)`,
)
const REMOVE = statement(
  'wishlists.remove',
  `update wishlist_items set removed_at = now() where customer_id = $1 and msn = any($2) and removed_at is null`,
)
const IS_SOLD = statement(
  'wishlists.is-sold',
  'select exists (select from products where msn = $1 and market = $2 and active) as sold',
)
const SET_PRICE_ALERT = statement(
  'wishlists.set-price-alert',
  `update wishlist_items w set price_alert_minor = case when $3 then coalesce(w.price_alert_minor, oc.price_minor) end
   from offer_choices oc where w.customer_id = $1 and w.msn = $2 and oc.msn = w.msn and w.removed_at is null
   returning w.price_alert_minor is not null as "priceAlert", w.stock_alert as "stockAlert"`,
)
const SET_STOCK_ALERT = statement(
  'wishlists.set-stock-alert',
  `update wishlist_items w set stock_alert = $3 where w.customer_id = $1 and w.msn = $2 and w.removed_at is null
   returning w.price_alert_minor is not null as "priceAlert", w.stock_alert as "stockAlert"`,
)
const END_ALERTS = statement(
  'wishlists.end-alerts',
  `update wishlist_items set price_alert_minor = null, stock_alert = false
   where customer_id = $1 and (price_alert_minor is not null or stock_alert)`,
)
const SHARE = statement(
  'wishlists.share',
  `insert into wishlist_shares as s (customer_id, share_key) values ($1, $2)
   on conflict (customer_id) do update set share_key = s.share_key returning share_key as "shareKey"`,
)
const UNSHARE = statement('wishlists.unshare', 'delete from wishlist_shares where customer_id = $1')
const SHARED = statement(
  'wishlists.shared',
  `select s.customer_id as "customerId",
     (select count(*)::int from wishlist_items w join products p on p.msn = w.msn and p.active
      where w.customer_id = s.customer_id and w.removed_at is null) as total
   from wishlist_shares s join customers c on c.id = s.customer_id where s.share_key = $1 and c.market = $2`,
)
const SHARED_PRODUCTS = statement(
  'wishlists.shared-products',
  `select w.msn from wishlist_items w join products p on p.msn = w.msn and p.active
   where w.customer_id = $1 and w.removed_at is null order by w.added_at desc, w.msn limit $2 offset $3`,
)
const DELETE_REMOVED = statement(
  'wishlists.delete-removed',
  `delete from wishlist_items where (customer_id, msn) in (
     select customer_id, msn from wishlist_items where removed_at < $1 limit $2)`,
)

// available now, and cheaper than at the last alert, or awaited
const DUE = `from wishlist_items w join customers c on c.id = w.customer_id and c.email is not null and c.email_verified_at is not null
  join products p on p.msn = w.msn and p.active
  join offer_choices oc on oc.msn = w.msn and oc.active and oc.availability = 'stock'
  cross join lateral ${availableOf('oc')} stock
  where w.removed_at is null and (w.price_alert_minor > oc.price_minor or w.stock_alert) and stock.available > 0`
const LIST_ALERTED = statement(
  'wishlists.list-alerted',
  `select distinct w.customer_id as "customerId" ${DUE} and c.market = any($1) limit $2`,
)
const CLAIM_ALERTS = statement(
  'wishlists.claim-alerts',
  `with due as (
     select w.msn, p.slug, p.name_en, p.name_hi, oc.currency, oc.price_minor, w.price_alert_minor, w.stock_alert,
       c.id, c.market, c.preferred_language, c.first_name, c.email
     ${DUE} and w.customer_id = $1 order by w.msn for update of w
   )
   update wishlist_items w set stock_alert = false,
     price_alert_minor = case when w.price_alert_minor is not null then least(w.price_alert_minor, d.price_minor) end
   from due d where w.customer_id = d.id and w.msn = d.msn
   returning d.msn, d.slug, d.name_en as "nameEn", d.name_hi as "nameHi", d.currency, d.price_minor as "priceMinor",
     case when d.price_alert_minor > d.price_minor then d.price_alert_minor end as "priceBeforeMinor",
     d.stock_alert as "backInStock", d.market, d.preferred_language as language, d.first_name as "firstName", d.email`,
)

export function listWishes(db: Db, customerId: string, limit: number, offset: number): Promise<WishRow[]> {
  return db.rows<WishRow>(LIST, [customerId, limit, offset])
}

export function findSummary(db: Db, customerId: string) {
  return db.one<{ total: number; shareKey: string | null; canAlert: boolean }>(SUMMARY, [customerId])
}

export function listState(db: Db, customerId: string) {
  return db.rows<{ msn: string; stockAlert: boolean }>(STATE, [customerId])
}

/** Adds products of a market; unknown ones, and those beyond `most`, are left out. Returns how many are in it. */
export function addWishes(
  db: Db,
  customerId: string,
  market: Market,
  msns: readonly string[],
  most: number,
): Promise<number> {
  return db.run(ADD, [customerId, [...new Set(msns)], market, most])
}

export async function removeWishes(db: Db, customerId: string, msns: readonly string[]): Promise<void> {
  await db.run(REMOVE, [customerId, msns])
}

export async function isSold(db: Db, market: Market, msn: string): Promise<boolean> {
  return (await db.one<{ sold: boolean }>(IS_SOLD, [msn, market])).sold
}

export type Alerts = Pick<WishRow, 'priceAlert' | 'stockAlert'>

/** Null when the product is not in the wishlist. */
export function setAlert(
  tx: Tx,
  customerId: string,
  msn: string,
  kind: 'price' | 'stock',
  on: boolean,
): Promise<Alerts | null> {
  return tx.oneOrNull<Alerts>(kind === 'price' ? SET_PRICE_ALERT : SET_STOCK_ALERT, [customerId, msn, on])
}

export async function endAlerts(db: Db, customerId: string): Promise<void> {
  await db.run(END_ALERTS, [customerId])
}

/** The key of the link, which is `shareKey` unless one exists. */
export async function insertShare(db: Db, customerId: string, shareKey: string): Promise<string> {
  return (await db.one<{ shareKey: string }>(SHARE, [customerId, shareKey])).shareKey
}

export async function deleteShare(db: Db, customerId: string): Promise<void> {
  await db.run(UNSHARE, [customerId])
}

export function findShared(db: Db, shareKey: string, market: Market) {
  return db.oneOrNull<{ customerId: string; total: number }>(SHARED, [shareKey, market])
}

export async function listSharedMsns(db: Db, customerId: string, limit: number, offset: number): Promise<string[]> {
  const rows = await db.rows<{ msn: string }>(SHARED_PRODUCTS, [customerId, limit, offset])
  return rows.map(({ msn }) => msn)
}

export function deleteRemovedWishes(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_REMOVED, [before, limit])
}

/** Customers of markets who wait for something that has happened. */
export async function listAlerted(db: Db, markets: readonly Market[], limit: number): Promise<string[]> {
  const rows = await db.rows<{ customerId: string }>(LIST_ALERTED, [markets, limit])
  return rows.map(({ customerId }) => customerId)
}

/** A product that a customer waited for, with where to tell so. */
export interface AlertRow {
  msn: string
  slug: string
  nameEn: string
  nameHi: string
  currency: Currency
  priceMinor: number
  /** Null when it is not cheaper, or that was not asked. */
  priceBeforeMinor: number | null
  backInStock: boolean
  market: Market
  language: Language
  firstName: string
  email: string
}

/** Alerts due for a customer; marks them as sent. */
export function claimAlerts(tx: Tx, customerId: string): Promise<AlertRow[]> {
  return tx.rows<AlertRow>(CLAIM_ALERTS, [customerId])
}
