// SQL of sessions.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { LoginOrigin } from './logins.ts'

export interface SessionRow {
  id: string
  market: Market
  customerId: string | null
  expiresAt: Date
  lastSeenAt: Date
  /** The partner whose link opened it. */
  partnerId: string | null
  /** Until when a verified code lifts the limits of such a session. */
  confirmedUntil: Date | null
}

const SESSION_COLUMNS = `id, market, customer_id as "customerId", expires_at as "expiresAt",
  last_seen_at as "lastSeenAt", partner_id as "partnerId", confirmed_until as "confirmedUntil"`
const FIND_SESSION = statement(
  'auth.find-session',
  `select ${SESSION_COLUMNS} from sessions where token_hash = $1 and expires_at > now()`,
)
const FIND_SESSION_BY_ID = statement(
  'auth.find-session-by-id',
  `select ${SESSION_COLUMNS} from sessions where id = $1 and expires_at > now()`,
)
const LIST_SESSIONS = statement(
  'auth.list-sessions',
  `select id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
   from sessions where customer_id = $1 and expires_at > now() order by last_seen_at desc, created_at desc limit 100`,
)
const INSERT_SESSION = statement(
  'auth.insert-session',
  `insert into sessions (token_hash, market, customer_id, device_id, user_agent, expires_at, partner_id)
   values ($1, $2, $3, $4, $5, now() + make_interval(days => $6), $7) returning ${SESSION_COLUMNS}`,
)
/**
 * Opens the session of a customer, ends the previous one and records the login: one statement, because every login
 * waits for it.
 */
const OPEN_OF_CUSTOMER = statement(
  'auth.open-session-of-customer',
  `with gone as (delete from sessions where id = $8::uuid returning id),
     told as (select pg_notify('sessions', id::text) from gone),
     earlier as (
       select count(*) > 0 as has_logins, coalesce(bool_or(device_key = $10), false) as has_device from logins
       where customer_id = $3 and succeeded
     ), login as (
       insert into logins (customer_id, way, succeeded, device_key, browser, device, network, at)
       values ($3, $9, true, $10, $11, $12, $13, $14) returning id
     )
   insert into sessions (token_hash, market, customer_id, device_id, user_agent, expires_at, partner_id)
   select $1, $2, $3, $4, $5, now() + make_interval(days => $6), $7::uuid from (select count(*) from told) once
   returning ${SESSION_COLUMNS}, (select id from login) as "loginId",
     (select earlier.has_logins and not earlier.has_device from earlier) as "isNewDevice"`,
)
const END_SESSION = statement(
  'auth.end-session',
  `with gone as (delete from sessions where id = $1 returning id) select pg_notify('sessions', id::text) from gone`,
)
const RENEW = statement(
  'auth.renew-session',
  `update sessions set last_seen_at = now(),
     expires_at = least(now() + make_interval(days => $2), created_at + make_interval(days => $3))
   where id = $1 and expires_at > now() returning ${SESSION_COLUMNS}`,
)
const END_OTHERS = statement(
  'auth.end-other-sessions',
  `with gone as (delete from sessions where customer_id = $1 and id is distinct from $2 returning id)
   select id, pg_notify('sessions', id::text) from gone`,
)
const CONFIRM = statement(
  'auth.confirm-session',
  `with confirmed as (update sessions set confirmed_until = $2 where id = $1 returning id)
   select pg_notify('sessions', id::text) from confirmed`,
)
const END_PARTNER_SESSIONS = statement(
  'auth.end-partner-sessions',
  `with gone as (delete from sessions where partner_id = $1 returning id)
   select id, pg_notify('sessions', id::text) from gone`,
)
const DELETE_EXPIRED = statement(
  'auth.delete-expired',
  'delete from sessions where id in (select id from sessions where expires_at < $1 limit $2)',
)

export function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | null> {
  return db.oneOrNull<SessionRow>(FIND_SESSION, [tokenHash])
}

export function findSessionById(db: Db, id: string): Promise<SessionRow | null> {
  return db.oneOrNull<SessionRow>(FIND_SESSION_BY_ID, [id])
}

export interface ListedSession {
  id: string
  userAgent: string
  createdAt: Date
  lastSeenAt: Date
}

/** The sessions of a customer, last used first; 100 at most. */
export function listSessions(db: Db, customerId: string): Promise<ListedSession[]> {
  return db.rows<ListedSession>(LIST_SESSIONS, [customerId])
}

export interface NewSession {
  tokenHash: Buffer
  market: Market
  customerId: string | null
  deviceId: string
  userAgent: string
  days: number
  partnerId: string | null
}

const valuesOf = ({ tokenHash, market, customerId, deviceId, userAgent, days, partnerId }: NewSession) => [
  ...[tokenHash, market, customerId, deviceId, userAgent, days, partnerId],
]

export function insertSession(db: Db, session: NewSession): Promise<SessionRow> {
  return db.one<SessionRow>(INSERT_SESSION, valuesOf(session))
}

/** A session of a customer with its login; the first login of an account does not count as a new device. */
export interface LoggedInRow extends SessionRow {
  loginId: number
  /** Whether the customer has logged in before, but never from this device. */
  isNewDevice: boolean
}

/** Opens a session of a customer and records the login. The session that it replaces, if any, ends, and every process is notified. */
export function openSessionOfCustomer(
  tx: Tx,
  session: NewSession,
  { way, deviceKey, browser, device, network, at }: LoginOrigin,
  replaced: string | null,
): Promise<LoggedInRow> {
  const login = [way, deviceKey, browser, device, network, at]
  return tx.one<LoggedInRow>(OPEN_OF_CUSTOMER, [...valuesOf(session), replaced, ...login])
}

/** Ends a session and notifies every process to remove it from its cache. */
export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.run(END_SESSION, [id])
}

/** Extends a session that is in use; null when it has ended. */
export function extendSession(
  db: Db,
  id: string,
  { idleDays, maxDays }: { idleDays: number; maxDays: number },
): Promise<SessionRow | null> {
  return db.oneOrNull<SessionRow>(RENEW, [id, idleDays, maxDays])
}

/** Ends the sessions of a customer except one, and notifies every process; returns their ids. */
export async function deleteOtherSessions(tx: Tx, customerId: string, except: string | null): Promise<string[]> {
  return (await tx.rows<{ id: string }>(END_OTHERS, [customerId, except])).map(row => row.id)
}

/** Lifts the limits of a session until a time. */
export async function confirmSessionRow(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.run(CONFIRM, [id, until])
}

/** Ends all sessions opened by a partner's links; returns their ids. */
export async function deletePartnerSessions(tx: Tx, partnerId: string): Promise<string[]> {
  return (await tx.rows<{ id: string }>(END_PARTNER_SESSIONS, [partnerId])).map(row => row.id)
}

export function deleteExpiredSessions(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_EXPIRED, [before, most])
}
