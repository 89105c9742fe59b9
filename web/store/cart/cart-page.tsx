// The cart: items with their notices, the summary, the quick order.

import type { Cart } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import { openLogin } from '../auth/components/open-login.ts'
import { openDeliveryLocationDialog } from '../delivery/components/open-delivery-location.ts'
import { ProformaForm } from '../invoices/components/proforma-form.tsx'
import { SaveAsList } from '../purchase-lists/components/save-as-list.tsx'
import { AgentLine, OfferedCarts } from './agent-carts.tsx'
import { CartItemView } from './cart-item.tsx'
import type { CartData, OfferedCart } from './cart-loader.ts'
import { PlaceNotice } from './cart-notices.tsx'
import styles from './cart-page.module.css'
import { CartSummary } from './cart-summary.tsx'
import { ExpiredItems } from './expired-items.tsx'
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

function OwnCart({ initial, offered }: { initial: Cart; offered: readonly OfferedCart[] }) {
  const t = useMessages('cart')
  const work = useCart(initial)
  const visitor = useVisitor()
  const { itemsList, shareKey } = work.cart
  const empty = itemsList.length === 0
  const aside = (
    <>
      {!empty && <CartSummary work={work} />}
      {isLoggedIn(visitor) && itemsList.some(({ available }) => available > 0) && <ProformaForm />}
      <QuickOrder work={work} />
    </>
  )
  return (
    <>
      <header className={styles.header}>
        <h1>{t('titleCount', { count: itemsList.length })}</h1>
        {!empty && isLoggedIn(visitor) && <SaveAsList />}
        {!empty && shareKey && <ShareCart shareKey={shareKey} />}
      </header>
      {!empty && <PlaceLine />}
      <Columns aside={aside}>
        <div className={styles.list}>
          <OfferedCarts carts={offered} />
          <AgentLine cart={work.cart} />
          <ExpiredItems work={work} />
          <PlaceNotice work={work} />
          <RemovedItems work={work} />
          <SwitchedSellers work={work} />
          {empty ? (
            <EmptyCart />
          ) : (
            itemsList.map(item => <CartItemView key={item.offerId} item={item} work={work} codMax={work.cart.codMax} />)
          )}
        </div>
      </Columns>
    </>
  )
}

export function Screen({ data }: { data: CartData }) {
  return (
    <div className={`page ${styles.page}`}>
      {data.kind === 'shared' ? (
        <SharedCart cart={data.cart} forAccount={data.forAccount} />
      ) : (
        <OwnCart initial={data.cart} offered={data.offered} />
      )}
    </div>
  )
}
