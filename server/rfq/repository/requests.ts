// SQL that reads bulk quote requests with their newest quotation, for customers and staff.

import type { StaffRfq } from '../../../contract/rfq/staff-api.ts'
import type { RfqState } from '../../../contract/rfq/states.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { type Placed, placeOf, placeValues } from '../../platform/list-place.ts'
import type { StoredQuote } from '../rules.ts'
import type { MoreLine } from './raising.ts'

export interface RfqRow {
  id: string
  number: number
  market: Market
  /** Of the customer it belongs to, or may belong to: see `OWNER`. */
  customerId: string | null
  hasAccount: boolean
  state: RfqState
  msn: string | null
  categoryCode: string
  nameEn: string
  nameHi: string
  quantity: number
  fullName: string
  email: string
  mobile: string
  place: string
  city: string
  description: string
  moreLines: MoreLine[]
  pictures: string[]
  isBusiness: boolean
  taxNumber: string | null
  language: Language
  raisedAt: Date
  reason: string
  assignedTo: string | null
  answeredAt: Date | null
  quote: StoredQuote | null
}

export type StaffRow = RfqRow & { events: StaffRfq['events'] }

const columns = (customer: string) => `r.id, r.number, r.market, ${customer} as "customerId",
  r.customer_id is not null as "hasAccount", r.state, r.msn, r.category_code as "categoryCode",
  coalesce(p.name_en, k.name_en) as "nameEn", coalesce(p.name_hi, k.name_hi) as "nameHi", r.quantity,
  r.full_name as "fullName", r.email, r.mobile, r.place, r.city, r.description, r.more_lines as "moreLines", r.pictures, r.is_business as "isBusiness",
  r.tax_number as "taxNumber", r.language, r.raised_at as "raisedAt", r.reason, r.assigned_to as "assignedTo",
  r.answered_at as "answeredAt",
  (select jsonb_build_object('version', q.version, 'quotedAt', q.quoted_at, 'validUntil', q.valid_until,
      'deliveryDays', q.delivery_days, 'note', q.note, 'lines', q.lines, 'totals', q.totals)
    from rfq_quotes q where q.rfq_id = r.id order by q.version desc limit 1) as quote`
const NAMED = 'left join products p on p.msn = r.msn join categories k on k.code = r.category_code'

/** A request raised without login belongs to the customer with the verified mobile number or email in it. */
const MINE = `r.market = m.market and (r.customer_id = m.id or (r.customer_id is null and (
  (m.phone_verified_at is not null and r.mobile = m.phone) or (m.email_verified_at is not null and r.email = lower(m.email)))))`
const OWN = `from customers m join rfq_requests r on ${MINE} ${NAMED} where m.id = $1`

const LIST_OWN = statement(
  'rfq.list-own',
  `select ${columns('m.id')}, count(*) over ()::int as total ${OWN} order by r.raised_at desc, r.number desc limit $2 offset $3`,
)
const COUNT_OWN = statement('rfq.count-own', `select count(*)::int as total ${OWN}`)
const FIND_OWN = statement('rfq.find-own', `select ${columns('m.id')} ${OWN} and r.number = $2`)

/** A page of a customer's requests, newest first, with the total. */
export async function listOwnRequests(
  db: Db,
  { customerId, limit, offset }: { customerId: string; limit: number; offset: number },
): Promise<{ total: number; rows: RfqRow[] }> {
  const rows = await db.rows<RfqRow & { total: number }>(LIST_OWN, [customerId, limit, offset])
  const [first] = rows
  if (first || offset === 0) return { total: first?.total ?? 0, rows }
  return { total: (await db.one<{ total: number }>(COUNT_OWN, [customerId])).total, rows }
}

/** A request as its customer sees it; null for that of another. */
export function findOwnRequest(db: Db, customerId: string, number: number): Promise<RfqRow | null> {
  return db.oneOrNull<RfqRow>(FIND_OWN, [customerId, number])
}

const LOCK = statement('rfq.lock', 'select id from rfq_requests where number = $1 for update')

/** Locks a request until the transaction ends; read it afterwards. */
export async function lockRequest(tx: Tx, number: number): Promise<void> {
  await tx.run(LOCK, [number])
}

const EVENTS = `(select jsonb_agg(jsonb_build_object('from', e.from_state, 'to', e.to_state, 'who', e.who, 'why', e.why, 'at', e.at)
  order by e.id) from rfq_events e where e.rfq_id = r.id) as events`
const FIND = statement(
  'rfq.find',
  `select ${columns('r.customer_id')}, ${EVENTS} from rfq_requests r ${NAMED} where r.number = $1`,
)
const BEFORE = 'r.market = $1 and (r.raised_at, r.number) < ($6::timestamptz, $7::bigint)'
const WORDS = (r: string) =>
  `lower(${r}.number || ' ' || ${r}.full_name || ' ' || ${r}.email || ' ' || ${r}.mobile || ' ' || coalesce(${r}.tax_number, ''))`
/** As `listNamed` finds them. */
const HAS_TEXT = `($4::text is null or ${WORDS('r')} like $4 or lower(p.name_en || ' ' || p.name_hi || ' ' || p.part_number) like $4
  or lower(k.name_en || ' ' || k.name_hi) like $4)`
/** Requests that a text may match; by state, limited to those scanned for a text with too many matches. */
export const MAX_NAMED = 2000
const LOOKED = `greatest($8::int, case when $4::text is null then 0 else ${MAX_NAMED} end)`
const NEWEST_FIRST = 'order by r.raised_at desc, r.number desc'

