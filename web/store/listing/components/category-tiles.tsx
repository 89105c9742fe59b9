// Categories as tiles with an image.

import type { CategoryLink } from '../../../../contract/catalog/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'
import { pictureAt } from '../../../framework/picture.ts'
import styles from './category-tiles.module.css'

export interface CategoryTile {
  code: string
  name: string
  link: string
  image: string | null
  /** Such as a product count. */
  note?: string
}

/** Categories of the API as tiles. */
export function tilesOf(categories: readonly CategoryLink[]): CategoryTile[] {
  return categories.map(({ categoryCode, categoryName, categoryLink, image }) => ({
    code: categoryCode,
    name: categoryName,
    link: categoryLink,
    image,
  }))
}

export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const { href } = useLocale()
  return (
    <ul className={styles.tiles}>
      {categories.map(({ code, name, link, image, note }) => (
        <li key={code}>
          <a className="panel" href={href(link)}>
            {image ? (
              <img src={pictureAt(image, 'small')} width={72} height={72} alt="" loading="lazy" />
            ) : (
              <span className={styles.blank} />
            )}
            <b>{name}</b>
            {note && <span className="quiet">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
