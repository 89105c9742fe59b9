// The orders behind a figure of reserved units.

import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Failed, Loading } from '../components/states.tsx'

export function Reservations({ msn }: { msn: string }) {
  const t = useMessages('stock')
  const words = useMessages('orders')
  const may = useMay()
  const { language, number } = useLocale()
  const { moment } = useDates()
  const load = useLoad(
    `${msn} ${language}`,
    async () => (await call('GET /api/admin/stock/{msn}/reservations', { params: { msn } })).data,
  )
  const rows = load.data?.reservations ?? []
  return (
    <section className="panel" aria-labelledby="reservations">
      <header>
        <h2 id="reservations">{t('reservations')}</h2>
      </header>
      <ul className="rows in-b">
        {load.error && <Failed error={load.error} onRetry={load.again} />}
        {!load.data && !load.error && <Loading />}
        {load.data && rows.length === 0 && <li className="sub">{t('noReservation')}</li>}
        {rows.map(({ orderNumber, lineNo, state, warehouseName, quantity, placedAt, replacement }) => {
          const label = t(replacement ? 'heldReplacement' : 'reservation', {
            number: String(orderNumber),
            line: lineNo,
          })
          return (
            <li key={`${orderNumber} ${lineNo} ${warehouseName} ${replacement}`}>
              <div className="grow">
                {may('orders.read') ? <a href={to(`/orders/${orderNumber}`)}>{label}</a> : label}
                <small>
                  {moment(placedAt)} · {warehouseName}
                </small>
              </div>
              <span className="tag">{words(`state-${state}` as 'state-placed')}</span>
              <b>{number(quantity)}</b>
            </li>
          )
        })}
        {load.data?.more && <li className="sub">{t('manyReservations', { count: rows.length })}</li>}
      </ul>
    </section>
  )
}
