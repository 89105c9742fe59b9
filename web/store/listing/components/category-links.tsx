// Categories as a list of links.

import type { CategoryLink } from '../../../../contract/catalog/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'

export function CategoryLinks({ categories }: { categories: readonly CategoryLink[] }) {
  const { href } = useLocale()
  return (
    <ul>
      {categories.map(({ categoryCode, categoryLink, categoryName }) => (
        <li key={categoryCode}>
          <a href={href(categoryLink)}>{categoryName}</a>
        </li>
      ))}
    </ul>
  )
}
