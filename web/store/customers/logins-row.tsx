// Logins of the last year, including failed attempts: method, device, and network.

import { useState } from 'react'
import type { Login, LoginPage, LoginWay } from '../../../contract/auth/sessions-api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import styles from './components/account.module.css'
import { useDeviceName } from './use-device-name.ts'

const WAYS = {
  code: 'loginByCode',
  password: 'loginByPassword',
  passkey: 'loginByPasskey',
  social: 'loginBySocial',
  'sign-up': 'loginBySignUp',
  partner: 'loginByPartner',
} as const satisfies Record<LoginWay, string>

function LoginItem({ login }: { login: Login }) {
  const t = useMessages('account')
  const { moment } = useDates()
  const nameOf = useDeviceName()
  const { way, succeeded, network, at } = login
  return (
    <li>
      <p>
        <b>{moment(at)}</b> {!succeeded && <Badge tone="bad">{t('loginFailed')}</Badge>}
      </p>
      <p className="quiet">
        {[t(WAYS[way]), nameOf(login), network && t('loginNetwork', { network })].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

export function LoginsRow({ initial }: { initial: LoginPage }) {
  const t = useMessages('account')
  const [{ logins, next }, setPage] = useState(initial)
  const action = useAction()
  const more = () =>
    action.run(async () => {
      const { data } = await quietCall('GET /api/v1/session/getLogins', { query: { before: next ?? undefined } })
      setPage({ logins: [...logins, ...data.logins], next: data.next })
    })
  return (
    <div className={styles.row}>
      <h2>{t('logins')}</h2>
      <p className="quiet">{t('loginsText')}</p>
      {logins.length === 0 ? (
        <p>{t('noLogins')}</p>
      ) : (
        <ul className={styles.sessions}>
          {logins.map(login => (
            <LoginItem key={login.loginId} login={login} />
          ))}
        </ul>
      )}
      <FormError text={action.error} />
      {next !== null && (
        <div className={styles.buttons}>
          <Button busy={action.busy} onClick={() => void more()}>
            {t('loginsMore')}
          </Button>
        </div>
      )}
    </div>
  )
}
