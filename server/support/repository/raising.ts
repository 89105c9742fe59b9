// SQL that raises support tickets, adds messages to them, and empties old ones.

import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { TicketRow } from './tickets.ts'

// tickets of one person are serialized, so that the limit holds
const HOLD = statement('support.hold', 'select pg_advisory_xact_lock(hashtextextended($1, 44))')
const COUNT_RECENT = statement(
  'support.count-recent',
  `select greatest(
     (select count(*) from support_tickets where customer_id = $2 and raised_at > $4::timestamptz - interval '1 day'),
     (select count(*) from support_tickets where market = $1 and email = $3 and $3 <> '' and raised_at > $4::timestamptz - interval '1 day'))::int as count`,
)

export interface Person {
  market: Market
  customerId: string | null
  email: string
}

/** Tickets of a customer or an email address in the last day; locks both until the transaction ends. */
export async function countRecent(tx: Tx, { market, customerId, email }: Person, now: Date): Promise<number> {
  for (const key of [customerId, email && `${market} ${email}`].filter(Boolean)) await tx.run(HOLD, [key])
  return (await tx.one<{ count: number }>(COUNT_RECENT, [market, customerId, email, now])).count
}

export interface RaisedRow {
  id: string
  number: number
  contentsHash: string
  dueAt: Date
}

const RAISED = 'id, number, contents_hash as "contentsHash", due_at as "dueAt"'
const FIND_RAISED = statement(
  'support.find-raised',
  `select ${RAISED} from support_tickets where session_id = $1 and idempotency_key = $2`,
)
const INSERT = statement(
  'support.insert',
  `with raised as (
     insert into support_tickets (market, language, customer_id, session_id, idempotency_key, contents_hash, topic, order_id,
       rfq_id, full_name, email, mobile, due_at, raised_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
     on conflict (session_id, idempotency_key) do nothing returning ${RAISED}
   ), written as (
     insert into support_messages (ticket_id, author, idempotency_key, text, pictures, at)
     select id, 'customer', $5, $15, $16, $14 from raised
   ), logged as (
     insert into support_events (ticket_id, to_state, who, at) select id, 'open', $17, $14 from raised
   )
   select * from raised`,
)

export interface NewTicket extends Person {
  language: string
  sessionId: string
  idempotencyKey: string
  contentsHash: string
  topic: string
  orderId: string | null
  rfqId: string | null
  fullName: string
  /** E.164 without the plus sign; empty for none. */
  mobile: string
  text: string
  pictures: string[]
  dueAt: Date
  at: Date
}

export function findRaised(db: Db, sessionId: string, key: string): Promise<RaisedRow | null> {
  return db.oneOrNull<RaisedRow>(FIND_RAISED, [sessionId, key])
}

/** Inserts a ticket with its first message; null when its key was used at the same time. */
export function insertTicket(tx: Tx, one: NewTicket, who: string): Promise<RaisedRow | null> {
  return tx.oneOrNull<RaisedRow>(INSERT, [
    ...[one.market, one.language, one.customerId, one.sessionId, one.idempotencyKey, one.contentsHash, one.topic],
    ...[one.orderId, one.rfqId, one.fullName, one.email, one.mobile, one.dueAt, one.at, one.text, one.pictures, who],
  ])
}

const FIND_MESSAGE = statement(
  'support.find-message',
  'select text, pictures from support_messages where ticket_id = $1 and author = $2 and idempotency_key = $3',
)
const COUNT_MESSAGES = statement(
  'support.count-messages',
  `select count(*)::int as count from support_messages
   where ticket_id = $1 and author = 'customer' and at > $2::timestamptz - interval '1 day'`,
)
const INSERT_MESSAGE = statement(
  'support.insert-message',
  `insert into support_messages (ticket_id, author, staff_id, idempotency_key, text, pictures, at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
)

export interface NewMessage {
  author: 'customer' | 'staff'
  staffId: string
  idempotencyKey: string
  text: string
  pictures: string[]
  at: Date
}

/** The message added with a key; null for none. */
export function findMessage(
  tx: Tx,
  ticketId: string,
  { author, idempotencyKey }: NewMessage,
): Promise<{ text: string; pictures: string[] } | null> {
  return tx.oneOrNull(FIND_MESSAGE, [ticketId, author, idempotencyKey])
}

/** Messages of the customer in a ticket within a day. */
export async function countMessages(tx: Tx, ticketId: string, now: Date): Promise<number> {
  return (await tx.one<{ count: number }>(COUNT_MESSAGES, [ticketId, now])).count
}

/** Returns the id of the message. */
export async function insertMessage(tx: Tx, { id }: Owned<TicketRow>, message: NewMessage): Promise<number> {
  const { author, staffId, idempotencyKey, text, pictures, at } = message
  return (await tx.one<{ id: number }>(INSERT_MESSAGE, [id, author, staffId, idempotencyKey, text, pictures, at])).id
}

const EMPTY_TICKETS = statement(
  'support.empty-tickets',
  `update support_tickets set full_name = '', email = '', mobile = ''
   where id in (select id from support_tickets where updated_at < $1 and (full_name, email, mobile) <> ('', '', '') limit $2)`,
)
const EMPTY_MESSAGES = statement(
  'support.empty-messages',
  `update support_messages set text = '', pictures = '{}'
   where id in (select id from support_messages where at < $1 and (text <> '' or pictures <> '{}') limit $2)`,
)

/** Clears the personal data of old tickets; returns how many. */
export function emptyOldTickets(db: Db, before: Date, most: number): Promise<number> {
  return db.run(EMPTY_TICKETS, [before, most])
}

/** Empties old messages; returns how many. */
export function emptyOldMessages(db: Db, before: Date, most: number): Promise<number> {
  return db.run(EMPTY_MESSAGES, [before, most])
}
