// Delivery rules: when a failed attempt is retried, and when an endpoint is paused.

import type { AttemptError, PauseReason } from '../../../contract/webhooks/kinds.rules.ts'

/** Seconds between attempts: eight attempts in about 28 hours. */
const DELAYS = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 10 * 3600] as const
const JITTER = 0.2

/** Attempts of a delivery before it is given up. */
export const MAX_TRIES = DELAYS.length + 1

/**
 * Seconds until the next attempt; null if there is none.
 *
 * @param tries attempts so far, from 1
 * @param random from 0 to 1: adds jitter of a fifth, so that receivers that recover do not get all requests at once
 */
export function nextDelay(tries: number, random: number): number | null {
  const delay = DELAYS[tries - 1]
  return delay === undefined ? null : Math.round(delay * (1 + JITTER * (2 * random - 1)))
}

/** Outcome of an attempt. */
export interface AttemptResult {
  status: number | null
  error: AttemptError | null
  response: string
  durationMs: number
}

const HOUR_MS = 3_600_000
/** How long an endpoint may fail before it is paused. */
const MAX_FAILING_MS = 72 * HOUR_MS
/** An endpoint with many messages is paused earlier. */
const MANY_FAILURES = 50
const FAILING_OFTEN_MS = 12 * HOUR_MS

/** Why an endpoint is to be paused after a failed attempt; null if it stays active. */
export function pauseAfter(
  { status }: Pick<AttemptResult, 'status'>,
  { failures, failingSince, now }: { failures: number; failingSince: Date; now: Date },
): PauseReason | null {
  if (status === 410) return 'gone'
  const failingMs = now.getTime() - failingSince.getTime()
  if (failingMs >= MAX_FAILING_MS) return 'failures'
  return failures >= MANY_FAILURES && failingMs >= FAILING_OFTEN_MS ? 'failures' : null
}
