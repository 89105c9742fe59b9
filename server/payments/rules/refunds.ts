// When a failed refund is retried, and how a refund is shared among payments.

/** About three days with the delays below; then staff decide. */
export const MAX_REFUND_TRIES = 20

const MINUTE_MS = 60_000
const MAX_DELAY_MINUTES = 6 * 60

/**
 * When to retry after a number of failures: the delay doubles from a minute to six hours. Null: no further automatic
 * retry.
 */
export function nextRefundTry(now: Date, tries: number): Date | null {
  if (tries >= MAX_REFUND_TRIES) return null
  const minutes = Math.min(2 ** (tries - 1), MAX_DELAY_MINUTES)
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

export interface RefundablePayment {
  /** The amount of the payment without a requested refund. */
  leftMinor: number
}

/**
 * Shares a refund among the payments of an order, given in the order in which they were made: the last payment first,
 * each as far as it goes. Returns the share of each payment, in minor units as `amountMinor`.
 * @throws RangeError when the payments leave less than that
 */
export function shareRefund<P extends RefundablePayment>(
  amountMinor: number,
  payments: readonly P[],
): { payment: P; amountMinor: number }[] {
  let open = amountMinor
  const shares = payments.toReversed().flatMap(payment => {
    const share = Math.min(open, payment.leftMinor)
    open -= share
    return share > 0 ? [{ payment, amountMinor: share }] : []
  })
  if (open > 0) throw new RangeError(`The payments leave ${open} less than the refund of ${amountMinor}`)
  return shares
}
