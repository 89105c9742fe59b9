// Shown when a listing has no products: the reason, and the no-results fallback.

import type { Nearest } from '../../../contract/listing/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
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
} as const

export function EmptyResult({ term, filtered, nearest, onClear }: EmptyResultProps) {
  const t = useMessages('listing')
  const { href } = useLocale()
  return (
    <div className={styles.empty}>
      <h2>{t('emptyTitle')}</h2>
      <p>{filtered ? t('emptyFiltered') : term ? t('emptySearch', { term }) : t('emptyCategory')}</p>
      {filtered && <Button onClick={onClear}>{t('clearAll')}</Button>}
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
          <h3>{t('suggestions')}</h3>
          <CategoryTiles categories={tilesOf(nearest.categories)} />
        </section>
      )}
    </div>
  )
}
