// SQL of idempotency keys and the results stored under them.

import type { CodFacts } from '../../contract/payments/cod-types.ts'
import type { Market } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

// From here on one request per customer at a time, so that two of them never order the same cart: the second gets no
// row. A later request with the same key reads the result of the first. An order committed after the statement began is
// not counted, so two processes may exceed a limit by one.
const CLAIM = statement(
  'checkout.claim-key',
  `with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended($1 || $2::text, 0)) as free)
   insert into idempotent_answers (scope, owner, key, request_hash, answer)
   select $1, $2::uuid, $3, $4, $5::jsonb from turn where free
   on conflict (scope, owner, key) do update set key = excluded.key
   returning request_hash as "requestHash", answer, (xmax = 0) as fresh,
     (select count(*)::int from idempotent_answers a where a.scope = $1 and a.owner = $2::uuid and a.created_at > $6) as earlier,
     cod_facts($7, $2::uuid, (select d.place from addresses d where d.id = $8 and d.customer_id = $2::uuid), $9) as "codFacts",
     exists (select from customers c where c.id = $2::uuid and c.blocked_at is not null) as blocked`,
)
const DELETE_OLD = statement('checkout.forget-keys', 'delete from idempotent_answers where created_at < $1')

export interface Claim<Answer> {
  requestHash: Buffer
  answer: Answer
  /** Whether this transaction has claimed the key. */
  fresh: boolean
  /** The owner's other keys of the last day: successful requests. */
  earlier: number
  /** What decides about cash on delivery at the address. */
  codFacts: CodFacts
  /** Whether the owner is blocked. */
  blocked: boolean
}

interface Situation {
  now: Date
  market: Market
  /** Delivery location; null when the request does not name one. */
  addressId: string | null
}

const DAY_MS = 24 * 3_600_000

/** The claim, or null while another request of the owner is in progress. */
export function claimKey<Answer extends object>(
  tx: Tx,
  claim: { scope: string; owner: string; key: string; requestHash: Buffer; answer: Answer } & Situation,
): Promise<Claim<Answer> | null> {
  const { scope, owner, key, requestHash, answer, now, market, addressId } = claim
  const day = new Date(now.getTime() - DAY_MS)
  return tx.oneOrNull<Claim<Answer>>(CLAIM, [
    ...[scope, owner, key, requestHash, JSON.stringify(answer), day],
    ...[market, addressId, now],
  ])
}

export function deleteKeysBefore(db: Db, time: Date): Promise<number> {
  return db.run(DELETE_OLD, [time])
}
