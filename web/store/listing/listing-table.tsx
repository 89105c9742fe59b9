// The table view of a listing: one line per product, with part number, specifications, prices, quantity and a CSV file.

import { useState } from 'react'
import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { pictureAt } from '../../framework/picture.ts'
import { quietCall } from '../../framework/session/session.ts'
import { WithMessages } from '../../framework/with-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { sellable } from '../../ui/quantity.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { useVisitor } from '../app/session.ts'
import { useOff } from '../shared/features.ts'
import type { ListingOf } from './fetch-listing.ts'
import styles from './listing-table.module.css'
import { cellText, inOrder, type SpecColumn, specColumns, type TableOrder } from './table-columns.ts'
import type { ShownListing } from './use-listing.ts'
import { fetchWholeListing, MAX_PRODUCTS } from './whole-listing.ts'

interface RowProps {
  product: ProductCard
  columns: readonly SpecColumn[]
  /** Business buyers have the price without tax first. */
  withoutTaxFirst: boolean
}

/** The frame listens for `data-add`; the field writes its quantity to the button. */
function AddCell({ product }: { product: ProductCard }) {
  const t = useMessages('common')
  const { msn, availability, notSold, minQuantity, quantityMultiple, productName } = product
  if (availability !== 'in-stock') {
    return <td className={styles.action}>{notSold ?? t(availability === 'on-request' ? 'onRequest' : 'outOfStock')}</td>
  }
  return (
    <td className={styles.action}>
      <input
        inputMode="numeric"
        aria-label={`${t('quantity')}: ${productName}`}
        defaultValue={minQuantity}
        autoComplete="off"
        onChange={({ currentTarget: { value, nextElementSibling: button } }) => {
          const quantity = sellable(Number(value), minQuantity, quantityMultiple)
          if (button instanceof HTMLElement) button.dataset.quantity = String(quantity)
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(sellable(Number(currentTarget.value), minQuantity, quantityMultiple))
        }}
      />
      <button
        type="button"
        data-add={msn}
        data-quantity={minQuantity}
        aria-label={t('addNameToCart', { name: productName })}
      >
        {t('addToCart')}
      </button>
    </td>
  )
}

function Row({ product, columns, withoutTaxFirst }: RowProps) {
  const { href, money } = useLocale()
  const t = useMessages('common')
  const noCompare = useOff('compare')
  const { msn, nextBreak, currency, mainImageLink, salesPrice, priceWithoutTax, productName, partNumber } = product
  const prices = withoutTaxFirst ? [priceWithoutTax, salesPrice] : [salesPrice, priceWithoutTax]
  const breakPrice = nextBreak && (withoutTaxFirst ? nextBreak.priceWithoutTax : nextBreak.price)
  return (
    <tr data-product="">
      <th scope="row">
        {!noCompare && (
          <input
            type="checkbox"
            data-compare={msn}
            aria-label={t('compareName', { name: productName })}
            autoComplete="off"
          />
        )}
        {mainImageLink && <img src={pictureAt(mainImageLink, 'icon')} width={32} height={32} alt="" loading="lazy" />}
        <a href={href(product.productUrl)}>{productName}</a>
      </th>
      <td className={styles.part}>{partNumber}</td>
      {columns.map(column => (
        <td
          key={column.name}
          className={column.numeric ? styles.number : styles.spec}
          title={column.numeric ? undefined : cellText(product, column)}
        >
          {cellText(product, column)}
        </td>
      ))}
      <td className={styles.figure}>
        <b>{money(prices[0] ?? 0, currency)}</b>
      </td>
      <td className={styles.figure}>{money(prices[1] ?? 0, currency)}</td>
      <td className={styles.number}>
        {nextBreak && breakPrice !== null ? `${nextBreak.minQuantity}+: ${money(breakPrice, currency)}` : '–'}
      </td>
      <AddCell product={product} />
    </tr>
  )
}

interface HeadingProps {
  text: string
  className?: string
  by: TableOrder['by']
  order: TableOrder | null
  onOrder(order: TableOrder): void
}

const sameColumn = (a: TableOrder['by'], b: TableOrder['by'] | undefined) =>
  typeof a === 'object' && typeof b === 'object' ? a.spec.name === b.spec.name : a === b

/** A heading that orders the rows: upwards with the first press, downwards with the second. */
function Heading({ text, className, by, order, onOrder }: HeadingProps) {
  const direction = sameColumn(by, order?.by) ? order?.direction : undefined
  return (
    <th scope="col" className={className} aria-sort={direction && (direction === 1 ? 'ascending' : 'descending')}>
      <button type="button" onClick={() => onOrder({ by, direction: direction === 1 ? -1 : 1 })}>
        {text}
      </button>
    </th>
  )
}

interface HeadingsProps extends Pick<HeadingProps, 'order' | 'onOrder'> {
  columns: readonly SpecColumn[]
  /** Names of the two prices, in their order. */
  prices: readonly string[]
}

