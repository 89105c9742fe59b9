// The cities with next-day delivery as tabs; a category has an address per city below `/city/`.

import type { CityTab } from '../../../contract/listing/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import styles from './subcategories.module.css'

interface CitiesProps {
  cities: readonly CityTab[]
  /** Path of the listing for all cities. */
  path: string
}

export function Cities({ cities, path }: CitiesProps) {
  const { href, number } = useLocale()
  const t = useMessages('listing')
  const shown = cities.filter(({ count, selected }) => count > 0 || selected)
  if (shown.length === 0) return null
  const here = shown.some(({ selected }) => selected)
  return (
    <nav aria-label={t('cities')} className={styles.row}>
      <ul>
        <li className="quiet">{t('cities')}</li>
        {here && (
          <li>
            <a href={href(path)}>{t('everywhere')}</a>
          </li>
        )}
        {shown.map(({ slug, name, count, selected }) => (
          <li key={slug}>
            <a href={href(`/city/${slug}${path}`)} aria-current={selected ? 'true' : undefined}>
              {name} <span>{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
