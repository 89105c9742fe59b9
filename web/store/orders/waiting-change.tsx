// A change of an order by the store that costs more: what changes, what is to be paid for it until when, and paying.

import type { Order } from '../../../contract/orders/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { RetryPayment } from '../payments/components/retry-payment.tsx'

/** Nothing while no change waits. */
export function WaitingChange({ order }: { order: Order }) {
  const t = useMessages('order')
  const { money, number } = useLocale()
  const { day, moment } = useDates()
  const { waitingEdit, orderNumber, currency, paymentMethodId } = order
  if (!waitingEdit) return null
  const { editId, difference, payableAfter, since, expiresAt, pending, lines } = waitingEdit
  const amount = money(difference, currency)
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="waiting-change">
      <h2 id="waiting-change">{t('moreToPay', { amount, day: day(since) })}</h2>
      <ul>
        {lines.map(({ productName, before, after }) => (
          <li key={productName} style={{ overflowWrap: 'anywhere' }}>
            {t('changedLine', { name: productName, before: number(before), after: number(after) })}
          </li>
        ))}
      </ul>
      <p>{t('moreToPayText', { total: money(payableAfter, currency), moment: moment(expiresAt) })}</p>
      {pending ? (
        <Notice>{t('morePending', { amount })}</Notice>
      ) : (
        <RetryPayment
          orderNumber={orderNumber}
          editId={editId}
          payable={difference}
          paymentMethodId={paymentMethodId}
        />
      )}
    </section>
  )
}
