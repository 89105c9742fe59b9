// What a page does some seconds after it was opened: its report to the click-stream, the watch for an idle visitor.

import { CLICK_STREAM_DELAY_MS, SEARCH_NUDGE_MS, SERVICE_WORKER_MS } from '../../../contract/shared/timers.ts'
import { watchIdle } from '../search/components/watch-idle.ts'
import { type OpenedPage, trackPage } from './track-page.ts'

interface Visit extends OpenedPage {
  /** Aborts when the page is left. */
  left: AbortSignal
}

/** Prepares for a lost connection once the browser has nothing else to do. */
function prepareOffline(): void {
  const prepare = () => void import('../offline/components/start-offline.ts').then(module => module.prepareOffline())
  // not in every browser
  if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: SERVICE_WORKER_MS })
  else setTimeout(prepare, CLICK_STREAM_DELAY_MS)
}

/** Called soon after a page was opened. */
export function visitPage({ left, ...page }: Visit, onIdle: () => void): void {
  setTimeout(() => void trackPage(page), page.at + CLICK_STREAM_DELAY_MS - Date.now())
  if (left.aborted) return
  prepareOffline()
  const since = performance.now() - (Date.now() - page.at)
  left.addEventListener('abort', watchIdle(SEARCH_NUDGE_MS / 1000, onIdle, since))
}
