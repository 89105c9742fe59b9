// One bulk job: its progress, cancelling and undoing it, and the report of unchanged records.

import { useState } from 'react'
import type { CallOutput } from '../../../contract/api.ts'
import { isMarkKind, RECORD_SKIPS, type RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import type { ErrorCode } from '../../../contract/shared/errors.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Problem } from './field.tsx'
import { JobProgress } from './job-progress.tsx'
import { isOpen } from './job-state.ts'
import {
  jobListAddress,
  jobPath,
  recordAddress,
  titleKey,
  useRecordName,
  useReorderTitle,
  useSkipText,
} from './record-job-words.ts'
import { Failed, Loading } from './states.tsx'

type Job = CallOutput<'GET /api/admin/recordJobs/{recordJobId}'>['data']

/** Maximum rows shown. */
const SHOWN = 200
const isSkip = (reason: string): reason is RecordSkip => (RECORD_SKIPS as readonly string[]).includes(reason)

function useTitle({ action, label, assignee, isUndo, recordKind }: Job): string {
  const t = useMessages('tagging')
  const { day } = useDates()
  const assigned = () => {
    if (!isMarkKind(recordKind)) return ''
    const back = isUndo ? t(`title-back-${recordKind}`) : t('title-nobody')
    return assignee ? t(`title-assign-${recordKind}`, { name: assignee }) : back
  }
  const reorderTitle = useReorderTitle()
  const stepTitle = () => {
    if (action === 'assign') return assigned()
    if (action === 'reorder') return reorderTitle(label)
    return t(titleKey(recordKind, action), { label: action === 'end-on' ? day(label) : label })
  }
  const title = stepTitle()
  return isUndo ? t('undone', { title }) : title
}

function JobHead({ job, onChanged }: { job: Job; onChanged(): void }) {
  const t = useMessages('tagging')
  const bulk = useMessages('bulk')
  const { moment } = useDates()
  const { busy, problem, run } = useAct()
  const [asks, setAsks] = useState(false)
  const params = { recordJobId: job.recordJobId }
  const cancel = () =>
    run(async () => {
      await call('POST /api/admin/recordJobs/{recordJobId}/cancel', { params })
      onChanged()
    })
  const undo = async () => {
    const { data } = await call('POST /api/admin/recordJobs/{recordJobId}/undo', { params })
    navigate(jobPath(job.recordKind, data.recordJobId))
    return data
  }
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={jobListAddress(job.recordKind)}>{t(`list-${job.recordKind}`)}</a>
        </p>
        <h1>{useTitle(job)}</h1>
        <p className="sub">{bulk('startedOn', { at: moment(job.startedAt) })}</p>
        <Problem text={problem} />
      </div>
      <div className="acts">
        {isOpen(job) && (
          <button type="button" className="b" disabled={busy} onClick={() => void cancel()}>
            {bulk('cancelJob')}
          </button>
        )}
        {job.undoneBy && <a href={jobPath(job.recordKind, job.undoneBy)}>{t('toUndo')}</a>}
        {!isOpen(job) && !job.isUndo && !job.undoneBy && job.done > 0 && (
          <button type="button" className="b" onClick={() => setAsks(true)}>
            {t('undo')}
          </button>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={t('undoTitle')}
          text={t(`undoText-${job.recordKind}`, { count: job.done })}
          confirm={t('undo')}
          write={undo}
          onDone={() => setAsks(false)}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}

function Report({ job: { left, recordKind } }: { job: Job }) {
  const t = useMessages('tagging')
  const bulk = useMessages('bulk')
  const skipText = useSkipText()
  const nameOf = useRecordName()
  const textOf = useErrorText()
  const reasonOf = (reason: string) => {
    if (reason === '') return bulk('notReached')
    return isSkip(reason) ? skipText(recordKind, reason) : textOf(new ApiError(500, { code: reason as ErrorCode }))
  }
  return (
    <section className="panel" aria-label={bulk('report')}>
      <header>
        <h2 className="grow">{bulk('report')}</h2>
      </header>
      <ul className="rows in-b">
        {left.slice(0, SHOWN).map(({ recordId, number, name, outcome, reason }) => (
          <li key={recordId}>
            <a className="id" href={recordAddress(recordKind, recordId)}>
              {nameOf(recordKind, { recordId, number, name })}
            </a>
            <div className="grow">
              <span className={outcome === 'failed' ? 'tag bad' : 'tag'}>{bulk(`outcome-${outcome}`)}</span>{' '}
              <span className="sub">{reasonOf(reason)}</span>
            </div>
          </li>
        ))}
        {left.length > SHOWN && <li className="sub">{t('moreLeft', { count: left.length - SHOWN })}</li>}
      </ul>
    </section>
  )
}

export function Screen({ parts: [recordJobId = ''] }: { parts: readonly string[] }) {
  const t = useMessages('tagging')
  const load = useLoad(
    recordJobId,
    async () => (await call('GET /api/admin/recordJobs/{recordJobId}', { params: { recordJobId } })).data,
    true,
  )
  usePoll(load.data ? isOpen(load.data) : false, load.again)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const job = load.data
  return (
    <div className="stack">
      <JobHead job={job} onChanged={load.again} />
      <JobProgress job={job} stoppedText={t(`stoppedText-${job.recordKind}`)} />
      {!isOpen(job) && job.left.length > 0 && <Report job={job} />}
    </div>
  )
}
