// The products of a listing, or skeletons, an empty result, an error.

import { lazy, Suspense, useEffect } from 'react'
import { countTerms } from '../../../contract/listing/filter-fragment.rules.ts'
import { StaticHtml } from '../../framework/static-html.tsx'
import { Button } from '../../ui/button.tsx'
import grid from '../../ui/product-grid.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../app/messages.ts'
import type { ListingOf } from './fetch-listing.ts'
import { ProductGrid } from './product-grid.tsx'
import styles from './results.module.css'
import type { ShownListing } from './use-listing.ts'

const ListingTable = lazy(() => import('./listing-table.tsx').then(module => ({ default: module.ListingTable })))
const EmptyResult = lazy(() => import('./empty-result.tsx').then(module => ({ default: module.EmptyResult })))
const WAITING_CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function Waiting() {
  return (
    <div className={grid.grid}>
      {WAITING_CARDS.map(key => (
        <div key={key} className={`panel ${styles.waiting}`}>
          <Skeleton height="auto" />
          <Skeleton width="40%" />
          <Skeleton height="2.8em" />
          <Skeleton width="60%" height="1.8em" />
          <Skeleton width="80%" />
          <Skeleton height="40px" />
        </div>
      ))}
    </div>
  )
}

/** The cards of the document; their compare checkboxes get their labels here, so that names are not sent twice more. */
function CardsInDocument() {
  const tCommon = useMessages('common')
  useEffect(() => {
    for (const box of document.querySelectorAll('main [data-compare]')) {
      box.ariaLabel = tCommon('compareName', { name: box.closest('article')?.querySelector('a')?.textContent ?? '' })
    }
  }, [tCommon])
  return <StaticHtml className={styles.loaded} />
}

interface ResultsProps {
  of: ListingOf
  shown: ShownListing
  onClear(): void
}

export function Results({ of, shown, onClear }: ResultsProps) {
  const { listing, address, filters, waiting, failed, retry } = shown
  const t = useMessages('listing')
  const tCommon = useMessages('common')
  const { products } = listing.productSearchResult
  if (waiting) return <Waiting />
  if (failed) {
    return (
      <div className={styles.empty} role="alert">
        <p>{t('failed')}</p>
        <Button onClick={retry}>{tCommon('retry')}</Button>
      </div>
    )
  }
  if (shown.cardsInDocument) return <CardsInDocument />
  if (products.length === 0) {
    return (
      <Suspense fallback={<p className={styles.empty}>{t('emptyTitle')}</p>}>
        <EmptyResult
          term={address.str}
          filtered={countTerms(filters) > 0}
          nearest={listing.nearest}
          onClear={onClear}
        />
      </Suspense>
    )
  }
  return (
    <div className={styles.loaded}>
      {address.view === 'table' ? (
        <Suspense fallback={<Waiting />}>
          <ListingTable key={shown.key} of={of} shown={shown} />
        </Suspense>
      ) : (
        <ProductGrid products={products} type={listing.type} first />
      )}
    </div>
  )
}
