// Inspection of products that have arrived: how many of each line are accepted, and how many of those can be sold again.

import { type FormEvent, useRef } from 'react'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useDraft } from '../app/use-draft.ts'
import { Field } from '../components/field.tsx'
import { CheckByScan } from './check-by-scan.tsx'
import { type StepProps, useShowDone } from './use-show-done.ts'

interface Entered {
  items: { lineNo: number; accepted: number; saleable: number }[]
  note: string
  /** Whether the pieces were scanned. */
  scanned?: boolean
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

/** What is entered, also by scans that follow each other more quickly than the screen is drawn. */
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
  return { entered: draft.value, latest, change, announced, drop: draft.drop }
}

export function Inspection({ row, load, act }: StepProps) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const { entered, latest, change, announced, drop } = useEntered({ row })
  const { items, note, scanned = false } = entered
  const changeItem = (lineNo: number, changes: { accepted?: number; saleable?: number }) =>
    change({ items: latest.current.items.map(item => (item.lineNo === lineNo ? { ...item, ...changes } : item)) })
  const none = items.every(({ accepted }) => accepted === 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { returnNumber: row.returnNumber }
    const body = { items, note }
    const inspected = await done(t('inspected'), () =>
      call('POST /api/admin/returns/{returnNumber}/inspect', { params, body }),
    )
    if (inspected) drop()
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
            onChange={changes => changeItem(line.lineNo, changes)}
          />
        ))}
        <Field
          label={t('note')}
          hint={t('noteHint')}
          maxLength={300}
          value={note}
          onChange={event => change({ note: event.target.value })}
        />
        <p className="note">{t('inspectFinal')}</p>
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy}>
            {t(none ? 'acceptNothing' : row.kind === 'return' ? 'acceptAndRefund' : 'accept')}
          </button>
        </div>
      </form>
    </>
  )
}
