// When a refund that the gateway did not make is tried again.

/** About three days with the delays below; then staff decide. */
export const MAX_REFUND_TRIES = 20

const MINUTE_MS = 60_000
const MAX_DELAY_MINUTES = 6 * 60

/** When to try again after so many failed tries: the delay doubles from a minute to six hours. Null: not by itself. */
export function nextRefundTry(now: Date, tries: number): Date | null {
  if (tries >= MAX_REFUND_TRIES) return null
  const minutes = Math.min(2 ** (tries - 1), MAX_DELAY_MINUTES)
  return new Date(now.getTime() + minutes * MINUTE_MS)
}
