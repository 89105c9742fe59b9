// SQL of sessions, one-time codes and the credentials of customers.

import type { Market } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

export interface SessionRow {
  id: string
  market: Market
  customerId: string | null
  expiresAt: Date
  lastSeenAt: Date
}

const SESSION_COLUMNS = `id, market, customer_id as "customerId", expires_at as "expiresAt",
  last_seen_at as "lastSeenAt"`
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
  `insert into sessions (token_hash, market, customer_id, device_id, user_agent, expires_at)
   values ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) returning ${SESSION_COLUMNS}`,
)
const ROTATE = statement(
  'auth.turn-over-session',
  `with gone as (delete from sessions where id = $7 returning id),
     told as (select pg_notify('sessions', id::text) from gone)
   insert into sessions (token_hash, market, customer_id, device_id, user_agent, expires_at)
   select $1, $2, $3, $4, $5, now() + make_interval(days => $6) from (select count(*) from told) once
   returning ${SESSION_COLUMNS}`,
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

/** The sessions of a customer, the last used first; 100 at most. */
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
}

export function insertSession(db: Db, session: NewSession): Promise<SessionRow> {
  const { tokenHash, market, customerId, deviceId, userAgent, days } = session
  return db.one<SessionRow>(INSERT_SESSION, [tokenHash, market, customerId, deviceId, userAgent, days])
}

/** Opens a session that replaces another one, which every process is notified to remove from its cache. */
export function rotateSession(db: Db, endedId: string, session: NewSession): Promise<SessionRow> {
  const { tokenHash, market, customerId, deviceId, userAgent, days } = session
  return db.one<SessionRow>(ROTATE, [tokenHash, market, customerId, deviceId, userAgent, days, endedId])
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

export function deleteExpiredSessions(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_EXPIRED, [before, most])
}

export interface CredentialRow {
  id: string
  market: Market
  email: string | null
  phone: string | null
  firstName: string
  userType: 'business' | 'online'
  customerCategory: string
  preferredLanguage: 'en' | 'hi'
  passwordHash: string | null
  taxRegistered: boolean
}

const CREDENTIALS = `select c.id, c.market, c.email, c.phone, c.first_name as "firstName", c.user_type as "userType",
    c.customer_category as "customerCategory", c.preferred_language as "preferredLanguage",
    c.password_hash as "passwordHash", coalesce(b.gstin is not null, false) as "taxRegistered"
  from customers c left join business_details b on b.customer_id = c.id`
const FIND_BY_EMAIL = statement(
  'auth.customer-by-email',
  `${CREDENTIALS} where c.market = $1 and lower(c.email) = lower($2) and c.email_verified_at is not null`,
)
const FIND_BY_PHONE = statement(
  'auth.customer-by-phone',
  `${CREDENTIALS} where c.market = $1 and c.phone = $2 and c.phone_verified_at is not null`,
)
const FIND_BY_ID = statement('auth.customer-by-id', `${CREDENTIALS} where c.id = $1`)

/** The customer who has proved an email (kind 1) or phone (kind 2); one that was only given identifies nobody. */
export function findCredentials(
  db: Db,
  market: Market,
  kind: 1 | 2,
  identifier: string,
): Promise<CredentialRow | null> {
  return db.oneOrNull<CredentialRow>(kind === 1 ? FIND_BY_EMAIL : FIND_BY_PHONE, [market, identifier])
}

export function findCredentialsById(db: Db, customerId: string): Promise<CredentialRow | null> {
  return db.oneOrNull<CredentialRow>(FIND_BY_ID, [customerId])
}

const SAVE_SUBSCRIPTION = statement(
  'auth.save-subscription',
  `insert into subscriptions (email, market, active) values ($1, $2, $3)
   on conflict (market, email) do update set active = excluded.active, updated_at = now()`,
)

export async function saveSubscription(db: Db, market: Market, email: string, active: boolean): Promise<void> {
  await db.run(SAVE_SUBSCRIPTION, [email, market, active])
}

const ADD_ATTEMPT = statement(
  'auth.add-login-attempt',
  `insert into login_attempts as a (key, attempts, blocked_until, last_at)
   select key, 1, $1, $1 from unnest($2::text[]) as wanted (key) order by key
   on conflict (key) do update set
     attempts = case when a.last_at < $1 - interval '1 day' then 1 else a.attempts + 1 end,
     last_at = $1,
     blocked_until = case
       when a.last_at < $1 - interval '1 day' then $1
       else (select $1 + make_interval(secs => case when a.attempts < free then 0
           else least(max_pause, pause * power(2, least(a.attempts - free, 20))) end)
         from unnest($2::text[], $3::int[], $4::int[], $5::int[]) as rule (key, free, pause, max_pause)
         where rule.key = a.key)
     end
   where a.blocked_until <= $1
   returning key`,
)
const BLOCKED_SECONDS = statement(
  'auth.blocked-seconds',
  `select coalesce(ceil(extract(epoch from max(blocked_until) - $1)), 1)::int as seconds from login_attempts
   where key = any($2)`,
)
const FORGIVE_ATTEMPTS = statement(
  'auth.forgive-login-attempts',
  `with account as (delete from login_attempts where key = $2)
   update login_attempts set attempts = greatest(0, attempts - 1), blocked_until = least(blocked_until, $1) where key = $3`,
)
const DELETE_OLD_ATTEMPTS = statement(
  'auth.delete-old-login-attempts',
  'delete from login_attempts where key in (select key from login_attempts where last_at < $1 limit $2)',
)

export interface AttemptLimit {
  key: string
  free: number
  pauseSeconds: number
  maxPauseSeconds: number
}

/**
 * Counts an attempt under each key, also for concurrent calls. Returns 0 when it may be made, else the seconds until the
 * next one may.
 */
export async function insertLoginAttempt(db: Db, now: Date, limits: readonly AttemptLimit[]): Promise<number> {
  const keys = limits.map(({ key }) => key)
  const counted = await db.rows(ADD_ATTEMPT, [
    now,
    keys,
    limits.map(({ free }) => free),
    limits.map(({ pauseSeconds }) => pauseSeconds),
    limits.map(({ maxPauseSeconds }) => maxPauseSeconds),
  ])
  if (counted.length === keys.length) return 0
  const { seconds } = await db.one<{ seconds: number }>(BLOCKED_SECONDS, [now, keys])
  return Math.max(1, seconds)
}

/**
 * After a right password the count of the account starts again, and the attempt does not count for the address: many
 * people share one. Wrong ones from there still count.
 */
export async function forgiveLoginAttempts(
  db: Db,
  now: Date,
  keys: { account: string; address: string },
): Promise<void> {
  await db.run(FORGIVE_ATTEMPTS, [now, keys.account, keys.address])
}

export function deleteOldLoginAttempts(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD_ATTEMPTS, [before, most])
}
