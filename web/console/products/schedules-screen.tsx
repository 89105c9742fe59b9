// The scheduled prices of a market: upcoming, running, done, failed or withdrawn.

import { SCHEDULE_STATES } from '../../../contract/products/schedules.rules.ts'
import type { PriceSchedule } from '../../../contract/products/schedules-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListHead, Views } from '../components/list-head.tsx'
import { ProductViews } from './product-views.tsx'

function State({ row }: { row: PriceSchedule }) {
  const t = useMessages('schedules')
  return (
    <>
      <span className={`st ${row.state === 'running' || row.state === 'done' ? 'full' : ''}`}>
        {t(`state-${row.state}`)}
      </span>
      {row.notApplied > 0 && <span className="tag warn">{t('notApplied', { count: row.notApplied })}</span>}
      {row.left > 0 && <span className="tag warn">{t('left', { count: row.left })}</span>}
    </>
  )
}

function useColumns(): Column<PriceSchedule>[] {
  const t = useMessages('schedules')
  const { number } = useLocale()
  const { moment } = useDates()
  return [
    {
      key: 'starts',
      title: t('starts'),
      phone: 'id',
      cell: row => (
        <a className="id" href={to(`/products/schedules/${row.scheduleId}`)}>
          {moment(row.startsAt)}
        </a>
      ),
    },
    { key: 'ends', title: t('ends'), phone: 'cu', cell: row => (row.endsAt ? moment(row.endsAt) : t('noEnd')) },
    { key: 'note', title: t('note'), phone: 'ex', cell: row => <span className="cut customer">{row.note}</span> },
    { key: 'who', title: t('who'), cell: row => row.who },
    { key: 'products', title: t('products'), right: true, cell: row => number(row.products) },
    { key: 'cells', title: t('cells'), right: true, phone: 'tot', cell: row => number(row.cells) },
    { key: 'state', title: t('state'), phone: 'due', cell: row => <State row={row} /> },
  ]
}

export function Screen() {
  const t = useMessages('schedules')
  const { market } = useLocale()
  const columns = useColumns()
  const query = useQuery()
  const addressWith = useQueryAddress()
  const before = query.get('before') ?? undefined
  const state = SCHEDULE_STATES.find(one => one === query.get('state'))
  const page = useLoad(
    JSON.stringify({ market, before, state }),
    async () => {
      const input = { query: { market, before, state } }
      const { schedules, more } = (await call('GET /api/admin/products/schedules', input)).data
      return { rows: schedules, next: more ? (schedules.at(-1)?.scheduleId ?? null) : null }
    },
    true,
  )
  const views = [undefined, ...SCHEDULE_STATES].map(one => ({
    label: one ? t(`state-${one}`) : t('all'),
    href: addressWith({ state: one ?? null, before: null }),
    current: one === state,
  }))
  return (
    <div className="list-screen">
      <ListHead title={t('title')} />
      <ProductViews current="schedules" />
      <Views views={views} />
      <List
        label={t('title')}
        columns={columns}
        page={page}
        idOf={row => row.scheduleId}
        nameOf={row => row.note || row.who}
        hrefOf={row => to(`/products/schedules/${row.scheduleId}`)}
        empty={t('nothing')}
      />
    </div>
  )
}
