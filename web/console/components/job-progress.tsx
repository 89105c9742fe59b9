// Progress of a bulk job: its state, the numbers done, skipped and failed, and that it continues in the background.

import type { ReactNode } from 'react'
import { useMessages } from '../app/messages.ts'
import { isOpen, JOB_DOTS, type JobState } from './job-state.ts'

interface JobProgressProps {
  job: { state: JobState; done: number; skipped: number; failed: number; total: number }
  /** Shown when the member may no longer continue the job. */
  stoppedText: string
  /** Shown when the job has ended. */
  children?: ReactNode
}

export function JobProgress({ job, stoppedText, children }: JobProgressProps) {
  const t = useMessages('bulk')
  const { state, done, skipped, failed, total } = job
  const counts = t('counts', { done, of: total, skipped, failed })
  return (
    <section className="panel" aria-label={t('progress')}>
      <header>
        <h2 className="grow">{t('progress')}</h2>
        <span className={`st ${JOB_DOTS[state]}`}>{t(`state-${state}`)}</span>
      </header>
      <div className="in-b form">
        <progress className="bar-progress" value={done + skipped + failed} max={total} aria-label={counts} />
        <p role="status">{counts}</p>
        {isOpen(job) && <p className="sub">{t('goesOn')}</p>}
        {state === 'stopped' && <p className="late">{stoppedText}</p>}
        {!isOpen(job) && children}
      </div>
    </section>
  )
}
