// A badge: a state in one or two words.

import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'good' | 'warn' | 'bad'; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
