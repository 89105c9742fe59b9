// The customer desk: the public interface of the domain.

export { writeNote } from './commands/account-steps.ts'
