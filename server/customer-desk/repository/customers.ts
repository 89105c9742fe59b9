// SQL that reads customers for staff: a list, a search, one in full, and the orders of one.

import type { CustomerOrder } from '../../../contract/customer-desk/api.ts'
import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { CustomerSearch } from '../rules.ts'

export interface ListedRow {
  customerId: string
  number: number
  market: Market
  name: string
  company: string
  taxNumber: string
  userType: 'business' | 'online'
  gold: boolean
  blockedAt: Date | null
  email: string | null
  phone: string | null
  createdAt: Date
  lastOrderAt: Date | null
}

export const LISTED = `c.id as "customerId", c.number, c.market, trim(c.first_name || ' ' || c.last_name) as name,
  coalesce(b.company_name, '') as company, coalesce(b.gstin, '') as "taxNumber", c.user_type as "userType",
  c.customer_category = 'gold' as gold, c.blocked_at as "blockedAt", c.email, c.phone, c.created_at as "createdAt",
  (select max(o.placed_at) from orders o where o.customer_id = c.id) as "lastOrderAt"`

/** Every filter is a condition of `customers_desk`: a page reads at most its rows once for each combination of them. */
const LIST = statement(
  'customer-desk.list',
  `select ${LISTED} from (
     select found.* from unnest($2::text[]) kind (user_type) cross join unnest($3::text[]) rank (category)
     cross join unnest($4::boolean[]) door (blocked) cross join lateral (
       select k.* from customers k
       where k.market = $1 and k.user_type = kind.user_type and k.customer_category = rank.category
         and (k.blocked_at is not null) = door.blocked and k.deleted_at is null and k.number < $5
       order by k.number desc limit $6) found
     order by found.number desc limit $6) c
   left join business_details b on b.customer_id = c.id
   order by c.number desc`,
)
/** Matches of a text, each by its own index; at most 1,000 names that contain a part are checked. */
const SEARCH = statement(
  'customer-desk.search',
  `with named as (
     select id from customers where number = $7
     union select merged_into from customers where number = $7 and merged_into is not null
     union select id from customers where market = $1 and phone = any($8) and phone_verified_at is not null
     union select id from customers where market = $1 and phone = any($8) and phone_verified_at is null
     union select id from customers where market = $1 and lower(email) = $9 and email_verified_at is not null
     union select id from customers where market = $1 and lower(email) = $9 and email_verified_at is null
     union select customer_id from business_details where gstin = $10 and gstin is not null
     union (select id from customers where $11::text is not null and deleted_at is null
       and lower(first_name || ' ' || last_name) like $11 limit 1000)
     union (select customer_id from business_details where $11::text is not null and lower(company_name) like $11 limit 1000))
   select ${LISTED} from named cross join lateral (
     select k.* from customers k where k.id = named.id and k.market = $1 and k.user_type = any($2)
       and k.customer_category = any($3) and (k.blocked_at is not null) = any($4) and k.deleted_at is null
       and k.number < $5 offset 0) c
   left join business_details b on b.customer_id = c.id
   order by c.number desc limit $6`,
)

/** The matching customers among these numbers; `$12` says whether there is a search text. */
const LIST_MARKED = statement(
  'customer-desk.list-marked',
  `select ${LISTED} from (
     select k.* from customers k left join business_details d on d.customer_id = k.id
     where k.number = any($13) and k.market = $1 and k.user_type = any($2) and k.customer_category = any($3)
       and (k.blocked_at is not null) = any($4) and k.deleted_at is null and k.number < $5
       and (not $12::boolean or k.number = $7 or k.phone = any($8) or lower(k.email) = $9 or d.gstin = $10
         or lower(k.first_name || ' ' || k.last_name) like $11 or lower(d.company_name) like $11)
     order by k.number desc limit $6) c
   left join business_details b on b.customer_id = c.id
   order by c.number desc`,
)

export interface CustomerFilter {
  market: Market
  userTypes: readonly string[]
  categories: readonly string[]
  blocked: readonly boolean[]
  before: number | null
  limit: number
}

const valuesOf = ({ market, userTypes, categories, blocked, before, limit }: CustomerFilter) => [
  ...[market, userTypes, categories, blocked, before ?? Number.MAX_SAFE_INTEGER, limit],
]

/** Customers, newest first. */
export function listForStaff(db: Db, filter: CustomerFilter): Promise<ListedRow[]> {
  return db.rows<ListedRow>(LIST, valuesOf(filter))
}

/** Customers that a text names, newest first. */
export function searchForStaff(db: Db, filter: CustomerFilter, search: CustomerSearch): Promise<ListedRow[]> {
  const { number, phones, email, taxNumber, name } = search
  return db.rows<ListedRow>(SEARCH, [...valuesOf(filter), number, phones, email, taxNumber, name])
}

/** The matching customers among these numbers, highest number first. */
export function listMarkedForStaff(
  db: Db,
  filter: CustomerFilter,
  search: CustomerSearch | null,
  numbers: readonly number[],
): Promise<ListedRow[]> {
  const { number = null, phones = [], email = null, taxNumber = null, name = null } = search ?? {}
  const text = [number, phones, email, taxNumber, name, search !== null]
  return db.rows<ListedRow>(LIST_MARKED, [...valuesOf(filter), ...text, numbers])
}

