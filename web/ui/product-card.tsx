// A product card: in a row of products (plp), below a product (pdp), in search results (search).

import { classNames } from './class-names.ts'
import { PriceLines, type PriceTexts } from './price.tsx'
import styles from './product-card.module.css'

export interface ProductCardTexts {
  msn: string
  name: string
  href: string
  /** Only if the name does not start with it. */
  brand?: string
  /** URL of the picture, or null if there is none. */
  picture: string | null
  flag?: string
  /** `★ 4.3 (12)` */
  rating?: string
  price: PriceTexts
  /** Shown in place of the button if the product cannot be added. */
  unavailable?: string
  add: string
  addLabel: string
  minQuantity: number
  /** A checkbox that adds the product to the comparison; its label may be set later, as it repeats the product name. */
  compare?: { text: string; label?: string | undefined } | undefined
}

interface ProductCardProps {
  texts: ProductCardTexts
  module?: 'plp' | 'pdp' | 'search'
  /** The first picture of the page, fetched before all others. */
  early?: boolean
  level?: 2 | 3
}

/**
 * No state and no handlers: the frame has one listener for `data-add` and `data-compare` of all cards. These contain the
 * MSN in lower case, as in the product's address: repeated text compresses well in a page of forty cards.
 */
export function ProductCard({ texts, module = 'plp', early, level = 3 }: ProductCardProps) {
  const { msn, name, href, brand, picture, flag, rating, price, unavailable, add, addLabel, minQuantity, compare } =
    texts
  const Heading = `h${level}` as 'h2' | 'h3'
  return (
    <article className={`panel ${styles.card}`} data-module={module}>
      {picture ? (
        <img
          className={styles.picture}
          src={picture}
          width={320}
          height={320}
          alt=""
          {...(early ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          decoding="async"
        />
      ) : (
        <div className={classNames(styles.picture, styles.missing)} />
      )}
      {compare && (
        <label className={styles.compare}>
          <input type="checkbox" data-compare={msn.toLowerCase()} aria-label={compare.label} autoComplete="off" />
          {compare.text}
        </label>
      )}
      {flag && <p className={`flag ${styles.flag}`}>{flag}</p>}
      {brand && <p className={styles.brand}>{brand}</p>}
      <Heading className={styles.name} data-rating={rating}>
        <a href={href}>{name}</a>
      </Heading>
      <PriceLines texts={price} />
      {unavailable ? (
        <p className={styles.unavailable}>{unavailable}</p>
      ) : (
        <button
          type="button"
          className={styles.add}
          data-add={msn.toLowerCase()}
          data-quantity={minQuantity}
          aria-label={addLabel}
        >
          {add}
        </button>
      )}
    </article>
  )
}
