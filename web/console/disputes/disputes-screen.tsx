// Payment disputes: to be answered with their deadlines, under review, and ended.

import { DISPUTE_STATES } from '../../../contract/payments/dispute-states.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { ListHead, Views } from '../components/list-head.tsx'
import { MarkFilters, useMarks, useMineViews } from '../components/mark-filters.tsx'
import { MarkBar, useRowChoices } from '../components/row-choice.tsx'
import { RowList } from '../components/row-list.tsx'
import { DisputeRow } from './dispute-row.tsx'

export function Screen() {
  const t = useMessages('disputes')
  const { market } = useLocale()
  const query = useQuery()
  const marks = useMarks()
  const chosen = DISPUTE_STATES.find(one => one === query.get('state'))
  // filters by tag or member search all states
  const state = chosen ?? (marks.tag || marks.assignee ? ('any' as const) : ('open' as const))
  const mine = useMineViews('dispute', chosen === undefined)
  const before = Number(query.get('before')) || undefined
  const filter = { market, state, ...marks }
  const page = useLoad(
    JSON.stringify([filter, before]),
    async () => {
      const { disputes, next } = (await call('GET /api/admin/disputes', { query: { ...filter, before } })).data
      return { rows: disputes, next: next === null ? null : String(next) }
    },
    true,
  )
  const views = DISPUTE_STATES.map(one => ({
    label: t(`view-${one}`),
    href: to('/disputes', { state: one }),
    current: one === state,
  }))
  const choices = useRowChoices(page.data?.rows.map(({ disputeId }) => disputeId) ?? [])
  return (
    <div className="stack">
      <ListHead saved title={t('title')} />
      <Views views={[...views, ...mine]} />
      <div className="tools">
        <MarkFilters kind="dispute" />
      </div>
      {state === 'reported' && <p className="sub">{t('reportedText')}</p>}
      <RowList
        label={t('title')}
        page={page}
        empty={{ icon: 'money', title: t('nothing') }}
        row={dispute => (
          <DisputeRow
            key={dispute.disputeId}
            dispute={dispute}
            choice={choices.choiceOf(dispute.disputeId)}
            onChange={page.again}
          />
        )}
      />
      <MarkBar
        kind="dispute"
        choices={choices}
        select={async () => (await call('GET /api/admin/disputes/selection', { query: filter })).data}
      />
    </div>
  )
}
