// The name, number and address with which the operator invoices commission.

import type { FormEvent } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'
import { KeptDraft } from '../components/form-conflict.tsx'

const EMPTY = { taxNumber: '', legalName: '', address: '', stateCode: '' }

export function OperatorDialog({ onClose }: { onClose(): void }) {
  const t = useMessages('finance')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const draft = useDraft(`operator-${market}`, EMPTY)
  const typed = draft.value
  const isIndia = market === 'IN'
  const bind = (name: keyof typeof EMPTY) => ({
    required: true,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => draft.set({ ...typed, [name]: event.target.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const taxNumber = typed.taxNumber.trim().toUpperCase()
    // the number of India begins with the State
    const stateCode = isIndia ? taxNumber.slice(0, 2) : typed.stateCode.trim().toUpperCase()
    const body = { market, ...typed, taxNumber, stateCode }
    if (!(await run(() => call('POST /api/admin/commission/operators', { body })))) return
    draft.drop()
    showToast(t('operatorSet'))
    onClose()
  }
  return (
    <Dialog title={t('operator')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {draft.restored && <KeptDraft onDrop={draft.drop} />}
        <p className="soft">{t('operatorText')}</p>
        <Field
          label={t(isIndia ? 'gstinOfOperator' : 'trnOfOperator')}
          maxLength={15}
          pattern="[0-9A-Za-z]{15}"
          autoComplete="off"
          spellCheck={false}
          {...bind('taxNumber')}
        />
        <Field label={t('legalName')} maxLength={120} {...bind('legalName')} />
        <TextArea
          label={t('address')}
          hint={isIndia ? t('addressPin') : undefined}
          rows={3}
          maxLength={300}
          {...bind('address')}
        />
        {!isIndia && <Field label={t('emirateCode')} maxLength={2} pattern="[A-Za-z]{2}" {...bind('stateCode')} />}
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
