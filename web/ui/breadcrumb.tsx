// The path from home to this page.

import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  label: string
  /** From home down; the current page is either left out or comes last, without an address. */
  crumbs: readonly { name: string; href?: string }[]
}

export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol>
        {crumbs.map(crumb => (
          <li key={crumb.href ?? crumb.name}>
            {crumb.href ? <a href={crumb.href}>{crumb.name}</a> : <span aria-current="page">{crumb.name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
