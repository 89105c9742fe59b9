// Wakes the workers of queues with due jobs, so that sixty workers need not poll their own.

import type { Db } from './db.ts'
import { statement } from './db.ts'

/** For jobs sent by other processes, retries, and workers that were not woken. */
const POLL_MS = 5000
/** The sender's transaction has usually ended by then. */
const COMMIT_MS = 50
const MAX_WAKE_SECONDS = 3600

/** One statement for all queues. */
const DUE = statement(
  'jobs.due-queues',
  `select distinct name from pgboss.job where state < 'active' and start_after <= now()`,
)

export class WakeUps {
  readonly #db: Db
  readonly #wake: (name: string) => void
  readonly #timers = new Set<NodeJS.Timeout>()
  #polling: NodeJS.Timeout | null = null
  #underWay: Promise<void> | null = null

  /** `wake` wakes the worker of a queue, if this process has one. */
  constructor(db: Db, wake: (name: string) => void) {
    this.#db = db
    this.#wake = wake
  }

  now(name: string): void {
    this.#wake(name)
  }

  /** Wakes the worker when a job of this process is due. */
  after(name: string, seconds: number): void {
    if (seconds > MAX_WAKE_SECONDS) return
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        this.#wake(name)
      },
      seconds * 1000 + COMMIT_MS,
    )
    timer.unref()
    this.#timers.add(timer)
  }

  /** Asks every few seconds which queues have due jobs. */
  poll(onError: (error: unknown) => void): void {
    this.#polling = setInterval(() => {
      this.#underWay ??= this.#wakeDue()
        .catch(onError)
        .finally(() => {
          this.#underWay = null
        })
    }, POLL_MS)
    this.#polling.unref()
  }

  async #wakeDue(): Promise<void> {
    for (const { name } of await this.#db.rows<{ name: string }>(DUE)) this.#wake(name)
  }

  stop(): void {
    if (this.#polling) clearInterval(this.#polling)
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }
}
