// SQL of partners, their keys and the tokens that were used.

import type { PartnerAct } from '../../contract/partners/token.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

export interface PartnerKeyRow {
  keyId: string
  createdAt: string
  lastUsedAt: string | null
  revokedAt: string | null
}

export interface PartnerRow {
  id: string
  code: string
  name: string
  market: Market
  may: PartnerAct[]
  createdAt: Date
  revokedAt: Date | null
  keys: PartnerKeyRow[]
}

const COLUMNS = `p.id, p.code, p.name, p.market, p.may, p.created_at as "createdAt", p.revoked_at as "revokedAt",
  coalesce((select jsonb_agg(jsonb_build_object('keyId', k.id, 'createdAt', k.created_at, 'lastUsedAt', k.last_used_at,
    'revokedAt', k.revoked_at) order by k.created_at desc) from partner_keys k where k.partner_id = p.id), '[]') as keys`
const LIST = statement('partners.list', `select ${COLUMNS} from partners p order by p.created_at desc, p.id limit 500`)
const FIND = statement('partners.find', `select ${COLUMNS} from partners p where p.id = $1`)
const LOCK = statement('partners.lock', 'select 1 from partners where id = $1 for update')
const INSERT = statement(
  'partners.insert',
  `insert into partners (code, name, market, may, created_by, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (code) do nothing returning id`,
)
const INSERT_KEY = statement(
  'partners.insert-key',
  `insert into partner_keys (id, partner_id, secret_sealed, created_by, created_at) values ($1, $2, $3, $4, $5)`,
)
const REVOKE_KEY = statement(
  'partners.revoke-key',
  `update partner_keys set revoked_at = coalesce(revoked_at, $2),
     revoked_by = case when revoked_at is null then $3 else revoked_by end
   where id = $1 returning partner_id as "partnerId"`,
)
const REVOKE = statement(
  'partners.revoke',
  `with keys as (update partner_keys set revoked_at = $2, revoked_by = $3 where partner_id = $1 and revoked_at is null)
   update partners set revoked_at = $2, revoked_by = $3 where id = $1 and revoked_at is null`,
)
const FIND_KEY = statement(
  'partners.find-key',
  `select k.id as "keyId", k.secret_sealed as "secretSealed", p.id as "partnerId", p.code, p.market, p.may
   from partner_keys k join partners p on p.id = k.partner_id
   where k.id = $1 and k.revoked_at is null and p.revoked_at is null`,
)
// the lock of the partner: a revocation at the same time is before or after the use
const USE_TOKEN = statement(
  'partners.use-token',
  `with partner as (select id from partners where id = $2 and revoked_at is null for share),
     key as (update partner_keys set last_used_at = $5 where id = $4 and revoked_at is null returning id)
   insert into partner_tokens (token_hash, partner_id, expires_at)
   select $1, partner.id, $3 from partner, key on conflict do nothing`,
)
const LIST_SEALED = statement(
  'partners.list-sealed',
  'select id, secret_sealed as sealed from partner_keys where revoked_at is null and ($1::text is null or id > $1) order by id limit $2',
)
const UPDATE_SEALED = statement(
  'partners.update-sealed',
  'update partner_keys set secret_sealed = $3 where id = $1 and secret_sealed = $2',
)
const DELETE_OLD_TOKENS = statement(
  'partners.delete-old-tokens',
  'delete from partner_tokens where token_hash in (select token_hash from partner_tokens where expires_at < $1 limit $2)',
)

export function listPartners(db: Db): Promise<PartnerRow[]> {
  return db.rows<PartnerRow>(LIST)
}

export function findPartner(db: Db, id: string): Promise<PartnerRow | null> {
  return db.oneOrNull<PartnerRow>(FIND, [id])
}

/** The partner, locked against another change. */
export async function lockPartner(tx: Tx, id: string): Promise<PartnerRow | null> {
  return (await tx.oneOrNull(LOCK, [id])) ? findPartner(tx, id) : null
}

export interface NewPartner {
  code: string
  name: string
  market: Market
  may: readonly PartnerAct[]
}

/** Returns the id; null when the code is taken. */
export async function insertPartner(db: Db, partner: NewPartner, staffId: string, now: Date): Promise<string | null> {
  const { code, name, market, may } = partner
  return (await db.oneOrNull<{ id: string }>(INSERT, [code, name, market, may, staffId, now]))?.id ?? null
}

export async function insertKey(
  tx: Tx,
  key: { id: string; partnerId: string; secretSealed: Buffer; staffId: string; now: Date },
): Promise<void> {
  await tx.run(INSERT_KEY, [key.id, key.partnerId, key.secretSealed, key.staffId, key.now])
}

/** Returns the partner of the key; null when there is none. */
export async function revokeKeyRow(db: Db, keyId: string, staffId: string, now: Date): Promise<string | null> {
  return (await db.oneOrNull<{ partnerId: string }>(REVOKE_KEY, [keyId, now, staffId]))?.partnerId ?? null
}

export async function revokePartnerRow(tx: Tx, id: string, staffId: string, now: Date): Promise<void> {
  await tx.run(REVOKE, [id, now, staffId])
}

export interface ActiveKey {
  keyId: string
  secretSealed: Buffer
  partnerId: string
  code: string
  market: Market
  may: PartnerAct[]
}

/** A key that is not revoked, of a partner that is not. */
export function findActiveKey(db: Db, keyId: string): Promise<ActiveKey | null> {
  return db.oneOrNull<ActiveKey>(FIND_KEY, [keyId])
}

/** Marks a token as used; false when it was, or its partner or key was revoked meanwhile. */
export async function useToken(
  tx: Tx,
  { partnerId, keyId }: ActiveKey,
  token: { hash: Buffer; expiresAt: Date; now: Date },
): Promise<boolean> {
  return (await tx.run(USE_TOKEN, [token.hash, partnerId, token.expiresAt, keyId, token.now])) === 1
}

/** Sealed secrets of keys that are not revoked, by id. */
export function listSealed(db: Db, after: string | null, most: number): Promise<{ id: string; sealed: Buffer }[]> {
  return db.rows(LIST_SEALED, [after, most])
}

/** Seals a secret again; false when it has changed. */
export async function updateSealed(db: Db, id: string, before: Buffer, sealed: Buffer): Promise<boolean> {
  return (await db.run(UPDATE_SEALED, [id, before, sealed])) === 1
}

export function deleteOldTokens(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD_TOKENS, [before, most])
}
