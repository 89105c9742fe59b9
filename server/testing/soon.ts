// Waits for what follows a change in the background: an event, an index, an invalidated page.

import { vi } from 'vitest'

/** Far more than it takes, so that a busy machine fails nothing. */
const MAX_WAIT_MS = 60_000

/** Runs a check again and again until it passes; returns its result. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: MAX_WAIT_MS, interval: 25 })
}
