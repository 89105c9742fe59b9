// What one unit costs by quantity, with and without tax.

import { percentOff } from '../../../../contract/shared/money.ts'
import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import lines from '../../../ui/lines.module.css'
import { useMessages } from '../../app/messages.ts'
import styles from './price-breaks.module.css'

export function PriceBreaks({ product }: { product: ProductDetails }) {
  const { money, number, marketInfo } = useLocale()
  const t = useMessages('product-body')
  if (product.breaks.length === 0) return null
  const { salesPrice, priceWithoutTax, currency, minQuantity } = product
  const rows = [{ minQuantity: Math.max(1, minQuantity), price: salesPrice, priceWithoutTax }, ...product.breaks]
  return (
    <section className={styles.room}>
      <h2>{t('priceByQuantity')}</h2>
      <table className={`panel ${lines.lines} ${styles.breaks}`}>
        <thead>
          <tr>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('unitPrice')}</th>
            <th scope="col">{t('withoutTax', { tax: marketInfo.taxName })}</th>
            <th scope="col">{t('youSave')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const next = rows[at + 1]
            const off = percentOff(salesPrice, Math.min(row.price, salesPrice))
            const range = next
              ? t('rangeFromTo', { from: number(row.minQuantity), to: number(next.minQuantity - 1) })
              : t('rangeFrom', { from: number(row.minQuantity) })
            return (
              <tr key={row.minQuantity}>
                <th scope="row">{range}</th>
                <td>{money(row.price, currency)}</td>
                <td>{money(row.priceWithoutTax, currency)}</td>
                <td className={off > 0 ? styles.saved : undefined}>{off > 0 ? `${off}%` : '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
