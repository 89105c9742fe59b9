// Corrects the delivery address of an order, within its place.

import { useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import type { Load } from '../app/use-load.ts'
import { Field } from '../components/field.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { isEditable } from './edit-preview.tsx'

interface AddressProps {
  order: StaffOrder
  load: Load<StaffOrder>
}

const FIELDS = [
  ['name', 'addressName', 100],
  ['addressLine', 'addressLine', 200],
  ['addressLine2', 'addressLine2', 200],
  ['landmark', 'landmark', 100],
] as const

function AddressDialog({ order, load, onClose }: AddressProps & { onClose(): void }) {
  const t = useMessages('orders')
  const { busy, problem, run } = useAct()
  const { name, addressLine, addressLine2, landmark, city, stateName, postCode } = order.shippingAddress
  // the address shown when the form was opened, even if the order is reloaded behind it
  const [shown] = useState({ name, addressLine, addressLine2, landmark })
  const [address, setAddress] = useState(shown)
  const [phone, setPhone] = useState('')
  const save = async (reason: string) => {
    const params = { orderNumber: order.orderNumber }
    const body = { address, replaces: shown, reason, ...(phone.trim() !== '' && { phone }) }
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/address', { params, body }))
    load.again()
    if (!reply) return
    showToast(t('addressCorrected'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('correctAddress')}
      label={t('why')}
      minLength={3}
      confirm={t('correctAddress')}
      busy={busy}
      problem={problem}
      onConfirm={reason => void save(reason)}
      onClose={onClose}
    >
      <p className="soft">{t('correctAddressText')}</p>
      {FIELDS.map(([key, label, maxLength]) => (
        <Field
          key={key}
          label={t(label)}
          required={key === 'name' || key === 'addressLine'}
          maxLength={maxLength}
          value={address[key]}
          onChange={event => setAddress({ ...address, [key]: event.target.value })}
        />
      ))}
      <p className="sub">{[city, postCode, stateName].filter(Boolean).join(', ')}</p>
      <Field
        label={t('newPhone')}
        hint={t('newPhoneHint')}
        type="tel"
        autoComplete="off"
        maxLength={20}
        value={phone}
        onChange={event => setPhone(event.target.value)}
      />
    </ReasonDialog>
  )
}

/** A button while the order can be corrected, for members with the right. */
export function CorrectAddress({ order, load }: AddressProps) {
  const t = useMessages('orders')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('orders.edit') || !isEditable(order)) return null
  return (
    <>
      <div className="acts">
        <button type="button" className="b sm" onClick={() => setOpen(true)}>
          {t('correctAddress')}
        </button>
      </div>
      {open && <AddressDialog order={order} load={load} onClose={() => setOpen(false)} />}
    </>
  )
}
