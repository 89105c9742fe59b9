// The cities with next-day delivery as a menu; a category has an address per city below `/city/`.

import type { CityTab } from '../../../contract/listing/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import styles from './cities.module.css'

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
  const here = shown.find(({ selected }) => selected)
  return (
    <nav aria-label={t('cities')}>
      <details className={styles.cities} data-chosen={here ? '' : undefined}>
        <summary>
          {t('cities')} <b>{here?.name ?? t('everywhere')}</b>
        </summary>
        <ul className="panel">
          {here && (
            <li>
              <a href={href(path)}>{t('everywhere')}</a>
            </li>
          )}
          {shown.map(({ slug, name, count, selected }) => (
            <li key={slug}>
              <a href={href(`/city/${slug}${path}`)} aria-current={selected ? 'true' : undefined}>
                {`${name} (${number(count)})`}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
