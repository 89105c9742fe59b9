// An order in full: products with tax, totals, parcels with tracking, history, and possible actions.

import { useEffect, useState } from 'react'
import type { Order } from '../../../contract/orders/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { AddressView } from '../addresses/components/address-view.tsx'
import { useMessages } from '../app/messages.ts'
import { TotalsSteps } from '../cart/components/totals-panel.tsx'
import styles from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { RetryPayment } from '../payments/components/retry-payment.tsx'
import { TransferAccountView } from '../payments/components/transfer-account.tsx'
import { SaveAsList } from '../purchase-lists/components/save-as-list.tsx'
import { Returns } from '../returns/components/returns.tsx'
import { OrderRewards } from '../rewards/components/order-rewards.tsx'
import { BuyAgain } from './buy-again.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { eventText, isFailure, trackingText } from './components/event-text.ts'
import { InvoiceLinks } from './components/invoice-links.tsx'
import { OrderReferences } from './components/order-references.tsx'
import { methodName, orderStatus, paymentStateText } from './components/order-status.ts'
import { PaymentBadge } from './components/payment-badge.tsx'
import type { OrderContents } from './order-data.ts'
import type { OrderData } from './orders-loader.ts'
import { Refunds } from './refunds.tsx'
import { useLiveOrder } from './use-live-order.ts'
import { WaitingChange } from './waiting-change.tsx'

function Lines({ order }: { order: Order }) {
  const t = useMessages('account')
  const tOrder = useMessages('order')
  const { marketInfo, href, money, number } = useLocale()
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('lines')}</h2>
      <ul className={styles.lines}>
        {order.lines.map(line => (
          <li key={line.lineNo}>
            {line.image ? <img src={line.image} width={64} height={64} alt="" /> : <span className={styles.blank} />}
            <div>
              <a href={href(line.productUrl)}>{line.productName}</a>
              <p className="quiet">
                {line.brandName} · {line.partNumber}
                {marketInfo.code === 'IN' && ` · ${t('hsn', { hsn: line.hsn })}`}
              </p>
              <p>
                {number(line.quantity - line.cancelledQuantity || line.quantity)} ×{' '}
                {money(line.unitPrice, order.currency)}
                {line.cancelledQuantity > 0 &&
                  ` · ${tOrder('cancelledPart', { count: line.cancelledQuantity, ordered: line.quantity })}`}
              </p>
              <p className="quiet">
                {t('taxable', { amount: money(line.taxable, order.currency) })}
                {line.taxParts.map(({ code, rateBp, amountMinor }) => (
                  <span key={code}>
                    {' · '}
                    {t('taxOf', { code, rate: String(rateBp / 100), amount: money(amountMinor, order.currency) })}
                  </span>
                ))}
              </p>
              <p className="quiet">{tOrder('soldBy', { seller: line.seller })}</p>
            </div>
            <b className={styles.lineTotal}>{money(line.payable, order.currency)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether the promised day of a parcel is still relevant. */
const isExpected = ({ state }: { state: string }) => !['delivered', 'returning', 'lost', 'returned'].includes(state)

function Parcels({ order, tracking, invoices }: Pick<OrderData, 'order' | 'tracking' | 'invoices'>) {
  const t = useMessages('account')
  const tOrder = useMessages('order')
  const { moment, day } = useDates()
  const { marketInfo } = useLocale()
  const nameOf = (lineNo: number) => order.lines.find(line => line.lineNo === lineNo)?.productName ?? ''
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('shipments')}</h2>
      {tracking.length === 0 && <p className="quiet">{t('noParcels')}</p>}
      {tracking.map(tracked => {
        // a cancellation changes its content before the page is reloaded
        const parcel = { ...tracked, ...order.shipments.find(({ shipmentId }) => shipmentId === tracked.shipmentId) }
        const number = String(parcel.shipmentId)
        const invoice = invoices.find(({ shipmentId }) => shipmentId === parcel.shipmentId)
        return (
          <div key={number} className={styles.row}>
            <h3>{t('shipment', { number })}</h3>
            <p className="quiet">{t('fromBy', { from: parcel.from, carrier: parcel.carrier })}</p>
            {parcel.trackingNumber && <p>{t('trackingNumber', { number: parcel.trackingNumber })}</p>}
            {parcel.seller && (
              <p className="quiet">
                {tOrder('soldBy', { seller: parcel.seller })}
                {parcel.taxNumber &&
                  ` · ${t(marketInfo.code === 'IN' ? 'sellerGstin' : 'sellerTrn', { number: parcel.taxNumber })}`}
              </p>
            )}
            {parcel.promisedOn && isExpected(parcel) && (
              <p className={styles.good}>{t('promised', { day: day(parcel.promisedOn) })}</p>
            )}
            {invoice && <InvoiceLinks invoice={invoice} orderNumber={order.orderNumber} />}
            <ul>
              {parcel.lines.map(({ lineNo, quantity }) => (
                <li key={lineNo}>{t('inParcel', { name: nameOf(lineNo), count: quantity })}</li>
              ))}
            </ul>
            <Timeline
              label={t('trackEvents', { number })}
              moments={parcel.events.map(event => ({
                key: event.code + event.at,
                title: trackingText(event, t),
                note: moment(event.at),
              }))}
            />
          </div>
        )
      })}
    </section>
  )
}

/** The part of the order not charged because parcels came back, and the rest due on delivery. */
function NotDelivered({ order }: { order: Order }) {
  const t = useMessages('account')
  const { money } = useLocale()
  const { notDelivered, payable, currency, paymentState } = order
  if (notDelivered === 0) return null
  return (
    <>
      <p className={styles.total}>
        <span>{t('notDelivered')}</span>
        <b>−{money(notDelivered, currency)}</b>
      </p>
      {paymentState === 'due' && (
        <p className={styles.total}>
          <span>{t('dueOnDelivery')}</span>
          <b>{money(payable - notDelivered, currency)}</b>
        </p>
      )}
    </>
  )
}

function Summary({ order }: { order: Order }) {
  const t = useMessages('account')
  const tOrder = useMessages('order')
  const tTotals = useMessages('totals')
  const { money } = useLocale()
  return (
    <>
      <section className={`panel ${styles.panel}`}>
        <h2>{tOrder('summary')}</h2>
        <p className={styles.total}>
          <span>{tTotals('payable')}</span>
          <b>{money(order.payable, order.currency)}</b>
        </p>
        <TotalsSteps steps={order.steps} open />
        <NotDelivered order={order} />
        <OrderRewards rewards={order.rewards} />
        <h3>{tOrder('payment')}</h3>
        <p>
          {methodName(order.paymentMethodId, tOrder)}
          <br />
          <span className="quiet">{paymentStateText(order.paymentState, tOrder)}</span>
        </p>
        <Refunds order={order} />
        <h3>{t('invoiceData')}</h3>
        <p>
          {order.invoiceType === 'tax' ? tOrder('taxInvoice', { company: order.companyName }) : tOrder('retailInvoice')}
          {order.gstin && (
            <>
              <br />
              <span className="quiet">{order.gstin}</span>
            </>
          )}
        </p>
      </section>
      <section className={`panel ${styles.panel}`}>
        <h2>{tOrder('shippingAddress')}</h2>
        <AddressView address={order.shippingAddress} />
        <h2>{tOrder('billingAddress')}</h2>
        <AddressView address={order.billingAddress} />
      </section>
    </>
  )
}

function Events({ order }: { order: Order }) {
  const t = useMessages('account')
  const { moment } = useDates()
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('timeline')}</h2>
      <Timeline
        label={t('timeline')}
        moments={order.events.map(event => ({
          key: event.kind + event.at,
          title: eventText(event, t),
          note: moment(event.at),
          bad: isFailure(event),
        }))}
      />
    </section>
  )
}

