// Support tickets for customers, guests with a code, and staff.

import { timingSafeEqual } from 'node:crypto'
import type { ContactData } from '../../../contract/shared/contact.ts'
import { latinDigits } from '../../../contract/shared/digits.ts'
import { normalizeMobile } from '../../../contract/shared/identifiers.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Ticket, TicketListed } from '../../../contract/support/schemas.ts'
import type { StaffTicket, StaffTicketListed } from '../../../contract/support/staff-api.ts'
import { TICKET_STATES, type TicketState } from '../../../contract/support/states.rules.ts'
import { type Marks, pageOfMarked } from '../../annotations/service.ts'
import {
  type Actor,
  type Customer,
  type Owned,
  own,
  ownAsStaff,
  ownAsSystem,
  type Staff,
} from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { fullContact } from '../../platform/contact-masks.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentForStaff, presentListed, presentListedForStaff, presentTicket } from '../presenter.ts'
import {
  findTicket,
  type ListedRow,
  listMarkedTickets,
  listTickets as listOfStaff,
  listOwn,
  type TicketFilter,
  type TicketRow,
} from '../repository/tickets.ts'
import { readCode, ticketCode } from '../rules.ts'

export interface TicketReference {
  ticketNumber: number
  code?: string | undefined
}

const CODE_HOLDER = { kind: 'system', name: 'code of a ticket' } as const

/** A ticket of the customer, or one whose code is given. @throws support.unknown for all others */
export function ownTicket(
  app: Pick<App, 'secrets'>,
  actor: Actor,
  row: TicketRow | null,
  code: string | undefined,
): Owned<TicketRow> {
  if (code === undefined) {
    if (actor.kind !== 'customer') throw appError('support.unknown')
    return own(row, actor, 'support.unknown')
  }
  // an unknown number takes as long as a wrong code
  const expected = ticketCode(app.secrets, row?.id ?? '')
  const fits = timingSafeEqual(
    Buffer.from(readCode(code).padEnd(expected.length).slice(0, expected.length)),
    Buffer.from(expected),
  )
  if (!row || !fits || row.market !== actor.market) throw appError('support.unknown')
  return ownAsSystem(row, CODE_HOLDER)
}

/** A ticket with its messages. @throws support.unknown */
export async function readTicket(app: App, actor: Actor, { ticketNumber, code }: TicketReference): Promise<Ticket> {
  return presentTicket(ownTicket(app, actor, await findTicket(app.db, ticketNumber), code), actor.now)
}

interface Page {
  before?: number | undefined
  limit: number
}

/** Tickets of the customer, newest first. */
export async function listTickets(
  db: Db,
  { customerId }: Customer,
  { before = undefined, limit }: Page,
): Promise<{ tickets: TicketListed[]; more: boolean }> {
  const rows = await listOwn(db, { customerId, before: before ?? null, limit: limit + 1 })
  return { tickets: rows.slice(0, limit).map(presentListed), more: rows.length > limit }
}

export interface StaffQuery extends Page {
  market: Market
  state: TicketState | 'any'
  text?: string | undefined
  assignedTo?: string | undefined
}

/** A search text of staff: number, email address, mobile number or name. */
function searchOf(market: Market, text: string) {
  const digits = latinDigits(text).trim()
  const number = /^\d{1,15}$/.test(digits) ? Number(digits) : null
  const mobile = normalizeMobile(digits, market)
  const name = number === null && text.length >= 3 ? `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null
  return { number, email: text, mobiles: mobile ? [mobile.slice(1)] : [], name }
}

interface StaffPage {
  tickets: StaffTicketListed[]
  more: boolean
  /** Where the next page begins. */
  next: number | null
}

/** A page of tickets, newest first, and the cursor of the next one; with a tag or member filter only the matches. */
export async function pageOfTickets(
  db: Db,
  { market, state, text, assignedTo, before, limit }: StaffQuery,
  marks: Marks | null,
): Promise<{ rows: ListedRow[]; next: number | null }> {
  const filter: TicketFilter = {
    ...{ market, assignedTo: assignedTo ?? null, before: before ?? null, limit: limit + 1 },
    states: state === 'any' ? TICKET_STATES : [state],
  }
  const search = text === undefined ? null : searchOf(market, text)
  if (marks)
    return pageOfMarked(db, marks, {
      ...{ before: filter.before, limit, numberOf: (row: ListedRow) => row.number },
      list: (numbers, most) => listMarkedTickets(db, { ...filter, limit: most }, search, numbers),
    })
  const found = await listOfStaff(db, filter, search)
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.number ?? null) : null }
}

/** The same for staff. */
export async function listForStaff(db: Db, query: StaffQuery, marks: Marks | null = null): Promise<StaffPage> {
  const { rows, next } = await pageOfTickets(db, query, marks)
  return { tickets: rows.map(presentListedForStaff), more: next !== null, next }
}

/** A ticket in full. @throws support.unknown */
export async function ticketForStaff(db: Db, actor: Staff, ticketNumber: number): Promise<StaffTicket> {
  return presentForStaff(ownAsStaff(await findTicket(db, ticketNumber), actor, 'support.unknown'), actor.now)
}

/** @throws support.unknown */
export async function ticketContact(db: Db, actor: Staff, ticketNumber: number): Promise<ContactData> {
  const { email, mobile } = ownAsStaff(await findTicket(db, ticketNumber), actor, 'support.unknown')
  return fullContact({ email, phone: mobile })
}
