// An undelivered parcel is back in the warehouse: which units can be sold again; the rest of the order is refunded.

import { type FormEvent, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useMessages } from '../app/messages.ts'
import type { Load } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { type Parcel, useMove } from './use-move.ts'

interface ReturnedParcelProps {
  order: StaffOrder
  parcel: Parcel
  load: Load<StaffOrder>
  onClose(): void
}

export function ReturnedParcel({ order, parcel, load, onClose }: ReturnedParcelProps) {
  const t = useMessages('orders')
  const { busy, problem, move } = useMove(load, parcel.shipmentId)
  const [items, setItems] = useState(() => parcel.lines.map(({ lineNo, quantity }) => ({ lineNo, saleable: quantity })))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await move({ to: 'returned', items })) onClose()
  }
  return (
    <Dialog title={t('returned')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('returnedText')}</p>
        {parcel.lines.map(({ lineNo, quantity }) => (
          <Field
            key={lineNo}
            label={order.lines.find(line => line.lineNo === lineNo)?.productName ?? ''}
            hint={t('saleableOf', { count: quantity })}
            type="number"
            required
            min={0}
            max={quantity}
            value={items.find(item => item.lineNo === lineNo)?.saleable ?? 0}
            onChange={event =>
              setItems(
                items.map(item => (item.lineNo === lineNo ? { lineNo, saleable: Number(event.target.value) } : item)),
              )
            }
          />
        ))}
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('returned')}
        </button>
      </form>
    </Dialog>
  )
}
