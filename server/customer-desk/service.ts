// The customer desk: the public interface of the domain.

export { writeNote } from './commands/account-steps.ts'
export { customerRows } from './queries/customers.ts'
export { customerListOptions } from './queries/list-options.ts'
