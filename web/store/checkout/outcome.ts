// The result of an order as shown to the customer, and the polling intervals of an open payment; pure.

import type { Order } from '../../../contract/orders/schemas.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'

export type Outcome = 'paid' | 'cod' | 'pending' | 'transfer' | 'failed' | 'cancelled' | 'returned'

export function outcomeOf(order: Pick<Order, 'state' | 'paymentMode' | 'paymentMethodId'>): Outcome {
  switch (order.state) {
    case 'cancelled':
    case 'expired':
      return 'cancelled'
    case 'returned-to-origin':
      return 'returned'
    case 'payment-failed':
      return 'failed'
    case 'pending-payment':
      return order.paymentMethodId === PAYMENT_METHOD_IDS.neft ? 'transfer' : 'pending'
    default:
      return order.paymentMode === 'cod' ? 'cod' : 'paid'
  }
}

/** Milliseconds until the next poll: short at first, then longer, null after about half an hour. */
export function pollDelayMs(round: number): number | null {
  if (round < 20) return 3_000
  if (round < 40) return 15_000
  return round < 66 ? 60_000 : null
}
