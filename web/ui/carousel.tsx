// A horizontally scrolling row with snapping; its buttons move by one item and hide at the ends.

import { Children, type ReactNode, useEffect, useRef } from 'react'
import styles from './carousel.module.css'
import { attachCarousel } from './carousel-moves.ts'
import { Icon } from './icon.tsx'

interface CarouselProps {
  label: string
  labels: { previous: string; next: string }
  children: ReactNode
}

/** `data-carousel` is for pages where this is static HTML and the buttons are attached later. */
export function Carousel({ label, labels, children }: CarouselProps) {
  const carousel = useRef<HTMLElement>(null)
  useEffect(() => (carousel.current ? attachCarousel(carousel.current) : undefined), [])
  return (
    <section ref={carousel} className={styles.carousel} aria-label={label} data-carousel="">
      <ul className={styles.row}>
        {Children.map(children, child => (
          <li>{child}</li>
        ))}
      </ul>
      <button type="button" className={styles.left} aria-label={labels.previous} hidden>
        <Icon name="left" />
      </button>
      <button type="button" className={styles.right} aria-label={labels.next} hidden>
        <Icon name="right" />
      </button>
    </section>
  )
}
