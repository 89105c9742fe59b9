// The dialog that sets a rate of commission from a day on, for all sellers and categories or for some.

import { type FormEvent, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { basisPointsOf } from './rate-text.ts'
import { SellerField } from './seller-field.tsx'

const EMPTY = { rate: '', sellerCode: '', categoryCode: '', operatorTaxNumber: '' }

interface RateDialogProps {
  /** Today in the market. */
  today: string
  onSaved(): void
  onClose(): void
}

/** The input, whether it is valid, and the call. */
function useRate({ today, onSaved }: RateDialogProps) {
  const t = useMessages('commission-rates')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const draft = useDraft(`commission-rate-${market}`, { ...EMPTY, validFrom: today })
  const typed = draft.value
  const [tried, setTried] = useState(false)
  const set = (part: Partial<typeof typed>) => draft.set({ ...typed, ...part })
  const basisPoints = basisPointsOf(typed.rate)
  const number = typed.operatorTaxNumber.trim().toUpperCase()
  const wrong = {
    rate: basisPoints === null ? t('rateWrong') : '',
    number: number === '' || /^[0-9A-Z]{15}$/.test(number) ? '' : t('numberWrong'),
    code: typed.categoryCode === '' || /^\d{9,10}$/.test(typed.categoryCode) ? '' : t('codeWrong'),
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (basisPoints === null || wrong.number || wrong.code) return
    const body = {
      ...{ market, basisPoints, validFrom: typed.validFrom },
      ...(typed.sellerCode.trim() && { sellerCode: typed.sellerCode.trim() }),
      ...(typed.categoryCode && { categoryCode: typed.categoryCode }),
      ...(number && { operatorTaxNumber: number }),
    }
    if (!(await run(() => call('POST /api/admin/commission/rates', { body })))) return
    draft.drop()
    showToast(t('saved'))
    onSaved()
  }
  return { typed, set, busy, problem, submit, shown: (key: keyof typeof wrong) => (tried ? wrong[key] : '') }
}

interface ScopeProps {
  typed: typeof EMPTY
  set(part: Partial<typeof EMPTY>): void
  /** Why the code of the category is not accepted. */
  wrong: string
}

/** The category and seller of the rate. */
function ScopeFields({ typed, set, wrong }: ScopeProps) {
  const t = useMessages('commission-rates')
  const may = useMay()
  return (
    <>
      {may('products.read') ? (
        <ChoiceField
          kind="category"
          label={t('category')}
          hint={t('categoryHint')}
          value={typed.categoryCode}
          onChange={categoryCode => set({ categoryCode })}
        />
      ) : (
        <Field
          label={t('categoryCode')}
          hint={t('categoryHint')}
          error={wrong}
          inputMode="numeric"
          autoComplete="off"
          value={typed.categoryCode}
          onChange={event => set({ categoryCode: event.target.value.trim() })}
        />
      )}
      <SellerField
        kept="code"
        label={t('seller')}
        hint={t('sellerHint')}
        value={typed.sellerCode}
        onChange={sellerCode => set({ sellerCode })}
      />
    </>
  )
}

export function RateDialog(props: RateDialogProps) {
  const t = useMessages('commission-rates')
  const { market } = useLocale()
  const { typed, set, busy, problem, submit, shown } = useRate(props)
  return (
    <Dialog title={t('set')} onClose={props.onClose}>
      <form className="form" onSubmit={event => void submit(event)} noValidate>
        <Field
          label={t('rate')}
          hint={t('rateHint')}
          error={shown('rate')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.rate}
          onChange={event => set({ rate: event.target.value })}
        />
        <Field
          label={t('validFrom')}
          hint={t('validFromHint')}
          type="date"
          min={props.today}
          value={typed.validFrom}
          onChange={event => set({ validFrom: event.target.value })}
        />
        <ScopeFields typed={typed} set={set} wrong={shown('code')} />
        <Field
          label={t(market === 'IN' ? 'operatorGstin' : 'operatorTrn')}
          hint={t('operatorHint')}
          error={shown('number')}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          value={typed.operatorTaxNumber}
          onChange={event => set({ operatorTaxNumber: event.target.value })}
        />
        <p className="sub">{t('keptText')}</p>
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || typed.validFrom === ''}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
