// Inspection of received products: how many units of each line are accepted, and how many of those can be sold again.

import { type FormEvent, useRef } from 'react'
import { NOT_ACCEPTED, type NotAccepted } from '../../../contract/returns/inspection.rules.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useDraft } from '../app/use-draft.ts'
import { Field, Select } from '../components/field.tsx'
import { CheckByScan } from './check-by-scan.tsx'
import { type StepProps, useShowDone } from './use-show-done.ts'

interface Entered {
  items: { lineNo: number; accepted: number; saleable: number }[]
  /** Missing in drafts of earlier versions. */
  notAccepted?: NotAccepted
  note: string
  /** Whether the pieces were scanned. */
  scanned?: boolean
}

interface LineFieldsProps {
  line: StepProps['row']['items'][number]
  item: Entered['items'][number] | undefined
  /** Whether units that are not accepted are kept: they can go back to stock too. */
  kept: boolean
  onChange(changes: { accepted?: number; saleable?: number }): void
}

function LineFields({ line: { productName, quantity }, item, kept, onChange }: LineFieldsProps) {
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
          onChange({ accepted, saleable: Math.min(item?.saleable ?? 0, kept ? quantity : accepted) })
        }}
      />
      <Field
        label={t('saleable')}
        hint={t(kept ? 'saleableKept' : 'saleableHint')}
        type="number"
        required
        min={0}
        max={kept ? quantity : (item?.accepted ?? 0)}
        value={item?.saleable ?? 0}
        onChange={event => onChange({ saleable: Number(event.target.value) })}
      />
    </fieldset>
  )
}

/** What happens to units that are not accepted. */
function NotAcceptedField({ value, onChange }: { value: NotAccepted; onChange(value: NotAccepted): void }) {
  const t = useMessages('returns')
  const options = NOT_ACCEPTED.map(one => ({ value: one, label: t(one) }))
  return <Select<NotAccepted> label={t('notAccepted')} value={value} options={options} onChange={onChange} />
}

const acceptsNothing = (items: Entered['items']) => items.every(({ accepted }) => accepted === 0)

/** Units sent back to the customer do not go to stock. */
const cappedBy = (value: NotAccepted, items: Entered['items']) =>
  value === 'kept' ? items : items.map(item => ({ ...item, saleable: Math.min(item.saleable, item.accepted) }))

const isLess = (row: StepProps['row'], items: Entered['items']) =>
  row.items.some(({ lineNo, quantity }) => (items.find(one => one.lineNo === lineNo)?.accepted ?? 0) < quantity)

/** The current input, including scans that come faster than renders. */
function useEntered({ row }: Pick<StepProps, 'row'>) {
  const announced: Entered = {
    items: row.items.map(({ lineNo, quantity }) => ({ lineNo, accepted: quantity, saleable: quantity })),
    note: '',
  }
  const draft = useDraft<Entered>(`inspect-${row.returnNumber}`, announced)
  const latest = useRef(draft.value)
  const change = (part: Partial<Entered>) => {
    latest.current = { ...latest.current, ...part }
    draft.set(latest.current)
  }
  const changeItem = (lineNo: number, changes: { accepted?: number; saleable?: number }) =>
    change({ items: latest.current.items.map(item => (item.lineNo === lineNo ? { ...item, ...changes } : item)) })
  return { entered: draft.value, latest, change, changeItem, announced, drop: draft.drop }
}

export function Inspection({ row, load, act }: StepProps) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const { entered, latest, change, changeItem, announced, drop } = useEntered({ row })
  const { items, notAccepted = 'sent-back', note, scanned = false } = entered
  const isShort = isLess(row, items)
  const kept = isShort && notAccepted === 'kept'
  const outcome: NotAccepted = kept ? 'kept' : 'sent-back'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = {
      params: { returnNumber: row.returnNumber },
      body: { items, notAccepted: outcome, note: note.trim() },
    }
    if (await done(t('inspected'), () => call('POST /api/admin/returns/{returnNumber}/inspect', input))) drop()
  }
  return (
    <>
      <CheckByScan
        lines={row.items}
        inspected={{ items, scanned }}
        latest={() => ({ items: latest.current.items, scanned: latest.current.scanned ?? false })}
        onChecked={checked => change({ items: [...checked.items], scanned: checked.scanned })}
        onAgain={() => change({ items: announced.items, scanned: false })}
      />
      <form className="form" onSubmit={submit}>
        <p className="soft">{t(row.kind === 'return' ? 'inspectTextReturn' : 'inspectTextExchange')}</p>
        {row.items.map(line => (
          <LineFields
            key={line.lineNo}
            line={line}
            item={items.find(one => one.lineNo === line.lineNo)}
            kept={kept}
            onChange={changes => changeItem(line.lineNo, changes)}
          />
        ))}
        {isShort && (
          <NotAcceptedField
            value={notAccepted}
            onChange={value => change({ notAccepted: value, items: cappedBy(value, latest.current.items) })}
          />
        )}
        <Field
          label={t('note')}
          hint={t('noteHint')}
          required={kept}
          maxLength={300}
          value={note}
          onChange={event => change({ note: event.target.value })}
        />
        <p className="note">{t('inspectFinal')}</p>
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy}>
            {t(acceptsNothing(items) ? 'acceptNothing' : row.kind === 'return' ? 'acceptAndRefund' : 'accept')}
          </button>
        </div>
      </form>
    </>
  )
}
