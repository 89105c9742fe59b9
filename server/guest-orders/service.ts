// Public interface of guest orders: orders looked up without logging in.

export { openedOrder } from './queries/opened-order.ts'
export { closeLookups } from './repository.ts'
