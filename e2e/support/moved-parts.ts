// Layout shifts of a page while it loads, as reported by the browser.

import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Texts of the parts of the main content that have moved. */
    movedParts: string[]
  }
}

interface Shift extends PerformanceEntry {
  sources: { node: Node | null }[]
}

/** Records layout shifts of the main content from the next document on. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.movedParts = []
    new PerformanceObserver(list => {
      for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources))
        if (node && document.querySelector('main')?.contains(node)) window.movedParts.push(node.textContent ?? '')
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const movedParts = (page: Page): Promise<string[]> => page.evaluate(() => window.movedParts)
