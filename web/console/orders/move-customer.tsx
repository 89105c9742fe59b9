// Moves an order that was placed with the wrong account to another one: found, compared, and confirmed with a reason.

import { type FormEvent, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, TextArea } from '../components/field.tsx'
import { FindCustomer } from '../components/find-customer.tsx'
import { newId } from '../components/new-id.ts'
import { Failed, Loading } from '../components/states.tsx'
import { isEditable } from './edit-preview.tsx'
import { MovePreview } from './move-preview.tsx'

interface MoveProps {
  order: StaffOrder
  load: Load<StaffOrder>
}
type FormProps = MoveProps & { customerId: string; onDone(): void }

function Confirmation({ order, load, customerId, onDone }: FormProps) {
  const t = useMessages('order-customer')
  const [idempotencyKey] = useState(newId)
  // the customer shown when the dialog was opened, even if the order is reloaded behind it
  const [fromCustomerId] = useState(order.customerId)
  const [reason, setReason] = useState('')
  const { busy, problem, run } = useAct()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { orderNumber: order.orderNumber }
    const body = { customerId, fromCustomerId, idempotencyKey, reason }
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/customer', { params, body }))
    if (!reply) return
    load.show(reply.data)
    showToast(t('done'))
    onDone()
  }
  return (
    <form className="form" onSubmit={event => void submit(event)}>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <Problem text={problem} />
      <button type="submit" className="b go" disabled={busy}>
        {t('confirm')}
      </button>
    </form>
  )
}

function MoveForm({ onOther, ...form }: FormProps & { onOther(): void }) {
  const t = useMessages('order-customer')
  const { order, customerId } = form
  const { orderNumber } = order
  const preview = useLoad(customerId, async () => {
    const input = { params: { orderNumber }, query: { customerId } }
    return (await call('GET /api/admin/orders/{orderNumber}/customer', input)).data
  })
  if (preview.error) return <Failed error={preview.error} onRetry={preview.again} />
  if (!preview.data) return <Loading />
  return (
    <div className="form">
      <div className="acts">
        <button type="button" className="b" onClick={onOther}>
          {t('other')}
        </button>
      </div>
      <MovePreview move={preview.data} />
      {preview.data.hindrances.length === 0 && <Confirmation {...form} />}
    </div>
  )
}

function MoveDialog({ order, load, onClose }: MoveProps & { onClose(): void }) {
  const t = useMessages('order-customer')
  const [customerId, setCustomerId] = useState('')
  return (
    <Dialog title={t('move')} onClose={onClose}>
      {customerId === '' ? (
        <FindCustomer
          words={{ text: t('moveText'), search: t('search'), find: t('find'), nothing: t('nothing') }}
          market={order.market}
          exceptId={order.customerId}
          onChoose={setCustomerId}
        />
      ) : (
        <MoveForm {...{ order, load, customerId }} onOther={() => setCustomerId('')} onDone={onClose} />
      )}
    </Dialog>
  )
}

/** A button until a parcel is packed, for members who may edit orders and read customers. */
export function MoveToCustomer({ order, load }: MoveProps) {
  const t = useMessages('order-customer')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('orders.edit') || !may('customers.read') || !isEditable(order)) return null
  return (
    <>
      <div className="acts">
        <button type="button" className="b sm" onClick={() => setOpen(true)}>
          {t('move')}
        </button>
      </div>
      {open && <MoveDialog order={order} load={load} onClose={() => setOpen(false)} />}
    </>
  )
}
