// What carriers owe: cash on delivery collected but not paid out, oldest first, and claims for lost parcels.

import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Filter } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { CarrierClaims } from './carrier-claims.tsx'
import { FinanceHead } from './finance-head.tsx'

const DAYS = ['0', '5', '20', '30'] as const
const USUAL_DAYS = 10

export function Screen() {
  const t = useMessages('finance')
  const { market, money } = useLocale()
  const { day } = useDates()
  const may = useMay()
  const query = useQuery()
  const chosen = DAYS.find(one => one === query.get('days'))
  const days = chosen === undefined ? USUAL_DAYS : Number(chosen)
  const load = useLoad(
    `${market} ${days}`,
    async () => (await call('GET /api/admin/remittances/outstanding', { query: { market, days } })).data,
    true,
  )
  return (
    <div className="stack">
      <FinanceHead view="cash" />
      <div className="acts">
        <Filter
          name="days"
          label={t('deliveredBefore')}
          any={t('daysAgo', { count: USUAL_DAYS })}
          options={DAYS.map(value => ({ value, label: t('daysAgo', { count: Number(value) }) }))}
        />
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.parcels.length === 0 && <EmptyState icon="check" title={t('noCash')} />}
      {load.data && load.data.parcels.length > 0 && (
        <section className="panel" aria-label={t('view-cash')}>
          <ul className="rows in-b">
            {load.data.parcels.map(parcel => (
              <li key={parcel.shipmentId}>
                <div className="grow">
                  <b>{parcel.carrier}</b>
                  <small>
                    {parcel.trackingNumber} ·{' '}
                    {may('orders.read') ? (
                      <a href={to(`/orders/${parcel.orderNumber}`)}>
                        {t('order', { number: String(parcel.orderNumber) })}
                      </a>
                    ) : (
                      t('order', { number: String(parcel.orderNumber) })
                    )}
                  </small>
                  <small>{t('deliveredOn', { day: day(parcel.deliveredOn) })}</small>
                </div>
                <b>{money(parcel.amount, parcel.currency)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {load.data?.more && <p className="soft">{t('onlyOldest', { count: load.data.parcels.length })}</p>}
      <CarrierClaims />
    </div>
  )
}
