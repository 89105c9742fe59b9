// SQL that raises bulk quote requests, and empties old ones.

import type { RfqState } from '../../../contract/rfq/states.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'

export interface RfqSubject {
  /** The quantity must exceed this. */
  above: number
  /** Category of the product or the requested category; null when unknown in the market. */
  categoryCode: string | null
}

const FIND_SUBJECT = statement(
  'rfq.find-subject',
  `select rfq_quantity_above($1, $2) as above,
     case when $2::text is null then (select code from categories where code = $3 and market = $1 and active)
       else (select category_code from products where msn = $2 and market = $1 and active) end as "categoryCode"`,
)

/** Data of the product or category of a request. */
export function findRfqSubject(db: Db, market: Market, msn: string | null, category: string): Promise<RfqSubject> {
  return db.one<RfqSubject>(FIND_SUBJECT, [market, msn, category])
}

// concurrent requests with one mobile number are serialised, so that the limit holds
const HOLD = statement('rfq.hold', 'select pg_advisory_xact_lock(hashtextextended($1, 43))')
const COUNT_RECENT = statement(
  'rfq.count-recent',
  `select count(*)::int as count from rfq_requests
   where market = $1 and mobile = $2 and raised_at > now() - interval '1 day'`,
)

/** Requests with this mobile number in the last day; locks the number until the transaction ends. */
export async function countRecent(tx: Tx, market: Market, mobile: string): Promise<number> {
  await tx.run(HOLD, [`${market} ${mobile}`])
  return (await tx.one<{ count: number }>(COUNT_RECENT, [market, mobile])).count
}

export interface RaisedRow {
  id: string
  number: number
  state: RfqState
  contentsHash: string
}

const RAISED = 'id, number, state, contents_hash as "contentsHash"'
const FIND_RAISED = statement(
  'rfq.find-raised',
  `select ${RAISED} from rfq_requests where session_id = $1 and idempotency_key = $2`,
)
const INSERT = statement(
  'rfq.insert',
  `with raised as (
     insert into rfq_requests (market, customer_id, session_id, idempotency_key, contents_hash, msn, category_code,
       quantity, full_name, email, mobile, place, city, description, is_business, tax_number, language, more_lines, pictures)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $19, $20)
     on conflict (session_id, idempotency_key) do nothing returning ${RAISED}
   ), told as (
     insert into rfq_events (rfq_id, to_state, who) select id, state, $18 from raised
   )
   select * from raised`,
)

export interface NewRfq {
  market: Market
  customerId: string | null
  sessionId: string
  idempotencyKey: string
  contentsHash: string
  msn: string | null
  categoryCode: string
  quantity: number
  fullName: string
  email: string
  /** E.164 without the plus sign. */
  mobile: string
  place: string
  city: string
  description: string
  isBusiness: boolean
  taxNumber: string | null
  language: string
  moreLines: MoreLine[]
  pictures: string[]
}

export interface MoreLine {
  categoryCode: string
  nameEn: string
  nameHi: string
  quantity: number
  description: string
}

export function findRaised(db: Db, sessionId: string, key: string): Promise<RaisedRow | null> {
  return db.oneOrNull<RaisedRow>(FIND_RAISED, [sessionId, key])
}

/** Inserts a request with its first event; null when its key was used concurrently. */
export function insertRfq(tx: Tx, rfq: NewRfq, who: string): Promise<RaisedRow | null> {
  return tx.oneOrNull<RaisedRow>(INSERT, [
    ...[rfq.market, rfq.customerId, rfq.sessionId, rfq.idempotencyKey, rfq.contentsHash, rfq.msn, rfq.categoryCode],
    ...[rfq.quantity, rfq.fullName, rfq.email, rfq.mobile, rfq.place, rfq.city, rfq.description, rfq.isBusiness],
    ...[rfq.taxNumber, rfq.language, who, jsonbOf(rfq.moreLines), rfq.pictures],
  ])
}

const EMPTY_OLD = statement(
  'rfq.empty-old',
  `update rfq_requests set full_name = '', email = '', mobile = '', description = '', tax_number = null,
     reason = '', more_lines = '[]', pictures = '{}'
   where id in (select id from rfq_requests where updated_at < $1 and (full_name, email, mobile) <> ('', '', '')
     limit $2)`,
)

/** Clears the personal data of old requests; returns how many. */
export function emptyOldRequests(db: Db, before: Date, most: number): Promise<number> {
  return db.run(EMPTY_OLD, [before, most])
}

const LIST_CATEGORIES = statement(
  'rfq.list-categories',
  'select code, name_en as "nameEn", name_hi as "nameHi" from categories where code = any($2) and market = $1 and active',
)

/** Categories of a market with these codes. */
export function listCategories(
  db: Db,
  market: Market,
  codes: readonly string[],
): Promise<{ code: string; nameEn: string; nameHi: string }[]> {
  return db.rows(LIST_CATEGORIES, [market, [...codes]])
}
