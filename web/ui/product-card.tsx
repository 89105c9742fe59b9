// A product as a card: in a row of a page (plp), below a product (pdp), in a search result (search).

import { classNames } from './class-names.ts'
import { PriceLines, type PriceTexts } from './price.tsx'
import styles from './product-card.module.css'

export interface ProductCardTexts {
  msn: string
  name: string
  href: string
  /** Where the name does not begin with it. */
  brand?: string
  /** Address of the picture, or null where there is none. */
  picture: string | null
  flag?: string
  /** `★ 4.3 (12)` */
  rating?: string
  price: PriceTexts
  /** Shown in place of the button where the product cannot be added. */
  unavailable?: string
  add: string
  addLabel: string
  minQuantity: number
  /** A box that puts it among the products to compare; its name may be given later, as it repeats the product's. */
  compare?: { text: string; label?: string }
}

interface ProductCardProps {
  texts: ProductCardTexts
  module?: 'plp' | 'pdp' | 'search'
  /** The first picture of the page: fetched before all others. */
  early?: boolean
  level?: 2 | 3
}

/**
 * No state and no handlers: the frame listens for `data-add` and `data-compare` once for all cards. They hold the MSN in
 * small letters, as the address of the product does: what repeats costs next to nothing in a page of forty cards.
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
