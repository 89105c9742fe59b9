// Above the products: the mobile filter button, the view, the sort order.

import { lazy, Suspense, useState } from 'react'
import { countTerms, type Filters } from '../../../contract/listing/filter-fragment.rules.ts'
import { navigate } from '../../framework/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useMessages } from '../app/messages.ts'
import type { FacetsProps } from './facets.tsx'
import { FROM_START, type ListingAddress, SORTS, type Sort } from './listing-address.ts'
import styles from './toolbar.module.css'

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then(module => ({ default: module.FilterSheet })))

type FilterSheetProps = Pick<ToolbarProps, 'total' | 'waiting' | 'onFilters'> & { facets: FacetsProps }

interface ToolbarProps {
  address: ListingAddress
  /** Products of a deal are sorted by their discount. */
  isDeal: boolean
  /** Null if there is nothing to filter by. */
  facets: FacetsProps | null
  total: number
  waiting: boolean
  /** The sheet of filters is opened. */
  onFilters(): void
  addressOf(change: Partial<ListingAddress>, filters?: Filters): string
}

/** On mobile the facets are in a sheet, fetched when it is first opened. */
function FilterButton({ facets, total, waiting, onFilters }: FilterSheetProps) {
  const t = useMessages('listing')
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Button
        className={styles.filters}
        aria-haspopup="dialog"
        onClick={() => {
          onFilters()
          setState('open')
        }}
      >
        <Icon name="filter" size={18} />
        {t('filtersCount', { count: countTerms(facets.filters) })}
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <FilterSheet
            facets={facets}
            total={total}
            waiting={waiting}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  )
}

export function Toolbar({ address, isDeal, facets, total, waiting, onFilters, addressOf }: ToolbarProps) {
  const t = useMessages('listing')
  // nothing to sort
  if (!facets && !waiting && total === 0) return null
  const view = (name: 'grid' | 'table') => (
    <a
      href={addressOf({ view: name })}
      data-keep-scroll=""
      aria-current={address.view === name ? 'true' : undefined}
      aria-label={t(name === 'grid' ? 'viewGrid' : 'viewTable')}
    >
      <Icon name={name === 'grid' ? 'grid' : 'list'} size={18} />
    </a>
  )
  return (
    <div className={styles.toolbar}>
      {facets && <FilterButton facets={facets} total={total} waiting={waiting} onFilters={onFilters} />}
      <SelectField
        className={styles.sort}
        label={t('sort')}
        value={isDeal && address.sort === 'popularity' ? 'discount' : address.sort}
        onChange={event =>
          navigate(addressOf({ ...FROM_START, sort: event.target.value as Sort }), { keepScroll: true })
        }
        options={SORTS.slice(isDeal ? 1 : 0).map(sort => ({ value: sort, label: t(sort) }))}
      />
      <nav className={styles.views} aria-label={t('view')}>
        {view('grid')}
        {view('table')}
      </nav>
    </div>
  )
}
