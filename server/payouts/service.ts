// Public interface of payouts: the change of keys, and the event of a commission document that is mailed.

export { resealSellerAccounts } from './commands/accounts.ts'
export { COMMISSION_MAIL_TOPIC, type CommissionMailEvent } from './commands/mail-commission.ts'
