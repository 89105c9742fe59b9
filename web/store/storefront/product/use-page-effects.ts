// Effects of the product page: tracks the view, scrolls to the anchor, hydrates islands on the first interaction.

import { type RefObject, useEffect } from 'react'
import { CLICK_STREAM_DELAY_MS } from '../../../../contract/shared/timers.ts'
import { onFirstInteraction } from '../../../framework/first-interaction.ts'
import { quietCall } from '../../../framework/session/session.ts'

/** The view counts for "recently viewed" after the click-stream delay. */
function trackPageView(): void {
  const previous = document.referrer
  quietCall('POST /api/v3/analytic/setstream/product', {
    body: { message: 'page-view', url: location.href, referrer: previous, timestamp: Date.now() },
  }).catch(() => undefined)
}

export function usePageEffects(page: RefObject<HTMLElement | null>, msn: string, inDocument: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another visit
  useEffect(() => {
    const timer = setTimeout(trackPageView, CLICK_STREAM_DELAY_MS)
    // a link from another page: the router has gone to the top
    if (!inDocument && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
    return () => clearTimeout(timer)
  }, [msn])
  useEffect(() => {
    if (!inDocument) return
    let sleep = () => {}
    const stop = onFirstInteraction(async () => {
      const { hydrateIslands } = await import('./hydrate-islands.ts')
      if (page.current) sleep = hydrateIslands(page.current)
    })
    return () => {
      stop()
      sleep()
    }
  }, [page, inDocument])
}