function Headings({ columns, prices, ...sortable }: HeadingsProps) {
  const t = useMessages('listing')
  const { taxRegistered } = useVisitor()
  return (
    <thead>
      <tr>
        <Heading text={t('colProduct')} by="name" {...sortable} />
        <Heading text={t('colPart')} className={styles.part} by="part" {...sortable} />
        {columns.map(column => (
          <Heading
            key={column.name}
            text={column.unit ? `${column.name} (${column.unit})` : column.name}
            className={column.numeric ? styles.number : styles.spec}
            by={{ spec: column }}
            {...sortable}
          />
        ))}
        <Heading
          text={prices[0] ?? ''}
          className={styles.figure}
          by={taxRegistered ? 'withoutTax' : 'price'}
          {...sortable}
        />
        <th scope="col" className={styles.figure}>
          {prices[1]}
        </th>
        <th className={styles.number}>{t('colBreak')}</th>
        <th className={styles.action}>{t('colAction')}</th>
      </tr>
    </thead>
  )
}

/** Rows shown initially, and added per click on the button. */
const ROWS = 100

/** The rows sorted by a column: all products of the listing, fetched with the first sort. */
function useRows({ of, shown }: ListingTableProps) {
  const tCommon = useMessages('common')
  const { address, filters, listing } = shown
  const { products, totalCount } = listing.productSearchResult
  const [order, setOrder] = useState<TableOrder | null>(null)
  const [whole, setWhole] = useState<readonly ProductCard[] | null>(totalCount <= products.length ? products : null)
  const [busy, setBusy] = useState(false)
  /** Null if they cannot be fetched, which a toast reports. */
  const needWhole = async () => {
    if (whole) return whole
    setBusy(true)
    try {
      const all = await fetchWholeListing(quietCall, of, address, filters)
      setWhole(all)
      return all
    } catch {
      showToast(tCommon('wentWrong'))
      return null
    } finally {
      setBusy(false)
    }
  }
  const onOrder = async (next: TableOrder) => {
    if (await needWhole()) setOrder(next)
  }
  return { rows: order && whole ? inOrder(whole, order) : products, order, onOrder, needWhole, busy }
}

/** How many products are ordered or saved: all of the listing, or as many as there may be. */
function Extent({ total }: { total: number }) {
  const t = useMessages('more-content')
  const count = Math.min(total, MAX_PRODUCTS)
  return <p className="quiet">{count < total ? t('tableBound', { count, total }) : t('tableWhole', { count })}</p>
}

function MoreRows({ count, onPress }: { count: number; onPress(): void }) {
  const t = useMessages('more-content')
  return (
    <Button className={styles.more} onClick={onPress}>
      {t('moreRows', { count })}
    </Button>
  )
}

interface ListingTableProps {
  of: ListingOf
  shown: ShownListing
}

export function ListingTable({ of, shown }: ListingTableProps) {
  const t = useMessages('listing')
  const { marketInfo } = useLocale()
  const { taxRegistered } = useVisitor()
  const { rows, order, onOrder, needWhole, busy } = useRows({ of, shown })
  const [most, setMost] = useState(ROWS)
  const [saved, setSaved] = useState(false)
  const { products, totalCount } = shown.listing.productSearchResult
  const columns = specColumns(products)
  const [price, withoutTax] = [t('colPrice'), t('colWithoutTax', { tax: marketInfo.taxName })]
  const prices = taxRegistered ? [withoutTax, price] : [price, withoutTax]
  const save = async () => {
    const [{ tableCsv, saveCsv }, whole] = await Promise.all([import('./table-csv.ts'), needWhole()])
    if (!whole) return
    setSaved(true)
    const texts = { product: t('colProduct'), part: t('colPart'), quantityPrice: t('colBreak') }
    saveCsv('karkhana.csv', tableCsv(inOrder(whole, order), columns, { ...texts, price, withoutTax }))
  }
  return (
    <>
      <div className={styles.tools}>
        <div role="status">
          {(order || saved) && (
            <WithMessages namespace="more-content">
              <Extent total={totalCount} />
            </WithMessages>
          )}
        </div>
        <Button size="small" busy={busy} onClick={() => void save()}>
          {t('csv')}
        </Button>
      </div>
      <table className={`panel ${styles.table}`}>
        <caption className="vh">{t('products')}</caption>
        <Headings columns={columns} prices={prices} order={order} onOrder={next => void onOrder(next)} />
        <tbody>
          {rows.slice(0, most).map(product => (
            <Row key={product.msn} product={product} columns={columns} withoutTaxFirst={taxRegistered} />
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <WithMessages namespace="more-content">
          <MoreRows count={Math.min(ROWS, rows.length - most)} onPress={() => setMost(most + ROWS)} />
        </WithMessages>
      )}
    </>
  )
}
