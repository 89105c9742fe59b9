// An edit of an order that waits until the customer has paid the difference: what it changes, until when, and withdrawing it.

import { useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import type { Load } from '../app/use-load.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'

/** Nothing while none waits. */
export function WaitingEdit({ order, load }: { order: StaffOrder; load: Load<StaffOrder> }) {
  const t = useMessages('orders')
  const may = useMay()
  const { money, number } = useLocale()
  const { moment } = useDates()
  const [asks, setAsks] = useState(false)
  const { waitingEdit, currency, orderNumber } = order
  if (!waitingEdit) return null
  const { editId, difference, payableAfter, since, expiresAt, pending, reason, lines } = waitingEdit
  const withdraw = async () => {
    const body = { editId }
    load.show(
      (await call('POST /api/admin/orders/{orderNumber}/edit/withdraw', { params: { orderNumber }, body })).data,
    )
  }
  return (
    <section className="panel" aria-labelledby="waiting-edit">
      <header>
        <h2 id="waiting-edit">{t('editWaits', { amount: money(difference, currency) })}</h2>
      </header>
      <div className="in-b form">
        <p>
          {t('editWaitsText', { total: money(payableAfter, currency), time: moment(expiresAt) })}
          {pending && ` ${t('editPending')}`}
        </p>
        <ul>
          {lines.map(({ productName, before, after }) => (
            <li key={productName}>
              {t('editedLine', { product: productName, before: number(before), after: number(after) })}
            </li>
          ))}
        </ul>
        <p className="sub">{`${moment(since)} · ${reason}`}</p>
        {may('orders.edit') && (
          <div className="acts">
            <button type="button" className="b" onClick={() => setAsks(true)}>
              {t('withdrawEdit')}
            </button>
          </div>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={t('withdrawEdit')}
          text={t('withdrawEditText')}
          confirm={t('withdrawEdit')}
          write={withdraw}
          onDone={() => showToast(t('editWithdrawn'))}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  )
}
