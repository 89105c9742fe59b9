// The categories that a listing can be narrowed to: below a category, or inside a search.

import type { CategoryLink } from '../../../contract/catalog/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { EVERYTHING, type ListingAddress, writeAddress } from './listing-address.ts'
import styles from './subcategories.module.css'

interface SubcategoriesProps {
  categories: readonly CategoryLink[]
  /** The URL that is narrowed to one of them by its query; null if each has a page of its own. */
  inside: { path: string; address: ListingAddress } | null
}

export function Subcategories({ categories, inside }: SubcategoriesProps) {
  const { href, number } = useLocale()
  const t = useMessages('listing')
  const shown = categories.filter(
    ({ productCount, categoryCode }) => productCount > 0 || inside?.address.category === categoryCode,
  )
  if (shown.length === 0) return null
  const linkOf = ({ categoryCode, categoryLink }: CategoryLink) => {
    if (!inside) return categoryLink
    const { str, tag, exact, everyWord } = inside.address
    return inside.path + writeAddress({ ...EVERYTHING, str, tag, exact, everyWord, category: categoryCode })
  }
  return (
    <nav aria-label={t('subcategories')} className={styles.row}>
      <ul>
        {shown.map(category => (
          <li key={category.categoryCode}>
            <a
              href={href(linkOf(category))}
              aria-current={inside?.address.category === category.categoryCode ? 'true' : undefined}
            >
              {`${category.categoryName} ${number(category.productCount)}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
