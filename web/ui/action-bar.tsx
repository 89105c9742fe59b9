// The mobile bottom bar with the amount and the primary action; hidden on desktop.

import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

interface ActionBarProps {
  /** Content before the button, such as the amount to pay. */
  lead?: ReactNode
  children: ReactNode
}

/** `data-action-bar` hides the mobile navigation. */
export function ActionBar({ lead, children }: ActionBarProps) {
  return (
    <div className={styles.bar} data-action-bar="">
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  )
}
