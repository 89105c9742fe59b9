// What other domains use of annotations: their lists filtered by a tag or by who is responsible, and telling who has taken a record on or follows it,
// and of requests for approval.

export { tellOfMove, tellOfState, tellTakenOn } from './commands/notify.ts'
export { tellOfDecision, tellOfRequest, tellWithdrawn } from './commands/tell-of-approvals.ts'
export { markedProducts, marksOf, newestMarked, pageOfMarked } from './queries/marked.ts'
export type { Marks } from './repository/marked.ts'
