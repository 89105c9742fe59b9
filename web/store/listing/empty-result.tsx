// What stands in place of products when there are none: why, and where to go from here.

import type { CategoryLink } from '../../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryTiles } from '../shared/category-tiles.tsx'
import { useText } from '../shared/store-context.ts'
import styles from './results.module.css'

interface EmptyResultProps {
  term: string
  filtered: boolean
  suggestions: readonly CategoryLink[]
  onClear(): void
}

export function EmptyResult({ term, filtered, suggestions, onClear }: EmptyResultProps) {
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
