// SQL that reads support tickets with their messages, and moves them.

import type { Market } from '../../../contract/shared/market.ts'
import type { StaffTicket } from '../../../contract/support/staff-api.ts'
import type { TicketState, TicketTopic } from '../../../contract/support/states.rules.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface ListedRow {
  id: string
  number: number
  market: Market
  customerId: string | null
  state: TicketState
  topic: TicketTopic
  orderNumber: number | null
  rfqNumber: number | null
  fullName: string
  email: string
  mobile: string
  assignedTo: string | null
  /** The beginning of the first message. */
  text: string
  dueAt: Date
  raisedAt: Date
  updatedAt: Date
}

export interface TicketRow extends ListedRow {
  messages: { author: 'customer' | 'staff'; text: string; pictures: string[]; at: string }[]
  events: StaffTicket['events']
}

const LISTED = `t.id, t.number, t.market, t.customer_id as "customerId", t.state, t.topic, o.number as "orderNumber",
  r.number as "rfqNumber", t.full_name as "fullName", t.email, t.mobile, t.assigned_to as "assignedTo", t.due_at as "dueAt",
  t.raised_at as "raisedAt", t.updated_at as "updatedAt", (select left(m.text, 140) from support_messages m
    where m.ticket_id = t.id order by m.id limit 1) as text`
const NAMED = 'left join orders o on o.id = t.order_id left join rfq_requests r on r.id = t.rfq_id'
const THREAD = `(select jsonb_agg(jsonb_build_object('author', m.author, 'text', m.text, 'pictures', m.pictures, 'at', m.at)
    order by m.id) from support_messages m where m.ticket_id = t.id) as messages,
  (select jsonb_agg(jsonb_build_object('from', e.from_state, 'to', e.to_state, 'who', e.who, 'why', e.why, 'at', e.at)
    order by e.id) from support_events e where e.ticket_id = t.id) as events`

const FIND = statement(
  'support.find',
  `select ${LISTED}, ${THREAD} from support_tickets t ${NAMED} where t.number = $1`,
)
const LOCK = statement('support.lock', 'select id from support_tickets where number = $1 for update')

/** A ticket with its messages and history; null for an unknown number. */
export function findTicket(db: Db, number: number): Promise<TicketRow | null> {
  return db.oneOrNull<TicketRow>(FIND, [number])
}

/** A ticket, locked until the transaction ends. */
export async function lockTicket(tx: Tx, number: number): Promise<TicketRow | null> {
  await tx.run(LOCK, [number])
  return findTicket(tx, number)
}

const LIST_OWN = statement(
  'support.list-own',
  `select ${LISTED} from support_tickets t ${NAMED} where t.customer_id = $1 and ($2::bigint is null or t.number < $2)
   order by t.number desc limit $3`,
)

/** Tickets of a customer, newest first. */
export function listOwn(
  db: Db,
  { customerId, before, limit }: { customerId: string; before: number | null; limit: number },
): Promise<ListedRow[]> {
  return db.rows<ListedRow>(LIST_OWN, [customerId, before, limit])
}

/** The newest tickets of each state, by an index that begins with the other conditions. */
const newest = (conditions: string) => `select ${LISTED} from (
    select found.* from unnest($2::text[]) wanted (state) cross join lateral (
      select s.* from support_tickets s where s.market = $1 and ${conditions} and s.state = wanted.state and s.number < $4
      order by s.number desc limit $5) found
    order by found.number desc limit $5) t ${NAMED} order by t.number desc`
const LIST = statement('support.list-for-staff', newest('$3::text is null'))
const LIST_ASSIGNED = statement('support.list-assigned', newest('s.assigned_to = $3'))

const PAGE = `t.market = $1 and t.state = any($2) and ($3::text is null or t.assigned_to = $3) and t.number < $4`
/** Matches of a search text, each by its own index. */
const SEARCHED = `select id from support_tickets where number = $6
  union select f.id from orders n join support_tickets f on f.order_id = n.id where n.number = $6
  union select id from support_tickets where market = $1 and email = lower($7)
  union select id from support_tickets where mobile = any($8) and mobile <> ''
  union select id from support_tickets where $9::text is not null and lower(full_name) like $9`
