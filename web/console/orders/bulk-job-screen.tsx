// One bulk job: its progress, cancelling it, its PDF, and the report of skipped orders.

import type { CallOutput } from '../../../contract/api.ts'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call, download, saveFile } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { Problem } from '../components/field.tsx'
import { JobProgress } from '../components/job-progress.tsx'
import { isOpen } from '../components/job-state.ts'
import { Failed, Loading } from '../components/states.tsx'
import { useReasonText } from './bulk-words.ts'

type Job = CallOutput<'GET /api/admin/bulkJobs/{bulkJobId}'>['data']

function JobHead({ job, onChanged }: { job: Job; onChanged(): void }) {
  const t = useMessages('bulk')
  const { moment } = useDates()
  const { busy, problem, run } = useAct()
  const { bulkJobId, step, startedAt, hasFile } = job
  const params = { bulkJobId }
  const cancel = () =>
    run(async () => {
      await call('POST /api/admin/bulkJobs/{bulkJobId}/cancel', { params })
      onChanged()
    })
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/orders/bulk')}>{t('jobs')}</a>
        </p>
        <h1>{t(`title-${step}`)}</h1>
        <p className="sub">{t('startedOn', { at: moment(startedAt) })}</p>
        <Problem text={problem} />
      </div>
      <div className="acts">
        {isOpen(job) && (
          <button type="button" className="b" disabled={busy} onClick={() => void cancel()}>
            {t('cancelJob')}
          </button>
        )}
        {hasFile && (
          <button
            type="button"
            className="b go"
            disabled={busy}
            onClick={() => void run(() => download('/api/admin/bulkJobs/{bulkJobId}/file', { params }))}
          >
            {t('openFile')}
          </button>
        )}
        <a className="b" href={to('/orders')}>
          {t('toOrders')}
        </a>
      </div>
    </div>
  )
}

/** Maximum rows shown; the file has all of them. */
const SHOWN = 200

function Report({ job: { step, left } }: { job: Job }) {
  const t = useMessages('bulk')
  const orders = useMessages('orders')
  const reasonText = useReasonText()
  const save = () => {
    const rows = left.map(({ orderNumber, outcome, reason }) => [
      ...[String(orderNumber), t(`outcome-${outcome}`), reasonText(step, reason)],
    ])
    const csv = csvText([[orders('order'), t('state'), t('reason')], ...rows])
    saveFile('orders-not-done.csv', new Blob([CSV_MARK + csv], { type: 'text/csv' }))
  }
  return (
    <section className="panel" aria-label={t('report')}>
      <header>
        <h2 className="grow">{t('report')}</h2>
        <button type="button" className="b sm" onClick={save}>
          {t('saveReport')}
        </button>
      </header>
      <ul className="rows in-b">
        {left.slice(0, SHOWN).map(({ orderNumber, outcome, reason }) => (
          <li key={orderNumber}>
            <a className="id" href={to(`/orders/${orderNumber}`)}>
              {orders('orderNumber', { number: String(orderNumber) })}
            </a>
            <div className="grow">
              <span className={outcome === 'failed' ? 'tag bad' : 'tag'}>{t(`outcome-${outcome}`)}</span>{' '}
              <span className="sub">{reasonText(step, reason)}</span>
            </div>
          </li>
        ))}
        {left.length > SHOWN && <li className="sub">{t('moreInFile', { count: left.length - SHOWN })}</li>}
      </ul>
    </section>
  )
}

export function Screen({ parts: [bulkJobId = ''] }: { parts: readonly string[] }) {
  const t = useMessages('bulk')
  const load = useLoad(
    bulkJobId,
    async () => (await call('GET /api/admin/bulkJobs/{bulkJobId}', { params: { bulkJobId } })).data,
    true,
  )
  usePoll(load.data ? isOpen(load.data) : false, load.again)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const job = load.data
  return (
    <div className="stack">
      <JobHead job={job} onChanged={load.again} />
      <JobProgress job={job} stoppedText={t('stoppedText')}>
        <p className="sub">{t(`about-${job.step}`)}</p>
      </JobProgress>
      {!isOpen(job) && job.left.length > 0 && <Report job={job} />}
    </div>
  )
}
