// Stock movements of a product: quantity, reason, document and author.

import type { StockMovement } from '../../../contract/inventory/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { MoreButton } from '../components/more-button.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'

function Movement({ movement }: { movement: StockMovement }) {
  const t = useMessages('stock')
  const may = useMay()
  const { moment } = useDates()
  const { kind, seller, warehouseName, onHandChange, reservedChange, reason, document, who, orderNumber, at } = movement
  const signed = (change: number) => (change > 0 ? `+${change}` : String(change))
  return (
    <li>
      <div className="grow">
        <span>
          <span className="tag">{t(`kind-${kind}`)}</span> {warehouseName}
          {seller && <span className="sub"> · {seller}</span>}
        </span>
        <small>{[reason, document].filter(Boolean).join(' · ')}</small>
        <small>
          {moment(at)} · {who}
          {orderNumber !== null && (
            <>
              {' · '}
              {may('orders.read') ? (
                <a href={to(`/orders/${orderNumber}`)}>{t('orderNumber', { number: String(orderNumber) })}</a>
              ) : (
                t('orderNumber', { number: String(orderNumber) })
              )}
            </>
          )}
        </small>
      </div>
      {reservedChange !== 0 && <span className="sub">{t('heldChange', { change: signed(reservedChange) })}</span>}
      {onHandChange !== 0 && <b>{signed(onHandChange)}</b>}
    </li>
  )
}

export function Movements({ msn }: { msn: string }) {
  const t = useMessages('stock')
  const { language } = useLocale()
  const list = useMore(`${msn} ${language}`, async before => {
    const input = { params: { msn }, query: { before } }
    const { movements, next } = (await call('GET /api/admin/stock/{msn}/movements', input)).data
    return { rows: movements, next }
  })
  return (
    <section className="panel" aria-labelledby="movements">
      <header>
        <h2 id="movements">{t('movements')}</h2>
      </header>
      <div className="in-b">
        {list.load.error && <Failed error={list.load.error} onRetry={list.load.again} />}
        {!list.load.data && !list.load.error && <Loading />}
        <ul className="rows">
          {list.load.data && list.rows.length === 0 && <li className="sub">{t('noMovement')}</li>}
          {list.rows.map(movement => (
            <Movement key={movement.movementId} movement={movement} />
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
    </section>
  )
}
