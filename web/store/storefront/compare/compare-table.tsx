// The comparison table: one column per product, one row per attribute.

import type { ReactNode } from 'react'
import type { Comparison } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from './compare-page.module.css'

type Product = Comparison['products'][number]
type Field = Comparison['fields'][number]['key']

interface CompareTableProps {
  comparison: Comparison
  /** The remaining ones, in order. */
  msns: readonly string[]
  onlyDifferences: boolean
  onRemove(msn: string): void
}

interface RowOf {
  key: string
  name: string
  differs: boolean
  values: readonly ReactNode[]
}

const AVAILABILITY = { 'in-stock': 'inStock', 'out-of-stock': 'outOfStock', 'on-request': 'onRequest' } as const

/** A product's value of a common attribute. */
function useFact(): (product: Product, fact: Field) => ReactNode {
  const { money } = useLocale()
  const t = useMessages('compare')
  const tCommon = useMessages('common')
  return (product, fact) => {
    const { ratingSummary, currency } = product
    switch (fact) {
      case 'salesPrice':
        return <b className={styles.price}>{money(product.salesPrice, currency)}</b>
      case 'mrp':
        return money(product.mrp, currency)
      case 'discount':
        return product.discount > 0 ? tCommon('off', { percent: product.discount }) : null
      case 'rating':
        return ratingSummary.count > 0
          ? t('stars', { rating: ratingSummary.rating, count: ratingSummary.count })
          : t('noRating')
      case 'availability':
        return product.notSold ?? tCommon(AVAILABILITY[product.availability])
      case 'warrantyMonths':
        return t('months', { count: product.warrantyMonths })
      case 'returnDays':
        return t(product.exchangeOnly && product.returnDays > 0 ? 'exchangeDays' : 'days', {
          count: product.returnDays,
        })
      default:
        return product[fact] || null
    }
  }
}

function Product({ product, onRemove }: { product: Product; onRemove(msn: string): void }) {
  const { href } = useLocale()
  const t = useMessages('compare')
  const tCommon = useMessages('common')
  const { msn, productName: name, mainImageLink, availability, minQuantity } = product
  return (
    <th scope="col">
      <button
        type="button"
        className={styles.remove}
        aria-label={t('removeName', { name })}
        onClick={() => onRemove(msn)}
      >
        <Icon name="close" size={14} />
      </button>
      {mainImageLink && <img src={pictureAt(mainImageLink, 'small')} width={140} height={140} alt="" />}
      <a href={href(product.productUrl)}>{name}</a>
      {availability === 'in-stock' ? (
        <button
          type="button"
          className={styles.add}
          data-add={msn}
          data-quantity={minQuantity}
          aria-label={tCommon('addNameToCart', { name })}
        >
          {tCommon('addToCart')}
        </button>
      ) : (
        <span className={styles.unavailable}>{tCommon(AVAILABILITY[availability])}</span>
      )}
    </th>
  )
}

/** If the table has room, a way to add another product. */
function AddMore({ products }: { products: readonly Product[] }) {
  const { href } = useLocale()
  const t = useMessages('compare')
  const name = products[0]?.categoryName ?? ''
  return (
    <td className={styles.addMore}>
      <a href={href(`/search?str=${encodeURIComponent(name)}`)}>
        <Icon name="plus" />
        {t('addMore')}
      </a>
    </td>
  )
}

export function CompareTable({ comparison, msns, onlyDifferences, onRemove }: CompareTableProps) {
  const t = useMessages('compare')
  const { marketInfo, language } = useLocale()
  const factOf = useFact()
  const places = comparison.products.map(({ msn }, at) => (msns.includes(msn) ? at : -1)).filter(at => at >= 0)
  const products = places.flatMap(at => comparison.products[at] ?? [])
  const rows: RowOf[] = [
    ...comparison.fields.map(({ key, differs }) => ({
      key,
      name: key === 'mrp' ? marketInfo.listPriceName[language] : t(key),
      differs,
      values: products.map(product => factOf(product, key)),
    })),
    ...comparison.rows.map(row => ({ ...row, values: places.map(at => row.values[at] ?? null) })),
  ]
  const marked = products.length > 1
  const shown = rows.filter(row => (!onlyDifferences || row.differs) && row.values.some(value => value !== null))
  const room = products.length < 4
  return (
    // a wide table scrolls on its own, and the keyboard must reach it
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className={`panel ${styles.scroll}`} role="group" aria-label={t('table')} tabIndex={0}>
      <table className={styles.table}>
        <caption className="vh">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="vh">{t('feature')}</span>
            </th>
            {products.map(product => (
              <Product key={product.msn} product={product} onRemove={onRemove} />
            ))}
            {room && <AddMore products={products} />}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, differs, values }) => (
            <tr key={key} className={marked && differs ? styles.differs : undefined}>
              <th scope="row">
                {name}
                {marked && differs && (
                  <span className={styles.mark}>
                    <span className="vh">{t('differs')}</span>
                  </span>
                )}
              </th>
              {products.map(({ msn }, at) => (
                <td key={msn}>{values[at] ?? '–'}</td>
              ))}
              {room && <td />}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className={styles.none}>{t('none')}</p>}
    </div>
  )
}
