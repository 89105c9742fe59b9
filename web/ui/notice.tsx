// A notice within the page: what happened, and buttons to deal with it.

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone?: 'info' | 'good' | 'warn' | 'bad'
  icon?: IconName
  /** Announced when it appears. */
  live?: boolean
  actions?: ReactNode
  className?: string
  children: ReactNode
}

const ICONS = { info: 'help', good: 'check', warn: 'alert', bad: 'alert' } as const

export function Notice({ tone = 'info', icon, live, actions, className, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={live ? 'alert' : undefined}>
      <Icon name={icon ?? ICONS[tone]} size={18} />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
