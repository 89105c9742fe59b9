// The inbox of quotation requests: a view for each state, searched by text.

import type { StaffRfq } from '../../../contract/rfq/staff-api.ts'
import { RFQ_STATES } from '../../../contract/rfq/states.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { ListHead, ListSearch, Views } from '../components/list-head.tsx'
import { MarkFilters, useMarks, useMineViews } from '../components/mark-filters.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
import { useAssignee } from '../components/use-assignee.ts'

function useColumns(): Column<StaffRfq>[] {
  const t = useMessages('quotes')
  const { number } = useLocale()
  const { moment } = useDates()
  const assignee = useAssignee()
  return [
    {
      key: 'number',
      title: t('request'),
      phone: 'id',
      cell: row => (
        <a className="id" href={to(`/quotes/${row.rfqNumber}`)}>
          {row.rfqNumber}
        </a>
      ),
    },
    { key: 'raised', title: t('raised'), cell: row => moment(row.raisedAt) },
    { key: 'customer', title: t('customer'), cell: row => <span className="cut customer">{row.fullName}</span> },
    {
      key: 'product',
      title: t('products'),
      phone: 'cu',
      cell: row => <span className="cut customer">{row.productName}</span>,
    },
    { key: 'quantity', title: t('quantity'), right: true, phone: 'tot', cell: row => number(row.quantity) },
    { key: 'place', title: t('place'), cell: row => row.city },
    {
      key: 'assigned',
      title: t('assigned'),
      cell: row => assignee(row.assignedTo),
    },
    {
      key: 'state',
      title: t('state'),
      phone: 'due',
      cell: row => <span className={`st ${row.state === 'quoted' ? 'full' : ''}`}>{t(`state-${row.state}`)}</span>,
    },
  ]
}

export function Screen() {
  const may = useMay()
  const t = useMessages('quotes')
  const { market } = useLocale()
  const query = useQuery()
  const columns = useColumns()
  const state = RFQ_STATES.find(one => one === query.get('state'))
  const text = query.get('text') ?? undefined
  const { tag, assignee: assignedTo } = useMarks()
  const mine = useMineViews('rfq', state === undefined)
  const isMine = mine.some(view => view.current)
  const before = query.get('before') ?? undefined
  const filter = { market, state, text, tag, assignedTo }
  const page = useLoad(
    JSON.stringify([filter, before]),
    async () => {
      const { requests, next } = (await call('GET /api/admin/rfq', { query: { ...filter, before } })).data
      return { rows: requests, next }
    },
    true,
  )
  const views = [undefined, ...RFQ_STATES].map(one => ({
    label: one ? t(`state-${one}`) : t('all'),
    href: to('/quotes', { state: one }),
    current: one === state && !isMine,
  }))
  const bulk = may('notes.write') && {
    bulk: (rows: readonly StaffRfq[]) => (
      <RecordSteps
        kind="rfq"
        records={rows.map(row => String(row.rfqNumber))}
        select={async () => (await call('GET /api/admin/rfq/selection', { query: filter })).data}
      />
    ),
  }
  return (
    <div className="list-screen">
      <ListHead saved title={t('title')} />
      <Views views={[...views, ...mine]} />
      <div className="tools">
        <ListSearch label={t('searchLabel')} />
        <MarkFilters kind="rfq" />
        <ListExport columns="requests" path="/api/admin/rfq.csv" query={filter} />
      </div>
      <List
        label={t('title')}
        columns={columns}
        page={page}
        idOf={row => String(row.rfqNumber)}
        nameOf={row => t('requestNumber', { number: String(row.rfqNumber) })}
        hrefOf={row => to(`/quotes/${row.rfqNumber}`)}
        empty={t('nothing')}
        {...bulk}
      />
    </div>
  )
}
