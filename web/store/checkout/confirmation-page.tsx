// The result of an order: placed, waiting for payment, or not paid; and the next steps.

import { useEffect } from 'react'
import type { Order } from '../../../contract/orders/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AddressView } from '../addresses/components/address-view.tsx'
import { useMessages } from '../app/messages.ts'
import { TotalsSteps } from '../cart/components/totals-panel.tsx'
import { PushPrompt } from '../notifications/components/push-prompt.tsx'
import { OrderItems } from '../orders/components/order-items.tsx'
import { OrderReferences } from '../orders/components/order-references.tsx'
import { methodName, orderStatus, paymentStateText } from '../orders/components/order-status.ts'
import { PaymentBadge } from '../orders/components/payment-badge.tsx'
import { RetryPayment } from '../payments/components/retry-payment.tsx'
import { TransferAccountView } from '../payments/components/transfer-account.tsx'
import { OrderRewards } from '../rewards/components/order-rewards.tsx'
import styles from './checkout.module.css'
import type { ConfirmationData } from './checkout-loader.ts'
import confirmation from './confirmation.module.css'
import { outcomeOf, pollDelayMs } from './outcome.ts'

/** Polls the payment until the order's state changes, then reloads the page. */
function usePolling({ orderNumber, state }: Order, on: boolean): void {
  const { href } = useLocale()
  useEffect(() => {
    if (!on) return
    let round = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const answer = await quietCall('GET /api/v1/payment/getOrderAttributes', { query: { orderNumber } }).catch(
        () => null,
      )
      if (answer && answer.data.state !== state) {
        navigate(href(`/order-confirmation?orderNumber=${orderNumber}`), { replace: true, keepScroll: true })
      } else plan()
    }
    const plan = () => {
      const delay = pollDelayMs(round++)
      if (delay !== null) timer = setTimeout(() => void ask(), delay)
    }
    plan()
    return () => clearTimeout(timer)
  }, [on, orderNumber, state, href])
}

const ICONS = {
  paid: 'check',
  cod: 'check',
  pending: 'help',
  transfer: 'help',
  failed: 'alert',
  cancelled: 'alert',
  returned: 'alert',
} as const
const TITLES = {
  paid: 'paidTitle',
  cod: 'paidTitle',
  pending: 'pendingTitle',
  transfer: 'transferTitle',
  failed: 'failedTitle',
  cancelled: 'cancelledTitle',
  returned: 'returnedTitle',
} as const
const TEXTS = {
  paid: 'paidText',
  cod: 'codText',
  pending: 'pendingText',
  transfer: 'transferText',
  failed: 'failedText',
  cancelled: 'cancelledText',
  returned: 'returnedText',
} as const

function Outcome({ order, transferAccount, upiShown }: ConfirmationData) {
  const t = useMessages('checkout')
  const tOrder = useMessages('order')
  const { href, money } = useLocale()
  const outcome = outcomeOf(order)
  const { orderNumber, payable, paymentMethodId, retryable } = order
  const number = String(orderNumber)
  const waiting = outcome === 'pending'
  // While the bank processes the payment, no second payment is offered.
  const isPending = order.paymentState === 'pending'
  usePolling(order, waiting || outcome === 'transfer')
  return (
    <section className={`panel ${styles.panel} ${confirmation.outcome}`} data-outcome={outcome}>
      <span className={confirmation.mark}>
        <Icon name={ICONS[outcome]} size={28} />
      </span>
      <div role="status">
        <h1>{t(TITLES[outcome])}</h1>
        <p>{t(TEXTS[outcome], { number, amount: money(payable) })}</p>
        {waiting && <p className="quiet">{t('lookingFor')}</p>}
      </div>
      {waiting && upiShown && (
        <ButtonLink kind="go" href={href(`/checkout/upi?orderNumber=${number}`)}>
          {t('upiShow')}
        </ButtonLink>
      )}
      {transferAccount && <TransferAccountView account={transferAccount} order={order} />}
      {retryable && (outcome === 'failed' || (waiting && !isPending && !upiShown)) && (
        <RetryPayment orderNumber={orderNumber} payable={payable} paymentMethodId={paymentMethodId} />
      )}
      <PushPrompt about="order" />
      <div className={styles.buttons}>
        <ButtonLink href={href(`/dashboard/order/${number}`)}>{tOrder('viewOrder')}</ButtonLink>
        <ButtonLink kind="quiet" href={href('/')}>
          {t('shopOn')}
        </ButtonLink>
      </div>
    </section>
  )
}

function OrderSummary({ order }: { order: Order }) {
  const tOrder = useMessages('order')
  const tTotals = useMessages('totals')
  const { money } = useLocale()
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{tOrder('summary')}</h2>
      <p className={confirmation.total}>
        <span>{tTotals('payable')}</span>
        <b>{money(order.payable)}</b>
      </p>
      <p>
        {methodName(order.paymentMethodId, tOrder)}
        <br />
        <span className="quiet">{paymentStateText(order.paymentState, tOrder)}</span>
      </p>
      <OrderReferences order={order} />
      <TotalsSteps steps={order.steps} />
      <OrderRewards rewards={order.rewards} />
      <h3>{tOrder('shippingAddress')}</h3>
      <AddressView address={order.shippingAddress} />
      <p className="quiet">
        {order.invoiceType === 'tax' ? tOrder('taxInvoice', { company: order.companyName }) : tOrder('retailInvoice')}
      </p>
    </section>
  )
}

export function Screen({ data }: { data: ConfirmationData }) {
  const { order } = data
  const t = useMessages('checkout')
  const tOrder = useMessages('order')
  const { day } = useDates()
  const { label, tone } = orderStatus(order.statusCodeOfOrder, tOrder)
  const going = !['failed', 'cancelled', 'returned'].includes(outcomeOf(order))
  return (
    <div className={`page ${styles.page}`}>
      <Outcome key={order.state} {...data} />
      <Columns aside={<OrderSummary order={order} />}>
        <section className={`panel ${styles.panel}`}>
          <header className={styles.header}>
            <h2>{tOrder('items', { count: order.itemCount })}</h2>
            <span className={styles.buttons}>
              <Badge tone={tone}>{label}</Badge>
              <PaymentBadge order={order} />
            </span>
          </header>
          {going && order.promisedOn && (
            <p className={styles.good}>
              <b>{tOrder('deliveryBy', { day: day(order.promisedOn) })}</b>
            </p>
          )}
          <OrderItems items={order.items} />
        </section>
        {going && (
          <section className={`panel ${styles.panel}`}>
            <h2>{t('next')}</h2>
            <ol className={confirmation.next}>
              <li>{t('next1')}</li>
              <li>{t('next2')}</li>
              <li>{t('next3')}</li>
            </ol>
          </section>
        )}
      </Columns>
    </div>
  )
}
