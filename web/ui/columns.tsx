// Two columns on desktop, the second one narrow and sticky; stacked on mobile.

import type { ReactNode } from 'react'
import styles from './columns.module.css'

export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  )
}
