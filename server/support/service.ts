// Support tickets: the public interface of the domain.

export { assignInJob } from './commands/assign-ticket.ts'
export { pageOfTickets } from './queries/tickets.ts'
export { SUPPORT_TOPIC, type SupportEvent, ticketCode } from './rules.ts'
