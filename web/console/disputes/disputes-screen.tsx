// Payment disputes: to be answered with their deadlines, under review, and ended.

import { DISPUTE_STATES } from '../../../contract/payments/dispute-states.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { ListHead, Views } from '../components/list-head.tsx'
import { MarkFilters, useMarks, useMineViews } from '../components/mark-filters.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { DisputeRow } from './dispute-row.tsx'

export function Screen() {
  const t = useMessages('disputes')
  const list = useMessages('list')
  const { market } = useLocale()
  const query = useQuery()
  const addressWith = useQueryAddress()
  const marks = useMarks()
  const chosen = DISPUTE_STATES.find(one => one === query.get('state'))
  // filters by tag or member search all states
  const state = chosen ?? (marks.tag || marks.assignee ? ('any' as const) : ('open' as const))
  const mine = useMineViews('dispute', chosen === undefined)
  const before = Number(query.get('before')) || undefined
  const load = useLoad(
    JSON.stringify([market, state, marks, before]),
    async () => (await call('GET /api/admin/disputes', { query: { market, state, before, ...marks } })).data,
    true,
  )
  const views = DISPUTE_STATES.map(one => ({
    label: t(`view-${one}`),
    href: to('/disputes', { state: one }),
    current: one === state,
  }))
  const next = load.data?.next ?? null
  return (
    <div className="stack">
      <ListHead saved title={t('title')} />
      <Views views={[...views, ...mine]} />
      <div className="tools">
        <MarkFilters kind="dispute" />
      </div>
      {state === 'reported' && <p className="sub">{t('reportedText')}</p>}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.disputes.length === 0 && (
        <EmptyState icon="money" title={next === null ? t('nothing') : list('lookFurther')} />
      )}
      {load.data && load.data.disputes.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {load.data.disputes.map(dispute => (
              <DisputeRow key={dispute.disputeId} dispute={dispute} onChange={load.again} />
            ))}
          </ul>
        </section>
      )}
      {next !== null && (
        <a className="b" href={addressWith({ before: String(next) })}>
          {t('older')}
        </a>
      )}
    </div>
  )
}
