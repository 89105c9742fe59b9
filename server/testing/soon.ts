// Waits for what follows a change in the background: an event, an index, a page that is dropped.

import { vi } from 'vitest'

/** Far more than it takes, so that a busy machine fails nothing. */
const MOST_MS = 30_000

/** Runs a check again and again until it holds; answers what it answers. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: MOST_MS, interval: 25 })
}
