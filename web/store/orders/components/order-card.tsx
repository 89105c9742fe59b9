// An order in a list: its number, state, day, products and amount.

import type { OrderBrief } from '../../../../contract/orders/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useDates } from '../../../framework/use-dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from '../../customers/components/account.module.css'
import { OrderReferences } from './order-references.tsx'
import { orderStatus } from './order-status.ts'
import { PaymentBadge } from './payment-badge.tsx'

const PICTURES = 4

export function OrderCard({ order }: { order: OrderBrief }) {
  const t = useMessages('account')
  const tOrder = useMessages('order')
  const { href, money } = useLocale()
  const { moment, day } = useDates()
  const { orderNumber, statusCodeOfOrder, placedAt, items, payable, promisedOn, state, currency } = order
  const { label, tone } = orderStatus(statusCodeOfOrder, tOrder)
  const number = String(orderNumber)
  const going = ['placed', 'processing', 'packed', 'shipped'].includes(state)
  const [first] = items
  return (
    <article className={`panel ${styles.panel} ${styles.order}`}>
      <header className={styles.header}>
        <h2>
          <a href={href(`/dashboard/order/${number}`)}>{tOrder('orderNumber', { number })}</a>
        </h2>
        <span className={styles.badges}>
          <Badge tone={tone}>{label}</Badge>
          <PaymentBadge order={order} />
        </span>
      </header>
      <div className={styles.products}>
        <div className={styles.pictures}>
          {items
            .slice(0, PICTURES)
            .map(({ msn, image }) =>
              image ? (
                <img key={msn} src={image} width={56} height={56} alt="" loading="lazy" />
              ) : (
                <span key={msn} className={styles.blank} />
              ),
            )}
          {items.length > PICTURES && <span>{t('more', { count: items.length - PICTURES })}</span>}
        </div>
        <div>
          <OrderReferences order={order} />
          {first && <p>{first.productName}</p>}
          {going && promisedOn && <p className={styles.good}>{tOrder('deliveryBy', { day: day(promisedOn) })}</p>}
        </div>
      </div>
      <p className={styles.header}>
        <span className="quiet">{tOrder('placedOn', { moment: moment(placedAt) })}</span>
        <b>{tOrder('total', { amount: money(payable, currency) })}</b>
      </p>
    </article>
  )
}

interface NoOrdersProps {
  title: string
  others?: boolean
  searched?: boolean
}

/** Shown instead of an empty list of orders; `others` if another list has some, `searched` after a search. */
export function NoOrders({ title, others = false, searched = false }: NoOrdersProps) {
  const t = useMessages('account')
  const { href } = useLocale()
  return (
    <section className={`panel ${styles.empty}`}>
      <h2>{title}</h2>
      {!others && !searched && <p className="quiet">{t('noOrdersText')}</p>}
      {others || searched ? (
        <a href={href('/dashboard/order')}>{t(searched ? 'clearSearch' : 'allOrders')}</a>
      ) : (
        <a href={href('/')}>{t('startShopping')}</a>
      )}
    </section>
  )
}
