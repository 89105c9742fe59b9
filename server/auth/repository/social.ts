// SQL of linked provider accounts, and of social logins in progress.

import type { SocialProvider } from '../../../contract/auth/social.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface NewAttempt {
  stateHash: Buffer
  sessionId: string
  provider: SocialProvider
  nonce: string
  verifierSealed: Buffer
  expiresAt: Date
}

const INSERT_ATTEMPT = statement(
  'auth.insert-social-attempt',
  `insert into social_attempts (state_hash, session_id, provider, nonce, verifier_sealed, expires_at)
   values ($1, $2, $3, $4, $5, $6)`,
)
const TAKE_ATTEMPT = statement(
  'auth.take-social-attempt',
  `delete from social_attempts where state_hash = $1 and session_id = $2 and provider = $3
   returning nonce, verifier_sealed as "verifierSealed", expires_at as "expiresAt"`,
)
const DELETE_EXPIRED = statement(
  'auth.delete-expired-social-attempts',
  'delete from social_attempts where state_hash in (select state_hash from social_attempts where expires_at < $1 limit $2)',
)

export async function insertSocialAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  const { stateHash, sessionId, provider, nonce, verifierSealed, expiresAt } = attempt
  await db.run(INSERT_ATTEMPT, [stateHash, sessionId, provider, nonce, verifierSealed, expiresAt])
}

/** Consumes a social login in progress in a session. */
export function takeSocialAttempt(
  db: Db,
  stateHash: Buffer,
  sessionId: string,
  provider: SocialProvider,
): Promise<Pick<NewAttempt, 'nonce' | 'verifierSealed' | 'expiresAt'> | null> {
  return db.oneOrNull(TAKE_ATTEMPT, [stateHash, sessionId, provider])
}

export function deleteExpiredSocialAttempts(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_EXPIRED, [before, most])
}

/** Identity of a person at a provider. */
export interface SocialKey {
  market: Market
  provider: SocialProvider
  issuer: string
  subject: string
}

export interface SocialAccountRow {
  id: string
  customerId: string
  provider: SocialProvider
  email: string
  name: string
  createdAt: Date
  lastUsedAt: Date
}

const COLUMNS = `id, customer_id as "customerId", provider, email, name, created_at as "createdAt",
  last_used_at as "lastUsedAt"`
const TOUCH = statement(
  'auth.touch-social-account',
  `update social_accounts set last_used_at = $5 where market = $1 and provider = $2 and issuer = $3 and subject = $4
   returning customer_id as "customerId"`,
)
const INSERT = statement(
  'auth.insert-social-account',
  `insert into social_accounts (market, provider, issuer, subject, customer_id, email, name, created_at, last_used_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
   on conflict (market, provider, issuer, subject) do update set last_used_at = excluded.last_used_at
     where social_accounts.customer_id = excluded.customer_id`,
)
const LIST = statement(
  'auth.list-social-accounts',
  `select ${COLUMNS} from social_accounts where customer_id = $1 order by created_at limit 100`,
)
const FIND = statement('auth.find-social-account', `select ${COLUMNS} from social_accounts where id = $1 for update`)
const DELETE = statement('auth.delete-social-account', 'delete from social_accounts where id = $1')

/** The customer linked to a provider account, whose last use is recorded; null if nobody has linked it. */
export async function touchSocialAccount(db: Db, key: SocialKey, now: Date): Promise<string | null> {
  const { market, provider, issuer, subject } = key
  const row = await db.oneOrNull<{ customerId: string }>(TOUCH, [market, provider, issuer, subject, now])
  return row?.customerId ?? null
}

/** Links a provider account to a customer; false if it belongs to another customer. */
export async function insertSocialAccount(
  tx: Tx,
  key: SocialKey,
  { customerId, email, name, now }: { customerId: string; email: string; name: string; now: Date },
): Promise<boolean> {
  const { market, provider, issuer, subject } = key
  return (await tx.run(INSERT, [market, provider, issuer, subject, customerId, email, name, now])) === 1
}

export function listSocialAccounts(db: Db, customerId: string): Promise<SocialAccountRow[]> {
  return db.rows<SocialAccountRow>(LIST, [customerId])
}

export function findSocialAccount(tx: Tx, id: string): Promise<SocialAccountRow | null> {
  return tx.oneOrNull<SocialAccountRow>(FIND, [id])
}

export async function deleteSocialAccount(tx: Tx, { id }: Owned<SocialAccountRow>): Promise<void> {
  await tx.run(DELETE, [id])
}
