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

const PAGE = `t.market = $1 and t.state = $2 and ($3::text is null or t.assigned_to = $3)
  and ($4::bigint is null or t.number < $4)`
const LIST = statement(
  'support.list-for-staff',
  `select ${LISTED} from support_tickets t ${NAMED} where ${PAGE} order by t.number desc limit $5`,
)
/** What the text names, each by an index of its own; then only the tickets that it names are read. */
const SEARCH = statement(
  'support.search-for-staff',
  `with named as (
     select id from support_tickets where number = $6
     union select f.id from orders n join support_tickets f on f.order_id = n.id where n.number = $6
     union select id from support_tickets where market = $1 and email = lower($7)
     union select id from support_tickets where mobile = any($8) and mobile <> ''
     union select id from support_tickets where $9::text is not null and lower(full_name) like $9)
   select ${LISTED} from named join support_tickets t on t.id = named.id ${NAMED} where ${PAGE}
   order by t.number desc limit $5`,
)

export interface TicketFilter {
  market: Market
  state: TicketState
  assignedTo: string | null
  before: number | null
  limit: number
}

/** What a text may mean; null for what it cannot. */
export interface TicketSearch {
  number: number | null
  email: string
  mobiles: readonly string[]
  /** Pattern of LIKE, in lower case. */
  name: string | null
}

/** Tickets for staff, newest first; of a search those that its text names. */
export function listTickets(
  db: Db,
  { market, state, assignedTo, before, limit }: TicketFilter,
  search: TicketSearch | null,
): Promise<ListedRow[]> {
  const filter = [market, state, assignedTo, before, limit]
  if (!search) return db.rows<ListedRow>(LIST, filter)
  return db.rows<ListedRow>(SEARCH, [...filter, search.number, search.email, [...search.mobiles], search.name])
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
  /** Kept with the event for good; not what a person has typed about themselves. */
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
