// The dialog of a return window, for a category or the market.

import { type FormEvent, useState } from 'react'
import type { ReturnWindow } from '../../../contract/returns/rules-api.ts'
import type { ReturnKind } from '../../../contract/returns/states.rules.ts'
import { MAX_RETURN_DAYS } from '../../../contract/returns/windows.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { DiscardButton, type FieldWord, FormConflict, KeptDraft } from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'

interface WindowFormProps {
  /** Null for the rule of another category. */
  window: ReturnWindow | null
  /** Of the category, in the language of the person. */
  name: string
  onSaved(): void
  /** Takes the version saved by somebody else. */
  onTaken(): void
  onClose(): void
}

interface Fields {
  /** Empty for the market, and while none is chosen. */
  category: string
  days: string
  kind: ReturnKind
}

/** Without days, which must be entered. */
type Rule = Pick<ReturnWindow, 'category' | 'kind' | 'version'> & { days?: number }

const NEW: Rule = { category: null, kind: 'return', version: 0 }
const fieldsOf = ({ category, days, kind }: Rule): Fields => ({
  ...{ category: category ?? '', kind, days: days === undefined ? '' : String(days) },
})

function useForm({ window, onSaved }: WindowFormProps) {
  const { market } = useLocale()
  const form = useVersioned<Rule, Fields>(
    `return-window_${market}_${window ? (window.category ?? '*') : ''}`,
    window ?? NEW,
    fieldsOf,
  )
  const [tried, setTried] = useState(false)
  const isMarket = window !== null && window.category === null
  const min = isMarket ? 1 : 0
  const { category, days } = form.fields
  const count = Number(days)
  const isGood = /^\d{1,3}$/.test(days.trim()) && count >= min && count <= MAX_RETURN_DAYS
  const write = async (earlier?: Fields) => {
    const saved = await form.save((version, fields) => {
      const rule = { days: Number(fields.days), kind: fields.kind, version }
      // a version of the log is of this window and does not name its category
      const of = isMarket ? null : window ? window.category : fields.category
      return call('POST /api/admin/returnWindows', { body: { market, category: of, ...rule } })
    }, earlier)
    if (saved) onSaved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isGood) void write()
  }
  const record = { recordKind: 'return-window', recordId: `${market} ${isMarket ? '*' : category}` } as const
  return { form, write, submit, record, isMarket, wrong: tried && !isGood ? min : null }
}

function useWords() {
  const t = useMessages('return-rules')
  return ({ days, kind }: Fields): FieldWord<Fields>[] => [
    { name: 'days', label: t('daysField'), value: days },
    { name: 'kind', label: t('kind'), value: t(kind) },
  ]
}

export function WindowForm(props: WindowFormProps) {
  const t = useMessages('return-rules')
  const { window, name, onTaken, onClose } = props
  const { form, write, submit, record, isMarket, wrong } = useForm(props)
  const words = useWords()
  const { fields, act } = form
  const title = window ? t('windowOf', { name }) : t('windowNew')
  if (form.theirs || form.gone)
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict {...{ form, record, words, onTaken }} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit} noValidate>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        {!window && (
          <ChoiceField
            kind="category"
            label={t('category')}
            hint={t('categoryHint')}
            value={fields.category}
            onChange={category => form.set({ category })}
          />
        )}
        <Field
          label={t('daysField')}
          hint={t(isMarket ? 'daysHintMarket' : 'daysHint')}
          error={wrong === null ? '' : t('daysWrong', { min: wrong })}
          inputMode="numeric"
          value={fields.days}
          onChange={event => form.set({ days: event.target.value })}
        />
        <Select<ReturnKind>
          label={t('kind')}
          hint={t('kindHint')}
          value={fields.kind}
          options={(['return', 'exchange'] as const).map(value => ({ value, label: t(value) }))}
          onChange={kind => form.set({ kind })}
        />
        <Problem text={act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy || (!window && fields.category === '')}>
            {t('save')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
      {window && <FormHistory {...{ form, record, words }} onRestore={earlier => void write(earlier)} />}
    </Dialog>
  )
}
