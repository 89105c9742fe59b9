// Shown when a listing has no products: the reason, and the no-results fallback.

import { Suspense } from 'react'
import type { Nearest } from '../../../contract/listing/api.ts'
import { LazyOnVisible } from '../../framework/lazy-on-visible.tsx'
import { createLazySection } from '../../framework/lazy-section.tsx'
import { useLocale } from '../../framework/locale.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import { useOff } from '../shared/features.ts'
import { CategoryTiles, tilesOf } from './components/category-tiles.tsx'
import styles from './empty-result.module.css'
import { ProductGrid } from './product-grid.tsx'

interface EmptyResultProps {
  term: string
  filtered: boolean
  nearest: Nearest | null
  onClear(): void
}

const OFFERS = {
  'without-filters': 'nearWithoutFilters',
  'any-word': 'nearAnyWord',
  similar: 'nearSimilar',
  popular: 'nearPopular',
  'other-kind': 'nearOtherKind',
  unknown: 'suggestions',
} as const

const Quote = createLazySection(
  ['product-quote'],
  async () => (await import('../rfq/components/bulk-quote.tsx')).BulkQuote,
)
const QUOTE_HEIGHT = 600

export function EmptyResult({ term, filtered, nearest, onClear }: EmptyResultProps) {
  const t = useMessages('listing')
  const { href } = useLocale()
  const noQuotes = useOff('quotes')
  const isOtherKind = nearest?.by === 'other-kind'
  const [category] = nearest?.categories ?? []
  return (
    <div className={styles.empty}>
      <h2>{t('emptyTitle')}</h2>
      <p>
        {filtered
          ? t('emptyFiltered')
          : term
            ? t(isOtherKind ? 'emptyKind' : 'emptySearch', { term })
            : t('emptyCategory')}
      </p>
      {filtered && <Button onClick={onClear}>{t('clearAll')}</Button>}
      {term && !isOtherKind && !noQuotes && <a href={href('/bulk-enquiry')}>{t('requestQuote')}</a>}
      {nearest && nearest.terms.length > 0 && (
        <nav aria-label={t('tryInstead')}>
          <h3>{t('tryInstead')}</h3>
          <ul className={styles.terms}>
            {nearest.terms.map(one => (
              <li key={one}>
                <a href={href(`/search?str=${encodeURIComponent(one)}`)}>{one}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {nearest && nearest.products.length > 0 && (
        <section>
          <h3>{t(OFFERS[nearest.by])}</h3>
          <ProductGrid products={nearest.products} type="SEARCH" />
        </section>
      )}
      {nearest && nearest.categories.length > 0 && (
        <section>
          <h3>{t(isOtherKind ? 'nearOtherKind' : 'suggestions')}</h3>
          <CategoryTiles categories={tilesOf(nearest.categories)} />
        </section>
      )}
      {isOtherKind && category && !noQuotes && (
        <LazyOnVisible id="bulk-quote" height={QUOTE_HEIGHT}>
          <Suspense>
            <Quote
              product={{
                msn: null,
                productType: category.categoryCode,
                description: term,
                availability: 'on-request',
                bulkQuoteAbove: 0,
              }}
            />
          </Suspense>
        </LazyOnVisible>
      )}
    </div>
  )
}
