// The parcels of an order: packed, with or without scanning, handed over, delivered, or returned to the warehouse;
// each with its packing slip.

import { useEffect, useRef, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { download } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import type { Load } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { CancelParcel } from './cancel-parcel.tsx'
import { DivideParcel } from './divide-parcel.tsx'
import { HandOver } from './hand-over.tsx'
import { Losses, LostSteps, MarkLost } from './lost-parcel.tsx'
import { MergeParcel } from './merge-parcel.tsx'
import { PackByScan } from './pack-by-scan.tsx'
import { productNames } from './parcel-products.ts'
import { ReturnedParcel } from './returned-parcel.tsx'
import { type Move, type ParcelProps, useMove } from './use-move.ts'

const DOTS: Partial<Record<ParcelProps['parcel']['state'], string>> = { delivered: 'full', lost: 'wait' }

function NotDelivered({ parcel, load, onClose }: Omit<ParcelProps, 'order'> & { onClose(): void }) {
  const t = useMessages('orders')
  const { busy, problem, move } = useMove(load, parcel.shipmentId)
  const giveUp = async (reason: string) => {
    if (await move({ to: 'returning', reason })) onClose()
  }
  const title = t('notDelivered')
  return (
    <ReasonDialog label={t('why')} confirm={title} {...{ title, busy, problem, onClose }} onConfirm={giveUp}>
      <p>{t('notDeliveredText')}</p>
    </ReasonDialog>
  )
}

function ParcelSteps({ order, parcel, load }: ParcelProps) {
  const t = useMessages('orders')
  const withoutScan = useMessages('packing')('withoutScan')
  const { busy, problem, move } = useMove(load, parcel.shipmentId)
  const [open, setOpen] = useState<'not-delivered' | 'returned' | null>(null)
  const close = () => setOpen(null)
  const button = (key: 'pack' | 'outForDelivery' | 'deliver', to: Move['to']) => (
    <button
      type="button"
      className="b"
      disabled={busy || (held && to === 'packed')}
      aria-describedby={held && to === 'packed' ? 'hold-text' : undefined}
      onClick={() => move({ to })}
    >
      {key === 'pack' ? withoutScan : t(key)}
    </button>
  )
  const { state } = parcel
  const held = order.hold !== null
  const isOut = state === 'shipped' || state === 'out-for-delivery'
  return (
    <>
      {state === 'lost' && <LostSteps order={order} parcel={parcel} load={load} />}
      {state === 'packed' && <HandOver order={order} parcel={parcel} load={load} />}
      <div className="acts">
        {state === 'processing' && <PackByScan order={order} parcel={parcel} load={load} />}
        {state === 'processing' && button('pack', 'packed')}
        {state === 'processing' && <DivideParcel order={order} parcel={parcel} load={load} />}
        {state === 'processing' && <MergeParcel order={order} parcel={parcel} load={load} />}
        {state === 'processing' && <CancelParcel order={order} parcel={parcel} load={load} />}
        {state === 'shipped' && button('outForDelivery', 'out-for-delivery')}
        {isOut && button('deliver', 'delivered')}
        {isOut && (
          <button type="button" className="b" onClick={() => setOpen('not-delivered')}>
            {t('notDelivered')}
          </button>
        )}
        {isOut && <MarkLost order={order} parcel={parcel} load={load} />}
        {state === 'returning' && (
          <button type="button" className="b" onClick={() => setOpen('returned')}>
            {t('returned')}
          </button>
        )}
      </div>
      <Problem text={problem} />
      {open === 'not-delivered' && <NotDelivered parcel={parcel} load={load} onClose={close} />}
      {open === 'returned' && <ReturnedParcel order={order} parcel={parcel} load={load} onClose={close} />}
    </>
  )
}

const isFocusLost = () => document.activeElement === document.body || document.activeElement === null

/** Focus target after a parcel is packed, cancelled or lost: the button that had the focus is gone. */
function useFocusOnceDone(state: ParcelProps['parcel']['state']) {
  const head = useRef<HTMLElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && isFocusLost()) head.current?.focus()
    before.current = state
  }, [state])
  return head
}

/** Focus target after a parcel was split or merged and the button that had the focus is gone. */
function useFocusOnceOthers(count: number) {
  const head = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (before.current !== count && isFocusLost()) head.current?.focus()
    before.current = count
  }, [count])
  return head
}

function ParcelView(props: ParcelProps) {
  const { order, parcel } = props
  const t = useMessages('orders')
  const dividing = useMessages('dividing')
  const { day } = useDates()
  const may = useMay()
  const head = useFocusOnceDone(parcel.state)
  const { busy, problem, run } = useAct()
  const params = { shipmentId: parcel.shipmentId }
  const slip = () => run(() => download('/api/admin/shipments/{shipmentId}/packingSlip', { params }))
  const details = [
    parcel.warehouse,
    parcel.seller,
    parcel.promisedOn && t('promisedOn', { day: day(parcel.promisedOn) }),
    parcel.dividedFrom !== null && dividing('dividedFrom', { number: String(parcel.dividedFrom) }),
  ]
  return (
    <div className="parcel">
      <div className="parcel-head">
        <b ref={head} tabIndex={-1}>
          {t('parcel', { number: String(parcel.shipmentId) })}
        </b>
        <span className={`st ${DOTS[parcel.state] ?? 'half'}`}>{t(`parcel-${parcel.state}`)}</span>
        <span className="sub">{details.filter(Boolean).join(' · ')}</span>
      </div>
      <p className="soft">{productNames(order, parcel).join(', ')}</p>
      {parcel.trackingNumber && (
        <p>
          {parcel.carrier} · <code>{parcel.trackingNumber}</code>
        </p>
      )}
      <Losses parcel={parcel} />
      {parcel.returnReason && <p className="note">{parcel.returnReason}</p>}
      {may('orders.write') && <ParcelSteps {...props} />}
      <div className="acts">
        <button type="button" className="b sm flat" disabled={busy} onClick={slip}>
          <Icon name="print" />
          {t('packingSlip')}
        </button>
      </div>
      <Problem text={problem} />
    </div>
  )
}

export function Parcels({ order, load }: { order: StaffOrder; load: Load<StaffOrder> }) {
  const t = useMessages('orders')
  const head = useFocusOnceOthers(order.shipments.length)
  if (order.shipments.length === 0) return null
  return (
    <section className="panel" aria-labelledby="parcels">
      <header>
        <h2 ref={head} id="parcels" tabIndex={-1}>
          {t('parcels')}
        </h2>
      </header>
      <div className="in-b">
        {order.shipments.map(parcel => (
          <ParcelView key={parcel.shipmentId} order={order} parcel={parcel} load={load} />
        ))}
      </div>
    </section>
  )
}
