// The jobs of the store: last runs, failures, and running them again.

import type { JobState } from '../../../contract/settings/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { ListSearch } from '../components/list-head.tsx'
import { SettingsHead } from '../components/settings-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'

const MINUTES = /^\*(?:\/(\d+))? \* \* \* \*$/

function Again({ job, onDone }: { job: JobState; onDone(): void }) {
  const t = useMessages('settings')
  const { busy, problem, run } = useAct()
  const { jobName, every, failed } = job
  if (every === null && failed === 0) return null
  const act = async () => {
    const answer = await run(() => call('POST /api/admin/jobs/{jobName}/run', { params: { jobName } }))
    if (!answer) return
    showToast(t('sent', { count: answer.data.sent }))
    onDone()
  }
  const label = t(every === null ? 'retry' : 'runNow')
  return (
    <div className="acts">
      <button type="button" className="b sm" disabled={busy} aria-label={`${label}: ${jobName}`} onClick={act}>
        {label}
      </button>
      <Problem text={problem} />
    </div>
  )
}

function JobRow({ job, onDone }: { job: JobState; onDone(): void }) {
  const t = useMessages('settings')
  const { number } = useLocale()
  const { moment } = useDates()
  const may = useMay()
  const { jobName, every, lastState, lastAt, lastMs, failed, waiting, problem } = job
  const minutes = MINUTES.exec(every ?? '')
  const rhythm =
    every === null
      ? t('onDemand')
      : minutes
        ? t('everyMinutes', { count: Number(minutes[1] ?? 1) })
        : t('cron', { every })
  const took = lastMs === null ? '' : t('took', { ms: number(lastMs) })
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>
            <code>{jobName}</code>
          </b>{' '}
          {failed > 0 && <span className="tag bad">{t('failed', { count: failed })}</span>}{' '}
          {waiting > 0 && <span className="tag">{t('waiting', { count: waiting })}</span>}
        </span>
        <small>{rhythm}</small>
        <small>
          {lastAt && lastState
            ? [t('lastRun', { at: moment(lastAt), state: t(`state-${lastState}`) }), took].filter(Boolean).join(' · ')
            : t('neverRun')}
        </small>
        {problem && <p className="note note-text">{problem}</p>}
      </div>
      {may('settings.write') && <Again job={job} onDone={onDone} />}
    </li>
  )
}

export function Screen() {
  const t = useMessages('settings')
  const text = (useQuery().get('text') ?? '').trim().toLowerCase()
  const load = useLoad('jobs', async () => (await call('GET /api/admin/jobs')).data)
  const found = load.data
    ?.filter(({ jobName }) => jobName.includes(text))
    .sort((a, b) => Number(b.failed > 0) - Number(a.failed > 0))
  return (
    <div className="stack editor">
      <SettingsHead current="jobs" />
      <div className="tools">
        <ListSearch label={t('findJob')} />
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {found?.length === 0 && <EmptyState icon="clock" title={t('nothing')} />}
      {found && found.length > 0 && (
        <section className="panel" aria-label={t('jobs')}>
          <ul className="rows in-b">
            {found.map(job => (
              <JobRow key={job.jobName} job={job} onDone={load.again} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
