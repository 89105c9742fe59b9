// The dialog that sets a tax rate from a day on.

import { type FormEvent, useState } from 'react'
import type { Market } from '../../../contract/shared/market.ts'
import { UNTAXED_CATEGORIES, type UntaxedCategory } from '../../../contract/shared/tax-category.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { KeptDraft } from '../components/form-conflict.tsx'
import { minorOf } from '../components/minor.ts'
import { readRate } from './rate-value.ts'

interface RateFormProps {
  /** Today in the market. */
  today: string
  onSaved(): void
  onClose(): void
}

const EMPTY = { heading: '', rate: '', category: '', from: '', maxUnit: '', description: '' }

type Typed = typeof EMPTY

/** What is typed, as it is sent; null for what is no number. */
function readTyped(market: Market, typed: Typed) {
  const [usual] = UNTAXED_CATEGORIES[market]
  return {
    heading: typed.heading.trim(),
    rateBp: readRate(typed.rate),
    category: UNTAXED_CATEGORIES[market].find(one => one === typed.category) ?? usual,
    maxUnit: typed.maxUnit.trim() === '' ? undefined : minorOf(typed.maxUnit),
  }
}

/** What is wrong with each field; empty for none. */
const wrongIn = (
  { heading, rateBp, maxUnit }: ReturnType<typeof readTyped>,
  t: (key: 'headingWrong' | 'rateWrong' | 'maxUnitWrong') => string,
) => ({
  heading: /^\d{0,8}$/.test(heading) ? '' : t('headingWrong'),
  rate: rateBp === null ? t('rateWrong') : '',
  maxUnit: maxUnit === undefined || maxUnit ? '' : t('maxUnitWrong'),
})

/** Asked of a rate of 0 alone. */
function CategoryField({ category, onChoose }: { category: UntaxedCategory; onChoose(category: string): void }) {
  const t = useMessages('rates')
  const { market } = useLocale()
  const options = UNTAXED_CATEGORIES[market].map(value => ({ value, label: t(`category-${value}`) }))
  return <Select label={t('category')} value={category} options={options} onChange={onChoose} />
}

export function RateForm({ today, onSaved, onClose }: RateFormProps) {
  const t = useMessages('rates')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const draft = useDraft(`tax-rate-${market}`, { ...EMPTY, from: today })
  const typed = draft.value
  const [tried, setTried] = useState(false)
  const { from, description } = typed
  const read = readTyped(market, typed)
  const { heading, rateBp, category, maxUnit } = read
  const wrong = wrongIn(read, t)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (rateBp === null || wrong.heading || wrong.maxUnit) return
    const of = { market, heading, rateBp, ...(rateBp === 0 && { category }) }
    const body = { ...of, from, maxUnit: maxUnit ?? undefined, description }
    if (!(await run(() => call('POST /api/admin/taxRates', { body })))) return
    draft.drop()
    showToast(t('saved'))
    onSaved()
    onClose()
  }
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: (event: { target: { value: string } }) => draft.set({ ...typed, [key]: event.target.value }),
  })
  const shown = (key: keyof typeof wrong) => (tried ? wrong[key] : '')
  return (
    <Dialog title={t('set')} onClose={onClose}>
      <form className="form" onSubmit={submit} noValidate>
        {draft.restored && <KeptDraft onDrop={draft.drop} />}
        <Field
          label={t('heading')}
          hint={t('headingHint')}
          error={shown('heading')}
          inputMode="numeric"
          {...field('heading')}
        />
        <Field label={t('rate')} error={shown('rate')} inputMode="decimal" {...field('rate')} />
        {rateBp === 0 && (
          <CategoryField category={category} onChoose={chosen => draft.set({ ...typed, category: chosen })} />
        )}
        <Field label={t('from')} hint={t('fromHint')} type="date" min={today} {...field('from')} />
        <Field
          label={t('maxUnit')}
          hint={t('maxUnitHint')}
          error={shown('maxUnit')}
          inputMode="decimal"
          {...field('maxUnit')}
        />
        <Field label={t('description')} maxLength={200} {...field('description')} />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy || from === ''}>
          {t('save')}
        </button>
      </form>
    </Dialog>
  )
}
