// Rows of a sum: label on the left, amount on the right.

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './figures.module.css'

export interface Figure {
  key: string
  label: ReactNode
  value: ReactNode
  /** `good` for savings, `quiet` for information, `total` for the last row. */
  tone?: 'good' | 'quiet' | 'total'
}

export function Figures({ rows, className }: { rows: readonly Figure[]; className?: string }) {
  return (
    <dl className={classNames(styles.figures, className)}>
      {rows.map(({ key, label, value, tone }) => (
        <div key={key} className={tone && styles[tone]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
