// SQL of one-time codes and of the access keys that asked for them.

import type { Market } from '../../contract/market.ts'
import { type Db, statement } from '../platform/db.ts'

export interface ChallengeRow {
  id: string
  codeHash: Buffer
  attempts: number
  expired: boolean
}

const COUNT_RECENT = statement(
  'verification.count-recent-otps',
  `select count(*) filter (where identifier = $2)::int as "forIdentifier", count(*) filter (where ip = $3)::int as "forIp",
     coalesce(extract(epoch from now() - max(created_at) filter (where identifier = $2 and purpose = $4)), 1e9)::int as "secondsSinceLast"
   from otp_challenges
   where market = $1 and created_at > now() - interval '24 hours' and (identifier = $2 or ip = $3)`,
)
const LOCK_IDENTIFIER = statement(
  'verification.lock-identifier',
  'select pg_advisory_xact_lock(hashtextextended($1, 42))',
)
const INSERT_CHALLENGE = statement(
  'verification.insert-otp',
  `insert into otp_challenges (market, kind, identifier, purpose, code_hash, ip, expires_at)
   values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7)) returning id`,
)
const FIND_OPEN = statement(
  'verification.find-open-otp',
  `select id, code_hash as "codeHash", attempts, expires_at < now() as expired from otp_challenges
   where market = $1 and identifier = $2 and purpose = $3 and used_at is null and verified_at is null
   order by created_at desc limit 1 for update`,
)
const COUNT_ATTEMPT = statement(
  'verification.count-otp-attempt',
  'update otp_challenges set attempts = attempts + 1 where id = $1',
)
const MARK_USED = statement(
  'verification.use-otp',
  'update otp_challenges set used_at = now(), verified_at = now() where id = $1',
)
const MARK_VERIFIED = statement(
  'verification.verify-otp',
  `update otp_challenges set verified_at = now(), proof_hash = $2, expires_at = now() + interval '15 minutes' where id = $1`,
)
const TAKE_PROOF = statement(
  'verification.take-proof',
  `update otp_challenges set used_at = now()
   where market = $1 and identifier = $2 and purpose = $3 and proof_hash = $4 and used_at is null and expires_at > now()`,
)
const SEE_ACCESS_KEY = statement(
  'verification.see-access-key',
  'insert into access_keys_seen (key_hash) values ($1) on conflict do nothing',
)
const FORGET_OLD = statement(
  'verification.forget-old-otps',
  `with keys as (delete from access_keys_seen where seen_at < now() - interval '2 days')
   delete from otp_challenges where created_at < now() - interval '7 days'`,
)
export interface RecentCodes {
  forIdentifier: number
  forIp: number
  secondsSinceLast: number
}

export function countRecentCodes(
  db: Db,
  market: Market,
  identifier: string,
  ip: string | null,
  purpose: string,
): Promise<RecentCodes> {
  return db.one<RecentCodes>(COUNT_RECENT, [market, identifier, ip, purpose])
}

/** Holds others who ask for the same identifier until this transaction ends, so that the limit cannot be raced. */
export async function lockIdentifier(tx: Db, market: Market, identifier: string): Promise<void> {
  await tx.run(LOCK_IDENTIFIER, [`${market} ${identifier}`])
}

export async function insertChallenge(
  tx: Db,
  challenge: {
    market: Market
    kind: 1 | 2
    identifier: string
    purpose: string
    codeHash: Buffer
    ip: string | null
    seconds: number
  },
): Promise<void> {
  const { market, kind, identifier, purpose, codeHash, ip, seconds } = challenge
  await tx.one(INSERT_CHALLENGE, [market, kind, identifier, purpose, codeHash, ip, seconds])
}

export function findOpenChallenge(
  tx: Db,
  market: Market,
  identifier: string,
  purpose: string,
): Promise<ChallengeRow | null> {
  return tx.maybe<ChallengeRow>(FIND_OPEN, [market, identifier, purpose])
}

export async function countAttempt(db: Db, id: string): Promise<void> {
  await db.run(COUNT_ATTEMPT, [id])
}

export async function markUsed(tx: Db, id: string): Promise<void> {
  await tx.run(MARK_USED, [id])
}

export async function markVerified(tx: Db, id: string, proofHash: Buffer): Promise<void> {
  await tx.run(MARK_VERIFIED, [id, proofHash])
}

/** Spends a proof; false when it is unknown, spent or too old. */
export async function takeProof(
  tx: Db,
  market: Market,
  identifier: string,
  purpose: string,
  proofHash: Buffer,
): Promise<boolean> {
  return (await tx.run(TAKE_PROOF, [market, identifier, purpose, proofHash])) === 1
}

/** Remembers an access key; false when it was shown before. */
export async function seeAccessKey(db: Db, keyHash: Buffer): Promise<boolean> {
  return (await db.run(SEE_ACCESS_KEY, [keyHash])) === 1
}

export function forgetOldCodes(db: Db): Promise<number> {
  return db.run(FORGET_OLD)
}