/** A page, and the numbers of the newest, of the requests that a statement finds. */
const listBy = (name: string, found: string) => ({
  list: statement(
    `rfq.list${name}`,
    `select ${columns('r.customer_id')}, ${EVENTS}, ${placeOf('r.raised_at', 'r.number')} as "listPlace"
     from (${found} ${NEWEST_FIRST} limit $8) r ${NAMED} ${NEWEST_FIRST}`,
  ),
  numbers: statement(
    `rfq.list-numbers${name}`,
    `select r.number from (${found} ${NEWEST_FIRST} limit $8) r ${NEWEST_FIRST}`,
  ),
})
/** Each with a condition supported by an index: state, assignee, or number. */
const OF_ALL = listBy(
  '',
  `select r.* from unnest($2::text[]) wanted (state) cross join lateral (
     select r.* from (select r.* from rfq_requests r
       where r.state = wanted.state and $3::text is null and $5::bigint[] is null and ${BEFORE} ${NEWEST_FIRST} limit ${LOOKED}) r
     ${NAMED} where ${HAS_TEXT} ${NEWEST_FIRST} limit $8) r`,
)
const OF_MEMBER = listBy(
  '-of-member',
  `select r.* from (select r.* from rfq_requests r
     where r.state = any($2::text[]) and r.assigned_to = $3 and $5::bigint[] is null and ${BEFORE} ${NEWEST_FIRST} limit ${LOOKED}) r
   ${NAMED} where ${HAS_TEXT}`,
)
const OF_NUMBERS = listBy(
  '-of-numbers',
  `select r.* from rfq_requests r ${NAMED}
   where r.state = any($2::text[]) and ($3::text is null or r.assigned_to = $3) and r.number = any($5::bigint[])
     and ${BEFORE} and ${HAS_TEXT}`,
)

/** A request for staff; null for an unknown number. */
export function findRequest(db: Db, number: number): Promise<StaffRow | null> {
  return db.oneOrNull<StaffRow>(FIND, [number])
}

export interface RequestFilter {
  market: Market
  states: readonly RfqState[]
  assignedTo: string | null
  /** Lower-case LIKE pattern of a text with too many matches to list by number; null for any. */
  pattern: string | null
  /** Only requests with these numbers; null for all. */
  numbers: readonly number[] | null
  /** Position of the last request on the previous page. */
  before?: string | undefined
}

const statementsOf = ({ numbers, assignedTo }: RequestFilter) =>
  numbers ? OF_NUMBERS : assignedTo === null ? OF_ALL : OF_MEMBER
/** The place before the newest request. */
const START = ['infinity', '9223372036854775807'] as const

const valuesOf = ({ market, states, assignedTo, pattern, numbers, before }: RequestFilter, limit: number) => [
  ...[market, states, assignedTo, pattern, numbers],
  ...[...placeValues(before, START), limit],
]

/** Requests for staff, newest first. */
export function listRequests(db: Db, filter: RequestFilter, limit: number): Promise<(StaffRow & Placed)[]> {
  return db.rows<StaffRow & Placed>(statementsOf(filter).list, valuesOf(filter, limit))
}

/** Numbers of the newest requests that fit. */
export async function listNumbers(db: Db, filter: RequestFilter, limit: number): Promise<number[]> {
  const rows = await db.rows<{ number: number }>(statementsOf(filter).numbers, valuesOf(filter, limit))
  return rows.map(({ number }) => number)
}

/** Each part uses an index of its own. */
const NAMED_BY = statement(
  'rfq.list-named',
  `select n.number from (
     (select r.number from rfq_requests r where r.market = $1 and ${WORDS('r')} like $2 limit $3)
     union (select r.number from (select p.msn from products p where p.market = $1
         and lower(p.name_en || ' ' || p.name_hi || ' ' || p.part_number) like $2 limit $3) p
       cross join lateral (select q.number from rfq_requests q where q.msn = p.msn and q.market = $1 limit $3) r limit $3)
     union (select r.number from (select k.code from categories k where k.market = $1
         and lower(k.name_en || ' ' || k.name_hi) like $2 limit $3) k
       cross join lateral (select q.number from rfq_requests q where q.category_code = k.code and q.market = $1 limit $3) r limit $3)
   ) n limit $3`,
)

/** Numbers of requests whose text, product or category contains a text, up to a limit. */
export async function listNamed(db: Db, market: Market, pattern: string, limit: number): Promise<number[]> {
  const rows = await db.rows<{ number: number }>(NAMED_BY, [market, pattern, limit])
  return rows.map(({ number }) => number)
}

const FIND_PLACE = statement(
  'rfq.find-place',
  `select ${placeOf('raised_at', 'number')} as place from rfq_requests where number = $1`,
)

/** The position of a request in the list; null for an unknown number. */
export async function findPlace(db: Db, number: number): Promise<string | null> {
  return (await db.oneOrNull<{ place: string }>(FIND_PLACE, [number]))?.place ?? null
}

const LIST_EXPIRED = statement(
  'rfq.list-expired',
  `select number from rfq_requests where state = 'quoted' and valid_until <= $1 order by number limit 500`,
)

/** Numbers of requests whose quotation was not accepted in time. */
export async function listExpired(db: Db, now: Date): Promise<number[]> {
  return (await db.rows<{ number: number }>(LIST_EXPIRED, [now])).map(({ number }) => number)
}
