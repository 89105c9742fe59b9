// The payment step: payment method, totals, and the button that places the order.

import { useEffect, useRef } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { focusFirstError } from '../../framework/use-action.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddressView } from '../addresses/components/address-view.tsx'
import { useMessages } from '../app/messages.ts'
import { TotalsPanel } from '../cart/components/totals-panel.tsx'
import { OrderReferences } from '../orders/components/order-references.tsx'
import { MethodList } from '../payments/components/method-list.tsx'
import { OfferList } from '../payments/components/offer-list.tsx'
import { RewardBox } from '../rewards/components/reward-box.tsx'
import { FormError } from '../shared/form-error.tsx'
import styles from './checkout.module.css'
import { Basket, CheckoutSteps, EmptyCheckout } from './checkout-frame.tsx'
import type { PaymentStepData } from './checkout-loader.ts'
import { addressStep, type QuickBuy } from './checkout-state.ts'
import { ObstacleList } from './obstacle-list.tsx'
import { obstaclesOf } from './use-address-step.ts'
import { usePayment } from './use-payment.ts'

type Payment = ReturnType<typeof usePayment>

/** Delivery and billing address, with a link to change them. */
function Destination({ data }: { data: PaymentStepData }) {
  const t = useMessages('checkout')
  const tOrder = useMessages('order')
  const { href } = useLocale()
  const { shipping, billing, business, quick } = data
  if (!shipping) return null
  return (
    <section className={`panel ${styles.panel}`}>
      <header className={styles.header}>
        <h2>{t('payTo')}</h2>
        <a href={href(addressStep(quick))}>{t('change')}</a>
      </header>
      <AddressView address={shipping} />
      {billing && (
        <div>
          <h3>{t('billingTitle')}</h3>
          <AddressView address={billing} />
        </div>
      )}
      <p className="quiet">
        {business
          ? `${tOrder('taxInvoice', { company: business.companyName })} · ${business.gstin}`
          : tOrder('retailInvoice')}
      </p>
      <OrderReferences order={data} />
    </section>
  )
}

function Summary({ data, payment, onPay }: { data: PaymentStepData; payment: Payment; onPay(): void }) {
  const t = useMessages('checkout')
  const { money } = useLocale()
  const { cart, method, totals, payable, busy, action, problem } = payment
  const obstacles = obstaclesOf(cart, [])
  const closed = !payment.covered && !payment.methods.some(({ open }) => open)
  const label = t(payment.covered || method?.mode === 'cod' ? 'order' : 'pay', { amount: money(payable) })
  const button = (wide: boolean) => (
    <Button kind="go" size="big" wide={wide} busy={busy} disabled={closed || obstacles !== null} onClick={onPay}>
      {label}
    </Button>
  )
  return (
    <>
      <Basket cart={cart} quick={data.quick !== null} />
      <section className={`panel ${styles.panel}`}>
        {totals && (
          <TotalsPanel totals={{ ...totals, count: cart.itemsList.length, freeShippingGap: 0 }} steps={totals.steps} />
        )}
        <RewardBox rewards={cart.rewards} onUse={payment.applyRewards} />
        {obstacles && (
          <ObstacleList
            obstacles={obstacles}
            quick={data.quick !== null}
            place={`${data.shipping?.city} ${data.shipping?.postCode}`}
          />
        )}
        {closed && !obstacles && <Notice tone="warn">{t('noMethod')}</Notice>}
        <FormError text={problem || action.error} />
        <div className={styles.desktop}>{button(true)}</div>
        <p className="quiet">{t(busy ? 'payWait' : 'terms')}</p>
        <ActionBar>{button(true)}</ActionBar>
      </section>
    </>
  )
}

/** The methods to choose from, each with its offers. */
function Ways({ payment }: { payment: Payment }) {
  return (
    <>
      {payment.offer && (
        <Notice tone="good" icon="tag">
          {payment.offer}
        </Notice>
      )}
      <MethodList
        methods={payment.methods}
        choice={payment.choice}
        problem={payment.problem}
        onChange={payment.choose}
      />
      {payment.method && !payment.totals?.exchangeCredit && !payment.totals?.rewardDiscount && (
        <OfferList
          method={payment.method}
          choice={payment.choice}
          checked={payment.checked}
          onChange={payment.choose}
        />
      )}
    </>
  )
}

function PaymentForm({ data }: { data: PaymentStepData }) {
  const t = useMessages('checkout')
  const payment = usePayment(data)
  const page = useRef<HTMLDivElement>(null)
  const pay = () => {
    if (!payment.pay()) focusFirstError(page.current)
  }
  return (
    <div ref={page} className={`page ${styles.page}`}>
      <CheckoutSteps at={2} quick={data.quick} />
      <h1>{t('paymentTitle')}</h1>
      <Columns aside={<Summary data={data} payment={payment} onPay={pay} />}>
        <Destination data={data} />
        <section className={`panel ${styles.panel}`}>
          <h2>{t('methods')}</h2>
          {payment.covered ? <Notice tone="good">{t('coveredByCredit')}</Notice> : <Ways payment={payment} />}
        </section>
      </Columns>
    </div>
  )
}

/** Without a valid address the order cannot be paid: back to the address step. */
function NoAddress({ quick }: { quick: QuickBuy | null }) {
  const t = useMessages('checkout')
  const { href } = useLocale()
  useEffect(() => navigate(href(addressStep(quick)), { replace: true }), [href, quick])
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('paymentTitle')}</h1>
      <Skeleton height="480px" />
    </div>
  )
}

export function Screen({ data }: { data: PaymentStepData }) {
  if (data.cart.itemsList.length === 0) return <EmptyCheckout />
  return data.shipping ? <PaymentForm data={data} /> : <NoAddress quick={data.quick} />
}
