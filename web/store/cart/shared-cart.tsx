// A shared cart: to view, and to copy into the visitor's own cart.

import type { Cart, CartItem } from '../../../contract/cart/api.ts'
import { largestQuantity } from '../../../contract/cart/quantity.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate, useLocation } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { useMessages } from '../app/messages.ts'
import { setCartCount } from '../app/session.ts'
import { FormError } from '../shared/form-error.tsx'
import { AgentLine } from './agent-carts.tsx'
import itemStyles from './cart-item.module.css'
import { ItemHead } from './cart-item.tsx'
import styles from './cart-page.module.css'
import { useOfferReason } from './components/offer-reason.ts'
import { explainedSteps, TotalsPanel } from './components/totals-panel.tsx'

/** The quantity of a line that is copied: its own or what is in stock; 0 when it cannot be bought. */
const copied = (item: CartItem) => largestQuantity(Math.min(item.available, item.productQuantity), item)

function SharedItem({ item }: { item: CartItem }) {
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
      {item.available > 0 && copied(item) < item.productQuantity && (
        <p className={itemStyles.below}>
          {t('sharedLess', { available: number(item.available), count: number(copied(item)) })}
        </p>
      )}
    </article>
  )
}

/** Adds the available items to the visitor's cart, a hundred per call; a cart may have two hundred. */
async function copyItems(items: readonly CartItem[]): Promise<void> {
  const itemsList = items.map(item => ({
    productId: item.productId,
    offerId: item.offerId,
    productQuantity: copied(item),
  }))
  for (let at = 0; at < itemsList.length; at += 100) {
    const body = { mode: 'add' as const, itemsList: itemsList.slice(at, at + 100) }
    const { data } = await quietCall('POST /api/v1/cart/updateCartV2', { body })
    setCartCount(data.noOfItems)
  }
}

async function takeOver(cartId: string): Promise<void> {
  const { data } = await quietCall('POST /api/v1/marketPlace/takeAgentCart', { body: { cartId } })
  setCartCount(data.noOfItems)
}

/** Shown when the cart does not exist or belongs to an account. */
function NoCart({ forAccount }: { forAccount: boolean }) {
  const t = useMessages('cart')
  const { href } = useLocale()
  const { path, search } = useLocation()
  return (
    <section className={`panel ${styles.empty}`}>
      <h1>{t(forAccount ? 'agentTitle' : 'sharedGone')}</h1>
      <p className="quiet">{t(forAccount ? 'agentLogin' : 'sharedGoneText')}</p>
      {forAccount ? (
        <ButtonLink href={href(`/login?redirect=${encodeURIComponent(path + search)}`)}>{t('login')}</ButtonLink>
      ) : (
        <ButtonLink href={href('/quickorder')}>{t('myCart')}</ButtonLink>
      )}
    </section>
  )
}

export function SharedCart({ cart, forAccount = false }: { cart: Cart | null; forAccount?: boolean }) {
  return cart && cart.itemsList.length > 0 ? <OpenCart cart={cart} /> : <NoCart forAccount={forAccount} />
}

function OpenCart({ cart }: { cart: Cart }) {
  const t = useMessages('cart')
  const { href } = useLocale()
  const action = useAction()
  const isOfAgent = cart.agentId !== null
  const buyable = cart.itemsList.filter(item => copied(item) > 0)
  const copy = () =>
    action.run(async () => {
      await (isOfAgent && cart.shareKey ? takeOver(cart.shareKey) : copyItems(buyable))
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
          {t(isOfAgent ? 'agentTake' : 'copyAll')}
        </Button>
      ) : (
        <p>{t('sharedNone')}</p>
      )}
    </section>
  )
  return (
    <>
      <header className={styles.header}>
        <h1>{t(isOfAgent ? 'agentTitle' : 'sharedTitle')}</h1>
        <a href={href('/quickorder')}>{t('myCart')}</a>
      </header>
      <AgentLine cart={cart} />
      <p className="quiet">{t('sharedText')}</p>
      <Columns aside={aside}>
        {cart.itemsList.map(item => (
          <SharedItem key={item.offerId} item={item} />
        ))}
      </Columns>
    </>
  )
}
