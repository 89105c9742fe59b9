// Sidebar of an order: customer, addresses, payments, refunds, documents, returns.

import { type ReactNode, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import type { Load } from '../app/use-load.ts'
import { ContactRows } from '../components/contact-rows.tsx'
import { CorrectAddress } from './address-dialog.tsx'
import { MoveToCustomer } from './move-customer.tsx'
import { OrderBuyer } from './order-buyer.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderMessages } from './order-messages.tsx'
import { paymentDot } from './order-words.ts'
import { ReducePrice } from './reduce-price.tsx'

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <header>
        <h2>{title}</h2>
      </header>
      <div className="in-b">{children}</div>
    </section>
  )
}

interface AsideProps {
  order: StaffOrder
  load: Load<StaffOrder>
}

function Customer({ order, load }: AsideProps) {
  const t = useMessages('orders')
  const may = useMay()
  const params = { orderNumber: String(order.orderNumber) }
  const { name, phone, addressLine, addressLine2, landmark, city, stateName, postCode } = order.shippingAddress
  const lines = [name, addressLine, addressLine2, landmark, [city, postCode].filter(Boolean).join(' '), stateName]
  return (
    <>
      <Panel title={order.company || order.name}>
        <dl className="kv">
          <dt>{t('taxNumber')}</dt>
          <dd>{order.gstin || t('retail')}</dd>
          <dt>{t('poNumber')}</dt>
          <dd>{order.poNumber || '–'}</dd>
          <ContactRows phone={phone} load={() => call('GET /api/admin/orders/{orderNumber}/contact', { params })} />
        </dl>
        {may('customers.read') && (
          <div className="form">
            <a href={to(`/customers/${order.customerId}`)}>{t('toCustomer')}</a>
            <MoveToCustomer order={order} load={load} />
          </div>
        )}
      </Panel>
      <Panel title={t('deliverTo')}>
        <address>
          {lines.filter(Boolean).map(line => (
            <p key={line}>{line}</p>
          ))}
        </address>
        <CorrectAddress order={order} load={load} />
        {order.agentId !== null && (
          <p className="note">
            <b>{t('agent')}</b> {order.agentName}
          </p>
        )}
        {order.codProved !== null && <p className="note">{t(`codProved-${order.codProved}`)}</p>}
        {order.giftMessage !== null && (
          <p className="note">
            <b>{t('gift')}</b> {order.giftMessage}
          </p>
        )}
      </Panel>
    </>
  )
}

/** Bulk prints that include the order. */
function Prints({ prints }: { prints: StaffOrder['records']['prints'] }) {
  const t = useMessages('order-filters')
  const { moment } = useDates()
  if (prints.length === 0) return null
  return (
    <Panel title={t('prints')}>
      <ul className="rows">
        {prints.map(({ kind, whoName, at }) => (
          <li key={`${kind} ${at}`}>
            <div className="grow">
              <span>{t(`kind-${kind}`)}</span>
              <small>{t('by', { name: whoName, time: moment(at) })}</small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function OrderAside({ order, load }: AsideProps) {
  const t = useMessages('orders')
  const tReplacement = useMessages('replacement')
  const { money } = useLocale()
  const { moment } = useDates()
  const { payments, refunds, returns } = order.records
  const [sent, setSent] = useState(0)
  const amount = (minor: number) => money(minor, order.currency)
  const row = (key: string, text: ReactNode, small: ReactNode, value: number) => (
    <li key={key}>
      <div className="grow">
        <span>{text}</span>
        <small>{small}</small>
      </div>
      <b>{amount(value)}</b>
    </li>
  )
  const state = (text: string) => t(`payment-${text}` as 'payment-none')
  return (
    <aside className="stack" aria-label={t('aside')}>
      <Customer order={order} load={load} />
      <Panel title={t('payments')}>
        <ul className="rows">
          {payments.length === 0 && <li className="sub">{t('noPayment')}</li>}
          {payments.map(({ attempt, kind, state: now, reference, at, amount: paid }) =>
            row(
              String(attempt),
              <span className={`st ${paymentDot(now)}`}>{state(now)}</span>,
              [...(kind === 'difference' ? [t('ofDifference')] : []), reference, moment(at)].join(' · '),
              paid,
            ),
          )}
          {refunds.map(({ at, state: now, amount: refunded }) =>
            row(`refund ${at}`, t(`refund-${now}` as 'refund-requested'), moment(at), -refunded),
          )}
        </ul>
        <ReducePrice order={order} load={load} />
      </Panel>
      <OrderDocuments order={order} load={load} onSent={() => setSent(count => count + 1)} />
      <Prints prints={order.records.prints} />
      {returns.length > 0 && (
        <Panel title={t('returns')}>
          <ul className="rows">
            {returns.map(({ returnNumber, comesBack, refund }) =>
              row(
                String(returnNumber),
                <a href={to(`/returns/${returnNumber}`)}>{returnNumber}</a>,
                comesBack ? '' : tReplacement('short'),
                refund,
              ),
            )}
          </ul>
        </Panel>
      )}
      <OrderBuyer order={order} />
      <OrderMessages orderNumber={order.orderNumber} sent={sent} />
    </aside>
  )
}
