// A shared cart: to view, and to copy into the visitor's own cart.

import type { Cart } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { useMessages } from '../app/messages.ts'
import { setCartCount } from '../app/session.ts'
import { FormError } from '../shared/form-error.tsx'
import itemStyles from './cart-item.module.css'
import { ItemHead } from './cart-item.tsx'
import styles from './cart-page.module.css'
import { useOfferReason } from './components/offer-reason.ts'
import { explainedSteps, TotalsPanel } from './components/totals-panel.tsx'

function SharedItem({ item }: { item: Cart['itemsList'][number] }) {
  const t = useMessages('cart')
  const reasonOf = useOfferReason()
  const { money, number } = useLocale()
  return (
    <article className={`panel ${itemStyles.item}`}>
      <ItemHead item={item} />
      <p className={itemStyles.unit}>
        {item.available > 0
          ? `${number(item.productQuantity)} × ${t('perUnit', { price: money(item.productUnitPrice), unit: item.sellUnit })}`
          : reasonOf(item.reason ?? 'out-of-stock', item.sellerName)}
      </p>
      <div className={itemStyles.amount}>
        <b>{item.available > 0 && money(item.amountWithOffer)}</b>
      </div>
    </article>
  )
}

export function SharedCart({ cart }: { cart: Cart | null }) {
  const t = useMessages('cart')
  const { href } = useLocale()
  const action = useAction()
  if (!cart || cart.itemsList.length === 0) {
    return (
      <section className={`panel ${styles.empty}`}>
        <h1>{t('sharedGone')}</h1>
        <p className="quiet">{t('sharedGoneText')}</p>
        <ButtonLink href={href('/quickorder')}>{t('myCart')}</ButtonLink>
      </section>
    )
  }
  const buyable = cart.itemsList.filter(item => item.available > 0)
  const copy = () =>
    action.run(async () => {
      const itemsList = buyable.map(({ productId, offerId, productQuantity }) => ({
        productId,
        offerId,
        productQuantity,
      }))
      // A call takes a hundred items; a cart may hold two hundred.
      for (let at = 0; at < itemsList.length; at += 100) {
        const body = { mode: 'add' as const, itemsList: itemsList.slice(at, at + 100) }
        const { data } = await quietCall('POST /api/v1/cart/updateCartV2', { body })
        setCartCount(data.noOfItems)
      }
      navigate(href('/quickorder'))
    })
  const left = cart.itemsList.length - buyable.length
  const aside = (
    <section className={`panel ${styles.summary}`}>
      <TotalsPanel totals={{ ...cart, count: buyable.length }} steps={explainedSteps(cart.steps)} />
      <FormError text={action.error} />
      {left > 0 && buyable.length > 0 && <p className="quiet">{t('sharedLeft', { count: left })}</p>}
      {buyable.length > 0 ? (
        <Button kind="go" size="big" wide busy={action.busy} onClick={() => void copy()}>
          {t('copyAll')}
        </Button>
      ) : (
        <p>{t('sharedNone')}</p>
      )}
    </section>
  )
  return (
    <>
      <header className={styles.header}>
        <h1>{t('sharedTitle')}</h1>
        <a href={href('/quickorder')}>{t('myCart')}</a>
      </header>
      <p className="quiet">{t('sharedText')}</p>
      <Columns aside={aside}>
        {cart.itemsList.map(item => (
          <SharedItem key={item.offerId} item={item} />
        ))}
      </Columns>
    </>
  )
}
