// The customer groups that an account is in, with the price lists for them.

import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Failed, Loading } from '../components/states.tsx'

/** Renders nothing without the right to see price lists. */
export function CustomerGroups({ row: { customerId, market } }: { row: CustomerDetail }) {
  const t = useMessages('customers')
  const mayRead = useMay()('price-lists.read')
  const load = useLoad(mayRead ? customerId : null, async () => {
    const query = { market, customerId, limit: 100 }
    return (await call('GET /api/admin/customerGroups', { query })).data.groups
  })
  if (!mayRead) return null
  return (
    <section className="panel" aria-labelledby="customer-groups">
      <header>
        <h2 id="customer-groups">{t('customerGroups')}</h2>
      </header>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && <p className="in-b soft">{t('noCustomerGroup')}</p>}
      <ul className="rows in-b">
        {load.data?.map(({ groupId, name, lists }) => (
          <li key={groupId}>
            <div className="grow">
              <a href={to(`/price-lists/groups/${groupId}`)}>{name}</a>
              <small>{lists.map(list => list.name).join(', ')}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
