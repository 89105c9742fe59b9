// SQL of the credentials of customers, and of attempts to log in.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

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
  /** Whether staff have blocked the account. */
  blocked: boolean
}

const CREDENTIALS = `select c.id, c.market, c.email, c.phone, c.first_name as "firstName", c.user_type as "userType",
    c.customer_category as "customerCategory", c.preferred_language as "preferredLanguage",
    c.password_hash as "passwordHash", coalesce(b.gstin is not null, false) as "taxRegistered",
    c.blocked_at is not null as blocked
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

/** The customer who has verified an email (kind 1) or phone (kind 2); unverified ones identify nobody. */
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

const ADD_ATTEMPT = statement(
  'auth.add-login-attempt',
  `insert into login_attempts as a (key, attempts, blocked_until, last_at)
   select key, 1, 'epoch', $1 from unnest($2::text[]) as wanted (key) order by key
   on conflict (key) do update set
     attempts = case when a.last_at < $1 - interval '1 day' then 1 else a.attempts + 1 end,
     last_at = $1,
     blocked_until = case
       when a.last_at < $1 - interval '1 day' then 'epoch'
       else (select case when a.attempts < free then 'epoch'
           else $1 + make_interval(secs => least(max_pause, pause * power(2, least(a.attempts - free, 20)))) end
         from unnest($2::text[], $3::int[], $4::int[], $5::int[]) as rule (key, free, pause, max_pause)
         where rule.key = a.key)
     end
   where a.blocked_until <= $1
   returning key`,
)
const BLOCKED_SECONDS = statement(
  'auth.blocked-seconds',
  `select coalesce(greatest(1, ceil(extract(epoch from max(blocked_until) - $1))), 1)::int as seconds from login_attempts
   where key = any($2)`,
)
// both keys are locked in the order in which attempts are added, so that an attempt and a success do not deadlock
const FORGIVE_ATTEMPTS = statement(
  'auth.forgive-login-attempts',
  `with locked as materialized (select key from login_attempts where key in ($1, $2) order by key for update),
     account as (delete from login_attempts where key = $1)
   update login_attempts set attempts = greatest(0, attempts - 1), blocked_until = 'epoch'
   where key = $2 and (select count(*) from locked) > 0`,
)
const DELETE_OLD_ATTEMPTS = statement(
  'auth.delete-old-login-attempts',
  `delete from login_attempts where key in (
     select key from login_attempts where last_at < $1 order by key limit $2 for update skip locked)`,
)

export interface AttemptLimit {
  key: string
  free: number
  pauseSeconds: number
  maxPauseSeconds: number
}

/**
 * Counts an attempt under each key, also for concurrent calls, whose times may be out of order: an attempt that
 * starts no pause blocks until the epoch, not until its own time. Returns 0 if the attempt is allowed, otherwise the
 * seconds until the next one.
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
  return seconds
}

/**
 * Resets the count of an account after a correct password, and does not count the attempt for the IP address, which
 * many people may share. Wrong ones from there still count.
 */
export async function forgiveLoginAttempts(db: Db, keys: { account: string; address: string }): Promise<void> {
  await db.run(FORGIVE_ATTEMPTS, [keys.account, keys.address])
}

export function deleteOldLoginAttempts(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD_ATTEMPTS, [before, most])
}
