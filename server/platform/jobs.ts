// Background jobs on pg-boss: scheduled by cron or sent with data, and durable across restarts.

import PgBoss from 'pg-boss'
import type { App } from './app.ts'
import type { SqlValue, Tx } from './db.ts'
import { statement } from './db.ts'
import type { JobQueue } from './job-queue.ts'
import { JobsDatabase } from './jobs-database.ts'

export interface Job {
  /** Stable queue name: `orders.expire`. */
  name: string
  /** Five-field cron expression (UTC) of a scheduled job; absent for jobs that are only sent. */
  every?: string
  /** Runs once at a time across all processes; failures are retried with exponential backoff. */
  run(app: App, data: Record<string, unknown>): Promise<void>
}

export interface JobRunner extends JobQueue {
  /** Runs what is due within so many seconds now: delayed work, and the jobs that recur every few minutes. For tests. */
  advance(seconds: number): Promise<void>
  stop(): Promise<void>
}

/** Matches schedules of minutes; hourly and daily jobs do not follow a clock moved by tests. */
const RECURS_WITHIN_THE_HOUR = /^\*(\/\d+)? \* /

const ADVANCE = statement(
  'jobs.advance',
  `update pgboss.job set start_after = start_after - make_interval(secs => $1)
   where state in ('created', 'retry') and start_after > now()`,
)

/** For jobs that another process has sent, and those whose worker was not woken. */
const POLL_SECONDS = 5
/** The transaction of a sender has ended by then, in most cases. */
const COMMIT_MS = 50
const MAX_WAKE_SECONDS = 3600

/** Wakes the worker of a queue when a job sent by this process is due, so that workers seldom need to poll. */
class WakeUps {
  readonly #boss: PgBoss
  readonly #workers: ReadonlyMap<string, string>
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(boss: PgBoss, workers: ReadonlyMap<string, string>) {
    this.#boss = boss
    this.#workers = workers
  }

  now(name: string): void {
    const worker = this.#workers.get(name)
    if (worker !== undefined) this.#boss.notifyWorker(worker)
  }

  after(name: string, seconds: number): void {
    const worker = this.#workers.get(name)
    if (worker === undefined || seconds > MAX_WAKE_SECONDS) return
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        this.#boss.notifyWorker(worker)
      },
      seconds * 1000 + COMMIT_MS,
    )
    timer.unref()
    this.#timers.add(timer)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }
}

/** Makes pg-boss run its SQL in our transaction. */
function pgBossDb(tx: Tx): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({ rows: await tx.rows(statement('', text), values as SqlValue[]) }),
  }
}

async function runJob(app: App, job: Job, data: Record<string, unknown>): Promise<void> {
  try {
    await job.run(app, data)
  } catch (error) {
    app.storage.note(error)
    app.monitor.failed('job')
    app.log.error({ err: error, job: job.name }, 'job failed')
    throw error
  }
}

/** As what a process takes part in the queue. */
export interface JobOptions {
  ownerUrl: string
  /** Runs jobs; else it only sends them. */
  work: boolean
  /** Recurring jobs start at their times; else only when tests advance the clock. */
  schedule?: boolean
}

async function startBoss(
  app: App,
  { ownerUrl, work, schedule = work }: JobOptions,
): Promise<{ boss: PgBoss; database: JobsDatabase }> {
  const onError = (error: unknown) => app.log.error({ err: error }, 'job queue')
  const database = new JobsDatabase(ownerUrl, onError)
  const boss = new PgBoss({
    db: database,
    schedule,
    supervise: work,
    retryLimit: 8,
    retryDelay: 2,
    retryBackoff: true,
    // the default of 30 seconds would start a scheduled job up to 40 seconds late
    cronMonitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: 2,
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
 * Starts the queue; with `work` false it only sends jobs. The library of the queue connects as the owner, because it
 * creates and upgrades its tables; what jobs do goes through `db` of the application.
 */
export async function startJobs(getApp: () => App, jobs: readonly Job[], options: JobOptions): Promise<JobRunner> {
  const { work } = options
  const { db } = getApp()
  const { boss, database } = await startBoss(getApp(), options)
  // a start changes what is there already as little as it can: a statement for each job takes long on a busy machine
  const queues = new Set((await boss.getQueues()).map(({ name }) => name))
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  const workers = new Map<string, string>()
  const wakeUps = new WakeUps(boss, workers)
  for (const job of jobs) {
    if (!queues.has(job.name)) await boss.createQueue(job.name)
    if (!work) continue
    const worker = await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async ([task]) => {
      try {
        await runJob(getApp(), job, (task?.data as Record<string, unknown> | undefined) ?? {})
      } finally {
        // more may wait: left alone, the worker takes one job in each interval of polling
        wakeUps.now(job.name)
      }
    })
    workers.set(job.name, worker)
    if (job.every && schedules.get(job.name) !== job.every) await boss.schedule(job.name, job.every)
  }
  return {
    async send(name, data, options = {}) {
      await boss.send(name, data, {
        startAfter: options.afterSeconds ?? 0,
        ...(options.tx ? { db: pgBossDb(options.tx) } : {}),
      })
      wakeUps.after(name, options.afterSeconds ?? 0)
    },
    async advance(seconds) {
      await db.run(ADVANCE, [seconds])
      const recurring = jobs.filter(({ every }) => every !== undefined && RECURS_WITHIN_THE_HOUR.test(every))
      for (const { name } of recurring) await boss.send(name, {})
      for (const worker of workers.values()) boss.notifyWorker(worker)
    },
    // a job that takes longer is run again by the next start
    async stop() {
      wakeUps.stop()
      await boss.stop({ graceful: true, wait: true, timeout: 2000 })
      await database.close()
    },
  }
}
