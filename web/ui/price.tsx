// The price of a product with MRP, saving and price without tax.

import { classNames } from './class-names.ts'
import styles from './price.module.css'

export interface PriceTexts {
  /** What is paid, tax included. */
  price: string
  /** The highest retail price, where it is higher. */
  mrp?: { label: string; price: string }
  off?: string
  /** The price without tax alone, and the tax that comes on top: ` + GST 18%`. */
  withoutTax: string
  plusTax: string
  /** Label after the price with tax when it is the second one. */
  taxIncluded: string
  nextBreak?: string
}

/** `html[data-tax=ex]` swaps the two prices: business buyers see the one without tax first. */
export function Price({ texts, big }: { texts: PriceTexts; big?: boolean }) {
  return (
    <div className={classNames(styles.price, big && styles.big)}>
      <p className={styles.with}>
        <b>{texts.price}</b>
        <small>{texts.taxIncluded}</small>
      </p>
      {texts.mrp && (
        <p className={styles.was}>
          {texts.mrp.label} <s>{texts.mrp.price}</s>
          {texts.off && <em>{texts.off}</em>}
        </p>
      )}
      <p className={styles.without}>
        <b>{texts.withoutTax}</b>
        {texts.plusTax}
      </p>
      {texts.nextBreak && <p>{texts.nextBreak}</p>}
    </div>
  )
}
