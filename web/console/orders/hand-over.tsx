// A packed parcel: booked with a carrier, its label printed, handed over.

import { type FormEvent, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { call, download } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Problem, Select } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { type ParcelProps, useMove } from './use-move.ts'

/** Books or cancels with a carrier, and reloads the order. */
function useBooking({ parcel, load }: ParcelProps) {
  const act = useAct()
  const params = { shipmentId: parcel.shipmentId }
  return {
    ...act,
    async book(body: { carrier: string; trackingNumber?: string }) {
      const reply = await act.run(() => call('POST /api/admin/shipments/{shipmentId}/booking', { params, body }))
      if (reply) load.show(reply.data)
      // a carrier that did not respond may have booked: the reloaded order tells
      else load.again()
      return reply !== undefined
    },
    async cancel() {
      const reply = await act.run(() => call('POST /api/admin/shipments/{shipmentId}/cancelBooking', { params }))
      if (reply) load.show(reply.data)
    },
    label: () => act.run(() => download('/api/admin/shipments/{shipmentId}/label', { params })),
  }
}

/** A booking: its number, its label, and cancelling it. */
function Booked(props: ParcelProps) {
  const t = useMessages('orders')
  const { order, parcel, load } = props
  const hold = useMessages('order-hold')
  const held = order.hold !== null
  const booking = useBooking(props)
  const { busy: moving, problem, move } = useMove(load, parcel.shipmentId)
  if (!parcel.booking) return null
  const { carrier, carrierName, trackingNumber, state } = parcel.booking
  const busy = booking.busy || moving
  return (
    <>
      {state === 'booked' && (
        <p>
          {t('bookedAt', { carrier: carrierName })} · <code>{trackingNumber}</code>
        </p>
      )}
      {state !== 'booked' && <p className="note">{t(`booking-${state}`, { carrier: carrierName })}</p>}
      <div className="acts">
        {state === 'booked' && (
          <>
            <button type="button" className="b" disabled={busy} onClick={booking.label}>
              <Icon name="print" />
              {t('printLabel')}
            </button>
            <button
              type="button"
              className="b go"
              disabled={busy || held}
              onClick={() => move({ to: 'shipped', carrier, trackingNumber })}
            >
              <Icon name="truck" />
              {t('handOver')}
            </button>
          </>
        )}
        {state === 'requested' && (
          <button type="button" className="b go" disabled={busy || held} onClick={() => booking.book({ carrier })}>
            {t('bookAgain')}
          </button>
        )}
        <button type="button" className="b flat" disabled={busy} onClick={booking.cancel}>
          {t('cancelBooking')}
        </button>
      </div>
      {held && <p className="sub">{hold('releaseFirst')}</p>}
      {state === 'booked' && !held && <p className="sub">{t('handOverText')}</p>}
      <Problem text={booking.problem || problem} />
    </>
  )
}

/** Carriers of the market by whether the store books with them through an API; empty until loaded. */
function useBookingCarriers(): readonly string[] {
  const { market } = useLocale()
  const { data } = useLoad(
    market,
    async () => (await call('GET /api/admin/carriers', { query: { market } })).data.carriers,
    true,
  )
  return data?.flatMap(({ code, books }) => (books ? [code] : [])) ?? []
}

function BookForm(props: ParcelProps) {
  const t = useMessages('orders')
  const { order, parcel, load } = props
  const hold = useMessages('order-hold')
  const held = order.hold !== null
  const { busy: moving, problem, move } = useMove(load, parcel.shipmentId)
  const booking = useBooking(props)
  const bookable = useBookingCarriers()
  const [asked, setAsked] = useState<'book' | 'ship'>('ship')
  const first = order.carriers.find(({ name }) => name === parcel.carrier) ?? order.carriers[0]
  const draft = useDraft(`ship-${parcel.shipmentId}`, { carrier: first?.code ?? '', trackingNumber: '' })
  const { carrier, trackingNumber } = draft.value
  const automatic = bookable.includes(carrier)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (automatic) await booking.book({ carrier })
    else if (asked === 'book') await booking.book({ carrier, trackingNumber })
    else if (await move({ to: 'shipped', carrier, trackingNumber })) draft.drop()
  }
  const busy = booking.busy || moving || held
  return (
    <form onSubmit={submit}>
      <div className="ship-form">
        <Select
          label={t('carrier')}
          value={carrier}
          options={order.carriers.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={value => draft.set({ carrier: value, trackingNumber })}
        />
        {!automatic && (
          <Field
            label={t('tracking')}
            required
            minLength={4}
            maxLength={40}
            pattern="[A-Za-z0-9\-]+"
            autoComplete="off"
            value={trackingNumber}
            onChange={event => draft.set({ carrier, trackingNumber: event.target.value })}
          />
        )}
        <button type="submit" className={automatic ? 'b go' : 'b'} disabled={busy} onClick={() => setAsked('book')}>
          {t('bookCarrier')}
        </button>
        {!automatic && (
          <button type="submit" className="b go" disabled={busy} onClick={() => setAsked('ship')}>
            <Icon name="truck" />
            {t('handOver')}
          </button>
        )}
      </div>
      <p className="sub">{held ? hold('releaseFirst') : t(automatic ? 'bookText' : 'handOverText')}</p>
      <Problem text={booking.problem || problem} />
    </form>
  )
}

export function HandOver(props: ParcelProps) {
  return props.parcel.booking ? <Booked {...props} /> : <BookForm {...props} />
}
