// Infinite scrolling up to the configured number of pages; after it the page links are used.

import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { Filters } from '../../../contract/listing/filter-fragment.rules.ts'
import { LazyOnVisible } from '../../framework/lazy-on-visible.tsx'
import { quietCall } from '../../framework/session/session.ts'
import { webConfig } from '../shared/web-config.ts'
import { fetchListing, type ListingOf } from './fetch-listing.ts'
import type { ListingAddress } from './listing-address.ts'
import styles from './more-results.module.css'
import { ProductGrid } from './product-grid.tsx'

interface MoreResultsProps {
  of: ListingOf
  /** Of the page before. */
  address: ListingAddress
  filters: Filters
  /** How many there are. */
  pages: number
  /** Numbers of additional pages and products shown now. */
  onShown(pages: number, products: number): void
}

/** Loads the next page when it is near the viewport. */
function Next({ onNear }: { onNear(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes near
  useEffect(onNear, [])
  return <div className={styles.waiting} aria-hidden="true" />
}

export function MoreResults({ of, address, filters, pages, onShown }: MoreResultsProps) {
  const [shown, setShown] = useState<readonly (readonly ProductCard[])[]>([])
  const [limit, setLimit] = useState(0)
  const [ended, setEnded] = useState(false)
  const busy = useRef(false)
  useEffect(() => {
    let current = true
    void webConfig().then(({ autoScrollPageLimit }) => current && setLimit(autoScrollPageLimit))
    return () => {
      current = false
    }
  }, [])
  const next = address.page + shown.length + 1
  const fetchNext = () => {
    if (busy.current) return
    busy.current = true
    fetchListing(quietCall, of, { ...address, page: next }, filters)
      .then(
        ({ productSearchResult: { products } }) => {
          const all = [...shown, products]
          setShown(all)
          setEnded(products.length === 0)
          onShown(all.length, all.flat().length)
        },
        // the page links are still there
        () => setEnded(true),
      )
      .finally(() => {
        busy.current = false
      })
  }
  return (
    <div className={styles.more}>
      {shown.map((products, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages stand in their order
        <div key={at}>
          <ProductGrid products={products} type={of.type} />
        </div>
      ))}
      {!ended && next <= pages && shown.length + 1 < limit && (
        <LazyOnVisible key={next}>
          <Next onNear={fetchNext} />
        </LazyOnVisible>
      )}
    </div>
  )
}
