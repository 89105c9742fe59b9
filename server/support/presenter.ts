// Turns support tickets into the responses of the calls.

import type { Ticket, TicketListed } from '../../contract/support/schemas.ts'
import type { StaffTicket, StaffTicketListed } from '../../contract/support/staff-api.ts'
import { mayWrite } from '../../contract/support/states.rules.ts'
import { maskEmail, maskPhone } from '../platform/contact-masks.ts'
import type { ListedRow, TicketRow } from './repository/tickets.ts'

export function presentListed(row: ListedRow): TicketListed {
  const { number, topic, state, orderNumber, rfqNumber, text, raisedAt, updatedAt, dueAt } = row
  return {
    ...{ ticketNumber: number, topic, state, orderNumber, rfqNumber, text },
    raisedAt: raisedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    dueAt: state === 'open' ? dueAt.toISOString() : null,
  }
}

export function presentTicket(row: TicketRow, now: Date): Ticket {
  const { fullName, email, mobile, messages, state, updatedAt } = row
  return {
    ...presentListed(row),
    ...{ fullName, email, mobile },
    mayWrite: mayWrite(state, updatedAt, now),
    messages: messages.map(({ author, text, pictures, at }) => ({
      ...{ author, text, at: new Date(at).toISOString() },
      pictures: pictures.map(hash => `/media/${hash}/medium.webp`),
    })),
  }
}

const staffFields = ({ market, fullName, customerId, assignedTo }: ListedRow) => ({
  ...{ market, fullName, hasAccount: customerId !== null, assignedTo },
})

export function presentListedForStaff(row: ListedRow): StaffTicketListed {
  return { ...presentListed(row), ...staffFields(row) }
}

export function presentForStaff(row: TicketRow, now: Date): StaffTicket {
  const events = row.events.map(event => ({ ...event, at: new Date(event.at).toISOString() }))
  const contact = { email: maskEmail(row.email), mobile: maskPhone(row.market, row.mobile) }
  return { ...presentTicket(row, now), ...contact, ...staffFields(row), customerId: row.customerId, events }
}
