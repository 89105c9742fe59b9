// The member's bulk jobs in a market, latest first.

import type { BulkJob } from '../../../contract/bulk-jobs/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { isOpen, JOB_DOTS } from '../components/job-state.ts'
import { type Column, List } from '../components/list.tsx'
import { ListHead } from '../components/list-head.tsx'

function useColumns(): Column<BulkJob>[] {
  const t = useMessages('bulk')
  const { moment } = useDates()
  return [
    {
      key: 'at',
      title: t('startedAt'),
      phone: 'id',
      cell: row => (
        <a className="id" href={to(`/orders/bulk/${row.bulkJobId}`)}>
          {moment(row.startedAt)}
        </a>
      ),
    },
    { key: 'step', title: t('step'), phone: 'cu', cell: row => t(`title-${row.step}`) },
    {
      key: 'done',
      title: t('orders'),
      right: true,
      phone: 'tot',
      cell: row => t('doneOf', { done: row.done, of: row.total }),
    },
    {
      key: 'state',
      title: t('state'),
      phone: 'due',
      cell: row => (
        <>
          <span className={`st ${JOB_DOTS[row.state]}`}>{t(`state-${row.state}`)}</span>
          {row.failed > 0 && <span className="tag bad">{t('failed', { count: row.failed })}</span>}
        </>
      ),
    },
  ]
}

export function Screen() {
  const t = useMessages('bulk')
  const orders = useMessages('orders')
  const { market } = useLocale()
  const columns = useColumns()
  const page = useLoad(
    market,
    async () => ({ rows: (await call('GET /api/admin/bulkJobs', { query: { market } })).data, next: null }),
    true,
  )
  usePoll(page.data?.rows.some(isOpen) ?? false, page.again)
  return (
    <div className="list-screen">
      <ListHead title={t('jobs')}>
        <a className="b" href={to('/orders')}>
          {orders('title')}
        </a>
      </ListHead>
      <List
        label={t('jobs')}
        columns={columns}
        page={page}
        idOf={row => row.bulkJobId}
        nameOf={row => t(`title-${row.step}`)}
        hrefOf={row => to(`/orders/bulk/${row.bulkJobId}`)}
        empty={t('noJobs')}
      />
    </div>
  )
}
