// Deferred work of a page: its click-stream event, the consent prompt, and idle detection.

import { lazy, Suspense, useEffect, useState } from 'react'
import { CLICK_STREAM_DELAY_MS, SEARCH_NUDGE_MS, SERVICE_WORKER_MS } from '../../../contract/shared/timers.ts'
import { useLocale } from '../../framework/locale.ts'
import { useObservable } from '../../ui/observable.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import { outOfStock } from '../cart/components/out-of-stock.ts'
import { watchIdle } from '../search/components/watch-idle.ts'
import { isToBeAsked } from '../shared/consent.ts'
import { type OpenedPage, trackPage } from './track-page.ts'

const SearchNudge = lazy(() =>
  import('../search/components/search-nudge.tsx').then(module => ({ default: module.SearchNudge })),
)
const OutOfStockModal = lazy(() =>
  import('../cart/components/out-of-stock-modal.tsx').then(module => ({ default: module.OutOfStockModal })),
)
const ConsentBar = lazy(() =>
  import('../privacy/components/consent-bar.tsx').then(module => ({ default: module.ConsentBar })),
)

/** Prepares for offline use once the browser is idle. */
function prepareOffline(): void {
  const prepare = () => void import('../offline/components/start-offline.ts').then(module => module.prepareOffline())
  // not in every browser
  if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: SERVICE_WORKER_MS })
  else setTimeout(prepare, CLICK_STREAM_DELAY_MS)
}

function visitPage(page: OpenedPage, onIdle: () => void): void {
  setTimeout(() => void trackPage(page), page.at + CLICK_STREAM_DELAY_MS - Date.now())
  if (page.left.aborted) return
  prepareOffline()
  const since = performance.now() - (Date.now() - page.at)
  page.left.addEventListener('abort', watchIdle(SEARCH_NUDGE_MS / 1000, onIdle, since))
}

/** Rendered soon after a page was opened; `plain` is a page on which the visitor is busy with a form. */
export function PageVisit({ page, plain }: { page: OpenedPage; plain: boolean }) {
  const [idle, setIdle] = useState(false)
  const [asks, setAsks] = useState(isToBeAsked)
  useEffect(() => {
    visitPage(page, () => setIdle(true))
    page.left.addEventListener('abort', () => setIdle(false))
  }, [page])
  const loggedIn = isLoggedIn(useVisitor())
  const locale = useLocale()
  useEffect(() => {
    // guests fetch nothing for it
    if (loggedIn) void import('./live-notices.ts').then(module => module.startLiveNotices(locale))
  }, [loggedIn, locale])
  const ranOut = useObservable(outOfStock, null)
  if (plain) return null
  if (ranOut !== null) {
    return (
      <Suspense>
        <OutOfStockModal msn={ranOut} onClose={() => outOfStock.set(null)} />
      </Suspense>
    )
  }
  return <Suspense>{asks ? <ConsentBar onChosen={() => setAsks(false)} /> : idle && <SearchNudge />}</Suspense>
}
