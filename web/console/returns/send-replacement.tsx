// The replacement of an accepted exchange is handed to a carrier; or it is refunded, when it cannot be replaced.

import { type FormEvent, useState } from 'react'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { type StepProps, useShowDone } from './use-show-done.ts'

function RefundInstead({ row, load, act, onClose }: StepProps & { onClose(): void }) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const params = { returnNumber: row.returnNumber }
  const refund = async () => {
    if (await done(t('refunded'), () => call('POST /api/admin/returns/{returnNumber}/refund', { params }))) onClose()
  }
  return (
    <Dialog title={t('refundInstead')} onClose={onClose}>
      <p>{t('refundInsteadText')}</p>
      <Problem text={act.problem} />
      <div className="acts">
        <button type="button" className="b go" disabled={act.busy} onClick={refund}>
          {t('refundInstead')}
        </button>
      </div>
    </Dialog>
  )
}

export function SendReplacement({ row, load, act }: StepProps) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const [refunding, setRefunding] = useState(false)
  const { orderNumber } = row
  const order = useLoad(
    String(orderNumber),
    async () => (await call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })).data,
  )
  const draft = useDraft(`replacement-${row.returnNumber}`, { carrier: '', trackingNumber: '' })
  if (order.error) return <Failed error={order.error} onRetry={order.again} />
  if (!order.data) return <Loading />
  const { carriers } = order.data
  const carrier = draft.value.carrier || (carriers[0]?.code ?? '')
  const { trackingNumber } = draft.value
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { returnNumber: row.returnNumber }
    const body = { carrier, trackingNumber }
    const sent = await done(t('replacementSent'), () =>
      call('POST /api/admin/returns/{returnNumber}/send', { params, body }),
    )
    if (sent) draft.drop()
  }
  return (
    <form className="form" onSubmit={submit}>
      <p className="soft">{t('sendText')}</p>
      <div className="ship-form">
        <Select
          label={t('carrier')}
          value={carrier}
          options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={value => draft.set({ carrier: value, trackingNumber })}
        />
        <Field
          label={t('tracking')}
          required
          minLength={4}
          maxLength={40}
          pattern="[A-Za-z0-9\-]+"
          autoComplete="off"
          value={trackingNumber}
          onChange={event => draft.set({ carrier, trackingNumber: event.target.value })}
        />
      </div>
      <div className="acts">
        <button type="submit" className="b go" disabled={act.busy}>
          {t('send')}
        </button>
        <button type="button" className="b" onClick={() => setRefunding(true)}>
          {t('refundInstead')}
        </button>
      </div>
      {refunding && <RefundInstead row={row} load={load} act={act} onClose={() => setRefunding(false)} />}
    </form>
  )
}
