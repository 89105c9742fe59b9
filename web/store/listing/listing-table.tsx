// The table view of a listing: one row per product with its key specifications in columns.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { pictureAt } from '../../framework/picture.ts'
import { useMessages } from '../app/messages.ts'
import styles from './listing-table.module.css'

const MAX_COLUMNS = 4

/** The specifications that most products have, in the order met. */
function columnsOf(products: readonly ProductCard[]): string[] {
  const counts = new Map<string, number>()
  for (const { name } of products.flatMap(product => product.keySpecs)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_COLUMNS)
    .map(([name]) => name)
}

function Row({ product, columns }: { product: ProductCard; columns: readonly string[] }) {
  const { href, money } = useLocale()
  const t = useMessages('common')
  const { msn, availability, nextBreak, currency, mainImageLink } = product
  return (
    <tr data-product="">
      <th scope="row">
        <input
          type="checkbox"
          data-compare={msn}
          aria-label={t('compareName', { name: product.productName })}
          autoComplete="off"
        />
        {mainImageLink && <img src={pictureAt(mainImageLink, 'icon')} width={44} height={44} alt="" loading="lazy" />}
        <span>
          <span className="quiet">{product.brandName}</span>
          <a href={href(product.productUrl)}>{product.productName}</a>
        </span>
      </th>
      {columns.map(column => (
        <td key={column} className={styles.spec}>
          {product.keySpecs.find(spec => spec.name === column)?.value ?? '–'}
        </td>
      ))}
      <td className={styles.figure}>
        <b>{money(product.salesPrice, currency)}</b>
        {product.discount > 0 && <em>{t('off', { percent: product.discount })}</em>}
      </td>
      <td className={`${styles.figure} ${styles.without}`}>{money(product.priceWithoutTax, currency)}</td>
      <td className={`${styles.figure} ${styles.spec}`}>
        {nextBreak ? `${nextBreak.minQuantity}+: ${money(nextBreak.price, currency)}` : '–'}
      </td>
      <td className={styles.action}>
        {availability === 'in-stock' ? (
          <button
            type="button"
            data-add={msn}
            data-quantity={product.minQuantity}
            aria-label={t('addNameToCart', { name: product.productName })}
          >
            {t('addToCart')}
          </button>
        ) : (
          t(availability === 'on-request' ? 'onRequest' : 'outOfStock')
        )}
      </td>
    </tr>
  )
}

export function ListingTable({ products }: { products: readonly ProductCard[] }) {
  const t = useMessages('listing')
  const { marketInfo } = useLocale()
  const columns = columnsOf(products)
  return (
    <table className={`panel ${styles.table}`}>
      <caption className="vh">{t('products')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('colProduct')}</th>
          {columns.map(column => (
            <th key={column} scope="col" className={styles.spec}>
              {column}
            </th>
          ))}
          <th scope="col" className={styles.figure}>
            {t('colPrice')}
          </th>
          <th scope="col" className={`${styles.figure} ${styles.without}`}>
            {t('colWithoutTax', { tax: marketInfo.taxName })}
          </th>
          <th scope="col" className={`${styles.figure} ${styles.spec}`}>
            {t('colBreak')}
          </th>
          <th scope="col" className={styles.action}>
            <span className="vh">{t('colAction')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(product => (
          <Row key={product.msn} product={product} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}
