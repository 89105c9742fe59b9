// The products of a listing, or what stands in their place: skeletons, an empty result, a failure.

import type { CategoryLink } from '../../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import grid from '../../ui/product-grid.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CategoryTiles } from '../shared/category-tiles.tsx'
import { cardTexts } from '../shared/product-texts.ts'
import { useStore, useText } from '../shared/store-context.ts'
import { countTerms } from './fragment.ts'
import { ListingTable } from './listing-table.tsx'
import styles from './results.module.css'
import type { ShownListing } from './use-listing.ts'

const EARLY_PICTURES = 4
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

interface EmptyProps {
  term: string
  filtered: boolean
  suggestions: readonly CategoryLink[]
  onClear(): void
}

function Empty({ term, filtered, suggestions, onClear }: EmptyProps) {
  const text = useText('listing')
  return (
    <div className={styles.empty}>
      <h2>{text('emptyTitle')}</h2>
      <p>{filtered ? text('emptyFiltered') : term ? text('emptySearch', { term }) : text('emptyCategory')}</p>
      {filtered && <Button onClick={onClear}>{text('clearAll')}</Button>}
      {suggestions.length > 0 && (
        <>
          <h3>{text('suggestions')}</h3>
          <CategoryTiles
            categories={suggestions.map(category => ({
              code: category.categoryCode,
              name: category.categoryName,
              link: category.categoryLink,
              image: category.image,
            }))}
          />
        </>
      )}
    </div>
  )
}

interface ResultsProps {
  shown: ShownListing
  suggestions: readonly CategoryLink[]
  onClear(): void
}

export function Results({ shown, suggestions, onClear }: ResultsProps) {
  const { listing, address, filters, waiting, failed, retry } = shown
  const store = useStore()
  const text = useText('listing')
  const common = useText('common')
  const { products, totalCount } = listing.productSearchResult
  if (waiting) return <Waiting />
  if (failed) {
    return (
      <div className={styles.empty} role="alert">
        <p>{text('failed')}</p>
        <Button onClick={retry}>{common('retry')}</Button>
      </div>
    )
  }
  if (products.length === 0) {
    return <Empty term={address.str} filtered={countTerms(filters) > 0} suggestions={suggestions} onClear={onClear} />
  }
  return (
    <>
      <p className="vh" role="status">
        {countTerms(filters) > 0 && text('updated', { total: totalCount })}
      </p>
      <div className={styles.loaded}>
        {address.view === 'table' ? (
          <ListingTable products={products} />
        ) : (
          <div className={grid.grid}>
            {products.map((product, at) => (
              <ProductCard
                key={product.msn}
                texts={cardTexts(product, store, common)}
                module="search"
                level={2}
                early={at < EARLY_PICTURES}
              />
            ))}
          </div>
        )}
      </div>
    </>
  )
}
