// Sets the value of points and the rules for redeeming them, from now on or from a later day.

import { type FormEvent, useState } from 'react'
import type { StaffTerms } from '../../../contract/rewards/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { startOfDay } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft, useFieldWordsOf } from '../components/form-conflict.tsx'
import { minorOf, typedOf } from '../components/minor.ts'

interface TermsDialogProps {
  /** The current ones; null if there are none. */
  present: StaffTerms | null
  /** Counts the terms that were set. */
  version: number
  onClose(): void
  onDone(): void
}

/** The current terms, or none yet. */
type Present = (StaffTerms & { version: number }) | { version: number }

const startOf = (present: StaffTerms | null) => ({
  value: present ? typedOf(present.pointValue) : '',
  minBalance: String(present?.minBalance ?? 0),
  minOrder: present ? typedOf(present.minOrder) : '',
  share: String((present?.maxShareBp ?? 2_000) / 100),
  validDays: String(present?.validDays ?? 365),
  goldSpend: present?.goldSpend ? typedOf(present.goldSpend) : '',
  from: '',
  reason: '',
})
type Typed = ReturnType<typeof startOf>
const fieldsOf = (present: Present): Typed => startOf('market' in present ? present : null)

/** The amounts in minor units; null if one is invalid. */
function amountsOf({ value, minOrder, goldSpend }: Typed) {
  const [pointValue, least, gold] = [minorOf(value), minorOf(minOrder), goldSpend ? minorOf(goldSpend) : null]
  if (!pointValue || least === null || (goldSpend !== '' && !gold)) return null
  return { pointValue, minOrder: least, goldSpend: gold }
}

type SetField = (name: keyof Typed) => (event: { target: { value: string } }) => void

function Worth({ typed, set }: { typed: Typed; set: SetField }) {
  const t = useMessages('rewards')
  const count = (name: 'minBalance' | 'share' | 'validDays', min: number, max: number) => (
    <Field label={t(name)} type="number" required min={min} max={max} value={typed[name]} onChange={set(name)} />
  )
  const amount = (name: 'value' | 'minOrder' | 'goldSpend', hint = '') => (
    <Field
      label={t(name === 'minOrder' ? 'termsMinOrder' : name)}
      hint={hint}
      required={name !== 'goldSpend'}
      inputMode="decimal"
      maxLength={14}
      value={typed[name]}
      onChange={set(name)}
    />
  )
  return (
    <>
      {amount('value')}
      {count('minBalance', 0, 1_000_000)}
      {amount('minOrder')}
      {count('share', 0, 90)}
      {count('validDays', 1, 3_650)}
      {amount('goldSpend', t('goldSpendHint'))}
    </>
  )
}

function useTermsWords() {
  const t = useMessages('rewards')
  return useFieldWordsOf<Typed>({
    ...{ value: t('value'), minBalance: t('minBalance'), minOrder: t('termsMinOrder'), share: t('share') },
    ...{ validDays: t('validDays'), goldSpend: t('goldSpend') },
  })
}

export function TermsDialog({ present, version: read, onClose, onDone }: TermsDialogProps) {
  const t = useMessages('rewards')
  const { market } = useLocale()
  const form = useVersioned<Present, Typed>(`reward-terms_${market}`, { ...present, version: read }, fieldsOf)
  const { fields: typed } = form
  const words = useTermsWords()
  const [amountWrong, setAmountWrong] = useState(false)
  const set: SetField = name => event => form.set({ [name]: event.target.value })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const amounts = amountsOf(typed)
    setAmountWrong(!amounts)
    if (!amounts) return
    const { minBalance, share, validDays, from, reason } = typed
    const body = {
      ...{ market, ...amounts, minBalance: Number(minBalance), maxShareBp: Math.round(Number(share) * 100) },
      ...{ validDays: Number(validDays), reason, ...(from && { validFrom: startOfDay(from, market) }) },
    }
    const write = (version: number) => call('POST /api/admin/rewards/terms', { body: { ...body, version } })
    if (!(await form.save(write))) return
    showToast(t('saved'))
    onDone()
  }
  if (form.theirs)
    return (
      <Dialog title={t('newTerms')} onClose={onClose}>
        <FormConflict
          form={form}
          record={{ recordKind: 'reward-terms', recordId: market }}
          words={words}
          onTaken={onDone}
        />
      </Dialog>
    )
  return (
    <Dialog title={t('newTerms')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <p className="soft">{t('termsText')}</p>
        <Worth typed={typed} set={set} />
        <Field label={t('from')} hint={t('fromHint')} type="date" value={typed.from} onChange={set('from')} />
        <Field
          label={t('reason')}
          required
          minLength={3}
          maxLength={300}
          value={typed.reason}
          onChange={set('reason')}
        />
        <Problem text={amountWrong ? t('amountWrong') : form.act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={form.act.busy}>
            {t('save')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
    </Dialog>
  )
}
