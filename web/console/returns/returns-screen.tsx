// The queue of returns, with a view per step.

import type { Return } from '../../../contract/returns/schemas.ts'
import type { ReturnState } from '../../../contract/returns/states.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { ListHead, Views } from '../components/list-head.tsx'
import { MarkFilters, useMarks, useMineViews } from '../components/mark-filters.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
import { FindReturn } from './find-return.tsx'

const VIEWS: readonly ReturnState[] = [
  'requested',
  'approved',
  'received',
  'accepted',
  'replacement-sent',
  'completed',
  'rejected',
  'inspection-failed',
  'withdrawn',
]

function useColumns(): Column<Return>[] {
  const t = useMessages('returns')
  const { money } = useLocale()
  const { moment } = useDates()
  return [
    {
      key: 'number',
      title: t('return'),
      phone: 'id',
      cell: row => (
        <a className="id" href={to(`/returns/${row.returnNumber}`)}>
          {row.returnNumber}
        </a>
      ),
    },
    { key: 'at', title: t('requested'), cell: row => row.events[0] && moment(row.events[0].at) },
    { key: 'order', title: t('order'), cell: row => <a href={to(`/orders/${row.orderNumber}`)}>{row.orderNumber}</a> },
    {
      key: 'product',
      title: t('products'),
      phone: 'cu',
      cell: row => <span className="cut customer">{row.items.map(item => item.productName).join(', ')}</span>,
    },
    { key: 'reason', title: t('reason'), cell: row => <span className="cut customer">{row.reason}</span> },
    { key: 'pictures', title: t('pictures'), right: true, cell: row => row.pictures.length || '' },
    {
      key: 'kind',
      title: t('kind'),
      phone: 'due',
      cell: row => t(row.comesBack ? `kind-${row.kind}` : 'withoutReturn'),
    },
    { key: 'handover', title: t('handover'), cell: row => row.comesBack && t(row.handover) },
    { key: 'refund', title: t('refund'), right: true, phone: 'tot', cell: row => money(row.refund, row.currency) },
  ]
}

export function Screen() {
  const may = useMay()
  const t = useMessages('returns')
  const { market } = useLocale()
  const query = useQuery()
  const columns = useColumns()
  const marks = useMarks()
  const chosen = VIEWS.find(view => view === query.get('state'))
  // filters by tag or member search all states
  const state = chosen ?? (marks.tag || marks.assignee ? ('any' as const) : ('requested' as const))
  const mine = useMineViews('return', chosen === undefined)
  const before = query.get('before') ?? undefined
  const filter = { market, state, ...marks }
  const page = useLoad(
    JSON.stringify([filter, before]),
    async () => {
      const { returns, next } = (await call('GET /api/admin/returns', { query: { ...filter, before } })).data
      return { rows: returns, next: next === null ? null : String(next) }
    },
    true,
  )
  const views = VIEWS.map(view => ({
    label: t(`view-${view}`),
    href: to('/returns', { state: view }),
    current: view === state,
  }))
  const bulk = may('notes.write') && {
    bulk: (rows: readonly Return[]) => (
      <RecordSteps
        kind="return"
        records={rows.map(row => String(row.returnNumber))}
        select={async () => (await call('GET /api/admin/returns/selection', { query: filter })).data}
      />
    ),
  }
  return (
    <div className="list-screen">
      <ListHead saved title={t('title')} />
      <Views views={[...views, ...mine]} />
      <FindReturn />
      <div className="tools">
        <MarkFilters kind="return" />
        <ListExport columns="returns" path="/api/admin/returns.csv" query={filter} />
      </div>
      <List
        label={t('title')}
        columns={columns}
        page={page}
        idOf={row => String(row.returnNumber)}
        nameOf={row => t('returnNumber', { number: String(row.returnNumber) })}
        hrefOf={row => to(`/returns/${row.returnNumber}`)}
        empty={t('nothing')}
        {...bulk}
      />
    </div>
  )
}
