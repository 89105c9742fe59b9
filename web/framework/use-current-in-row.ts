// Scrolls a horizontal row so that its current link is in the middle, without scrolling the page.

import { type RefObject, useEffect } from 'react'

/**
 * `current` identifies the current link. `scrollIntoView` would also scroll the page back to the row for readers who have
 * scrolled on before the scripts were loaded.
 */
export function useCurrentInRow(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is at another position
  useEffect(() => {
    const here = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!row.current || !here) return
    const { left, width } = row.current.getBoundingClientRect()
    row.current.scrollLeft += here.left + here.width / 2 - (left + width / 2)
  }, [current])
}
