// Starts recurring jobs at the times of their cron expressions; what several processes start is run once.

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

/** A process that starts within a minute of a time that has passed starts the job still. */
const STARTED_LATE_MS = 60_000
/** After the time that is due, so that clocks which differ a little name the same one. */
const AFTER_MS = 500
/** A timer waits for so long at most, as a longer one would end at once, and a machine that slept is late by no more. */
const MAX_WAIT_MS = 60 * 60_000

/** The first time after one, in milliseconds since 1970. @throws when the expression is none */
export const nextTime = (every: string, after: number): number =>
  cronParser
    .parseExpression(every, { currentDate: new Date(after), tz: 'UTC' })
    .next()
    .getTime()

/** `nextTime`, which reads an expression once for each moment: dozens of jobs have the same one. */
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
 * Calls `start` for each job at its times until the result is called. `due` is the same text in all processes, which names
 * the time that is due. Each expression is read once for each of its times.
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
      // of times that passed while the machine slept one is enough
      due.at = timeAfter(every.get(due.name) ?? '', Math.max(due.at, now - AFTER_MS))
    }
    const next = Math.min(...waiting.map(({ at }) => at)) + AFTER_MS
    timer = setTimeout(startDue, Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS))
    timer.unref()
  }
  startDue()
  return () => clearTimeout(timer)
}
