// Polling and countdown of a UPI payment; pure.

/** Milliseconds before the next poll: an approval takes seconds, but a page may stay open for long. */
export function upiPollDelayMs(round: number): number {
  return round < 100 ? 3_000 : 15_000
}

/** Whole seconds until a time, zero after it. */
export function secondsLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
}
