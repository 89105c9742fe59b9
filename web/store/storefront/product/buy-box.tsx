// Quantity, total, and the two ways to buy; on a phone they stay at the foot of the window.

import { useState } from 'react'
import { unitPriceAt } from '../../../../contract/cart/totals.rules.ts'
import { useStore, useText } from '../../../framework/locale.ts'
import { navigate } from '../../../framework/navigation.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Quantity, sellable } from '../../../ui/quantity.tsx'
import { addToCart, fillQuickBuy } from '../../cart/components/cart-actions.ts'
import { DeliveryCheck } from '../../delivery/components/delivery-check.tsx'
import styles from './buy-box.module.css'
import type { ShownProduct } from './product-loader.ts'

function minimumNote(product: ShownProduct, text: ReturnType<typeof useText<'product'>>): string {
  const { minQuantity: count, quantityMultiple: step } = product
  if (count > 1 && step > 1) return text('minimumNote', { count, step })
  if (count > 1) return text('minimumOnly', { count })
  return step > 1 ? text('stepOnly', { step }) : ''
}

function Unavailable({ product }: { product: ShownProduct }) {
  const text = useText('product')
  const common = useText('common')
  const onRequest = product.availability === 'on-request'
  return (
    <>
      <p className={styles.out}>{common(onRequest ? 'onRequest' : 'outOfStock')}</p>
      <p>{text(onRequest ? 'onRequestText' : 'outOfStockText')}</p>
      {onRequest && (
        <ButtonLink kind="go" href="#bulk-quote" wide>
          {text('requestPrice')}
        </ButtonLink>
      )}
      <ButtonLink href="#similar" wide>
        {text('seeSimilar')}
      </ButtonLink>
    </>
  )
}

/** Paying by instalments, and buying many. */
function MoreWays({ product: { emi, currency, bulkQuoteAbove } }: { product: ShownProduct }) {
  const text = useText('product')
  const { money } = useStore()
  return (
    <p className={styles.links}>
      {emi && (
        <a href="#product-emis">
          {text('emiFrom', { amount: money(emi.from, currency) })}
          {emi.noCostMonths.length > 0 && `, ${text('emiNoCost')}`}
        </a>
      )}
      <a href="#bulk-quote">{text('bulkAsk', { count: bulkQuoteAbove })}</a>
    </p>
  )
}

export function BuyBox({ product }: { product: ShownProduct }) {
  const text = useText('product')
  const common = useText('common')
  const { money, href } = useStore()
  const { msn, minQuantity, quantityMultiple, salesPrice, currency, availability } = product
  const [quantity, setQuantity] = useState(() => sellable(minQuantity, minQuantity, quantityMultiple))
  const [busy, setBusy] = useState(false)
  const breaks = product.breaks.map(one => ({ minQuantity: one.minQuantity, priceMinor: one.price }))
  const { unitPriceMinor } = unitPriceAt({ unitPriceMinor: salesPrice, breaks }, quantity)
  const buyNow = async () => {
    if (await fillQuickBuy(msn, quantity)) navigate(href(`/checkout/address?msn=${msn}`))
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
  const note = minimumNote(product, text)
  return (
    <div className={`panel ${styles.box}`}>
      <div className={styles.line}>
        <Quantity
          value={quantity}
          minimum={minQuantity}
          multiple={quantityMultiple}
          labels={{ quantity: common('quantity'), less: common('decrease'), more: common('increase') }}
          onChange={setQuantity}
        />
        <span className={styles.stock}>{common('inStock')}</span>
      </div>
      {note && <p className="quiet">{note}</p>}
      <p className={styles.total} aria-live="polite">
        <b>{text('total', { amount: money(unitPriceMinor * quantity, currency) })}</b>{' '}
        {quantity > 1 && <span className="quiet">{text('each', { amount: money(unitPriceMinor, currency) })}</span>}
      </p>
      <div className={styles.actions} data-action-bar="">
        <Button kind="go" size="big" busy={busy} onClick={() => act(() => addToCart(msn, quantity, common('added')))}>
          {common('addToCart')}
        </Button>
        <Button size="big" busy={busy} onClick={() => act(buyNow)}>
          {text('buyNow')}
        </Button>
      </div>
      <MoreWays product={product} />
      <DeliveryCheck msn={msn} quantity={quantity} />
    </div>
  )
}
