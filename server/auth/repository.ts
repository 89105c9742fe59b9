// SQL of sessions, one-time codes and the credentials of customers.

import type { Market } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

export interface SessionRow {
  id: string
  market: Market
  customerId: string | null
  expiresAt: Date
}

const SESSION_COLUMNS = 'id, market, customer_id as "customerId", expires_at as "expiresAt"'
const FIND_SESSION = statement(
  'auth.find-session',
  `select ${SESSION_COLUMNS} from sessions where token_hash = $1 and expires_at > now()`,
)
const FIND_SESSION_BY_ID = statement(
  'auth.find-session-by-id',
  `select ${SESSION_COLUMNS} from sessions where id = $1 and expires_at > now()`,
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
const DELETE_EXPIRED = statement('auth.delete-expired', 'delete from sessions where expires_at < now()')

export function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | null> {
  return db.oneOrNull<SessionRow>(FIND_SESSION, [tokenHash])
}

export function findSessionById(db: Db, id: string): Promise<SessionRow | null> {
  return db.oneOrNull<SessionRow>(FIND_SESSION_BY_ID, [id])
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

export function deleteExpiredSessions(db: Db): Promise<number> {
  return db.run(DELETE_EXPIRED)
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
  `${CREDENTIALS} where c.market = $1 and lower(c.email) = lower($2)`,
)
const FIND_BY_PHONE = statement('auth.customer-by-phone', `${CREDENTIALS} where c.market = $1 and c.phone = $2`)
const FIND_BY_ID = statement('auth.customer-by-id', `${CREDENTIALS} where c.id = $1`)

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
