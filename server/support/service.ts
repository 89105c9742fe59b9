// Support tickets: the public interface of the domain.

export { SUPPORT_TOPIC, type SupportEvent, ticketCode } from './rules.ts'
