// Records a bank transfer received for an order: its reference and exact amount.

import { type FormEvent, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import type { Load } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { minorOf } from '../components/minor.ts'

interface TransferProps {
  order: StaffOrder
  load: Load<StaffOrder>
}

function TransferDialog({ order, load, onClose }: TransferProps & { onClose(): void }) {
  const t = useMessages('orders')
  const { money } = useLocale()
  const { busy, problem, run } = useAct()
  const draft = useDraft(`transfer-${order.orderNumber}`, { reference: '', amount: '' })
  const { reference, amount } = draft.value
  const minor = minorOf(amount)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (minor === null) return
    const params = { orderNumber: order.orderNumber }
    const body = { reference, amount: minor }
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/transfer', { params, body }))
    if (!reply) return
    draft.drop()
    showToast(t(`transfer-${reply.data.outcome}`))
    load.again()
    onClose()
  }
  return (
    <Dialog title={t('recordTransfer')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('transferText', { amount: money(order.payable, order.currency) })}</p>
        <Field
          label={t('bankReference')}
          required
          maxLength={60}
          autoComplete="off"
          value={reference}
          onChange={event => draft.set({ reference: event.target.value, amount })}
        />
        <Field
          label={t('amountArrived', { currency: order.currency })}
          error={amount !== '' && minor === null ? t('amountInvalid') : ''}
          inputMode="decimal"
          required
          autoComplete="off"
          value={amount}
          onChange={event => draft.set({ reference, amount: event.target.value })}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('recordTransfer')}
        </button>
      </form>
    </Dialog>
  )
}

export function RecordTransfer({ order, load }: TransferProps) {
  const t = useMessages('orders')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const waits = order.state === 'pending-payment' && order.paymentMethodId === PAYMENT_METHOD_IDS.neft
  if (!waits || !may('payments.write')) return null
  return (
    <>
      <button type="button" className="b" onClick={() => setOpen(true)}>
        {t('recordTransfer')}
      </button>
      {open && <TransferDialog order={order} load={load} onClose={() => setOpen(false)} />}
    </>
  )
}
