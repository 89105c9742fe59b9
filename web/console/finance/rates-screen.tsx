// The commission rates of a market, latest first, and the dialog that sets one.

import { useState } from 'react'
import type { CommissionRate } from '../../../contract/ledger/commission-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { dayOf } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { MoreButton } from '../components/more-button.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { useAssignee } from '../components/use-assignee.ts'
import { useMore } from '../components/use-more.ts'
import { CommissionViews } from './commission-views.tsx'
import { FinanceHead } from './finance-head.tsx'
import { RateDialog } from './rate-dialog.tsx'

const PAGE = 50

function RateRow({ rate, today }: { rate: CommissionRate; today: string }) {
  const t = useMessages('commission-rates')
  const { number, language, market } = useLocale()
  const { day, moment } = useDates()
  const who = useAssignee()
  const { sellerCode, categoryCode, categoryName, basisPoints, operatorTaxNumber, validFrom } = rate
  const from = `${day(validFrom)} ${validFrom.slice(0, 4)}`
  return (
    <li>
      <div className="grow">
        <span>
          <b>{categoryCode === null ? t('allCategories') : (categoryName?.[language] ?? categoryCode)}</b>{' '}
          {categoryCode !== null && <span className="sub">{categoryCode}</span>}{' '}
          {sellerCode !== null && <span className="tag">{sellerCode}</span>}{' '}
          {validFrom > today && <span className="tag">{t('planned')}</span>}
        </span>
        <small>{[sellerCode === null ? t('allSellers') : t('ofSeller'), t('from', { day: from })].join(' · ')}</small>
        {operatorTaxNumber === null ? (
          <small className="late">{t('withoutTax')}</small>
        ) : (
          <small>{t(market === 'IN' ? 'underGstin' : 'underTrn', { number: operatorTaxNumber })}</small>
        )}
        <small>{t('setBy', { who: who(rate.setBy.replace(/^staff:/, '')), time: moment(rate.setAt) })}</small>
      </div>
      <b>{`${number(basisPoints / 100)}%`}</b>
    </li>
  )
}

export function Screen() {
  const t = useMessages('commission-rates')
  const { market } = useLocale()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const today = dayOf(new Date().toISOString(), market)
  const list = useMore(market, async before => {
    const query = { market, before, limit: PAGE }
    const { rates, more } = (await call('GET /api/admin/commission/rates', { query })).data
    return { rows: rates, next: more ? (rates.at(-1)?.rateId ?? null) : null }
  })
  const { load, rows } = list
  const onSaved = () => {
    setOpen(false)
    load.again()
  }
  return (
    <div className="stack">
      <FinanceHead view="commission" />
      <CommissionViews current="rates" />
      <p className="soft">{t('intro')}</p>
      {may('commission.write') && (
        <div className="acts">
          <button type="button" className="b go" onClick={() => setOpen(true)}>
            {t('set')}
          </button>
        </div>
      )}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && rows.length === 0 && <EmptyState icon="ledger" title={t('none')} text={t('noneText')} />}
      {rows.length > 0 && (
        <section className="panel" aria-label={t('rates')}>
          <ul className="rows in-b">
            {rows.map(rate => (
              <RateRow key={rate.rateId} rate={rate} today={today} />
            ))}
          </ul>
          <MoreButton list={list} />
        </section>
      )}
      {open && <RateDialog today={today} onSaved={onSaved} onClose={() => setOpen(false)} />}
    </div>
  )
}
