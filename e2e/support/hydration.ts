// Tells when the scripts of a page have taken over: the router numbers the page then, with `history.replaceState`.

import type { Page } from '@playwright/test'

/** Set on the root element of a page that reacts. */
const MARK = 'hydrated'

/**
 * Runs in each new document before its scripts. `history.state` itself tells nothing: a browser keeps it when the same
 * address is opened again.
 */
export function noteHydration(): void {
  const replaceState = history.replaceState.bind(history)
  history.replaceState = (...change) => {
    replaceState(...change)
    document.documentElement.dataset.hydrated = ''
  }
}

/** Waits for it; the context of the page runs `noteHydration`. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(mark => mark in document.documentElement.dataset, MARK)
}
