// Linked provider accounts for login: list, link and unlink.

import { useState } from 'react'
import { PROVIDER_NAMES } from '../../../contract/auth/social.rules.ts'
import type { SocialAccount } from '../../../contract/auth/social-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { SocialButtons } from '../auth/components/social-buttons.tsx'
import { FormError } from '../shared/form-error.tsx'
import styles from './components/account.module.css'

function AccountItem({ account, onRemoved }: { account: SocialAccount; onRemoved(): void }) {
  const t = useMessages('account')
  const { day } = useDates()
  const action = useAction()
  const provider = PROVIDER_NAMES[account.provider]
  const remove = () =>
    action.run(async () => {
      await quietCall('POST /api/v1/login/removesocialaccount', { body: { id: account.id } })
      onRemoved()
    })
  return (
    <li className={styles.header}>
      <div>
        <p>
          <b>{provider}</b> {account.email || account.name}
        </p>
        <p className="quiet">
          {t('socialTimes', { used: day(account.lastUsedAt), connected: day(account.connectedAt) })}
        </p>
        <FormError text={action.error} />
      </div>
      <Button aria-label={`${t('socialRemove')}: ${provider}`} busy={action.busy} onClick={() => void remove()}>
        {t('socialRemove')}
      </Button>
    </li>
  )
}

interface SocialRowProps {
  initial: readonly SocialAccount[]
  /** Whether the store offers any provider. */
  offered: boolean
}

export function SocialRow({ initial, offered }: SocialRowProps) {
  const t = useMessages('account')
  const { href } = useLocale()
  const [accounts, setAccounts] = useState(initial)
  if (!offered && initial.length === 0) return null
  return (
    <div className={styles.row}>
      <h2>{t('social')}</h2>
      <p className="quiet">{t('socialText')}</p>
      <ul className={styles.sessions}>
        {accounts.map(account => (
          <AccountItem
            key={account.id}
            account={account}
            onRemoved={() => {
              setAccounts(before => before.filter(({ id }) => id !== account.id))
              showToast(t('socialRemoved'))
            }}
          />
        ))}
      </ul>
      <SocialButtons redirect={href('/dashboard/profile')} />
    </div>
  )
}
