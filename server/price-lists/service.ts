// Public interface of price lists: the changes of a file, for approval, and bulk steps.

export { listStandings, takeListStep } from './commands/list-steps.ts'
export { pricesOfFile } from './queries/file-prices.ts'
export { listsForStaff } from './queries/lists.ts'
export { type ListStep, skipOfList } from './rules/list-steps.ts'