export function Screen({ data }: { data: OrderData }) {
  const tOrder = useMessages('order')
  const tReturns = useMessages('returns')
  const { href } = useLocale()
  const { moment, day } = useDates()
  const [shown, setShown] = useState<OrderContents>(data)
  useEffect(() => setShown(data), [data])
  useLiveOrder(data.order.orderNumber, setShown)
  const { order, returns, returnable, tracking, invoices } = shown
  const { label, tone } = orderStatus(order.statusCodeOfOrder, tOrder)
  const { orderNumber, payable, paymentMethodId, retryable, cancellable, promisedOn, state } = order
  const going = ['placed', 'processing', 'packed', 'shipped'].includes(state)
  return (
    <AccountFrame part="orders" title={tOrder('orderNumber', { number: String(orderNumber) })}>
      <section className={`panel ${styles.panel}`}>
        <p className={styles.header}>
          <span className="quiet">{tOrder('placedOn', { moment: moment(order.placedAt) })}</span>
          <span className={styles.badges}>
            <Badge tone={tone}>{label}</Badge>
            <PaymentBadge order={order} />
          </span>
        </p>
        <OrderReferences order={order} />
        {order.agentId !== null && <p className="quiet">{tOrder('agentOf', { name: order.agentName })}</p>}
        {order.giftMessage !== null && (
          <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {order.giftMessage === '' ? tOrder('gift') : tOrder('giftWith', { message: order.giftMessage })}
          </p>
        )}
        {data.transferAccount && retryable && <TransferAccountView account={data.transferAccount} order={order} />}
        {going && promisedOn && <p className={styles.good}>{tOrder('deliveryBy', { day: day(promisedOn) })}</p>}
        {order.onHold && <p role="note">{tOrder('onHold')}</p>}
        {retryable && order.paymentState !== 'pending' && (
          <RetryPayment orderNumber={orderNumber} payable={payable} paymentMethodId={paymentMethodId} />
        )}
        <div className={styles.buttons}>
          <BuyAgain orderNumber={orderNumber} currency={order.currency} />
          <SaveAsList orderNumber={orderNumber} />
          {cancellable && (
            <CancelOrder order={order} onCancelled={changed => setShown(before => ({ ...before, order: changed }))} />
          )}
          {returnable && (
            <ButtonLink href={href(`/dashboard/order/${orderNumber}/return`)}>{tReturns('returnProducts')}</ButtonLink>
          )}
        </div>
      </section>
      <WaitingChange order={order} />
      <Columns aside={<Summary order={order} />}>
        <Lines order={order} />
        {returns.length > 0 && <Returns returns={returns} />}
        {(going || tracking.length > 0) && <Parcels order={order} tracking={tracking} invoices={invoices} />}
        <Events order={order} />
      </Columns>
    </AccountFrame>
  )
}
