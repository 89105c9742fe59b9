// The categories that a listing can be narrowed to: below a category, or inside a search.

import type { CategoryLink } from '../../../contract/catalog.ts'
import { useStore, useText } from '../shared/store-context.ts'
import { EVERYTHING, type ListingAddress, writeAddress } from './listing-address.ts'
import styles from './subcategories.module.css'

interface SubcategoriesProps {
  categories: readonly CategoryLink[]
  /** The search that they narrow; null on a category page. */
  search: ListingAddress | null
}

export function Subcategories({ categories, search }: SubcategoriesProps) {
  const { href, number } = useStore()
  const text = useText('listing')
  if (categories.length === 0) return null
  const linkOf = (category: CategoryLink) =>
    search
      ? `/search${writeAddress({ ...EVERYTHING, str: search.str, category: category.categoryCode })}`
      : category.categoryLink
  return (
    <nav aria-label={text('subcategories')} className={styles.row}>
      <ul>
        {categories.map(category => (
          <li key={category.categoryCode}>
            <a
              href={href(linkOf(category))}
              aria-current={search?.category === category.categoryCode ? 'true' : undefined}
            >
              {category.categoryName} <span>{number(category.productCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
