// SQL that moves bulk quote requests and stores quotations.

import type { RfqState } from '../../../contract/rfq/states.rules.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { StoredQuote } from '../rules.ts'
import type { RfqRow } from './requests.ts'

const MOVE = statement(
  'rfq.move',
  `with moved as (
     update rfq_requests set state = $3, updated_at = $4, reason = $6, assigned_to = coalesce($7, assigned_to),
       customer_id = coalesce(customer_id, $8), valid_until = coalesce($9, valid_until),
       answered_at = case when $10 then coalesce(answered_at, $4) else answered_at end
     where id = $1 returning id
   )
   insert into rfq_events (rfq_id, from_state, to_state, who, why, at) select id, $2, $3, $5, $11, $4 from moved`,
)

export interface Move {
  to: RfqState
  who: string
  /** Stored with the event permanently; must not contain personal data. */
  why?: string
  at: Date
  /** Why it was declined or closed. */
  reason?: string
  assignedTo?: string
  /** The customer who takes over a request raised without login. */
  customerId?: string
  validUntil?: Date
  /** Whether this answers the request. */
  answers?: boolean
}

/** Moves a request to a state, with its event. */
export async function updateRequest(tx: Tx, { id, state }: Owned<RfqRow>, move: Move): Promise<void> {
  const {
    to,
    who,
    why = '',
    at,
    reason = '',
    assignedTo = null,
    customerId = null,
    validUntil = null,
    answers = false,
  } = move
  await tx.run(MOVE, [id, state, to, at, who, reason, assignedTo, customerId, validUntil, answers, why])
}

/** Keeps the state and the time of the last change, which concern the request itself. */
const REASSIGN = statement(
  'rfq.reassign',
  `with changed as (update rfq_requests set assigned_to = $2 where id = $1 returning id, state)
   insert into rfq_events (rfq_id, from_state, to_state, who, why, at) select id, state, state, $3, $4, $5 from changed`,
)

/** Sets the assignee of a request, null for nobody, with an event. */
export async function updateAssignee(
  tx: Tx,
  { id }: Owned<RfqRow>,
  { assignedTo, who, why, at }: { assignedTo: string | null; who: string; why: string; at: Date },
): Promise<void> {
  await tx.run(REASSIGN, [id, assignedTo, who, why, at])
}

const FIND_QUOTED = statement(
  'rfq.find-quoted',
  'select contents_hash as "contentsHash" from rfq_quotes where rfq_id = $1 and idempotency_key = $2',
)

/** The digest of the quotation with a key; null for none. */
export function findQuoted(db: Db, rfqId: string, key: string): Promise<{ contentsHash: string } | null> {
  return db.oneOrNull(FIND_QUOTED, [rfqId, key])
}

const INSERT = statement(
  'rfq.insert-quote',
  `insert into rfq_quotes (rfq_id, version, idempotency_key, contents_hash, valid_until, delivery_days, note, lines, totals,
     quoted_by, quoted_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
)

export interface NewQuote extends Omit<StoredQuote, 'quotedAt' | 'validUntil'> {
  idempotencyKey: string
  contentsHash: string
  validUntil: Date
  quotedBy: string
  quotedAt: Date
}

/** Stores a quotation of a locked request. */
export async function insertQuote(tx: Tx, { id }: Owned<RfqRow>, quote: NewQuote): Promise<void> {
  const { version, idempotencyKey, contentsHash, validUntil, deliveryDays, note, lines, totals } = quote
  await tx.run(INSERT, [
    ...[id, version, idempotencyKey, contentsHash, validUntil, deliveryDays, note],
    ...[JSON.stringify(lines), JSON.stringify(totals), quote.quotedBy, quote.quotedAt],
  ])
}
