// The price of a product with MRP, savings and price without tax.

import { classNames } from './class-names.ts'
import styles from './price.module.css'

export interface PriceTexts {
  /** The price to pay, tax included. */
  price: string
  /** The maximum retail price, if higher than the price. */
  mrp?: { label: string; price: string }
  off?: string
  /** The price without tax and the tax on top: `₹100 + GST 18%`. */
  withoutTax: string
  /** Label after the price with tax when it is shown second. */
  taxIncluded: string
  nextBreak?: { withTax: string; withoutTax: string }
}

/**
 * The lines of a price. `html[data-tax=ex]` swaps the two prices: business buyers see the one without tax first, and the
 * style sheet adds the tax label to the other. An element for the label would mean 40 more on a listing page.
 */
export function PriceLines({ texts }: { texts: PriceTexts }) {
  return (
    <>
      <p className={styles.with} data-note={texts.taxIncluded}>
        {texts.price}
      </p>
      {texts.mrp && (
        <p className={styles.was}>
          {`${texts.mrp.label} `}
          <s>{texts.mrp.price}</s>
          {texts.off && <em>{texts.off}</em>}
        </p>
      )}
      <p className={styles.without}>{texts.withoutTax}</p>
      {texts.nextBreak && (
        <p className={styles.line} data-ex={texts.nextBreak.withoutTax}>
          {texts.nextBreak.withTax}
        </p>
      )}
    </>
  )
}

/** A standalone price; `big` on the product page. */
export function Price({ texts, big }: { texts: PriceTexts; big?: boolean }) {
  return (
    <div className={classNames(styles.price, big && styles.big)}>
      <PriceLines texts={texts} />
    </div>
  )
}
