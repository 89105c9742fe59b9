// SQL of gold memberships, and of what customers have spent.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { type Placed, placeOf, placeValues } from '../../platform/list-place.ts'

export interface MembershipRow {
  source: 'rule' | 'staff'
  fromAt: Date
  untilAt: Date
}

export interface MembershipEvent {
  /** Increases with each event. */
  id: number
  kind: 'given' | 'extended' | 'ended'
  source: 'rule' | 'staff'
  untilAt: Date
  who: string
  reason: string
  at: Date
}

const FIND = statement(
  'rewards.find-gold',
  'select source, from_at as "fromAt", until_at as "untilAt" from gold_memberships where customer_id = $1',
)
const SAVE = statement(
  'rewards.save-gold',
  `with told as (
     insert into gold_membership_events (customer_id, kind, source, until_at, who, reason, at) values ($1, $5, $2, $4, $6, $7, $8)
   )
   insert into gold_memberships (customer_id, source, from_at, until_at, market)
   select id, $2, $3, $4, market from customers where id = $1
   on conflict (customer_id) do update set source = $2, from_at = $3, until_at = $4`,
)
const END = statement(
  'rewards.end-gold',
  `with ended as (delete from gold_memberships where customer_id = $1 returning source)
   insert into gold_membership_events (customer_id, kind, source, until_at, who, reason, at)
   select $1, 'ended', case when $5 then 'staff' else source end, $2, $3, $4, $2 from ended`,
)
const LIST_EVENTS = statement(
  'rewards.list-gold-events',
  `select id, kind, source, until_at as "untilAt", who, reason, at from gold_membership_events
   where customer_id = $1 order by id desc limit 100`,
)
/** Delivered and kept part of a customer's invoices since a time. */
const SPENT_OF = `select o.customer_id, sum(i.payable_minor - coalesce((
       select sum(n.payable_minor) from credit_notes n where n.invoice_id = i.id), 0))::bigint as spent
   from orders o join shipments s on s.order_id = o.id join invoices i on i.shipment_id = s.id
   where s.state = 'delivered' and i.issued_at > `
const SPENT = statement('rewards.spent', `${SPENT_OF} $2 and o.customer_id = $1 group by o.customer_id`)
const LIST_QUALIFIED = statement(
  'rewards.list-qualified',
  `select x.customer_id as "customerId" from (${SPENT_OF} $2 and o.market = $1 group by o.customer_id) x
   left join gold_memberships g on g.customer_id = x.customer_id
   join customers c on c.id = x.customer_id and c.deleted_at is null
   where x.spent >= $3 and (g.until_at is null or g.until_at <= $4) limit 500`,
)
const LIST_ENDED = statement(
  'rewards.list-ended-gold',
  `select g.customer_id as "customerId", c.market from gold_memberships g join customers c on c.id = g.customer_id
   where g.until_at <= $1 limit 500`,
)
const MEMBER = `c.id as "customerId", trim(concat_ws(' ', c.first_name, c.last_name)) as name, coalesce(c.email, '') as email,
     coalesce(c.phone, '') as phone, g.source, g.from_at as "fromAt", g.until_at as "untilAt",
     coalesce(a.balance_points, 0) as points`
const JOINED = `customers c left join gold_memberships g on g.customer_id = c.id and g.until_at > $2
   left join reward_accounts a on a.customer_id = c.id`
const LIST_MEMBERS = statement(
  'rewards.list-gold-members',
  `select ${MEMBER}, ${placeOf('g.until_at', 'g.customer_id')} as "listPlace"
   from gold_memberships g join customers c on c.id = g.customer_id left join reward_accounts a on a.customer_id = c.id
   where g.market = $1 and g.until_at > $2 and c.deleted_at is null and (g.until_at, g.customer_id) > ($3::timestamptz, $4::uuid)
   order by g.until_at, g.customer_id limit $5`,
)
const FIND_MEMBER = statement(
  'rewards.find-gold-member',
  `select ${MEMBER} from ${JOINED} where c.market = $1 and c.deleted_at is null and c.id = $3`,
)
const MARKET_OF = statement('rewards.market-of', 'select market from customers where id = $1 and deleted_at is null')

export interface MemberRow {
  customerId: string
  name: string
  email: string
  phone: string
  source: 'rule' | 'staff' | null
  fromAt: Date | null
  untilAt: Date | null
  points: number
}

/** The place before the member who is the first to end. */
const FIRST = ['-infinity', '00000000-0000-0000-0000-000000000000'] as const

/** Gold members of a market, by end date. */
export function listMembers(
  db: Db,
  market: Market,
  now: Date,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<(MemberRow & Placed)[]> {
  return db.rows<MemberRow & Placed>(LIST_MEMBERS, [market, now, ...placeValues(after, FIRST), limit])
}

/** A customer with the membership, if there is one. */
export function findMember(db: Db, market: Market, now: Date, customerId: string): Promise<MemberRow | null> {
  return db.oneOrNull<MemberRow>(FIND_MEMBER, [market, now, customerId])
}

export function findMembership(db: Db, customerId: string): Promise<MembershipRow | null> {
  return db.oneOrNull(FIND, [customerId])
}

/** Writes a membership with its event. */
export async function saveMembership(
  tx: Tx,
  customerId: string,
  {
    source,
    fromAt,
    untilAt,
    kind,
    who,
    reason,
    at,
  }: MembershipRow & Omit<MembershipEvent, 'id' | 'source' | 'untilAt'>,
): Promise<void> {
  await tx.run(SAVE, [customerId, source, fromAt, untilAt, kind, who, reason, at])
}

/** Ends a membership at a time; no effect without one. */
export async function endMembership(
  tx: Tx,
  customerId: string,
  { at, who, reason, byStaff }: { at: Date; who: string; reason: string; byStaff: boolean },
): Promise<void> {
  await tx.run(END, [customerId, at, who, reason, byStaff])
}

export function listMembershipEvents(db: Db, customerId: string): Promise<MembershipEvent[]> {
  return db.rows(LIST_EVENTS, [customerId])
}

export async function findSpent(db: Db, customerId: string, since: Date): Promise<number> {
  return (await db.oneOrNull<{ spent: number }>(SPENT, [customerId, since]))?.spent ?? 0
}

/** Customers of a market who have spent an amount since a time, and whose membership ends before another, or who have none. */
export function listQualified(
  db: Db,
  market: Market,
  of: { since: Date; spendMinor: number; endingBefore: Date },
): Promise<{ customerId: string }[]> {
  return db.rows(LIST_QUALIFIED, [market, of.since, of.spendMinor, of.endingBefore])
}

/** Expired memberships that are still stored. */
export function listEnded(db: Db, now: Date): Promise<{ customerId: string; market: Market }[]> {
  return db.rows(LIST_ENDED, [now])
}

/** Null if there is no such customer, or the account was deleted. */
export async function marketOfCustomer(db: Db, customerId: string): Promise<Market | null> {
  return (await db.oneOrNull<{ market: Market }>(MARKET_OF, [customerId]))?.market ?? null
}
