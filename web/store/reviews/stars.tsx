// A rating as five stars.

import type { CSSProperties } from 'react'
import styles from './stars.module.css'

interface StarsProps {
  /** 0 to 5, fractions too. */
  rating: number
  /** Pixels of one star. */
  size?: number
  /** Text for screen readers; undefined if a text next to it says the same. */
  label?: string
}

export function Stars({ rating, size = 18, label }: StarsProps) {
  const style = { '--fill': `${rating * 20}%`, '--size': `${size}px` } as CSSProperties
  if (!label) return <span className={styles.stars} style={style} aria-hidden="true" />
  return <span className={styles.stars} style={style} role="img" aria-label={label} />
}
