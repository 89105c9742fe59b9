// The dialog for a rule that allows or blocks cash on delivery by the value of a custom field.

import { type FormEvent, useState } from 'react'
import type { CodAccountRules, CodRuleField } from '../../../contract/payments/cod-accounts-api.ts'
import { COD_OUTCOMES, type CodOutcome } from '../../../contract/payments/cod-types.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, Select } from '../components/field.tsx'
import { useRuleWords } from './rule-words.ts'

interface FormProps extends CodAccountRules {
  onSaved(rules: CodAccountRules): void
  onClose(): void
}

const valuesOf = ({ type, options }: CodRuleField) =>
  type === 'yes-no' ? ['yes', 'no'] : options.map(({ key }) => key)

export function CodAccountForm({ fields, rules, onSaved, onClose }: FormProps) {
  const t = useMessages('cash-on-delivery')
  const { market } = useLocale()
  const { fieldName, valueName } = useRuleWords()
  const { busy, problem, run } = useAct()
  const [fieldId, setFieldId] = useState(fields[0]?.fieldId ?? '')
  const field = fields.find(one => one.fieldId === fieldId)
  const values = field ? valuesOf(field) : []
  const [chosen, setValue] = useState('')
  const value = values.includes(chosen) ? chosen : (values[0] ?? '')
  const [outcome, setOutcome] = useState<CodOutcome>('closed')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const present = rules.find(rule => rule.fieldId === fieldId && rule.value === value)
    const body = { market, fieldId, value, before: present?.outcome ?? null, outcome }
    const reply = await run(() => call('POST /api/admin/payments/codAccountRules', { body }))
    if (!reply) return
    showToast(t('saved'))
    onSaved(reply.data)
    onClose()
  }
  return (
    <Dialog title={t('newRuleTitle')} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)}>
        <Select
          label={t('field')}
          value={fieldId}
          options={fields.map(one => ({ value: one.fieldId, label: fieldName(one) }))}
          onChange={setFieldId}
        />
        {field && (
          <Select
            label={t('value')}
            value={value}
            options={values.map(one => ({ value: one, label: valueName(field, one) }))}
            onChange={setValue}
          />
        )}
        <Select<CodOutcome>
          label={t('outcome')}
          value={outcome}
          options={COD_OUTCOMES.map(one => ({ value: one, label: t(one) }))}
          onChange={setOutcome}
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
