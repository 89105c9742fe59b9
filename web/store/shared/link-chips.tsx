// Links in a row under a heading; renders nothing without links.

import { useLocale } from '../../framework/locale.ts'
import styles from './link-chips.module.css'

export function LinkChips({ title, links }: { title: string; links: readonly { name: string; link: string }[] }) {
  const { href } = useLocale()
  if (links.length === 0) return null
  return (
    <nav className={styles.chips} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, link }) => (
          <li key={link}>
            <a href={href(link)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
