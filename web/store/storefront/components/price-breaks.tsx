// Unit prices by quantity, with and without tax.

import { percentOff } from '../../../../contract/shared/money.ts'
import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import lines from '../../../ui/lines.module.css'
import { useMessages } from '../../app/messages.ts'
import styles from './price-breaks.module.css'

/** A unit price in minor units from a quantity on. */
type Row = ProductDetails['breaks'][number]

interface BreaksTableProps {
  title: string
  /** Ascending in quantity. */
  rows: readonly Row[]
  /** The price in minor units that savings are counted from. */
  comparedTo: number
  currency?: ProductDetails['currency'] | undefined
  /** Whether the price without tax is the first one. */
  taxLast?: boolean
}

export function BreaksTable({ title, rows, comparedTo, currency, taxLast = false }: BreaksTableProps) {
  const { money, number, marketInfo } = useLocale()
  const t = useMessages('product-body')
  const heads = [t('unitPrice'), t('withoutTax', { tax: marketInfo.taxName })]
  const inOrder = (cells: readonly string[]) => (taxLast ? cells.toReversed() : cells)
  return (
    <section className={styles.room}>
      <h2>{title}</h2>
      <table className={`panel ${lines.lines} ${styles.breaks}`}>
        <thead>
          <tr>
            <th scope="col">{t('quantity')}</th>
            {inOrder(heads).map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">{t('youSave')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const next = rows[at + 1]
            const off = percentOff(comparedTo, Math.min(row.price, comparedTo))
            const range = next
              ? t('rangeFromTo', { from: number(row.minQuantity), to: number(next.minQuantity - 1) })
              : t('rangeFrom', { from: number(row.minQuantity) })
            const [first, second] = inOrder([money(row.price, currency), money(row.priceWithoutTax, currency)])
            return (
              <tr key={row.minQuantity}>
                <th scope="row">{range}</th>
                <td>{first}</td>
                <td>{second}</td>
                <td className={off > 0 ? styles.saved : undefined}>{off > 0 ? `${off}%` : '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

export function PriceBreaks({ product }: { product: ProductDetails }) {
  const t = useMessages('product-body')
  if (product.breaks.length === 0) return null
  const { salesPrice, priceWithoutTax, currency, minQuantity } = product
  const rows = [{ minQuantity: Math.max(1, minQuantity), price: salesPrice, priceWithoutTax }, ...product.breaks]
  return <BreaksTable {...{ title: t('priceByQuantity'), rows, comparedTo: salesPrice, currency }} />
}
