// Quantity, total, "add to cart" and "buy now"; on mobile fixed to the bottom of the viewport.

import { useState } from 'react'
import { unitPriceAt } from '../../../../contract/cart/totals.rules.ts'
import { useLocale } from '../../../framework/locale.ts'
import { navigate } from '../../../framework/navigation.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Quantity, sellable } from '../../../ui/quantity.tsx'
import { useMessages } from '../../app/messages.ts'
import { useVisitor } from '../../app/session.ts'
import { addAllToCart, fillQuickBuy } from '../../cart/components/cart-actions.ts'
import { DeliveryCheck } from '../../delivery/components/delivery-check.tsx'
import { useOff } from '../../shared/features.ts'
import styles from './buy-box.module.css'
import type { ShownProduct } from './product-loader.ts'

function minimumNote(product: ShownProduct, t: ReturnType<typeof useMessages<'product'>>): string {
  const { minQuantity: count, quantityMultiple: step } = product
  if (count > 1) return t(step > 1 ? 'minimumNote' : 'minimumOnly', { count, step })
  return step > 1 ? t('stepOnly', { step }) : ''
}

function Unavailable({ product }: { product: ShownProduct }) {
  const t = useMessages('product')
  const tCommon = useMessages('common')
  const noQuotes = useOff('quotes')
  const onRequest = product.availability === 'on-request'
  return (
    <>
      <p className={styles.out}>{product.notSold ?? tCommon(onRequest ? 'onRequest' : 'outOfStock')}</p>
      <p>{product.notSoldText ?? (onRequest ? !noQuotes && t('onRequestText') : t('outOfStockText'))}</p>
      {onRequest && !noQuotes && (
        <ButtonLink kind="go" href="#bulk-quote" wide>
          {t('requestPrice')}
        </ButtonLink>
      )}
      <ButtonLink href="#similar" wide>
        {t('seeSimilar')}
      </ButtonLink>
    </>
  )
}

/** Paying by instalments, and buying many. */
function MoreWays({ product: { emi, currency, bulkQuoteAbove } }: { product: ShownProduct }) {
  const t = useMessages('product')
  const { money } = useLocale()
  const noQuotes = useOff('quotes')
  return (
    <p className={styles.links}>
      {emi && (
        <a href="#product-emis">
          {t('emiFrom', { amount: money(emi.from, currency) })}
          {emi.noCostMonths.length > 0 && `, ${t('emiNoCost')}`}
        </a>
      )}
      {!noQuotes && <a href="#bulk-quote">{t('bulkAsk', { count: bulkQuoteAbove })}</a>}
    </p>
  )
}

export function BuyBox({ product }: { product: ShownProduct }) {
  const t = useMessages('product')
  const tCommon = useMessages('common')
  const { money, href } = useLocale()
  const { msn, offerId, minQuantity, quantityMultiple, currency, availability } = product
  const { salesPrice, breaks: steps } = useVisitor().ownPrices?.[msn] ?? product
  const [quantity, setQuantity] = useState(() => sellable(minQuantity, minQuantity, quantityMultiple))
  const [busy, setBusy] = useState(false)
  const breaks = steps.map(one => ({ minQuantity: one.minQuantity, priceMinor: one.price }))
  const { unitPriceMinor } = unitPriceAt({ unitPriceMinor: salesPrice, breaks }, quantity)
  const line = { productId: msn, offerId, productQuantity: quantity }
  const buyNow = async () => {
    if (await fillQuickBuy(line)) navigate(href(`/checkout/address?msn=${msn}&offer=${offerId}`))
  }
  const act = (action: () => Promise<unknown>) => {
    setBusy(true)
    void action().finally(() => setBusy(false))
  }
  if (availability !== 'in-stock') {
    return (
      <div className={`panel ${styles.box}`}>
        <Unavailable product={product} />
        <DeliveryCheck msn={msn} quantity={quantity} />
      </div>
    )
  }
  const note = minimumNote(product, t)
  return (
    <div className={`panel ${styles.box}`}>
      <div className={styles.line}>
        <Quantity
          value={quantity}
          minimum={minQuantity}
          multiple={quantityMultiple}
          labels={{ quantity: tCommon('quantity'), less: tCommon('decrease'), more: tCommon('increase') }}
          onChange={setQuantity}
        />
        <span className={styles.stock}>{tCommon('inStock')}</span>
      </div>
      {note && <p className="quiet">{note}</p>}
      <p className={styles.total} aria-live="polite">
        <b>{t('total', { amount: money(unitPriceMinor * quantity, currency) })}</b>{' '}
        {quantity > 1 && <span className="quiet">{t('each', { amount: money(unitPriceMinor, currency) })}</span>}
      </p>
      <div className={styles.actions} data-action-bar="">
        <Button kind="go" size="big" busy={busy} onClick={() => act(() => addAllToCart([line], tCommon('added')))}>
          {tCommon('addToCart')}
        </Button>
        <Button size="big" busy={busy} onClick={() => act(buyNow)}>
          {t('buyNow')}
        </Button>
      </div>
      <MoreWays product={product} />
      <DeliveryCheck msn={msn} quantity={quantity} />
    </div>
  )
}
