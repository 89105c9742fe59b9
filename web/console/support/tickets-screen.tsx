// The support inbox: a view per state, searchable; overdue tickets are marked.

import type { StaffTicketListed } from '../../../contract/support/staff-api.ts'
import { TICKET_STATES } from '../../../contract/support/states.rules.ts'
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

function Due({ dueAt }: { dueAt: string | null }) {
  const t = useMessages('tickets')
  const { moment } = useDates()
  if (!dueAt) return '–'
  const late = Date.parse(dueAt) < Date.now()
  return late ? <span className="late">{t('late', { moment: moment(dueAt) })}</span> : moment(dueAt)
}

function useColumns(): Column<StaffTicketListed>[] {
  const t = useMessages('tickets')
  const { moment } = useDates()
  const assignee = useAssignee()
  const about = ({ orderNumber, rfqNumber }: StaffTicketListed) =>
    orderNumber
      ? t('order', { number: String(orderNumber) })
      : rfqNumber
        ? t('request', { number: String(rfqNumber) })
        : ''
  return [
    {
      key: 'number',
      title: t('ticket'),
      phone: 'id',
      cell: row => (
        <a className="id" href={to(`/support/${row.ticketNumber}`)}>
          {row.ticketNumber}
        </a>
      ),
    },
    { key: 'raised', title: t('raised'), cell: row => moment(row.raisedAt) },
    { key: 'customer', title: t('customer'), cell: row => <span className="cut customer">{row.fullName}</span> },
    { key: 'topic', title: t('topic'), phone: 'tot', cell: row => t(`topic-${row.topic}`) },
    { key: 'about', title: t('about'), cell: about },
    { key: 'text', title: t('text'), phone: 'cu', cell: row => <span className="cut customer">{row.text}</span> },
    { key: 'assigned', title: t('assigned'), cell: row => assignee(row.assignedTo) },
    { key: 'due', title: t('due'), phone: 'due', cell: row => <Due dueAt={row.dueAt} /> },
  ]
}

export function Screen() {
  const may = useMay()
  const t = useMessages('tickets')
  const { market } = useLocale()
  const query = useQuery()
  const columns = useColumns()
  const { tag, assignee: assignedTo } = useMarks()
  const chosen = TICKET_STATES.find(one => one === query.get('state'))
  // filters by tag or member search all states
  const state = chosen ?? (tag || assignedTo ? ('any' as const) : ('open' as const))
  const mine = useMineViews('ticket', chosen === undefined)
  const text = query.get('text') ?? undefined
  const before = query.get('before') ?? undefined
  const filter = { market, state, text, tag, assignedTo }
  const page = useLoad(
    JSON.stringify([filter, before]),
    async () => {
      const { tickets, next } = (await call('GET /api/admin/support', { query: { ...filter, before } })).data
      return { rows: tickets, next: next === null ? null : String(next) }
    },
    true,
  )
  const views = TICKET_STATES.map(one => ({
    label: t(`state-${one}`),
    href: to('/support', { state: one }),
    current: one === state,
  }))
  const bulk = may('notes.write') && {
    bulk: (rows: readonly StaffTicketListed[]) => (
      <RecordSteps
        kind="ticket"
        records={rows.map(row => String(row.ticketNumber))}
        select={async () => (await call('GET /api/admin/support/selection', { query: filter })).data}
      />
    ),
  }
  return (
    <div className="list-screen">
      <ListHead saved title={t('title')} />
      <Views views={[...views, ...mine]} />
      <div className="tools">
        <ListSearch label={t('searchLabel')} />
        <MarkFilters kind="ticket" />
        <ListExport columns="tickets" path="/api/admin/support.csv" query={filter} />
      </div>
      <List
        label={t('title')}
        columns={columns}
        page={page}
        idOf={row => String(row.ticketNumber)}
        nameOf={row => t('ticketNumber', { number: String(row.ticketNumber) })}
        hrefOf={row => to(`/support/${row.ticketNumber}`)}
        empty={t('nothing')}
        {...bulk}
      />
    </div>
  )
}