/** Only the tickets that the text names are read. */
const SEARCH = statement(
  'support.search-for-staff',
  `with named as (${SEARCHED})
   select ${LISTED} from named join support_tickets t on t.id = named.id ${NAMED} where ${PAGE}
   order by t.number desc limit $5`,
)
/** The matching tickets among these numbers; without a text the email address is null. */
const LIST_MARKED = statement(
  'support.list-marked',
  `select ${LISTED} from (
     select t.* from support_tickets t left join orders n on n.id = t.order_id
     where t.number = any($10) and ${PAGE} and ($7::text is null or t.number = $6 or n.number = $6 or t.email = lower($7)
       or (t.mobile = any($8) and t.mobile <> '') or lower(t.full_name) like $9)
     order by t.number desc limit $5) t ${NAMED} order by t.number desc`,
)

export interface TicketFilter {
  market: Market
  states: readonly TicketState[]
  assignedTo: string | null
  before: number | null
  limit: number
}

/** Possible meanings of a text; null where it is not one. */
export interface TicketSearch {
  number: number | null
  email: string
  mobiles: readonly string[]
  /** Pattern of LIKE, in lower case. */
  name: string | null
}

const valuesOf = ({ market, states, assignedTo, before, limit }: TicketFilter) => [
  ...[market, states, assignedTo, before ?? Number.MAX_SAFE_INTEGER, limit],
]

/** Tickets for staff, newest first; with a search text, only its matches. */
export function listTickets(db: Db, filter: TicketFilter, search: TicketSearch | null): Promise<ListedRow[]> {
  const values = valuesOf(filter)
  if (!search) return db.rows<ListedRow>(filter.assignedTo === null ? LIST : LIST_ASSIGNED, values)
  return db.rows<ListedRow>(SEARCH, [...values, search.number, search.email, search.mobiles, search.name])
}

/** The matching tickets among these numbers, highest number first. */
export function listMarkedTickets(
  db: Db,
  filter: TicketFilter,
  search: TicketSearch | null,
  numbers: readonly number[],
): Promise<ListedRow[]> {
  const { number = null, email = null, mobiles = [], name = null } = search ?? {}
  return db.rows<ListedRow>(LIST_MARKED, [...valuesOf(filter), number, email, mobiles, name, numbers])
}

const MOVE = statement(
  'support.move',
  `with moved as (
     update support_tickets set state = $3, updated_at = $4, assigned_to = coalesce($5, assigned_to), due_at = coalesce($6, due_at)
     where id = $1 returning id
   )
   insert into support_events (ticket_id, from_state, to_state, who, why, at) select id, $2, $3, $7, $8, $4 from moved`,
)

export interface Move {
  to: TicketState
  who: string
  /** Stored with the event permanently; must not contain personal data. */
  why?: string
  at: Date
  assignedTo?: string
  /** Of an opened ticket. */
  dueAt?: Date
}

/** Moves a ticket to a state, with its event. */
export async function updateTicket(tx: Tx, { id, state }: Owned<TicketRow>, move: Move): Promise<void> {
  const { to, who, why = '', at, assignedTo = null, dueAt = null } = move
  await tx.run(MOVE, [id, state, to, at, assignedTo, dueAt, who, why])
}

/** Keeps the state and the time of the last change, which the customer sees. */
const REASSIGN = statement(
  'support.reassign',
  `with changed as (update support_tickets set assigned_to = $2 where id = $1 returning id, state)
   insert into support_events (ticket_id, from_state, to_state, who, why, at) select id, state, state, $3, $4, $5 from changed`,
)

/** Sets the assignee of a ticket, null for nobody, with an event. */
export async function updateAssignee(
  tx: Tx,
  { id }: Owned<TicketRow>,
  { assignedTo, who, why, at }: { assignedTo: string | null; who: string; why: string; at: Date },
): Promise<void> {
  await tx.run(REASSIGN, [id, assignedTo, who, why, at])
}
