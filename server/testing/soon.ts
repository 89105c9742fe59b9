// Waits for asynchronous effects of a change: an event, an index update, an invalidated page.

import { vi } from 'vitest'

/** Much longer than needed, so that tests do not fail on a busy machine. */
const MAX_WAIT_MS = 60_000

/** Retries a check until it passes; returns its result. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: MAX_WAIT_MS, interval: 25 })
}
