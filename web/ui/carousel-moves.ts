// Attaches the buttons of a carousel to its HTML: they scroll by one item and hide at the ends.

import { motionAllowed } from './motion-times.ts'

const SLACK_PX = 2
const GAP_PX = 12

/** Whether the first and the last item are fully visible. */
export function visibleEnds(row: Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): {
  left: boolean
  right: boolean
} {
  return {
    left: row.scrollLeft <= SLACK_PX,
    right: row.scrollLeft + row.clientWidth >= row.scrollWidth - SLACK_PX,
  }
}

/** The element contains the list and the two buttons after it. Returns a disposer. */
export function attachCarousel(carousel: HTMLElement): () => void {
  const row = carousel.querySelector('ul')
  const [previous, next] = carousel.querySelectorAll<HTMLElement>(':scope > button')
  if (!row || !previous || !next) return () => undefined
  const look = () => {
    const ends = visibleEnds(row)
    previous.hidden = ends.left
    next.hidden = ends.right
  }
  const move = (direction: 1 | -1) => () => {
    const width = row.firstElementChild?.clientWidth ?? 0
    row.scrollBy({ left: direction * (width + GAP_PX), behavior: motionAllowed() ? 'smooth' : 'instant' })
  }
  const observer = new ResizeObserver(look)
  observer.observe(row)
  const stop = new AbortController()
  const { signal } = stop
  row.addEventListener('scroll', look, { passive: true, signal })
  previous.addEventListener('click', move(-1), { signal })
  next.addEventListener('click', move(1), { signal })
  return () => {
    observer.disconnect()
    stop.abort()
  }
}
