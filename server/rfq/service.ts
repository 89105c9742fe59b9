// Bulk quote requests and quotations: the public interface of the domain.

export { assignRequest } from './commands/assign-request.ts'
export { ownRequestId, requestNumbers } from './queries/requests.ts'
export { RFQ_ANSWER_TOPIC, RFQ_TOPIC, type RfqAnswerEvent, type RfqEvent } from './rules.ts'
