// SQL of orders looked up without logging in.

import type { Language, Market } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

// look-ups of one number are serialized, so that the limit holds
const HOLD = statement('guest-orders.hold', 'select pg_advisory_xact_lock(hashtextextended($1, 45))')
const COUNT = statement(
  'guest-orders.count',
  `select (select count(*) from order_lookups where market = $1 and order_number = $2 and asked_at > $4::timestamptz - interval '1 day')::int
     as "ofNumber",
   (select count(*) from order_lookups where ip = $3::inet and asked_at > $4::timestamptz - interval '1 day')::int as "ofAddress"`,
)
const INSERT = statement(
  'guest-orders.insert',
  `insert into order_lookups (session_id, market, language, order_number, contact, ip, asked_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
)

export interface NewLookup {
  sessionId: string
  market: Market
  language: Language
  orderNumber: number
  contact: string
  ip: string | null
  at: Date
}

/** Lookups of a number and from a network within a day; locks the number until the transaction ends. */
export async function countLookups(
  tx: Tx,
  { market, orderNumber, ip, at }: NewLookup,
): Promise<{ ofNumber: number; ofAddress: number }> {
  await tx.run(HOLD, [`${market} ${orderNumber}`])
  return tx.one(COUNT, [market, orderNumber, ip, at])
}

/** Returns the id of the look-up. */
export async function insertLookup(tx: Tx, one: NewLookup): Promise<string> {
  const { sessionId, market, language, orderNumber, contact, ip, at } = one
  return (await tx.one<{ id: string }>(INSERT, [sessionId, market, language, orderNumber, contact, ip, at])).id
}

const FIND = statement(
  'guest-orders.find',
  `select market, language, order_number as "orderNumber", contact, host(ip) as ip from order_lookups where id = $1`,
)

export type LookupRow = Pick<NewLookup, 'market' | 'language' | 'orderNumber' | 'contact' | 'ip'>

/** A lookup; null if its session has ended. */
export function findLookup(db: Db, id: string): Promise<LookupRow | null> {
  return db.oneOrNull<LookupRow>(FIND, [id])
}

/** The contacts of an order: its delivery phone, and the verified ones of its customer. */
const MATCH = statement(
  'guest-orders.match',
  `select o.id, o.customer_id as "customerId" from orders o join customers c on c.id = o.customer_id
   where o.market = $1 and o.number = $2 and $3 in (
     ltrim(o.shipping_address ->> 'phone', '+'),
     case when c.phone_verified_at is not null then c.phone end,
     case when c.email_verified_at is not null then lower(c.email) end)`,
)

export interface MatchedOrder {
  id: string
  customerId: string
}

/** The order with a number and a contact; null if there is none. */
export function matchOrder(
  db: Db,
  { market, orderNumber, contact }: Pick<LookupRow, 'market' | 'orderNumber' | 'contact'>,
): Promise<MatchedOrder | null> {
  return db.oneOrNull<MatchedOrder>(MATCH, [market, orderNumber, contact])
}

const OPEN = statement(
  'guest-orders.open',
  `insert into order_lookups (session_id, market, language, order_number, contact, ip, asked_at, order_id, readable_until)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
const FIND_OPEN = statement(
  'guest-orders.find-open',
  `select o.id, o.customer_id as "customerId" from order_lookups l join orders o on o.id = l.order_id
   where l.session_id = $1 and l.order_number = $2 and l.readable_until > $3 limit 1`,
)

/** Opens an order for a session until a time. */
export async function insertOpened(db: Db, one: NewLookup, orderId: string, until: Date): Promise<void> {
  const { sessionId, market, language, orderNumber, contact, ip, at } = one
  await db.run(OPEN, [sessionId, market, language, orderNumber, contact, ip, at, orderId, until])
}

/** The order opened by a session; null for any other. */
export function findOpened(db: Db, sessionId: string, orderNumber: number, now: Date): Promise<MatchedOrder | null> {
  return db.oneOrNull<MatchedOrder>(FIND_OPEN, [sessionId, orderNumber, now])
}

const CLOSE = statement(
  'guest-orders.close',
  'update order_lookups set readable_until = least(readable_until, $2) where order_id = $1',
)

/** Ends the open lookups of an order; it can be looked up again by its current contacts. */
export async function closeLookups(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.run(CLOSE, [orderId, now])
}

const DELETE_OLD = statement(
  'guest-orders.delete-old',
  'delete from order_lookups where id in (select id from order_lookups where asked_at < $1 limit $2)',
)

export function deleteOldLookups(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD, [before, most])
}
