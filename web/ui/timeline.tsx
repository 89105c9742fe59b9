// A timeline of events, newest last.

import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export interface Moment {
  key: string
  title: ReactNode
  /** Time and place, in smaller text. */
  note?: ReactNode
  /** Not reached yet. */
  ahead?: boolean
  /** Something went wrong. */
  bad?: boolean
}

export function Timeline({ label, moments }: { label: string; moments: readonly Moment[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {moments.map(({ key, title, note, ahead, bad }) => (
        <li key={key} data-ahead={ahead || undefined} data-bad={bad || undefined}>
          <b>{title}</b>
          {note && <span className="quiet">{note}</span>}
        </li>
      ))}
    </ol>
  )
}
