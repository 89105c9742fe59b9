// SQL of one-time codes and access keys.

import type { Market } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

/** Result of checking a code; `none` when no code is open. */
export type TryOutcome = 'right' | 'wrong' | 'expired' | 'exhausted' | 'none'

// the count locks the identifier first, so that two concurrent codes cannot both be the last one allowed
const INSERT_CHALLENGE = statement(
  'verification.insert-code',
  `with recent as materialized (
     select for_identifier, for_ip,
       coalesce(greatest(0, ceil($11 - extract(epoch from clock_timestamp() - open_since))), 0)::int as wait
     from count_recent_codes($1, $3, $4, $6, $10)
   ), inserted as (
     insert into otp_challenges (market, kind, identifier, purpose, code_hash, ip, expires_at)
     select $1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7) from recent
     where wait = 0 and for_identifier < least($8::int, $12::int) and ($9::int is null or for_ip < $9)
     returning 1
   )
   select exists (select 1 from inserted) as inserted, wait as "waitSeconds",
     for_identifier as "sentBefore",
     exists (select 1 from customers where customers.market = $1
     and case $2 when 1 then lower(email) = $3 and email_verified_at is not null
       else phone = $3 and phone_verified_at is not null end) as "isCustomer"
   from recent`,
)
// one statement, so that two concurrent attempts cannot both be the fifth
const TRY_CODE = statement(
  'verification.try-code',
  `with open as (
     select id, attempts, expires_at < now() as expired, code_hash = $4 as fits from otp_challenges
     where market = $1 and identifier = $2 and purpose = $3 and used_at is null and verified_at is null
     order by created_at desc limit 1 for update
   ), judged as (
     select id, case when expired then 'expired' when attempts >= $5 then 'exhausted'
       when fits then 'right' else 'wrong' end as outcome from open
   ), written as (
     update otp_challenges c set
       attempts = c.attempts + 1,
       verified_at = case when outcome = 'right' then now() end,
       used_at = case when outcome = 'right' and $6::bytea is null then now() end,
       proof_hash = case when outcome = 'right' then $6::bytea end,
       expires_at = case when outcome = 'right' then now() + interval '15 minutes' else c.expires_at end
     from judged where c.id = judged.id and outcome in ('right', 'wrong')
   )
   select outcome from judged`,
)
const CONSUME_PROOF = statement(
  'verification.take-proof',
  `update otp_challenges set used_at = now()
   where market = $1 and identifier = $2 and purpose = $3 and proof_hash = $4 and used_at is null and expires_at > now()`,
)
const INSERT_ACCESS_KEY = statement(
  'verification.see-access-key',
  'insert into access_keys_seen (key_hash) values ($1) on conflict do nothing',
)
const DELETE_OLD_CODES = statement(
  'verification.delete-old-codes',
  'delete from otp_challenges where id in (select id from otp_challenges where created_at < $1 limit $2)',
)
const DELETE_OLD_KEYS = statement(
  'verification.delete-old-access-keys',
  'delete from access_keys_seen where key_hash in (select key_hash from access_keys_seen where seen_at < $1 limit $2)',
)

/** Outcome of inserting a code. */
export interface ChallengeOutcome {
  inserted: boolean
  /** Seconds until a code may follow the one that was sent before; 0 when it may now. */
  waitSeconds: number
  /** Codes for the identifier in 24 hours, without this one. */
  sentBefore: number
  /** Whether the identifier belongs to a customer. */
  isCustomer: boolean
}

/**
 * Inserts a code unless one was sent a moment ago or the daily limits are reached. Concurrent calls for the identifier wait
 * until the transaction ends.
 */
export async function insertChallenge(
  tx: Tx,
  challenge: {
    market: Market
    kind: 1 | 2
    identifier: string
    purpose: string
    codeHash: Buffer
    ip: string | null
    seconds: number
    perIdentifier: number
    /** The codes for the identifier that the work of this request allows; fewer than the limit. */
    worked: number
    /** Codes per IP address and day; null for no limit. */
    perIp: number | null
    attempts: number
    resendSeconds: number
  },
): Promise<ChallengeOutcome> {
  const { market, kind, identifier, purpose, codeHash, ip, seconds, perIdentifier, perIp } = challenge
  const limits = [seconds, perIdentifier, perIp, challenge.attempts, challenge.resendSeconds, challenge.worked]
  return tx.one<ChallengeOutcome>(INSERT_CHALLENGE, [market, kind, identifier, purpose, codeHash, ip, ...limits])
}

/** Checks the newest open code. A correct code is consumed, or replaced by a proof when a proof digest is given. */
export async function tryCode(
  db: Db,
  input: {
    market: Market
    identifier: string
    purpose: string
    codeHash: Buffer
    attempts: number
    proofHash: Buffer | null
  },
): Promise<TryOutcome> {
  const { market, identifier, purpose, codeHash, attempts, proofHash } = input
  const row = await db.oneOrNull<{ outcome: TryOutcome }>(TRY_CODE, [
    market,
    identifier,
    purpose,
    codeHash,
    attempts,
    proofHash,
  ])
  return row?.outcome ?? 'none'
}

/** Consumes a proof; returns false when it is unknown, used or expired. */
export async function consumeProof(
  tx: Tx,
  market: Market,
  identifier: string,
  purpose: string,
  proofHash: Buffer,
): Promise<boolean> {
  return (await tx.run(CONSUME_PROOF, [market, identifier, purpose, proofHash])) === 1
}

/** Stores an access key; returns false when it was used before. */
export async function insertAccessKey(db: Db | Tx, keyHash: Buffer): Promise<boolean> {
  return (await db.run(INSERT_ACCESS_KEY, [keyHash])) === 1
}

export function deleteOldCodes(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD_CODES, [before, most])
}

export function deleteOldAccessKeys(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD_KEYS, [before, most])
}
