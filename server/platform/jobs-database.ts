// The job queue's connections; the queue reports the end of a job without waiting for the database.

import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type PgBoss from 'pg-boss'
import { poolOptions, SESSION_LIMITS } from './connections.ts'

const MAX_CONNECTIONS = 3
/** Maximum time for running statements, and then the connections, to end: the queue has already waited for its jobs. */
const CLOSE_MS = 500
const RETRY_MS = 1000

/** pg-boss runs these two statements, which end a job, without handling their errors. They can be repeated. */
const ENDS_A_JOB = /\bcompleted_on\b/

/** A pool for pg-boss. A statement interrupted by closing the pool resolves to nothing instead of failing. */
export class JobsDatabase implements PgBoss.Db {
  readonly #pool: pg.Pool
  readonly #onError: (error: unknown) => void
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #closing = new AbortController()

  /** Connects as the user in `url`; `onError` receives lost connections and jobs whose end could not be stored yet. */
  constructor(url: string, onError: (error: unknown) => void) {
    this.#pool = new pg.Pool(poolOptions(url, MAX_CONNECTIONS, SESSION_LIMITS.background))
    this.#onError = onError
    this.#pool.on('error', onError)
  }

  /** pg-boss's type declares no missing result, but the library returns one for its own closed pool. */
  async executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    const result = ENDS_A_JOB.test(text) ? this.#untilStored(text, values) : this.#run(text, values)
    this.#underWay.add(result)
    try {
      return (await result) as { rows: unknown[] }
    } finally {
      this.#underWay.delete(result)
    }
  }

  /** Closes the connections when running statements have ended, or after `limitMs`. */
  async close(limitMs = CLOSE_MS): Promise<void> {
    await Promise.race([Promise.allSettled(this.#underWay), delay(limitMs, undefined, { ref: false })])
    this.#closing.abort()
    // a statement that continues ends with its connection, at the latest with the process
    await Promise.race([this.#pool.end(), delay(CLOSE_MS, undefined, { ref: false })])
  }

  async #run(text: string, values?: unknown[]): Promise<pg.QueryResult | undefined> {
    const { signal } = this.#closing
    if (signal.aborted) return undefined
    try {
      return await this.#pool.query(text, values)
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    }
  }

  async #untilStored(text: string, values?: unknown[]): Promise<pg.QueryResult | undefined> {
    for (;;) {
      try {
        return await this.#run(text, values)
      } catch (error) {
        this.#onError(error)
        await delay(RETRY_MS, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined)
      }
    }
  }
}
