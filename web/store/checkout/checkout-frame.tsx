// Shared by the checkout steps: progress, the list of products, and the empty checkout.

import type { Cart } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { goBack } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressSteps } from '../../ui/progress-steps.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './checkout.module.css'
import { addressStep, type QuickBuy } from './checkout-state.ts'

/** `at` is 1 for the address and 2 for the payment. */
export function CheckoutSteps({ at, quick }: { at: 1 | 2; quick: QuickBuy | null }) {
  const t = useMessages('checkout')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const steps = [
    { name: t('stepCart'), href: href('/quickorder') },
    { name: t('stepAddress'), href: href(addressStep(quick)) },
    { name: t('stepPayment') },
  ]
  return (
    <div className={styles.way}>
      <Button kind="quiet" aria-label={tCommon('back')} onClick={goBack}>
        <Icon name="left" size={18} />
      </Button>
      <ProgressSteps label={t('steps')} steps={steps} at={at} />
    </div>
  )
}

/** The products in the order, with their promised delivery dates. */
export function Basket({ cart, quick }: { cart: Cart; quick: boolean }) {
  const t = useMessages('checkout')
  const tOrder = useMessages('order')
  const { href, number, money } = useLocale()
  const { day } = useDates()
  return (
    <section className={`panel ${styles.panel}`}>
      <header className={styles.header}>
        <h2>{t('items', { count: cart.itemsList.length })}</h2>
        {!quick && <a href={href('/quickorder')}>{t('changeCart')}</a>}
      </header>
      <ul className={styles.basket}>
        {cart.itemsList.map(item => (
          <li key={item.offerId}>
            {item.productImg && <img src={item.productImg} width={48} height={48} alt="" />}
            <div>
              <p>{item.productName}</p>
              <p className="quiet">
                {number(item.productQuantity)} × {money(item.productUnitPrice)}
              </p>
              <p className="quiet">{tOrder('soldBy', { seller: item.sellerName })}</p>
              {item.delivery?.date && (
                <p className={styles.good}>{t('deliveryBy', { day: day(item.delivery.date) })}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function EmptyCheckout() {
  const t = useMessages('checkout')
  const tOrder = useMessages('order')
  const { href } = useLocale()
  return (
    <div className={`page ${styles.page}`}>
      <section className={`panel ${styles.empty}`}>
        <h1>{t('emptyTitle')}</h1>
        <p className="quiet">{t('emptyText')}</p>
        <div className={styles.buttons}>
          <ButtonLink href={href('/quickorder')}>{t('toCart')}</ButtonLink>
          <ButtonLink href={href('/dashboard/order')}>{tOrder('viewOrders')}</ButtonLink>
        </div>
      </section>
    </div>
  )
}
