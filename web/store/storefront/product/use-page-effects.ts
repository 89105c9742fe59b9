// Effects of the product page: scrolls to the anchor, hydrates islands on the first interaction.

import { type RefObject, useEffect } from 'react'
import { onFirstInteraction } from '../../../framework/first-interaction.ts'

export function usePageEffects(page: RefObject<HTMLElement | null>, msn: string, inDocument: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another visit
  useEffect(() => {
    // navigation from another page: the router has scrolled to the top
    if (!inDocument && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
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
