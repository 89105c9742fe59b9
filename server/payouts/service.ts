// Public interface of payouts: what the change of keys needs.

export { resealSellerAccounts } from './commands/accounts.ts'
