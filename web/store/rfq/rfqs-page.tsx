// The quotation requests of the account with their states, page by page.

import type { Rfq } from '../../../contract/rfq/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { useOff } from '../shared/features.ts'
import type { RfqsData } from './rfq-loader.ts'
import { RFQ_TONES } from './rfq-status.ts'

function RequestCard({ rfq }: { rfq: Rfq }) {
  const t = useMessages('quotes')
  const { href, money } = useLocale()
  const { moment, day } = useDates()
  const { rfqNumber, state, productName, quantity, raisedAt, quote, moreLines } = rfq
  return (
    <article className={`panel ${styles.panel}`}>
      <header className={styles.header}>
        <h2>
          <a href={href(`/dashboard/rfq/${rfqNumber}`)}>{t('request', { number: String(rfqNumber) })}</a>
        </h2>
        <Badge tone={RFQ_TONES[state]}>{t(state)}</Badge>
      </header>
      <p>
        {t('wanted', { count: quantity, product: productName })}
        {moreLines.length > 0 && ` ${t('moreProducts', { count: moreLines.length })}`}
      </p>
      <p className={styles.header}>
        <span className="quiet">
          {state === 'quoted' && quote
            ? t('validUntil', { day: day(quote.validUntil) })
            : t('raisedOn', { moment: moment(raisedAt) })}
        </span>
        {quote && <b>{money(quote.totalPayableAmount, quote.currency)}</b>}
      </p>
    </article>
  )
}

export function Screen({ data: { requests, page, pages } }: { data: RfqsData }) {
  const t = useMessages('quotes')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const noQuotes = useOff('quotes')
  return (
    <AccountFrame part="quotes" title={t('title')}>
      {requests.length === 0 ? (
        <div className={`panel ${styles.empty}`}>
          <h2>{t('none')}</h2>
          {!noQuotes && (
            <>
              <p>{t('noneText')}</p>
              <ButtonLink kind="go" href={href('/bulk-enquiry')}>
                {t('ask')}
              </ButtonLink>
            </>
          )}
        </div>
      ) : (
        !noQuotes && (
          <p>
            <a href={href('/bulk-enquiry')}>{t('ask')}</a>
          </p>
        )
      )}
      {requests.map(rfq => (
        <RequestCard key={rfq.rfqNumber} rfq={rfq} />
      ))}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={at => href(at > 1 ? `/dashboard/rfq?page=${at}` : '/dashboard/rfq')}
        labels={{
          nav: tCommon('paging'),
          previous: tCommon('previous'),
          next: tCommon('next'),
          page: at => tCommon('page', { page: at }),
        }}
      />
    </AccountFrame>
  )
}
