// An order without an account: number and contact, the code, then the order with its parcels, invoices and next steps.

import { useEffect, useRef } from 'react'
import type { GuestOrder } from '../../../contract/guest-orders/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { AddressView } from '../addresses/components/address-view.tsx'
import { useMessages } from '../app/messages.ts'
import { trackingText } from '../orders/components/event-text.ts'
import { OrderItems } from '../orders/components/order-items.tsx'
import { orderStatus, paymentStateText } from '../orders/components/order-status.ts'
import { FormError } from '../shared/form-error.tsx'
import { PageLayout } from '../shared/page-layout.tsx'
import styles from './track.module.css'
import type { TrackData } from './track-loader.ts'
import { useTrack } from './use-track.ts'

type Track = ReturnType<typeof useTrack>

function AskForm({ track }: { track: Track }) {
  const t = useMessages('track')
  return (
    <form ref={track.form} className={`panel ${styles.form}`} method="post" onSubmit={track.send}>
      <TextField
        label={t('number')}
        value={track.number}
        inputMode="numeric"
        pattern="[0-9०-९]{1,12}"
        autoComplete="off"
        required
        maxLength={12}
        onChange={event => track.setNumber(event.target.value.trim())}
      />
      <TextField
        label={t('contact')}
        hint={t('contactHint')}
        error={track.wrongContact ? t('contactInvalid') : ''}
        value={track.contact}
        autoComplete="email"
        required
        maxLength={254}
        onChange={event => track.setContact(event.target.value)}
      />
      <FormError text={track.action.error} />
      <Button kind="go" type="submit" busy={track.action.busy}>
        {t('send')}
      </Button>
    </form>
  )
}

function CodeForm({ track }: { track: Track }) {
  const t = useMessages('track')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form ref={form} className={`panel ${styles.form}`} method="post" onSubmit={track.open}>
      <p role="status">{t('sent', { contact: track.contact })}</p>
      <TextField
        label={t('code')}
        value={track.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        minLength={6}
        maxLength={6}
        onChange={event => track.setCode(event.target.value)}
      />
      <FormError text={track.action.error} />
      <p className={styles.buttons}>
        <Button kind="go" type="submit" busy={track.action.busy}>
          {t('open')}
        </Button>
        <Button kind="quiet" onClick={track.change}>
          {t('change')}
        </Button>
      </p>
    </form>
  )
}

function Parcels({ tracking, invoices, order }: GuestOrder) {
  const t = useMessages('track')
  const tAccount = useMessages('account')
  const { moment, day } = useDates()
  if (tracking.length === 0) return <p className="quiet">{t('noParcels')}</p>
  return tracking.map(({ shipmentId, carrier, from, trackingNumber, promisedOn, state, events }) => (
    <section key={shipmentId} className={`panel ${styles.panel}`} aria-labelledby={`parcel-${shipmentId}`}>
      <h2 id={`parcel-${shipmentId}`}>{t('parcel', { number: String(shipmentId) })}</h2>
      <p className="quiet">{tAccount('fromBy', { from, carrier })}</p>
      {trackingNumber && <p>{tAccount('trackingNumber', { number: trackingNumber })}</p>}
      {promisedOn && !['delivered', 'returning', 'lost', 'returned'].includes(state) && (
        <p>{tAccount('promised', { day: day(promisedOn) })}</p>
      )}
      {invoices
        .filter(invoice => invoice.shipmentId === shipmentId && invoice.hasFile)
        .map(({ invoiceId, number }) => (
          <p key={invoiceId}>
            <a
              href={`/api/v1/order/guest/invoice?orderNumber=${order.orderNumber}&invoiceId=${invoiceId}`}
              data-native
              target="_blank"
              rel="noopener"
            >
              {t('invoice', { number })}
            </a>
          </p>
        ))}
      <Timeline
        label={tAccount('trackEvents', { number: String(shipmentId) })}
        moments={events.map(event => ({
          key: event.code + event.at,
          title: trackingText(event, tAccount),
          note: moment(event.at),
        }))}
      />
    </section>
  ))
}

function Opened({ opened }: { opened: GuestOrder }) {
  const t = useMessages('track')
  const tOrder = useMessages('order')
  const { href, money } = useLocale()
  const { moment } = useDates()
  const { order } = opened
  const { label, tone } = orderStatus(order.statusCodeOfOrder, tOrder)
  return (
    <div className={styles.order}>
      <section className={`panel ${styles.panel}`}>
        <p className={styles.buttons}>
          <Badge tone={tone}>{label}</Badge>
          <span className="quiet">{t('placed', { moment: moment(order.placedAt) })}</span>
        </p>
        {order.onHold && <p role="note">{t('onHold')}</p>}
        <h2>{t('products')}</h2>
        <OrderItems items={order.items} />
        <p>
          {t('total')}: <b>{money(order.payable, order.currency)}</b>{' '}
          <span className="quiet">{paymentStateText(order.paymentState, tOrder)}</span>
        </p>
        <h2>{t('address')}</h2>
        <AddressView address={order.shippingAddress} />
      </section>
      <Parcels {...opened} />
      <section className={`panel ${styles.panel}`}>
        <h2>{t('next')}</h2>
        <ul className={styles.links}>
          <li>
            <a href={href(`/bharat-pay/orders?order=${order.orderNumber}`)}>{t('support')}</a>
          </li>
          <li>
            <a href={href('/login')}>{t('logIn')}</a>
          </li>
          <li>
            <a href={href('/track-order')}>{t('another')}</a>
          </li>
        </ul>
        <p className="quiet">{t('hour')}</p>
      </section>
    </div>
  )
}

export function Screen({ data: { opened, orderNumber } }: { data: TrackData }) {
  const t = useMessages('track')
  const track = useTrack(orderNumber)
  if (opened) {
    return (
      <PageLayout title={t('order', { number: orderNumber })}>
        <Opened opened={opened} />
      </PageLayout>
    )
  }
  return (
    <PageLayout title={t('title')} intro={t('intro')}>
      {track.sent ? <CodeForm track={track} /> : <AskForm track={track} />}
    </PageLayout>
  )
}
