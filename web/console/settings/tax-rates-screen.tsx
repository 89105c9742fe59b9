// The tax rates of a market by HSN or HS code and day: searched by code, set from a day on, ended and withdrawn.

import { useState } from 'react'
import type { DatedTaxRate } from '../../../contract/catalog/tax-rates-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { ListSearch } from '../components/list-head.tsx'
import { MoreButton } from '../components/more-button.tsx'
import { SettingsHead } from '../components/settings-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'
import { RateForm } from './rate-form.tsx'
import { RateSteps } from './rate-steps.tsx'

interface RowProps {
  rate: DatedTaxRate
  today: string
  onDone(): void
}

function RateRow({ rate, today, onDone }: RowProps) {
  const t = useMessages('rates')
  const { money, number } = useLocale()
  const { day } = useDates()
  const may = useMay()
  const { heading, description, rateBp, category, from, to, maxUnit, state } = rate
  const dated = (iso: string) => `${day(iso)} ${iso.slice(0, 4)}`
  const period = to ? t('period', { from: dated(from), to: dated(to) }) : t('since', { from: dated(from) })
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>
            {heading || t('others')} · {number(rateBp / 100)}%
          </b>{' '}
          {category !== 'standard' && <span className="tag">{t(`category-${category}`)}</span>}{' '}
          {maxUnit !== null && <span className="sub">{t('upTo', { amount: money(maxUnit) })}</span>}{' '}
          {state !== 'current' && <span className="tag">{t(`state-${state}`)}</span>}
        </span>
        {heading !== '' && description && <small className="clip">{description}</small>}
        <small>{period}</small>
      </div>
      {may('settings.write') && <RateSteps rate={rate} today={today} onDone={onDone} />}
    </li>
  )
}

function EndedChoice({ ended }: { ended: boolean }) {
  const t = useMessages('rates')
  const addressWith = useQueryAddress()
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={ended}
        onChange={event => navigate(addressWith({ ended: event.target.checked ? 'true' : null }))}
      />
      {t('showEnded')}
    </label>
  )
}

export function Screen() {
  const t = useMessages('rates')
  const { market } = useLocale()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const [today, setToday] = useState('')
  const query = useQuery()
  const text = (query.get('text') ?? '').trim()
  const ended = query.get('ended') === 'true'
  const list = useMore([market, text, ended].join('\n'), async after => {
    const asked = { market, text, ended: ended ? ('true' as const) : ('false' as const), after }
    const { rates, next, today: day } = (await call('GET /api/admin/taxRates', { query: asked })).data
    setToday(day)
    return { rows: rates, next }
  })
  const { load, rows } = list
  return (
    <div className="stack editor">
      <SettingsHead current="tax-rates" />
      <p className="soft">{t('intro')}</p>
      <div className="tools">
        <ListSearch label={t('find')} />
      </div>
      <div className="acts">
        {load.data && may('settings.write') && (
          <button type="button" className="b go" onClick={() => setOpen(true)}>
            {t('set')}
          </button>
        )}
        <EndedChoice ended={ended} />
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && rows.length === 0 && <EmptyState icon="ledger" title={t('nothing')} />}
      {load.data && rows.length > 0 && (
        <section className="panel" aria-label={t('set')}>
          <ul className="rows in-b">
            {rows.map(rate => (
              <RateRow key={rate.taxRateId} rate={rate} today={today} onDone={load.again} />
            ))}
          </ul>
          <MoreButton list={list} />
        </section>
      )}
      {open && <RateForm today={today} onSaved={load.again} onClose={() => setOpen(false)} />}
    </div>
  )
}
