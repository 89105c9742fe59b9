// SQL of requests that may be sent again: what came of each is kept under its key.

import { type Db, statement } from '../platform/db.ts'

// a second request with the same key waits here until the first one has ended, and then reads what came of it
const CLAIM = statement(
  'checkout.claim-key',
  `insert into idempotent_answers (scope, owner, key, request_hash, answer) values ($1, $2, $3, $4, $5)
   on conflict (scope, owner, key) do update set key = excluded.key
   returning request_hash as "requestHash", answer, (xmax = 0) as fresh`,
)
const FORGET = statement('checkout.forget-keys', 'delete from idempotent_answers where created_at < $1')

export interface Claim<Answer> {
  requestHash: Buffer
  answer: Answer
  /** Whether this transaction is the one that answers. */
  fresh: boolean
}

export function claimKey<Answer extends object>(
  tx: Db,
  claim: { scope: string; owner: string; key: string; requestHash: Buffer; answer: Answer },
): Promise<Claim<Answer>> {
  const { scope, owner, key, requestHash, answer } = claim
  return tx.one<Claim<Answer>>(CLAIM, [scope, owner, key, requestHash, JSON.stringify(answer)])
}

export function deleteKeysBefore(db: Db, time: Date): Promise<number> {
  return db.run(FORGET, [time])
}
