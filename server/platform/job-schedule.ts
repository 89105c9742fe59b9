// Starts recurring jobs at the times of their cron expressions; jobs started by several processes run once.

import cronParser from 'cron-parser'

export interface RecurringJob {
  name: string
  /** Five-field cron expression (UTC). */
  every: string
}

interface Due {
  name: string
  at: number
}

/** A process started within a minute after a due time still starts the job. */
const STARTED_LATE_MS = 60_000
/** Delay after the due time, so that slightly different clocks compute the same one. */
const AFTER_MS = 500
/**
 * Maximum timer duration: a longer one would fire at once, and after sleep the machine is late by no more than this.
 */
const MAX_WAIT_MS = 60 * 60_000

/** The first time after one, in milliseconds since 1970. @throws when the expression is invalid */
export const nextTime = (every: string, after: number): number =>
  cronParser
    .parseExpression(every, { currentDate: new Date(after), tz: 'UTC' })
    .next()
    .getTime()

/** `nextTime`, which evaluates an expression once per moment: dozens of jobs share one. */
function rememberedTimes(): typeof nextTime {
  const known = new Map<string, number>()
  return (every, after) => {
    const key = `${every} ${after}`
    const at = known.get(key) ?? nextTime(every, after)
    known.set(key, at)
    return at
  }
}

/**
 * Calls `start` for each job at its times until the returned disposer is called. `due` is the same text in all
 * processes, and identifies the due time. Each expression is evaluated once for each of its times.
 */
export function followSchedule(
  jobs: readonly RecurringJob[],
  start: (name: string, due: string) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  const every = new Map(jobs.map(job => [job.name, job.every]))
  const first = Date.now() - STARTED_LATE_MS
  const firstTime = rememberedTimes()
  const waiting: Due[] = jobs.map(job => ({ name: job.name, at: firstTime(job.every, first) }))
  let timer: NodeJS.Timeout
  const startDue = () => {
    const now = Date.now()
    const timeAfter = rememberedTimes()
    for (const due of waiting) {
      if (due.at + AFTER_MS > now) continue
      start(due.name, new Date(due.at).toISOString()).catch(onError)
      // one run is enough for all times that passed while the machine was asleep
      due.at = timeAfter(every.get(due.name) ?? '', Math.max(due.at, now - AFTER_MS))
    }
    const next = Math.min(...waiting.map(({ at }) => at)) + AFTER_MS
    timer = setTimeout(startDue, Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS))
    timer.unref()
  }
  startDue()
  return () => clearTimeout(timer)
}
