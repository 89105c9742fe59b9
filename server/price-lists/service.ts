// Public interface of price lists: what a file would change in a list, for who approves it, and steps for many lists.

export { listStandings, takeListStep } from './commands/list-steps.ts'
export { pricesOfFile } from './queries/file-prices.ts'
export { listsForStaff } from './queries/lists.ts'
export { type ListStep, skipOfList } from './rules/list-steps.ts'
