// Cancels one of several parcels of an order while it waits to be packed: with a reason, and after a second look.

import { useState } from 'react'
import { randomId } from '../../framework/api/browser-storage.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { productNames } from './parcel-products.ts'
import type { ParcelProps } from './use-move.ts'

function CancelDialog({ order, parcel, load, onClose }: ParcelProps & { onClose(): void }) {
  const t = useMessages('dividing')
  const why = useMessages('orders')('why')
  const { busy, problem, run } = useAct()
  const [idempotencyKey] = useState(randomId)
  const { shipmentId, lines } = parcel
  const number = String(shipmentId)
  const cancel = async (reason: string) => {
    const items = lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }))
    const params = { orderNumber: order.orderNumber }
    const body = { reason, items, idempotencyKey, shipmentId }
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/cancel', { params, body }))
    if (!reply) return
    load.show(reply.data)
    showToast(t('cancelled'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('cancelTitle', { number })}
      label={why}
      confirm={t('cancel')}
      {...{ busy, problem, onClose }}
      onConfirm={cancel}
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
  // of a single parcel the lines of the order are cancelled
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
