// Staff actions on a customer's account, with their reasons.

import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { MoreButton } from '../components/more-button.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'

export function Notes({ row: { customerId } }: { row: CustomerDetail }) {
  const t = useMessages('customers')
  const { moment } = useDates()
  const list = useMore(customerId, async before => {
    const input = { params: { customerId }, query: { before } }
    const { notes, next } = (await call('GET /api/admin/customers/{customerId}/notes', input)).data
    return { rows: notes, next }
  })
  return (
    <section className="panel" aria-labelledby="notes">
      <header>
        <h2 id="notes">{t('notes')}</h2>
      </header>
      <div className="in-b">
        {list.load.error && <Failed error={list.load.error} onRetry={list.load.again} />}
        {!list.load.data && !list.load.error && <Loading />}
        <ul className="rows">
          {list.load.data && list.rows.length === 0 && <li className="sub">{t('noNote')}</li>}
          {list.rows.map(({ noteId, kind, text, staffName, at }) => (
            <li key={noteId}>
              <div className="grow">
                <span>
                  <b>{staffName}</b> <span className="sub">{moment(at)}</span>{' '}
                  <span className="tag">{t(`kind-${kind}`)}</span>
                </span>
                <p className="note-text">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
    </section>
  )
}
