// A change to an order by the store that costs more: what changes, the amount and deadline, and the payment.

import type { Order } from '../../../contract/orders/schemas.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { RetryPayment } from '../payments/components/retry-payment.tsx'

interface Words {
  t: ReturnType<typeof useMessages<'order'>>
  language: Language
  money(minor: number): string
  number(value: number): string
}

/** What changes, a sentence each. */
function changesOf(
  { lines, coupon, offersOff, offersBack, surcharge }: NonNullable<Order['waitingEdit']>,
  { t, language, money, number }: Words,
): string[] {
  const none = '–'
  const ofLines = lines.flatMap(({ productName: name, before, after, unitPriceBefore, unitPriceAfter }) => [
    ...(before === after ? [] : [t('changedLine', { name, before: number(before), after: number(after) })]),
    ...(unitPriceBefore === null || unitPriceAfter === null
      ? []
      : [t('changedPrice', { name, before: money(unitPriceBefore), after: money(unitPriceAfter) })]),
  ])
  return [
    ...ofLines,
    ...(coupon.before === coupon.after
      ? []
      : [t('changedCoupon', { before: coupon.before ?? none, after: coupon.after ?? none })]),
    ...offersOff.map(title => t('offerOff', { name: title[language] })),
    ...offersBack.map(title => t('offerBack', { name: title[language] })),
    ...(surcharge.before === surcharge.after
      ? []
      : [
          t('changedCharge', { name: surcharge.label, before: money(surcharge.before), after: money(surcharge.after) }),
        ]),
  ]
}

/** Nothing while no change waits. */
export function WaitingChange({ order }: { order: Order }) {
  const t = useMessages('order')
  const { language, money, number } = useLocale()
  const { day, moment } = useDates()
  const { waitingEdit, orderNumber, currency, paymentMethodId } = order
  if (!waitingEdit) return null
  const { editId, difference, payableAfter, since, expiresAt, pending } = waitingEdit
  const amount = money(difference, currency)
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="waiting-change">
      <h2 id="waiting-change">{t('moreToPay', { amount, day: day(since) })}</h2>
      <ul>
        {changesOf(waitingEdit, { t, language, money: minor => money(minor, currency), number }).map(text => (
          <li key={text} style={{ overflowWrap: 'anywhere' }}>
            {text}
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
