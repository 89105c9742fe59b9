// The topics and states of a support ticket, and its possible transitions.

export const TICKET_TOPICS = [
  'order',
  'delivery',
  'return',
  'payment',
  'invoice',
  'quotation',
  'product',
  'account',
  'other',
] as const
export type TicketTopic = (typeof TICKET_TOPICS)[number]

/** Open: the store has to answer; answered: the customer may write again; closed: settled. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

const NEXT: Readonly<Record<TicketState, readonly TicketState[]>> = {
  open: ['answered', 'closed'],
  answered: ['open', 'answered', 'closed'],
  closed: ['open'],
}

/** Whether a ticket may move from one state to another. */
export function canMoveTicket(from: TicketState, to: TicketState): boolean {
  return NEXT[from].includes(to)
}

/** Number of days after closing in which a message reopens the ticket. */
export const REOPEN_DAYS = 30
const DAY_MS = 86_400_000

/** Whether the customer may add a message to a ticket. */
export function mayWrite(state: TicketState, updatedAt: Date, now: Date): boolean {
  return state !== 'closed' || now.getTime() - updatedAt.getTime() < REOPEN_DAYS * DAY_MS
}
