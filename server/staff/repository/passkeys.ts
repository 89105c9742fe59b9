// SQL of the passkeys of staff and of WebAuthn challenges.

import { type Db, statement, type Tx } from '../../platform/db.ts'

/** `sessionId` is null for a login. */
export interface StaffChallenge {
  sessionId: string | null
  purpose: 'login' | 'confirm' | 'new'
}

const INSERT_CHALLENGE = statement(
  'staff.insert-passkey-challenge',
  'insert into staff_passkey_challenges (challenge_hash, session_id, purpose, expires_at) values ($1, $2, $3, $4)',
)
const TAKE_CHALLENGE = statement(
  'staff.take-passkey-challenge',
  `delete from staff_passkey_challenges
   where challenge_hash = $1 and session_id is not distinct from $2 and purpose = $3 returning expires_at > $4 as open`,
)
const DELETE_EXPIRED = statement(
  'staff.delete-expired-passkey-challenges',
  `delete from staff_passkey_challenges where challenge_hash in
     (select challenge_hash from staff_passkey_challenges where expires_at < $1 limit $2)`,
)

export async function insertChallenge(
  db: Db,
  { hash, sessionId, purpose, expiresAt }: StaffChallenge & { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.run(INSERT_CHALLENGE, [hash, sessionId, purpose, expiresAt])
}

/** Consumes a challenge; false if there is none or it has expired. */
export async function takeChallenge(
  db: Db,
  hash: Buffer,
  { sessionId, purpose }: StaffChallenge,
  now: Date,
): Promise<boolean> {
  return (await db.oneOrNull<{ open: boolean }>(TAKE_CHALLENGE, [hash, sessionId, purpose, now]))?.open ?? false
}

export function deleteExpiredChallenges(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_EXPIRED, [before, most])
}

export interface StaffPasskeyRow {
  id: string
  staffId: string
  rpId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  synchronised: boolean
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const COLUMNS = `id, staff_id as "staffId", rp_id as "rpId", credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports, synchronised, name, created_at as "createdAt", last_used_at as "lastUsedAt"`
const INSERT = statement(
  'staff.insert-passkey',
  `insert into staff_passkeys (staff_id, rp_id, credential_id, public_key, counter, transports, synchronised, name, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (rp_id, credential_id) do nothing returning ${COLUMNS}`,
)
const LIST = statement(
  'staff.list-passkeys',
  `select ${COLUMNS} from staff_passkeys where staff_id = $1 order by created_at, id`,
)
const FIND = statement(
  'staff.find-passkey',
  `select ${COLUMNS} from staff_passkeys where rp_id = $1 and credential_id = $2`,
)
// a counter that does not increase belongs to a cloned passkey, unless the authenticator does not count
const USE = statement(
  'staff.use-passkey',
  `update staff_passkeys set counter = $2, last_used_at = $3 where id = $1 and (counter < $2 or counter = 0 and $2 = 0)`,
)
const DELETE = statement(
  'staff.delete-passkey',
  'delete from staff_passkeys where id = $1 and staff_id = $2 returning name',
)
const DELETE_ALL = statement('staff.delete-passkeys', 'delete from staff_passkeys where staff_id = $1')

/** Returns null if the credential already exists. */
export function insertPasskey(
  tx: Tx,
  passkey: Omit<StaffPasskeyRow, 'id' | 'lastUsedAt'>,
): Promise<StaffPasskeyRow | null> {
  const { staffId, rpId, credentialId, publicKey, counter, transports, synchronised, name, createdAt } = passkey
  const facts = [counter, transports, synchronised, name, createdAt]
  return tx.oneOrNull<StaffPasskeyRow>(INSERT, [staffId, rpId, credentialId, publicKey, ...facts])
}

export function listPasskeys(db: Db, staffId: string): Promise<StaffPasskeyRow[]> {
  return db.rows<StaffPasskeyRow>(LIST, [staffId])
}

export function findPasskey(db: Db, rpId: string, credentialId: string): Promise<StaffPasskeyRow | null> {
  return db.oneOrNull<StaffPasskeyRow>(FIND, [rpId, credentialId])
}

/** Records a use; false if another use with this counter or a higher one came first. */
export async function recordPasskeyUse(tx: Tx, id: string, counter: number, now: Date): Promise<boolean> {
  return (await tx.run(USE, [id, counter, now])) === 1
}

/** Deletes a passkey of a member and returns its name; null if there is none. */
export async function deletePasskey(tx: Tx, id: string, staffId: string): Promise<string | null> {
  return (await tx.oneOrNull<{ name: string }>(DELETE, [id, staffId]))?.name ?? null
}

export async function deletePasskeys(tx: Tx, staffId: string): Promise<void> {
  await tx.run(DELETE_ALL, [staffId])
}
