// The layout of a content page: breadcrumb, heading, introduction.

import type { ReactNode } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './page-layout.module.css'

interface PageLayoutProps {
  /** Between home and the page itself. */
  crumbs?: readonly { name: string; link: string }[]
  title: string
  intro?: string
  children: ReactNode
}

export function PageLayout({ crumbs = [], title, intro, children }: PageLayoutProps) {
  const { href } = useLocale()
  const t = useMessages('common')
  const way = [{ name: t('home'), link: '/' }, ...crumbs]
  return (
    <div className="page">
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={[...way.map(({ name, link }) => ({ name, href: href(link) })), { name: title }]}
      />
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  )
}
