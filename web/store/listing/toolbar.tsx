// Above the products: filters on a phone, the view, the order.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { navigate } from '../shared/navigation.ts'
import { useText } from '../shared/store-context.ts'
import { Facets } from './facets.tsx'
import { countTerms, type Filters, NO_FILTERS } from './fragment.ts'
import type { ListingAddress, Sort } from './listing-address.ts'
import styles from './toolbar.module.css'

interface ToolbarProps {
  address: ListingAddress
  /** Null when there is nothing to filter by. */
  facets: Parameters<typeof Facets>[0] | null
  total: number
  waiting: boolean
  addressOf(change: Partial<ListingAddress>, filters?: Filters): string
}

function FilterSheet({
  facets,
  total,
  waiting,
}: Pick<ToolbarProps, 'total' | 'waiting'> & { facets: NonNullable<ToolbarProps['facets']> }) {
  const text = useText('listing')
  const common = useText('common')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className={styles.filters} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" size={18} />
        {text('filtersCount', { count: countTerms(facets.filters) })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text('filters')}
        closeLabel={common('close')}
        shape="sheet"
        footer={
          <>
            <Button onClick={() => facets.onChange(NO_FILTERS)}>{text('clearAll')}</Button>
            <Button kind="go" onClick={() => setOpen(false)}>
              <span aria-live="polite">{waiting ? common('loading') : text('showResults', { count: total })}</span>
            </Button>
          </>
        }
      >
        {open && <Facets {...facets} />}
      </Dialog>
    </>
  )
}

export function Toolbar({ address, facets, total, waiting, addressOf }: ToolbarProps) {
  const text = useText('listing')
  const view = (name: 'grid' | 'table') => (
    <a
      href={addressOf({ view: name })}
      data-keep-scroll=""
      aria-current={address.view === name ? 'true' : undefined}
      aria-label={text(name === 'grid' ? 'viewGrid' : 'viewTable')}
    >
      <Icon name={name === 'grid' ? 'grid' : 'list'} size={18} />
    </a>
  )
  return (
    <div className={styles.toolbar}>
      {facets && <FilterSheet facets={facets} total={total} waiting={waiting} />}
      <SelectField
        className={styles.sort}
        label={text('sort')}
        value={address.sort}
        onChange={event => navigate(addressOf({ sort: event.target.value as Sort, page: 1 }), { keepScroll: true })}
        options={[
          { value: 'popularity', label: text('sortPopularity') },
          { value: 'lowPrice', label: text('sortLowPrice') },
          { value: 'highPrice', label: text('sortHighPrice') },
        ]}
      />
      <nav className={styles.views} aria-label={text('view')}>
        {view('grid')}
        {view('table')}
      </nav>
    </div>
  )
}
