// A UPI payment: a button that opens an app on phones, a QR code elsewhere, how long it holds, and other ways to pay.

import type { UpiRequestView } from '../../../contract/payments/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import { continuePayment } from './components/continue-payment.ts'
import { RetryPayment } from './components/retry-payment.tsx'
import type { UpiData } from './upi-loader.ts'
import styles from './upi-page.module.css'
import { pathAfter, useUpiPayment } from './use-upi-payment.ts'

/** Minutes and seconds, such as 9:05. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Approve({ request, left }: { request: UpiRequestView; left: number | null }) {
  const t = useMessages('checkout')
  const { size, path } = request.qr
  return (
    <>
      <div className={styles.phone}>
        <ButtonLink kind="go" size="big" wide href={request.link} data-native>
          {t('upiOpen')}
        </ButtonLink>
        <p className="quiet">{t('upiOpenHint')}</p>
      </div>
      <figure className={styles.code}>
        <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={t('upiCode')} shapeRendering="crispEdges">
          <path d={path} stroke="#000" strokeWidth={1} />
        </svg>
        <figcaption>{t('upiScan')}</figcaption>
      </figure>
      <p role="timer" className={styles.timer}>
        {left === null ? ' ' : t('upiLeft', { time: clock(left) })}
      </p>
      <p role="status" className="quiet">
        {t('upiWaiting')}
      </p>
      {request.testPage && (
        <p>
          <a href={request.testPage} target="_blank" rel="noreferrer">
            {t('upiTestPage')}
          </a>
        </p>
      )}
    </>
  )
}

/** After the code has expired, or the payment has failed: another code. */
function Again({ order, failed }: { order: UpiData; failed: boolean }) {
  const t = useMessages('checkout')
  const { href } = useLocale()
  const action = useAction()
  const again = () =>
    action.run(async () => {
      const { orderNumber, paymentMethodId, editId } = order
      const query = { orderNumber, paymentMethodId, ...(editId && { editId }) }
      continuePayment((await quietCall('GET /api/v1/payment/getRetryRequest', { query })).data, href, editId)
    })
  return (
    <>
      <Notice tone={failed ? 'bad' : 'warn'} live>
        {t(failed ? 'upiFailed' : 'upiExpired')}
      </Notice>
      <FormError text={action.error} />
      <Button kind="go" size="big" busy={action.busy} onClick={() => void again()}>
        {t('upiAgain')}
      </Button>
    </>
  )
}

export function Screen({ data }: { data: UpiData }) {
  const t = useMessages('checkout')
  const { money, href } = useLocale()
  const { order, request, left } = useUpiPayment(data)
  const { orderNumber, payable, paymentMethodId, editId, paymentState, state } = order
  const number = String(orderNumber)
  return (
    <div className={`page ${styles.page}`}>
      <section className={`panel ${styles.panel}`}>
        <header>
          <h1>{t('upiPay', { amount: money(payable) })}</h1>
          <p className="quiet">{t('upiOrder', { number })}</p>
        </header>
        {request && <Approve request={request} left={left} />}
        {!request && order.retryable && (
          <Again order={order} failed={editId ? paymentState === 'failed' : state === 'payment-failed'} />
        )}
        {order.retryable && (
          <details className={styles.other}>
            <summary>{t('upiOther')}</summary>
            <RetryPayment {...{ orderNumber, payable, paymentMethodId }} {...(editId && { editId })} />
          </details>
        )}
        <p>
          <a href={href(pathAfter(order))}>{t('upiToOrder')}</a>
        </p>
      </section>
    </div>
  )
}
