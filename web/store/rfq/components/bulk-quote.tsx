// The bulk quote form until it is submitted; then the thanks with its number.

import type { ReactNode } from 'react'
import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useMessages } from '../../app/messages.ts'
import styles from './bulk-quote.module.css'
import { QuoteForm, Thanks } from './quote-form.tsx'
import { type QuoteSubject, useQuote } from './use-quote.ts'

/** Data of the product, or of the kind of product, for the form. */
type QuotedProduct = QuoteSubject & Pick<ProductDetails, 'availability' | 'bulkQuoteAbove'>

/** The frame: what the request is for beside the form itself. */
function Around({ product, children }: { product: QuotedProduct; children: ReactNode }) {
  const t = useMessages('product-quote')
  const { marketInfo } = useLocale()
  const onRequest = product.availability === 'on-request'
  return (
    <section className={`panel ${styles.quote}`}>
      <div className={styles.about}>
        <h2>{t(onRequest ? 'titleOnRequest' : 'title')}</h2>
        <p>{t(onRequest ? 'introOnRequest' : 'intro', { count: product.bulkQuoteAbove })}</p>
        <ul>
          <li>{t('promise1')}</li>
          <li>{t('promise2', { tax: marketInfo.taxName })}</li>
          <li>{t('promise3')}</li>
        </ul>
      </div>
      {children}
    </section>
  )
}

export function BulkQuote({ product }: { product: QuotedProduct }) {
  const quote = useQuote(product, product.bulkQuoteAbove)
  const { raised, thanked } = quote
  return (
    <Around product={product}>
      {raised && thanked ? (
        <Thanks number={String(raised.rfqNumber)} onAgain={quote.again} />
      ) : (
        <QuoteForm quote={quote} above={product.bulkQuoteAbove} />
      )}
    </Around>
  )
}
