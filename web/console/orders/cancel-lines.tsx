// Cancels an order, or unshipped units of its lines, with a reason and a confirmation.

import { useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import type { Load } from '../app/use-load.ts'
import { Field } from '../components/field.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { useCancel } from './use-cancel.ts'

const CANCELLABLE = ['pending-payment', 'payment-failed', 'placed', 'processing', 'packed']
const LEFT = ['shipped', 'out-for-delivery', 'delivered', 'returning', 'lost', 'returned']

/** Units of a line that are neither cancelled nor shipped. */
function openPieces(order: StaffOrder, lineNo: number): number {
  const line = order.lines.find(one => one.lineNo === lineNo)
  const gone = order.shipments
    .filter(({ state }) => LEFT.includes(state))
    .flatMap(({ lines }) => lines)
    .filter(one => one.lineNo === lineNo)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return line ? line.quantity - line.cancelledQuantity - gone : 0
}

interface CancelProps {
  order: StaffOrder
  load: Load<StaffOrder>
}

function CancelDialog({ order, load, onClose }: CancelProps & { onClose(): void }) {
  const t = useMessages('orders')
  const { busy, problem, cancel } = useCancel(order, load, { done: t('cancelled'), onDone: onClose })
  const open = order.lines
    .map(line => ({ ...line, open: openPieces(order, line.lineNo) }))
    .filter(line => line.open > 0)
  const [pieces, setPieces] = useState<Record<number, number>>(() =>
    Object.fromEntries(open.map(line => [line.lineNo, line.open])),
  )
  const whole = open.every(line => pieces[line.lineNo] === line.open)
  const items = open.flatMap(({ lineNo }) => {
    const quantity = pieces[lineNo] ?? 0
    return quantity > 0 ? [{ lineNo, quantity }] : []
  })
  return (
    <ReasonDialog
      title={t('cancel')}
      label={t('why')}
      confirm={t(whole ? 'cancelWhole' : 'cancelPart')}
      disabled={items.length === 0}
      {...{ busy, problem, onClose }}
      onConfirm={reason => void cancel(whole ? { reason } : { reason, items })}
    >
      <p className="note">{t(whole ? 'cancelWholeText' : 'cancelPartText')}</p>
      {open.map(line => (
        <Field
          key={line.lineNo}
          label={line.productName}
          hint={t('cancelOf', { count: line.open })}
          type="number"
          required
          min={0}
          max={line.open}
          value={pieces[line.lineNo] ?? 0}
          onChange={event => setPieces({ ...pieces, [line.lineNo]: Number(event.target.value) })}
        />
      ))}
      {items.length === 0 && <small className="sub">{t('choosePieces')}</small>}
    </ReasonDialog>
  )
}

export function CancelLines({ order, load }: CancelProps) {
  const t = useMessages('orders')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('orders.write') || !CANCELLABLE.includes(order.state)) return null
  return (
    <>
      <button type="button" className="b" onClick={() => setOpen(true)}>
        {t('cancel')}
      </button>
      {open && <CancelDialog order={order} load={load} onClose={() => setOpen(false)} />}
    </>
  )
}
