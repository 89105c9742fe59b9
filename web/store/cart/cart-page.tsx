// The cart: items with their notices, totals, and the checkout button.

import type { Cart } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import { openLogin } from '../auth/components/open-login.ts'
import { openDeliveryLocationDialog } from '../delivery/components/open-delivery-location.ts'
import { CartItemView } from './cart-item.tsx'
import type { CartData } from './cart-loader.ts'
import { blockingNotices, PlaceNotice } from './cart-notices.tsx'
import styles from './cart-page.module.css'
import { explainedSteps, TotalsPanel } from './components/totals-panel.tsx'
import { PromoBox } from './promo-box.tsx'
import { QuickOrder } from './quick-order.tsx'
import { SwitchedSellers } from './seller-switch.tsx'
import { ShareCart } from './share-cart.tsx'
import { SharedCart } from './shared-cart.tsx'
import { type CartWork, useCart } from './use-cart.ts'

function PlaceLine() {
  const t = useMessages('cart')
  const { marketInfo } = useLocale()
  const { deliveryLocation } = useVisitor()
  const pincode = marketInfo.placeKind === 'pincode'
  const name =
    deliveryLocation && (pincode ? `${deliveryLocation.name} ${deliveryLocation.code}` : deliveryLocation.name)
  return (
    <p className={styles.place}>
      <Icon name="pin" size={16} />
      <span>{name ? t('deliverTo', { place: name }) : t(pincode ? 'noPlacePincode' : 'noPlaceEmirate')}</span>
      <Button kind="quiet" onClick={openDeliveryLocationDialog}>
        {t(name ? 'changePlace' : 'choosePlace')}
      </Button>
    </p>
  )
}

function RemovedItems({ work }: { work: CartWork }) {
  const t = useMessages('cart')
  return work.removed.map(item => (
    <Notice
      key={item.offerId}
      live
      actions={
        <Button kind="quiet" size="small" onClick={() => work.undo(item)}>
          {t('undo')}
        </Button>
      }
    >
      {t('removed', { name: item.productName })}
    </Notice>
  ))
}

function EmptyCart() {
  const t = useMessages('cart')
  const { href } = useLocale()
  const visitor = useVisitor()
  return (
    <section className={`panel ${styles.empty}`}>
      <Icon name="cart" size={40} />
      <h2>{t('emptyTitle')}</h2>
      <p className="quiet">{t('emptyText')}</p>
      <div className={styles.buttons}>
        <ButtonLink href={href('/')}>{t('browse')}</ButtonLink>
        {!isLoggedIn(visitor) && <Button onClick={() => openLogin({})}>{t('login')}</Button>}
      </div>
    </section>
  )
}

/** Goes on to the checkout: what blocks it comes first, then the login. */
function useCheckout(work: CartWork) {
  const t = useMessages('cart')
  const { href } = useLocale()
  const visitor = useVisitor()
  const blocked = blockingNotices(work.cart.notices)
  const go = () => {
    const [first] = blocked
    if (first?.offerId === null) openDeliveryLocationDialog()
    else if (first) {
      const item = document.querySelector<HTMLElement>(`[data-item="${first.offerId}"]`)
      item?.scrollIntoView({ block: 'center' })
      item?.querySelector<HTMLElement>('[role=alert] button')?.focus({ preventScroll: true })
    } else if (isLoggedIn(visitor)) navigate(href('/checkout/address'))
    else openLogin({ redirect: href('/checkout/address'), title: t('loginTitle') })
  }
  return { go, blocked: blocked.length > 0, ready: work.cart.totalAmountWithOffer > 0 }
}

function Summary({ work }: { work: CartWork }) {
  const t = useMessages('cart')
  const { money } = useLocale()
  const visitor = useVisitor()
  const { cart } = work
  const { go, blocked, ready } = useCheckout(work)
  const button = (wide: boolean) => (
    <Button kind="go" size="big" wide={wide} busy={work.busy} disabled={!ready && !blocked} onClick={go}>
      {t('checkout')}
    </Button>
  )
  const count = cart.itemsList.filter(item => item.available > 0).length
  return (
    <section className={`panel ${styles.summary}`} aria-busy={work.busy}>
      <TotalsPanel totals={{ ...cart, count }} steps={explainedSteps(cart.steps)} />
      <PromoBox work={work} />
      {blocked && <Notice tone="warn">{t('blocked')}</Notice>}
      <div className={styles.desktop}>{button(true)}</div>
      {!isLoggedIn(visitor) && <p className="quiet">{t('loginNote')}</p>}
      <ActionBar
        lead={
          <>
            {t('toPay')}
            <b>{money(cart.totalPayableAmount)}</b>
          </>
        }
      >
        {button(false)}
      </ActionBar>
    </section>
  )
}

function OwnCart({ initial }: { initial: Cart }) {
  const t = useMessages('cart')
  const work = useCart(initial)
  const { itemsList, shareKey } = work.cart
  const empty = itemsList.length === 0
  const aside = (
    <>
      {!empty && <Summary work={work} />}
      <QuickOrder work={work} />
    </>
  )
  return (
    <>
      <header className={styles.header}>
        <h1>{t('titleCount', { count: itemsList.length })}</h1>
        {!empty && shareKey && <ShareCart shareKey={shareKey} />}
      </header>
      {!empty && <PlaceLine />}
      <Columns aside={aside}>
        <div className={styles.list}>
          <PlaceNotice work={work} />
          <RemovedItems work={work} />
          <SwitchedSellers work={work} />
          {empty ? <EmptyCart /> : itemsList.map(item => <CartItemView key={item.offerId} item={item} work={work} />)}
        </div>
      </Columns>
    </>
  )
}

export function Screen({ data }: { data: CartData }) {
  return (
    <div className={`page ${styles.page}`}>
      {data.kind === 'shared' ? <SharedCart cart={data.cart} /> : <OwnCart initial={data.cart} />}
    </div>
  )
}
