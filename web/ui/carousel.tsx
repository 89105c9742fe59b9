// A row that scrolls sideways with snapping; its buttons move by one item and know the ends.

import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './carousel.module.css'
import { Icon } from './icon.tsx'

interface CarouselProps {
  label: string
  labels: { previous: string; next: string }
  children: ReactNode
}

const SLACK_PX = 2

/** Whether the first and the last item can be seen whole. */
export function visibleEnds(row: Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): {
  left: boolean
  right: boolean
} {
  return {
    left: row.scrollLeft <= SLACK_PX,
    right: row.scrollLeft + row.clientWidth >= row.scrollWidth - SLACK_PX,
  }
}

export function Carousel({ label, labels, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ left: true, right: true })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const now = visibleEnds(element)
      setEnds(before => (before.left === now.left && before.right === now.right ? before : now))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const move = (direction: 1 | -1) => {
    const element = row.current
    const first = element?.firstElementChild
    if (element && first) element.scrollBy({ left: direction * (first.clientWidth + 12), behavior: 'smooth' })
  }
  return (
    <section className={styles.carousel} aria-label={label}>
      <ul ref={row} className={styles.row}>
        {Children.map(children, child => (
          <li>{child}</li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.left}
        aria-label={labels.previous}
        hidden={ends.left}
        onClick={() => move(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={styles.right}
        aria-label={labels.next}
        hidden={ends.right}
        onClick={() => move(1)}
      >
        <Icon name="right" />
      </button>
    </section>
  )
}
