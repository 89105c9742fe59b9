// What a product page does beside showing: notes the visit, goes to an anchor, wakes its still parts on the first touch.

import { type RefObject, useEffect } from 'react'
import { TIMERS } from '../../../../contract/shared/limits.ts'
import { onFirstInteraction } from '../../../framework/first-interaction.ts'
import { quietCall } from '../../../framework/session/session.ts'

/** The visit counts for "recently viewed" once it has lasted as long as the click-stream waits. */
function trackPageView(): void {
  const previous = document.referrer
  quietCall('POST /api/v3/analytic/setstream/product', {
    body: { message: 'page-view', url: location.href, referrer: previous, timestamp: Date.now() },
  }).catch(() => undefined)
}

export function usePageEffects(page: RefObject<HTMLElement | null>, msn: string, inDocument: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another visit
  useEffect(() => {
    const timer = setTimeout(trackPageView, TIMERS.clickStreamDelay)
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
