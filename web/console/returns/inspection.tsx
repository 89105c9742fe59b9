// Inspection of products that have arrived: how many of each line are accepted, and how many of those can be sold again.

import type { FormEvent } from 'react'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useDraft } from '../app/use-draft.ts'
import { Field } from '../components/field.tsx'
import { type StepProps, useShowDone } from './use-show-done.ts'

interface Entered {
  items: { lineNo: number; accepted: number; saleable: number }[]
  note: string
}

interface LineFieldsProps {
  line: StepProps['row']['items'][number]
  item: Entered['items'][number] | undefined
  onChange(changes: { accepted?: number; saleable?: number }): void
}

function LineFields({ line: { productName, quantity }, item, onChange }: LineFieldsProps) {
  const t = useMessages('returns')
  return (
    <fieldset className="ship-form">
      <legend>{productName}</legend>
      <Field
        label={t('accepted')}
        hint={t('ofPieces', { count: quantity })}
        type="number"
        required
        min={0}
        max={quantity}
        value={item?.accepted ?? 0}
        onChange={event => {
          const accepted = Number(event.target.value)
          onChange({ accepted, saleable: Math.min(item?.saleable ?? 0, accepted) })
        }}
      />
      <Field
        label={t('saleable')}
        hint={t('saleableHint')}
        type="number"
        required
        min={0}
        max={item?.accepted ?? 0}
        value={item?.saleable ?? 0}
        onChange={event => onChange({ saleable: Number(event.target.value) })}
      />
    </fieldset>
  )
}

export function Inspection({ row, load, act }: StepProps) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const draft = useDraft<Entered>(`inspect-${row.returnNumber}`, {
    items: row.items.map(({ lineNo, quantity }) => ({ lineNo, accepted: quantity, saleable: quantity })),
    note: '',
  })
  const { items, note } = draft.value
  const change = (lineNo: number, changes: { accepted?: number; saleable?: number }) =>
    draft.set({ note, items: items.map(item => (item.lineNo === lineNo ? { ...item, ...changes } : item)) })
  const none = items.every(({ accepted }) => accepted === 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { returnNumber: row.returnNumber }
    const body = { items, note }
    const inspected = await done(t('inspected'), () =>
      call('POST /api/admin/returns/{returnNumber}/inspect', { params, body }),
    )
    if (inspected) draft.drop()
  }
  return (
    <form className="form" onSubmit={submit}>
      <p className="soft">{t(row.kind === 'return' ? 'inspectTextReturn' : 'inspectTextExchange')}</p>
      {row.items.map(line => (
        <LineFields
          key={line.lineNo}
          line={line}
          item={items.find(one => one.lineNo === line.lineNo)}
          onChange={changes => change(line.lineNo, changes)}
        />
      ))}
      <Field
        label={t('note')}
        hint={t('noteHint')}
        maxLength={300}
        value={note}
        onChange={event => draft.set({ items, note: event.target.value })}
      />
      <p className="note">{t('inspectFinal')}</p>
      <div className="acts">
        <button type="submit" className="b go" disabled={act.busy}>
          {t(none ? 'acceptNothing' : row.kind === 'return' ? 'acceptAndRefund' : 'accept')}
        </button>
      </div>
    </form>
  )
}
