// A step that is offered once a parcel of an order was delivered, and the dialog that it opens.

import { type ReactNode, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useMay } from '../app/session.ts'

interface AfterDeliveryProps {
  order: StaffOrder
  /** Of the button. */
  label: string
  dialog(onClose: () => void): ReactNode
}

/** For members who may decide on returns. */
export function AfterDelivery({ order, label, dialog }: AfterDeliveryProps) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('returns.write') || !order.shipments.some(({ state }) => state === 'delivered')) return null
  return (
    <>
      <button type="button" className="b" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && dialog(() => setOpen(false))}
    </>
  )
}
