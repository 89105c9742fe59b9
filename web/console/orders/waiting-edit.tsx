// An order edit that waits until the customer has paid the difference: its changes, its deadline, and withdrawing it.

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
import { EditedCharges, EditedLine } from './edited-words.tsx'

function Changes({
  waitingEdit: { lines, coupon, offersOff, offersBack, surcharge },
  currency,
}: {
  waitingEdit: NonNullable<StaffOrder['waitingEdit']>
  currency: StaffOrder['currency']
}) {
  return (
    <ul>
      {lines.map(line => (
        <li key={line.productName}>
          <EditedLine
            productName={line.productName}
            quantities={[line.before, line.after]}
            prices={[line.unitPriceBefore, line.unitPriceAfter]}
            currency={currency}
          />
        </li>
      ))}
      <EditedCharges
        coupon={[coupon.before, coupon.after]}
        off={offersOff}
        back={offersBack}
        surcharge={[surcharge.before, surcharge.after]}
        currency={currency}
      />
    </ul>
  )
}

/** Renders nothing while there is none. */
export function WaitingEdit({ order, load }: { order: StaffOrder; load: Load<StaffOrder> }) {
  const t = useMessages('orders')
  const may = useMay()
  const { money } = useLocale()
  const { moment } = useDates()
  const [asks, setAsks] = useState(false)
  const { waitingEdit, currency, orderNumber } = order
  if (!waitingEdit) return null
  const { editId, difference, payableAfter, since, expiresAt, pending, reason } = waitingEdit
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
        <Changes waitingEdit={waitingEdit} currency={currency} />
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
