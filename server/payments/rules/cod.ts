// Whether an account may order with cash on delivery, by the orders that it has placed: it costs nothing to order and to cancel.

import { COD_ORDERS } from '../../../contract/shared/limits.ts'

/** How far back orders count, in milliseconds. */
export const COD_DAY_MS = 24 * 3_600_000
export const COD_MONTH_MS = 30 * COD_DAY_MS

/** Orders of an account with cash on delivery. */
export interface CodHistory {
  /** Placed in the last 24 hours, in any state. */
  placedToday: number
  /** Placed in the last 30 days and cancelled since, by the customer or by staff. */
  cancelledThisMonth: number
}

/** The error code of the rule that closes cash on delivery to an account; null when none does. */
export function codProblem({
  placedToday,
  cancelledThisMonth,
}: CodHistory): 'payment.cod-orders' | 'payment.cod-cancelled' | null {
  const { perDay, cancelledPerMonth } = COD_ORDERS
  if (cancelledThisMonth >= cancelledPerMonth) return 'payment.cod-cancelled'
  return placedToday >= perDay ? 'payment.cod-orders' : null
}
