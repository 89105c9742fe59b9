// SQL of idempotency keys and the results stored under them.

import { type Db, statement, type Tx } from '../platform/db.ts'

// One request of a customer at a time from here on, so that two of them never order the same cart: a second one gets no
// row. A later request with the same key reads the result of the first.
const CLAIM = statement(
  'checkout.claim-key',
  `with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended($1 || $2::text, 0)) as free)
   insert into idempotent_answers (scope, owner, key, request_hash, answer)
   select $1, $2::uuid, $3, $4, $5::jsonb from turn where free
   on conflict (scope, owner, key) do update set key = excluded.key
   returning request_hash as "requestHash", answer, (xmax = 0) as fresh`,
)
const DELETE_OLD = statement('checkout.forget-keys', 'delete from idempotent_answers where created_at < $1')

export interface Claim<Answer> {
  requestHash: Buffer
  answer: Answer
  /** Whether this transaction has claimed the key. */
  fresh: boolean
}

/** The claim, or null while another request of the owner is under way. */
export function claimKey<Answer extends object>(
  tx: Tx,
  claim: { scope: string; owner: string; key: string; requestHash: Buffer; answer: Answer },
): Promise<Claim<Answer> | null> {
  const { scope, owner, key, requestHash, answer } = claim
  return tx.oneOrNull<Claim<Answer>>(CLAIM, [scope, owner, key, requestHash, JSON.stringify(answer)])
}

export function deleteKeysBefore(db: Db, time: Date): Promise<number> {
  return db.run(DELETE_OLD, [time])
}
