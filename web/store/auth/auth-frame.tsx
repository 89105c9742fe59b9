// The narrow panel around all login and sign-up pages.

import type { ReactNode } from 'react'
import styles from './auth.module.css'

interface AuthFrameProps {
  title: string
  intro?: string
  children: ReactNode
  foot?: ReactNode
}

export function AuthFrame({ title, intro, children, foot }: AuthFrameProps) {
  return (
    <div className="page">
      <section className={`panel ${styles.panel}`}>
        <h1>{title}</h1>
        {intro && <p className="quiet">{intro}</p>}
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </section>
    </div>
  )
}
