// A section of a page with its heading and a "see all" link.

import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  link?: { text: string; href: string; label?: string }
  children: ReactNode
}

export function Section({ title, link, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {link && (
          <a href={link.href} aria-label={link.label}>
            {link.text}
          </a>
        )}
      </header>
      {children}
    </section>
  )
}
