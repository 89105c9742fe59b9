// Detects hydration: the router then numbers the page, with `history.replaceState`.

import type { Page } from '@playwright/test'

/** Set on the root element of a hydrated page. */
const MARK = 'hydrated'

/**
 * Runs in each new document before its scripts. `history.state` itself is no signal: a browser keeps it when the same
 * URL is opened again.
 */
export function noteHydration(): void {
  const replaceState = history.replaceState.bind(history)
  history.replaceState = (...change) => {
    replaceState(...change)
    document.documentElement.dataset.hydrated = ''
  }
}

/** Waits for hydration; the context of the page must run `noteHydration`. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(mark => mark in document.documentElement.dataset, MARK)
}
