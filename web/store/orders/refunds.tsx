// The refunds of an order: how much, since when, and whether the money was paid back.

import type { Order } from '../../../contract/orders/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'

const TEXTS = { requested: 'refundRequested', succeeded: 'refundSucceeded', failed: 'refundFailed' } as const

/** Renders nothing without refunds. */
export function Refunds({ order }: { order: Pick<Order, 'refunds' | 'currency' | 'paymentMode'> }) {
  const t = useMessages('account')
  const { href, money } = useLocale()
  const { moment } = useDates()
  if (order.refunds.length === 0) return null
  return (
    <>
      <h3>{t('refunds')}</h3>
      <ul>
        {order.refunds.map(({ refundId, amount, state, awaitsAccount, requestedAt, refundedAt }) => (
          <li key={refundId}>
            <span className={styles.header}>
              <span className="quiet">{t(TEXTS[state], { moment: moment(refundedAt ?? requestedAt) })}</span>
              <b>{money(amount, order.currency)}</b>
            </span>
            {awaitsAccount && <a href={href(`/refund?refundId=${refundId}`)}>{t('refundAccount')}</a>}
          </li>
        ))}
      </ul>
      {order.paymentMode === 'prepaid' && <p className="quiet">{t('refundWay')}</p>}
    </>
  )
}
