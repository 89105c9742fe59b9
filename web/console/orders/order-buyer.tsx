// Other orders of the customer, and the account's eligibility for cash on delivery.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { OrderBuyer as Buyer } from '../../../contract/payments/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Failed, Loading } from '../components/states.tsx'

function CashOnDelivery({ cod }: { cod: Buyer['cod'] }) {
  const t = useMessages('order-buyer')
  const { number } = useLocale()
  const { account, problem } = cod
  return (
    <>
      <h3>{t('cod')}</h3>
      <p>
        {problem !== null ? (
          <span className="tag warn">{t(problem)}</span>
        ) : (
          <span className="st ok">{t(account === 'open' ? 'open-field' : 'open')}</span>
        )}
      </p>
      <dl className="kv">
        {(['placedToday', 'cancelledThisMonth', 'notAccepted'] as const).map(name => [
          <dt key={name}>{t(name)}</dt>,
          <dd key={`${name} value`}>
            {t('ofLimit', { count: number(cod[name].count), closedFrom: number(cod[name].closedFrom) })}
          </dd>,
        ])}
      </dl>
    </>
  )
}

export function OrderBuyer({ order: { orderNumber, customerId, state } }: { order: StaffOrder }) {
  const t = useMessages('order-buyer')
  const words = useMessages('orders')
  const may = useMay()
  const { money } = useLocale()
  const { day } = useDates()
  // cancelling or moving the order changes what is shown here
  const { data, error, again } = useLoad(
    `${orderNumber} ${customerId} ${state}`,
    async () => (await call('GET /api/admin/orders/{orderNumber}/buyer', { params: { orderNumber } })).data,
    true,
  )
  return (
    <section className="panel">
      <header>
        <h2>{t('title')}</h2>
      </header>
      <div className="in-b form">
        {error && <Failed error={error} onRetry={again} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <ul className="rows">
              {data.earlier.length === 0 && <li className="sub">{t('none')}</li>}
              {data.earlier.map(earlier => (
                <li key={earlier.orderNumber}>
                  <div className="grow">
                    <a href={to(`/orders/${earlier.orderNumber}`)}>{earlier.orderNumber}</a>
                    <small>{`${day(earlier.placedAt)} · ${words(`state-${earlier.state}` as 'state-placed')}`}</small>
                  </div>
                  <b>{money(earlier.payable, earlier.currency)}</b>
                </li>
              ))}
            </ul>
            {data.more && may('customers.read') && <a href={to(`/customers/${customerId}`)}>{t('more')}</a>}
            <CashOnDelivery cod={data.cod} />
          </>
        )}
      </div>
    </section>
  )
}
