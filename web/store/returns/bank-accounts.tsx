// The bank account that a refund of cash is paid to: one of the stored ones, or a new one.

import { useState } from 'react'
import type { BankAccount } from '../../../contract/addresses/api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { FormError } from '../shared/form-error.tsx'
import { NewBankAccount } from './new-bank-account.tsx'
import styles from './return.module.css'

interface BankAccountsProps {
  accounts: readonly BankAccount[]
  value: string
  error: string
  onChange(accounts: readonly BankAccount[], value: string): void
}

export function BankAccounts({ accounts, value, error, onChange }: BankAccountsProps) {
  const t = useMessages('returns')
  const [adding, setAdding] = useState(accounts.length === 0)
  const action = useAction()
  const remove = (id: string) =>
    action.run(async () => {
      await quietCall('DELETE /api/v1/address/deleteCustomerBankDetails/{id}', { params: { id } })
      const left = accounts.filter(account => account.id !== id)
      onChange(left, left[0]?.id ?? '')
      if (left.length === 0) setAdding(true)
    })
  return (
    <section className={styles.group} aria-label={t('refundAccount')}>
      <h2>{t('refundAccount')}</h2>
      <p className="quiet">{t('refundAccountText')}</p>
      {accounts.length > 0 && (
        <RadioGroup
          legend={t('refundAccount')}
          hideLegend
          name="bank-account"
          value={value}
          options={accounts.map(({ id, holder, bank, ifsc, accountLast4 }) => ({
            value: id,
            label: `${holder}, ${t('endingIn', { digits: accountLast4 })}`,
            hint: [bank, ifsc].filter(Boolean).join(' · '),
          }))}
          onChange={id => onChange(accounts, id)}
        />
      )}
      <FormError text={action.error || error} />
      {adding ? (
        <NewBankAccount
          onClose={accounts.length > 0 ? () => setAdding(false) : null}
          label={t('addAccount')}
          save={async body => {
            const { data } = await quietCall('POST /api/v1/address/addCustomerBankDetails', { body })
            onChange([...accounts, data], data.id)
            setAdding(false)
          }}
        />
      ) : (
        <div className={account.buttons}>
          <Button onClick={() => setAdding(true)}>{t('otherAccount')}</Button>
          {value && (
            <Button kind="quiet" busy={action.busy} onClick={() => remove(value)}>
              {t('deleteAccount')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
