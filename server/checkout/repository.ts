// SQL of idempotency keys and the results stored under them.

import { type Db, statement, type Tx } from '../platform/db.ts'

// One request of a customer at a time from here on, so that two of them never order the same cart: a second one gets no
// row. A later request with the same key reads the result of the first. An order that has been committed since the
// statement began is not among the earlier ones, so two processes may exceed a limit by one.
const CLAIM = statement(
  'checkout.claim-key',
  `with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended($1 || $2::text, 0)) as free)
   insert into idempotent_answers (scope, owner, key, request_hash, answer)
   select $1, $2::uuid, $3, $4, $5::jsonb from turn where free
   on conflict (scope, owner, key) do update set key = excluded.key
   returning request_hash as "requestHash", answer, (xmax = 0) as fresh,
     (select count(*)::int from idempotent_answers a where a.scope = $1 and a.owner = $2::uuid and a.created_at > $6) as earlier,
     (select count(*)::int from orders o
      where o.customer_id = $2::uuid and o.payment_mode = 'cod' and o.placed_at > $6) as "placedToday",
     (select count(*)::int from orders o where o.customer_id = $2::uuid and o.payment_mode = 'cod'
        and o.state = 'cancelled' and o.placed_at > $7) as "cancelledThisMonth"`,
)
const DELETE_OLD = statement('checkout.forget-keys', 'delete from idempotent_answers where created_at < $1')

export interface Claim<Answer> {
  requestHash: Buffer
  answer: Answer
  /** Whether this transaction has claimed the key. */
  fresh: boolean
  /** Other keys of the owner in the last day: requests that have succeeded. */
  earlier: number
  /** Orders of the owner with cash on delivery in the last day, and cancelled ones of the last month. */
  placedToday: number
  cancelledThisMonth: number
}

/** The claim, or null while another request of the owner is under way. */
export function claimKey<Answer extends object>(
  tx: Tx,
  claim: { scope: string; owner: string; key: string; requestHash: Buffer; answer: Answer; day: Date; month: Date },
): Promise<Claim<Answer> | null> {
  const { scope, owner, key, requestHash, answer, day, month } = claim
  return tx.oneOrNull<Claim<Answer>>(CLAIM, [scope, owner, key, requestHash, JSON.stringify(answer), day, month])
}

export function deleteKeysBefore(db: Db, time: Date): Promise<number> {
  return db.run(DELETE_OLD, [time])
}
