// Merges of customers: the public interface of the domain.

export { CUSTOMER_MERGED_TOPIC } from './commands/merge.ts'
