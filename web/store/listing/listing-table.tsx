// The table view of a listing: one line per product, with part number, specifications, prices, quantity and a CSV file.

import { useState } from 'react'
import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { pictureAt } from '../../framework/picture.ts'
import { Button } from '../../ui/button.tsx'
import { sellable } from '../../ui/quantity.tsx'
import { useMessages } from '../app/messages.ts'
import { useVisitor } from '../app/session.ts'
import styles from './listing-table.module.css'
import { cellText, inOrder, type SpecColumn, specColumns, type TableOrder } from './table-columns.ts'

interface RowProps {
  product: ProductCard
  columns: readonly SpecColumn[]
  /** Business buyers have the price without tax first. */
  withoutTaxFirst: boolean
}

/** The frame listens for `data-add`; the field writes its quantity to the button. */
function AddCell({ product }: { product: ProductCard }) {
  const t = useMessages('common')
  const { msn, availability, minQuantity, quantityMultiple, productName } = product
  if (availability !== 'in-stock') {
    return <td className={styles.action}>{t(availability === 'on-request' ? 'onRequest' : 'outOfStock')}</td>
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
  const { msn, nextBreak, currency, mainImageLink, salesPrice, priceWithoutTax, productName, partNumber } = product
  const prices = withoutTaxFirst ? [priceWithoutTax, salesPrice] : [salesPrice, priceWithoutTax]
  const breakPrice = nextBreak && (withoutTaxFirst ? nextBreak.priceWithoutTax : nextBreak.price)
  return (
    <tr data-product="">
      <th scope="row">
        <input
          type="checkbox"
          data-compare={msn}
          aria-label={t('compareName', { name: productName })}
          autoComplete="off"
        />
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

export function ListingTable({ products }: { products: readonly ProductCard[] }) {
  const t = useMessages('listing')
  const { marketInfo } = useLocale()
  const { taxRegistered } = useVisitor()
  const [order, setOrder] = useState<TableOrder | null>(null)
  const columns = specColumns(products)
  const rows = inOrder(products, order)
  const [price, withoutTax] = [t('colPrice'), t('colWithoutTax', { tax: marketInfo.taxName })]
  const prices = taxRegistered ? [withoutTax, price] : [price, withoutTax]
  const sortable = { order, onOrder: setOrder }
  const save = async () => {
    const { tableCsv, saveCsv } = await import('./table-csv.ts')
    const texts = { product: t('colProduct'), part: t('colPart'), quantityPrice: t('colBreak') }
    saveCsv('karkhana.csv', tableCsv(rows, columns, { ...texts, price, withoutTax }))
  }
  return (
    <>
      <Button className={styles.csv} size="small" onClick={() => void save()}>
        {t('csv')}
      </Button>
      <table className={`panel ${styles.table}`}>
        <caption className="vh">{t('products')}</caption>
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
        <tbody>
          {rows.map(product => (
            <Row key={product.msn} product={product} columns={columns} withoutTaxFirst={taxRegistered} />
          ))}
        </tbody>
      </table>
    </>
  )
}
