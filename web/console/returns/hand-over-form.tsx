// Hands a parcel for the customer of a return to a carrier: carrier and tracking number.

import type { FormEvent, ReactNode } from 'react'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Select } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import type { StepProps } from './use-show-done.ts'

interface Props extends Pick<StepProps, 'row' | 'act'> {
  /** Key of the draft, kept until it is sent. */
  draftKey: 'replacement' | 'sent-back'
  text: string
  label: string
  /** Other actions next to the button. */
  also?: ReactNode
  /** Whether it was recorded. */
  onSubmit(body: { carrier: string; trackingNumber: string }): Promise<boolean>
}

export function HandOverForm({ row, act, draftKey, text, label, also, onSubmit }: Props) {
  const t = useMessages('returns')
  const { orderNumber } = row
  const order = useLoad(
    String(orderNumber),
    async () => (await call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })).data,
  )
  const draft = useDraft(`${draftKey}-${row.returnNumber}`, { carrier: '', trackingNumber: '' })
  if (order.error) return <Failed error={order.error} onRetry={order.again} />
  if (!order.data) return <Loading />
  const { carriers } = order.data
  const carrier = draft.value.carrier || (carriers[0]?.code ?? '')
  const { trackingNumber } = draft.value
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onSubmit({ carrier, trackingNumber })) draft.drop()
  }
  return (
    <form className="form" onSubmit={submit}>
      <p className="soft">{text}</p>
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
          {label}
        </button>
        {also}
      </div>
    </form>
  )
}
