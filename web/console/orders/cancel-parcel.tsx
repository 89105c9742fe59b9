// Cancels one of several parcels of an order while it waits to be packed: with a reason, and after a second look.

import { useState } from 'react'
import { useMessages } from '../app/messages.ts'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { productNames } from './parcel-products.ts'
import { useCancel } from './use-cancel.ts'
import type { ParcelProps } from './use-move.ts'

function CancelDialog({ order, parcel, load, onClose }: ParcelProps & { onClose(): void }) {
  const t = useMessages('dividing')
  const why = useMessages('orders')('why')
  const { busy, problem, cancel } = useCancel(order, load, { done: t('cancelled'), onDone: onClose })
  const { shipmentId, lines } = parcel
  const number = String(shipmentId)
  const items = lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }))
  return (
    <ReasonDialog
      title={t('cancelTitle', { number })}
      label={why}
      confirm={t('cancel')}
      {...{ busy, problem, onClose }}
      onConfirm={reason => void cancel({ reason, items, shipmentId })}
    >
      <p className="note">{t('cancelText')}</p>
      <ul>
        {productNames(order, parcel).map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </ReasonDialog>
  )
}

export function CancelParcel(props: ParcelProps) {
  const t = useMessages('dividing')
  const [open, setOpen] = useState(false)
  // for a single parcel the lines of the order are cancelled
  if (props.order.shipments.filter(({ state }) => state !== 'cancelled').length < 2) return null
  return (
    <>
      <button type="button" className="b" onClick={() => setOpen(true)}>
        {t('cancel')}
      </button>
      {open && <CancelDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
