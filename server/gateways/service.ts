// Accounts at payment gateways for the commands of the store.

export { resealGatewayKeys } from './commands/seals.ts'
export { resealTransfer } from './commands/transfer-account.ts'
