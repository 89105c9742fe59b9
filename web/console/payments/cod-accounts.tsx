// Custom fields of customers and companies that close cash on delivery to an account, or open it.

import { useState } from 'react'
import type { CodAccountRule, CodAccountRules, CodRuleField } from '../../../contract/payments/cod-accounts-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { CodAccountForm } from './cod-account-form.tsx'
import { useRuleWords } from './rule-words.ts'

interface RowProps {
  rule: CodAccountRule
  field: CodRuleField
  onRemove(): void
}

function RuleRow({ rule, field, onRemove }: RowProps) {
  const t = useMessages('cash-on-delivery')
  const { fieldName, valueName } = useRuleWords()
  const name = `${fieldName(field)}: ${valueName(field, rule.value)}`
  return (
    <li className="lead">
      <div className="grow">
        <b>{name}</b>
        <small>{t(rule.outcome)}</small>
      </div>
      <button type="button" className="b sm" aria-label={t('removeName', { name })} onClick={onRemove}>
        {t('remove')}
      </button>
    </li>
  )
}

interface RemoveProps {
  rule: CodAccountRule
  onSaved(rules: CodAccountRules): void
  onClose(): void
}

function RemoveDialog({ rule, onSaved, onClose }: RemoveProps) {
  const t = useMessages('cash-on-delivery')
  const { market } = useLocale()
  const { fieldId, value, outcome } = rule
  const body = { market, fieldId, value, before: outcome, outcome: null }
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      text={t('removeText')}
      confirm={t('remove')}
      write={async () => {
        onSaved((await call('POST /api/admin/payments/codAccountRules', { body })).data)
        return true
      }}
      onDone={() => {
        showToast(t('removed'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface AccountsProps extends CodAccountRules {
  onSaved(rules: CodAccountRules): void
  /** Reloads the rules: somebody else may have changed them. */
  onAgain(): void
}

export function CodAccounts({ rules, fields, onSaved, onAgain }: AccountsProps) {
  const t = useMessages('cash-on-delivery')
  const may = useMay()
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<CodAccountRule | null>(null)
  const offered = fields.filter(field => field.offered)
  const closeAdding = () => {
    setAdding(false)
    onAgain()
  }
  const closeRemoved = () => {
    setRemoved(null)
    onAgain()
  }
  return (
    <section className="panel" aria-label={t('accounts')}>
      <header>
        <h2>{t('accounts')}</h2>
        {offered.length > 0 && (
          <button type="button" className="b sm" onClick={() => setAdding(true)}>
            {t('newRule')}
          </button>
        )}
      </header>
      <div className="in-b form">
        <p className="sub">{t('accountsText')}</p>
        {rules.length === 0 && <p>{t(offered.length > 0 ? 'noRules' : 'noFields')}</p>}
        <ul className="rows">
          {rules.map(rule => {
            const field = fields.find(({ fieldId }) => fieldId === rule.fieldId)
            const key = `${rule.fieldId} ${rule.value}`
            return field && <RuleRow key={key} rule={rule} field={field} onRemove={() => setRemoved(rule)} />
          })}
        </ul>
        {may('fields.write') && (
          <p>
            <a href={to('/settings/fields', { of: 'customer' })}>{t('toFields')}</a>
          </p>
        )}
      </div>
      {adding && <CodAccountForm fields={offered} rules={rules} onSaved={onSaved} onClose={closeAdding} />}
      {removed && <RemoveDialog rule={removed} onSaved={onSaved} onClose={closeRemoved} />}
    </section>
  )
}
