// Adds an earning rule of the market.

import { type FormEvent, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { startOfDay } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { KeptDraft } from '../components/form-conflict.tsx'
import { minorOf } from '../components/minor.ts'

const START = { category: '', points: '1', per: '', factor: '2', minOrder: '0', from: '', to: '', reason: '' }

type SetField = (name: keyof typeof START) => (event: { target: { value: string } }) => void

function Earning({ typed, set, amountWrong }: { typed: typeof START; set: SetField; amountWrong: boolean }) {
  const t = useMessages('rewards')
  return (
    <>
      <ChoiceField
        kind="category"
        label={t('category')}
        hint={t('categoryHint')}
        value={typed.category}
        onChange={category => set('category')({ target: { value: category } })}
      />
      <Field
        label={t('points')}
        type="number"
        required
        min={0}
        max={100_000}
        value={typed.points}
        onChange={set('points')}
      />
      <Field
        label={t('per')}
        hint={t('perHint')}
        required
        inputMode="decimal"
        maxLength={12}
        value={typed.per}
        error={amountWrong ? t('amountWrong') : ''}
        onChange={set('per')}
      />
      <Field
        label={t('factor')}
        hint={t('factorHint')}
        type="number"
        required
        min={1}
        max={10}
        step={0.5}
        value={typed.factor}
        onChange={set('factor')}
      />
      <Field
        label={t('minOrder')}
        inputMode="decimal"
        maxLength={12}
        value={typed.minOrder}
        onChange={set('minOrder')}
      />
    </>
  )
}

export function RuleDialog({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const t = useMessages('rewards')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const draft = useDraft(`reward-rule-${market}`, START)
  const typed = draft.value
  const [amountWrong, setAmountWrong] = useState(false)
  const set: SetField = name => event => draft.set({ ...typed, [name]: event.target.value })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { category, points, per, factor, minOrder: least, from, to, reason } = typed
    const [perAmount, minOrder] = [minorOf(per), minorOf(least)]
    setAmountWrong(!perAmount || minOrder === null)
    if (!perAmount || minOrder === null) return
    const body = {
      ...{ market, points: Number(points), perAmount, goldFactorBp: Math.round(Number(factor) * 10_000), minOrder },
      ...{ reason, ...(category && { categoryCode: category }) },
      ...(from && { validFrom: startOfDay(from, market) }),
      ...(to && { validTo: startOfDay(to, market) }),
    }
    if ((await run(() => call('POST /api/admin/rewards/rules', { body }))) === undefined) return
    draft.drop()
    showToast(t('saved'))
    onDone()
  }
  return (
    <Dialog title={t('newRule')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {draft.restored && <KeptDraft onDrop={draft.drop} />}
        <Earning typed={typed} set={set} amountWrong={amountWrong} />
        <Field label={t('from')} hint={t('fromHint')} type="date" value={typed.from} onChange={set('from')} />
        <Field label={t('to')} hint={t('toHint')} type="date" value={typed.to} onChange={set('to')} />
        <Field
          label={t('reason')}
          required
          minLength={3}
          maxLength={300}
          value={typed.reason}
          onChange={set('reason')}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
