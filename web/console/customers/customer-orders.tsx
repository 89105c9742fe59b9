// The orders of a customer, latest first, in pages.

import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { MoreButton } from '../components/more-button.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'

export function CustomerOrders({ customerId }: { customerId: string }) {
  const t = useMessages('customers')
  const words = useMessages('orders')
  const may = useMay()
  const { money, number } = useLocale()
  const { moment } = useDates()
  const list = useMore(customerId, async before => {
    const input = { params: { customerId }, query: { before } }
    const { orders, more } = (await call('GET /api/admin/customers/{customerId}/orders', input)).data
    return { rows: orders, next: more ? (orders.at(-1)?.orderNumber ?? null) : null }
  })
  return (
    <section className="panel" aria-labelledby="orders">
      <header>
        <h2 id="orders">{t('orders')}</h2>
      </header>
      <div className="in-b">
        {list.load.error && <Failed error={list.load.error} onRetry={list.load.again} />}
        {!list.load.data && !list.load.error && <Loading />}
        <ul className="rows">
          {list.load.data && list.rows.length === 0 && <li className="sub">{t('noOrder')}</li>}
          {list.rows.map(({ orderNumber, state, placedAt, currency, payable, itemCount }) => (
            <li key={orderNumber}>
              <div className="grow">
                {may('orders.read') ? <a href={to(`/orders/${orderNumber}`)}>{orderNumber}</a> : orderNumber}
                <small>
                  {moment(placedAt)} · {t('lines')}: {number(itemCount)}
                </small>
              </div>
              <span className="tag">{words(`state-${state}` as 'state-placed')}</span>
              <b>{money(payable, currency)}</b>
            </li>
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
    </section>
  )
}
