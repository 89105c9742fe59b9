// SQL of passkeys and WebAuthn challenges.

import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export type ChallengePurpose = 'login' | 'new'

const INSERT_CHALLENGE = statement(
  'auth.insert-passkey-challenge',
  'insert into passkey_challenges (challenge_hash, session_id, purpose, expires_at) values ($1, $2, $3, $4)',
)
const TAKE_CHALLENGE = statement(
  'auth.take-passkey-challenge',
  `delete from passkey_challenges where challenge_hash = $1 and session_id = $2 and purpose = $3
   returning expires_at > $4 as open`,
)
const DELETE_EXPIRED = statement(
  'auth.delete-expired-passkey-challenges',
  `delete from passkey_challenges where challenge_hash in
     (select challenge_hash from passkey_challenges where expires_at < $1 limit $2)`,
)

export async function insertPasskeyChallenge(
  db: Db,
  challenge: { hash: Buffer; sessionId: string; purpose: ChallengePurpose; expiresAt: Date },
): Promise<void> {
  await db.run(INSERT_CHALLENGE, [challenge.hash, challenge.sessionId, challenge.purpose, challenge.expiresAt])
}

/** Consumes a challenge of a session; false if there is none or it has expired. */
export async function takePasskeyChallenge(
  db: Db,
  hash: Buffer,
  sessionId: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<boolean> {
  return (await db.oneOrNull<{ open: boolean }>(TAKE_CHALLENGE, [hash, sessionId, purpose, now]))?.open ?? false
}

export function deleteExpiredPasskeyChallenges(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_EXPIRED, [before, most])
}

export interface PasskeyRow {
  id: string
  customerId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  synchronised: boolean
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const COLUMNS = `id, customer_id as "customerId", credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports, synchronised, name, created_at as "createdAt", last_used_at as "lastUsedAt"`
const INSERT = statement(
  'auth.insert-passkey',
  `insert into passkeys (market, customer_id, credential_id, public_key, counter, transports, synchronised, name, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (market, credential_id) do nothing returning ${COLUMNS}`,
)
const LIST = statement(
  'auth.list-passkeys',
  `select ${COLUMNS} from passkeys where customer_id = $1 order by created_at, id`,
)
const FIND_BY_CREDENTIAL = statement(
  'auth.find-passkey-by-credential',
  `select ${COLUMNS} from passkeys where market = $1 and credential_id = $2`,
)
const FIND = statement('auth.find-passkey', `select ${COLUMNS} from passkeys where id = $1 for update`)
// a counter that does not increase belongs to a cloned passkey, unless the authenticator does not count
const USE = statement(
  'auth.use-passkey',
  `update passkeys set counter = $2, last_used_at = $3 where id = $1 and (counter < $2 or counter = 0 and $2 = 0)`,
)
const RENAME = statement('auth.rename-passkey', 'update passkeys set name = $2 where id = $1')
const DELETE = statement('auth.delete-passkey', 'delete from passkeys where id = $1')

export type NewPasskey = Omit<PasskeyRow, 'id' | 'lastUsedAt'> & { market: Market }

/** Returns null if the credential already exists. */
export function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<PasskeyRow | null> {
  const { market, customerId, credentialId, publicKey, counter, transports, synchronised, name, createdAt } = passkey
  const facts = [counter, transports, synchronised, name, createdAt]
  return tx.oneOrNull<PasskeyRow>(INSERT, [market, customerId, credentialId, publicKey, ...facts])
}

export function listPasskeys(db: Db, customerId: string): Promise<PasskeyRow[]> {
  return db.rows<PasskeyRow>(LIST, [customerId])
}

export function findPasskeyByCredential(db: Db, market: Market, credentialId: string): Promise<PasskeyRow | null> {
  return db.oneOrNull<PasskeyRow>(FIND_BY_CREDENTIAL, [market, credentialId])
}

export function findPasskey(tx: Tx, id: string): Promise<PasskeyRow | null> {
  return tx.oneOrNull<PasskeyRow>(FIND, [id])
}

/** Records a use; false if another use with this counter or a higher one came first. */
export async function recordPasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  return (await db.run(USE, [id, counter, now])) === 1
}

export async function updatePasskeyName(tx: Tx, { id }: Owned<PasskeyRow>, name: string): Promise<void> {
  await tx.run(RENAME, [id, name])
}

export async function deletePasskey(tx: Tx, { id }: Owned<PasskeyRow>): Promise<void> {
  await tx.run(DELETE, [id])
}
