// Background jobs on pg-boss: scheduled by cron or sent with data, and durable across restarts.

import PgBoss from 'pg-boss'
import type { App } from './app.ts'
import type { SqlValue, Tx } from './db.ts'
import { statement } from './db.ts'
import type { JobQueue } from './job-queue.ts'
import { followSchedule } from './job-schedule.ts'
import { WakeUps } from './job-wake-ups.ts'
import { JobsDatabase } from './jobs-database.ts'

export interface Job {
  /** Stable queue name: `orders.expire`. */
  name: string
  /** Five-field cron expression (UTC) of a scheduled job; absent for jobs that are only sent. */
  every?: string
  /** Runs once at a time across all processes; failures are retried with exponential backoff. */
  run(app: App, data: Record<string, unknown>, own: JobProcess): Promise<void>
}

/** What the process that runs jobs can do and requests cannot. */
export interface JobProcess {
  /** Connection string of the owner of the tables. */
  ownerUrl: string
}

export interface JobRunner extends JobQueue {
  /** Runs work due within this many seconds now: delayed jobs, and those that recur every few minutes. For tests. */
  advance(seconds: number): Promise<void>
  stop(): Promise<void>
}

/** Matches schedules in minutes; hourly and daily jobs ignore a clock moved by tests. */
const RECURS_WITHIN_THE_HOUR = /^\*(\/\d+)? \* /

const ADVANCE = statement(
  'jobs.advance',
  `update pgboss.job set start_after = start_after - make_interval(secs => $1)
   where state in ('created', 'retry') and start_after > now()`,
)

/** A worker polls when it is woken, and otherwise this seldom. */
const OWN_POLL_SECONDS = 600
/** How long the start time of a recurring job is remembered; the queue forgets finished jobs after twelve hours. */
const REMEMBER_SECONDS = 6 * 60 * 60

/** Makes pg-boss run its SQL in our transaction. */
function pgBossDb(tx: Tx): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({ rows: await tx.rows(statement('', text), values as SqlValue[]) }),
  }
}

async function runJob(app: App, job: Job, data: Record<string, unknown>, own: JobProcess): Promise<void> {
  try {
    await job.run(app, data, own)
  } catch (error) {
    app.storage.note(error)
    app.monitor.failed('job')
    app.log.error({ err: error, job: job.name }, 'job failed')
    throw error
  }
}

/** How a process takes part in the queue. */
export interface JobOptions {
  ownerUrl: string
  /** Whether it runs jobs; otherwise it only sends them. */
  work: boolean
  /** Whether recurring jobs start at their times; otherwise only when tests advance the clock. */
  schedule?: boolean
}

async function startBoss(app: App, { ownerUrl, work }: JobOptions): Promise<{ boss: PgBoss; database: JobsDatabase }> {
  const onError = (error: unknown) => app.log.error({ err: error }, 'job queue')
  const database = new JobsDatabase(ownerUrl, onError)
  const boss = new PgBoss({
    db: database,
    // it would evaluate every expression every few seconds: see followSchedule
    schedule: false,
    supervise: work,
    retryLimit: 8,
    retryDelay: 2,
    retryBackoff: true,
  })
  boss.on('error', onError)
  try {
    await boss.start()
  } catch (error) {
    await database.close()
    throw error
  }
  return { boss, database }
}

/**
 * Starts the queue; with `work` false it only sends jobs. pg-boss connects as the owner, because it creates and
 * upgrades its tables; the jobs themselves use the application's `db`.
 */
export async function startJobs(getApp: () => App, jobs: readonly Job[], options: JobOptions): Promise<JobRunner> {
  const { work, schedule = work } = options
  const { db, log } = getApp()
  const onError = (error: unknown) => log.error({ err: error }, 'job queue')
  const { boss, database } = await startBoss(getApp(), options)
  // at start, existing queues are changed as little as possible: a statement per job takes long on a busy machine
  const queues = new Set((await boss.getQueues()).map(({ name }) => name))
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  const workers = new Map<string, string>()
  const wakeUps = new WakeUps(db, name => {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  })
  for (const job of jobs) {
    if (!queues.has(job.name)) await boss.createQueue(job.name)
    if (!work) continue
    const worker = await boss.work(job.name, { pollingIntervalSeconds: OWN_POLL_SECONDS }, async ([task]) => {
      try {
        const data = (task?.data as Record<string, unknown> | undefined) ?? {}
        await runJob(getApp(), job, data, { ownerUrl: options.ownerUrl })
      } finally {
        // more may be waiting: by itself, the worker takes one job per polling interval
        wakeUps.now(job.name)
      }
    })
    workers.set(job.name, worker)
    if (job.every && schedules.get(job.name) !== job.every) await boss.schedule(job.name, job.every)
  }
  const send: JobQueue['send'] = async (name, data, { afterSeconds = 0, tx, once } = {}) => {
    await boss.send(name, data, {
      startAfter: afterSeconds,
      ...(tx ? { db: pgBossDb(tx) } : {}),
      ...(once ? { singletonKey: once, singletonSeconds: REMEMBER_SECONDS } : {}),
    })
    wakeUps.after(name, afterSeconds)
  }
  if (work) wakeUps.poll(onError)
  const recurring = jobs.flatMap(({ name, every }) => (every ? [{ name, every }] : []))
  const stopSchedule = schedule ? followSchedule(recurring, (name, once) => send(name, {}, { once }), onError) : null
  return {
    send,
    async advance(seconds) {
      await db.run(ADVANCE, [seconds])
      for (const { name, every } of recurring) if (RECURS_WITHIN_THE_HOUR.test(every)) await boss.send(name, {})
      for (const name of workers.keys()) wakeUps.now(name)
    },
    // a job that takes longer is run again by the next start
    async stop() {
      stopSchedule?.()
      wakeUps.stop()
      await boss.stop({ graceful: true, wait: true, timeout: 2000 })
      await database.close()
    },
  }
}
