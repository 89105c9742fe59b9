// Two columns on a desk, the second one narrow and in sight while the first scrolls; one below the other on a phone.

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
