// Open sessions of a customer, and the logins of the last year.

import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { MoreButton } from '../components/more-button.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'

export function Logins({ row }: { row: CustomerDetail }) {
  const t = useMessages('customers')
  const { day, moment } = useDates()
  const { customerId, sessions } = row
  const list = useMore(`${customerId} ${sessions.length}`, async before => {
    const input = { params: { customerId }, query: { before, limit: 5 } }
    const { logins, next } = (await call('GET /api/admin/customers/{customerId}/logins', input)).data
    return { rows: logins, next }
  })
  const device = (one: { browser: string; device: string }) =>
    [one.browser, one.device].filter(Boolean).join(', ') || t('unknownDevice')
  return (
    <section className="panel" aria-labelledby="logins">
      <header>
        <h2 id="logins">{t('logins')}</h2>
      </header>
      <div className="in-b">
        <p>
          <b>{t('sessions', { count: sessions.length })}</b>
        </p>
        <ul className="rows">
          {sessions.slice(0, 5).map(session => (
            <li key={`${session.startedAt} ${session.browser} ${session.device}`}>
              <div className="grow">
                {device(session)}
                <small>{t('lastUsed', { moment: day(session.lastUsedAt) })}</small>
              </div>
            </li>
          ))}
        </ul>
        {list.load.error && <Failed error={list.load.error} onRetry={list.load.again} />}
        {!list.load.data && !list.load.error && <Loading />}
        <ul className="rows">
          {list.load.data && list.rows.length === 0 && <li className="sub">{t('noLogin')}</li>}
          {list.rows.map(login => (
            <li key={login.loginId}>
              <div className="grow">
                {t(`way-${login.way}`)}
                <small>
                  {moment(login.at)} · {device(login)}
                </small>
              </div>
              {!login.succeeded && <span className="tag bad">{t('failed')}</span>}
            </li>
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
    </section>
  )
}
