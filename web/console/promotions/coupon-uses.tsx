// The orders that have used a coupon or an automatic offer, the latest first.

import type { Coupon } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { MoreButton } from '../components/more-button.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'

export function CouponUses({ couponId, appliedBy }: Pick<Coupon, 'couponId' | 'appliedBy'>) {
  const t = useMessages('promotions')
  const title = t(appliedBy === 'automatic' ? 'usesOfOffer' : 'usesTitle')
  const may = useMay()
  const { money } = useLocale()
  const { moment } = useDates()
  const list = useMore(String(couponId), async before => {
    const query = before ? { before } : {}
    const { uses, next } = (await call('GET /api/admin/coupons/{couponId}/uses', { params: { couponId }, query })).data
    return { rows: uses, next }
  })
  const { load, rows } = list
  const nameOf = (orderNumber: number) => t('order', { number: String(orderNumber) })
  return (
    <section className="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && rows.length === 0 && <p className="in-b soft">{t('noUse')}</p>}
      {rows.length > 0 && (
        <ul className="rows in-b">
          {rows.map(({ orderNumber, given, discount, at }) => (
            <li key={orderNumber}>
              <div className="grow">
                <span>
                  {may('orders.read') ? (
                    <a href={to(`/orders/${orderNumber}`)}>{nameOf(orderNumber)}</a>
                  ) : (
                    nameOf(orderNumber)
                  )}{' '}
                  {given && <span className="tag">{t('givenBack')}</span>}
                </span>
                <small>{moment(at)}</small>
              </div>
              <span>{money(discount)}</span>
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </section>
  )
}
