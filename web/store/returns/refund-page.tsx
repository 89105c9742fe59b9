// Names the bank account that a refund of cash is paid to, from the link in a mail or from the order page.

import { useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { NewBankAccount } from './new-bank-account.tsx'
import type { RefundData } from './refund-loader.ts'
import styles from './return.module.css'

export function Screen({ data }: { data: RefundData }) {
  const t = useMessages('returns')
  const { href, money } = useLocale()
  const [refund, setRefund] = useState(data.refund)
  const toOrder = refund && (
    <ButtonLink kind="quiet" href={href(`/dashboard/order/${refund.orderNumber}`)}>
      {t('toOrder')}
    </ButtonLink>
  )
  return (
    <div className="page">
      <section className={`panel ${account.panel} ${styles.refund}`}>
        <h1>{t('refundTitle')}</h1>
        {refund === null ? (
          <>
            <Notice tone="warn">{t('refundLinkWrong')}</Notice>
            <ButtonLink kind="quiet" href={href('/dashboard/order')}>
              {t('toOrders')}
            </ButtonLink>
          </>
        ) : refund.accountLast4 === '' ? (
          <>
            <p>
              {t('refundLinkText', {
                amount: money(refund.amount, refund.currency),
                number: String(refund.orderNumber),
              })}
            </p>
            <NewBankAccount
              label={t('refundLinkSave')}
              onClose={null}
              save={async entry => {
                const body = { ...data.link, ...entry }
                setRefund((await quietCall('POST /api/v1/payment/refundLink', { body })).data)
              }}
            />
          </>
        ) : (
          <>
            <Notice tone="good" live>
              {t('refundLinkDone', {
                amount: money(refund.amount, refund.currency),
                digits: refund.accountLast4,
              })}
            </Notice>
            {toOrder}
          </>
        )}
      </section>
    </div>
  )
}