/** Times as JSON has them, with their offset. */
export interface DetailRow extends ListedRow {
  language: 'en' | 'hi'
  emailVerified: boolean
  phoneVerified: boolean
  hasPassword: boolean
  deletedAt: Date | null
  mergedInto: CustomerDetail['mergedInto']
  mergedFrom: CustomerDetail['mergedFrom']
  wantsTaxInvoice: boolean
  tradeLicence: string
  licenceAuthority: string
  points: number
  goldUntil: Date | null
  addresses: CustomerDetail['addresses']
  carts: CustomerDetail['carts']
  returns: CustomerDetail['returns']
  tickets: CustomerDetail['tickets']
  quotes: CustomerDetail['quotes']
  reviews: CustomerDetail['reviews']
}

/** Rows of a customer as a list of objects. */
const rows = (name: string, fields: string, from: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object(${fields})) from (${from} limit 10) x), '[]') as ${name}`

const RECORD = `'number', x.number, 'state', x.state, 'at', x.at`

const FIND = statement(
  'customer-desk.find',
  `select ${LISTED}, c.preferred_language as language, c.email_verified_at is not null as "emailVerified",
     c.phone_verified_at is not null as "phoneVerified", c.password_hash is not null as "hasPassword",
     c.deleted_at as "deletedAt",
     (select jsonb_build_object('customerId', k.id, 'number', k.number) from customers k where k.id = c.merged_into) as "mergedInto",
     coalesce((select jsonb_agg(jsonb_build_object('customerId', k.id, 'number', k.number) order by k.number)
       from customers k where k.merged_into = c.id), '[]') as "mergedFrom", coalesce(b.is_gst_invoice, false) as "wantsTaxInvoice",
     coalesce(b.trade_licence, '') as "tradeLicence", coalesce(b.licence_authority, '') as "licenceAuthority",
     coalesce((select a.balance_points from reward_accounts a where a.customer_id = c.id), 0) as points,
     (select g.until_at from gold_memberships g where g.customer_id = c.id) as "goldUntil",
     coalesce((select jsonb_agg(jsonb_build_object('addressId', x.id, 'kind', x.kind, 'city', x.city, 'place', x.place,
         'isDefault', x.is_default)) from (select * from addresses a where a.customer_id = c.id and a.deleted_at is null
         order by a.is_default desc, a.updated_at desc limit 50) x), '[]') as addresses,
     coalesce((select jsonb_agg(jsonb_build_object('kind', k.kind, 'changedAt', k.updated_at, 'lines',
         (select count(*) from cart_items i where i.cart_id = k.id)) order by k.kind)
       from carts k where k.customer_id = c.id), '[]') as carts,
     ${rows('returns', RECORD, 'select number, state, requested_at as at from returns where customer_id = c.id order by number desc')},
     ${rows('tickets', RECORD, 'select number, state, raised_at as at from support_tickets where customer_id = c.id order by number desc')},
     ${rows('quotes', RECORD, 'select number, state, raised_at as at from rfq_requests where customer_id = c.id order by raised_at desc')},
     ${rows(
       'reviews',
       `'msn', x.msn, 'rating', x.rating, 'state', x.state, 'at', x.written_at`,
       'select msn, rating, state, written_at from reviews where customer_id = c.id order by written_at desc',
     )}
   from customers c left join business_details b on b.customer_id = c.id where c.id = $1`,
)

export function findForStaff(db: Db, customerId: string): Promise<DetailRow | null> {
  return db.oneOrNull<DetailRow>(FIND, [customerId])
}

export interface PersonalRow {
  email: string | null
  phone: string | null
  addresses: { addressId: string; name: string; phone: string; lines: string[] }[]
}

const PERSONAL = statement(
  'customer-desk.personal',
  `select c.email, c.phone, coalesce((select jsonb_agg(jsonb_build_object('addressId', x.id, 'name', x.name,
       'phone', x.phone, 'lines', jsonb_build_array(x.line1, x.line2, x.landmark)))
     from (select * from addresses a where a.customer_id = c.id and a.deleted_at is null
       order by a.is_default desc, a.updated_at desc limit 50) x), '[]') as addresses
   from customers c where c.id = $1`,
)

export function findPersonal(db: Db, customerId: string): Promise<PersonalRow | null> {
  return db.oneOrNull<PersonalRow>(PERSONAL, [customerId])
}

export interface OrderRow extends Omit<CustomerOrder, 'placedAt'> {
  placedAt: Date
}

const EXISTS = statement('customer-desk.exists', 'select exists (select from customers where id = $1) as found')
const ORDERS = statement(
  'customer-desk.orders',
  `select o.number as "orderNumber", o.state, o.placed_at as "placedAt", o.currency, o.payable_minor as payable,
     (select count(*)::int from order_lines l where l.order_id = o.id) as "itemCount"
   from (select * from orders where customer_id = $1
     and (placed_at, number) < (coalesce((select placed_at from orders where number = $2 and customer_id = $1), 'infinity'),
       coalesce($2::bigint, 9223372036854775807))
     order by placed_at desc, number desc limit $3) o
   order by o.placed_at desc, o.number desc`,
)

export async function isCustomer(db: Db, customerId: string): Promise<boolean> {
  return (await db.one<{ found: boolean }>(EXISTS, [customerId])).found
}

/** Orders of a customer, latest first; `before` is the last order of the previous page. */
export function listOrders(db: Db, customerId: string, before: number | null, limit: number): Promise<OrderRow[]> {
  return db.rows<OrderRow>(ORDERS, [customerId, before, limit])
}
