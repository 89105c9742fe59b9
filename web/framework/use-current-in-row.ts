// Moves the current link of a row that scrolls sideways to its middle, and nothing else: not the page.

import { type RefObject, useEffect } from 'react'

/**
 * `current` changes when another link is the current one. `scrollIntoView` would also scroll the page back to the row, under
 * the finger of somebody who has read on before the scripts came.
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
