// Orders that are looked up without logging in: the public interface of the domain.

export { openedOrder } from './queries/opened-order.ts'
export { closeLookups } from './repository.ts'
