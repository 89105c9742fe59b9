// The active filters as chips with remove buttons, and a button that removes all.

import type { Bucket } from '../../../contract/listing/api.ts'
import { type Filters, NO_FILTERS, toggleTerm } from '../../../contract/listing/filter-fragment.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './active-filters.module.css'
import { shownPrices } from './facet-choice.ts'

interface ChosenProps {
  filters: Filters
  buckets: readonly Bucket[]
  onChange(filters: Filters): void
}

export function ActiveFilters({ filters, buckets, onChange }: ChosenProps) {
  const t = useMessages('listing')
  const { money } = useLocale()
  const labelOf = (name: string, term: string): string => {
    if (name === 'price') {
      const [from, to] = shownPrices(term)
      return t('priceChip', { from: money(from), to: money(to) })
    }
    const bucket = buckets.find(one => one.name === name)
    const match = bucket?.terms.find(one => one.term === term)
    if (match) return bucket?.unit && !match.label.includes(bucket.unit) ? `${match.label} ${bucket.unit}` : match.label
    const [, from, to] = (bucket?.range && /^(-?[\d.]+)-(-?[\d.]+)$/.exec(term)) || []
    return from && to ? `${t('priceChip', { from, to })} ${bucket?.unit}` : term
  }
  const chips = Object.entries(filters).flatMap(([name, terms]) => terms.map(term => ({ name, term })))
  if (chips.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={t('selectedFilters')}>
      {chips.map(({ name, term }) => {
        const label = labelOf(name, term)
        return (
          <li key={`${name}-${term}`}>
            <button
              type="button"
              aria-label={t('removeFilter', { name: label })}
              onClick={() => onChange(toggleTerm(filters, name, term))}
            >
              {label}
              <Icon name="close" size={12} />
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
          {t('clearAll')}
        </button>
      </li>
    </ul>
  )
}
