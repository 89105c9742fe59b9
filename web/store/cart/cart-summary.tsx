// The cart summary with coupon and checkout button, which says what blocks checkout.

import { useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import { openLogin } from '../auth/components/open-login.ts'
import { openDeliveryLocationDialog } from '../delivery/components/open-delivery-location.ts'
import { RewardBox } from '../rewards/components/reward-box.tsx'
import { blockingNotices, useNoticeText } from './cart-notices.tsx'
import styles from './cart-page.module.css'
import { PromoBox } from './components/promo-box.tsx'
import { explainedSteps, TotalsPanel } from './components/totals-panel.tsx'
import { GiftBox } from './gift-box.tsx'
import { NextOffer } from './next-offer.tsx'
import type { CartWork } from './use-cart.ts'

/** Shows the first blocker: the delivery location dialog, or the item. */
function showBlocking(offerId: number | null): void {
  if (offerId === null) openDeliveryLocationDialog()
  const item = document.querySelector<HTMLElement>(`[data-item="${offerId}"]`)
  item?.scrollIntoView({ block: 'center' })
  item?.querySelector<HTMLElement>('[role=alert] button')?.focus({ preventScroll: true })
}

/** What blocks checkout, line by line; nothing when the cart can be ordered. */
function Blocked({ work }: { work: CartWork }) {
  const t = useMessages('cart')
  const textOf = useNoticeText()
  const blocking = blockingNotices(work.cart.notices)
  const [first] = blocking
  if (!first) return null
  const show = (
    <Button kind="plain" size="small" onClick={() => showBlocking(first.offerId)}>
      {t('showBlocked')}
    </Button>
  )
  return (
    <Notice tone="warn" actions={show}>
      <b>{t('blocked')}</b>
      <ul>
        {blocking.map(notice => (
          <li key={notice.key}>
            {notice.offerId === null ? textOf(notice) : `${notice.productName}: ${textOf(notice)}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

export function CartSummary({ work }: { work: CartWork }) {
  const t = useMessages('cart')
  const { href, money } = useLocale()
  const visitor = useVisitor()
  const { cart } = work
  const blocked = blockingNotices(cart.notices).length > 0
  const [message, setMessage] = useState(cart.giftMessage)
  const goOn = async () => {
    // typed and not saved yet
    if (cart.gift && message.trim() !== cart.giftMessage) {
      const saved = await work.setGift(true, message).then(
        () => true,
        error => work.tellFailure(error),
      )
      if (!saved) return
    }
    if (isLoggedIn(visitor)) navigate(href('/checkout/address'))
    else openLogin({ redirect: href('/checkout/address'), title: t('loginTitle') })
  }
  const disabled = blocked || cart.totalAmountWithOffer === 0
  const button = (wide: boolean) => (
    <Button kind="go" size="big" wide={wide} busy={work.busy} disabled={disabled} onClick={() => void goOn()}>
      {t('checkout')}
    </Button>
  )
  const count = cart.itemsList.filter(item => item.available > 0).length
  return (
    <section className={`panel ${styles.summary}`} aria-busy={work.busy}>
      <TotalsPanel totals={{ ...cart, count }} steps={explainedSteps(cart.steps)} />
      <NextOffer cart={cart} />
      <PromoBox cart={cart} onApply={work.applyPromo} />
      <RewardBox rewards={cart.rewards} onUse={work.applyRewards} />
      <GiftBox cart={cart} message={message} onType={setMessage} onChange={work.setGift} />
      <Blocked work={work} />
      <div className={styles.desktop}>{button(true)}</div>
      {!isLoggedIn(visitor) && <p className="quiet">{t('loginNote')}</p>}
      <ActionBar
        lead={
          blocked ? (
            t('blocked')
          ) : (
            <>
              {t('toPay')}
              <b>{money(cart.totalPayableAmount)}</b>
            </>
          )
        }
      >
        {button(false)}
      </ActionBar>
    </section>
  )
}
