// Public interface of annotations: filtering lists by tag and responsible member, bulk steps, and notifications of
// assignments, followed records, approvals, order edits and import sources.

export { type Taken, takeAssignment, takeMark } from './commands/marks.ts'
export { tellOfEdit, tellOfHold, tellOfMove, tellOfState, tellTakenOn } from './commands/notify.ts'
export { tellOfDecision, tellOfRequest, tellWithdrawn } from './commands/tell-of-approvals.ts'
export { forgetImportSource, tellOfImportSource } from './commands/tell-of-import-sources.ts'
export { markStates } from './queries/mark-states.ts'
export type { MarkFilters } from './queries/marked.ts'
export { markedIds, markedNumbers, markedProducts, markSource, marksOf, pageOfMarked } from './queries/marked.ts'
export type { Marks } from './repository/marked.ts'
export { type AssignStep, hasEnded, type MarkStep, skipOf } from './rules/marks.ts'
export { keyOf as tagKeyOf } from './rules/records.ts'
