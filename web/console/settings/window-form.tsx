// The dialog that sets how long products of a category, or of the market, may be returned, and for what.

import { type FormEvent, useState } from 'react'
import type { ReturnWindow } from '../../../contract/returns/rules-api.ts'
import type { ReturnKind } from '../../../contract/returns/states.rules.ts'
import { MAX_RETURN_DAYS } from '../../../contract/returns/windows.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'

interface WindowFormProps {
  /** Null for the rule of another category. */
  window: ReturnWindow | null
  /** Of the category, in the language of the person. */
  name: string
  onSaved(): void
  onClose(): void
}

export function WindowForm({ window, name, onSaved, onClose }: WindowFormProps) {
  const t = useMessages('return-rules')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [category, setCategory] = useState(window?.category ?? '')
  const [days, setDays] = useState(window ? String(window.days) : '')
  const [kind, setKind] = useState<ReturnKind>(window?.kind ?? 'return')
  const [tried, setTried] = useState(false)
  const isMarket = window !== null && window.category === null
  const min = isMarket ? 1 : 0
  const count = Number(days)
  const isGood = /^\d{1,3}$/.test(days.trim()) && count >= min && count <= MAX_RETURN_DAYS
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isGood) return
    const rule = { days: count, kind, version: window?.version ?? 0 }
    const body = { market, category: isMarket ? null : category, ...rule }
    if (await run(() => call('POST /api/admin/returnWindows', { body }))) onSaved()
  }
  return (
    <Dialog title={window ? t('windowOf', { name }) : t('windowNew')} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)} noValidate>
        {!window && (
          <ChoiceField
            kind="category"
            label={t('category')}
            hint={t('categoryHint')}
            value={category}
            onChange={setCategory}
          />
        )}
        <Field
          label={t('daysField')}
          hint={t(isMarket ? 'daysHintMarket' : 'daysHint')}
          error={tried && !isGood ? t('daysWrong', { min }) : ''}
          inputMode="numeric"
          value={days}
          onChange={event => setDays(event.target.value)}
        />
        <Select<ReturnKind>
          label={t('kind')}
          hint={t('kindHint')}
          value={kind}
          options={(['return', 'exchange'] as const).map(value => ({ value, label: t(value) }))}
          onChange={setKind}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || (!window && category === '')}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
