// Calls per minute, counted across processes: strict limits by a statement for each call, others in batches.

import { LRUCache } from 'lru-cache'
import { type Db, statement } from './db.ts'

const WINDOW_MS = 60_000
/** Calls with a limit up to this one (login, codes, forms) are counted in the database before they run. */
const MAX_STRICT = 30
/** From this share of its limit on, a count is shared with the other processes; most visitors never get there. */
const SHARED_FROM = 0.1
const FLUSH_MS = 1000
const MAX_KEYS = 50_000
const MAX_KEY_LENGTH = 200

const ADD = statement(
  'rate-limits.add',
  `insert into rate_limits (key, window_start, hits)
   select key, $2, hits from unnest($1::text[], $3::int[]) as added (key, hits) order by key
   on conflict (key, window_start) do update set hits = rate_limits.hits + excluded.hits returning key, hits`,
)
const DELETE_OLD = statement('rate-limits.delete-old', 'delete from rate_limits where window_start < $1')

interface Count {
  windowStart: number
  max: number
  /** Count of all processes, as last reported by the database. */
  shared: number
  /** Counted here since then. */
  local: number
}

export interface Hit {
  /** Calls in this minute, including this one. */
  current: number
  /** Milliseconds until the minute ends. */
  ttl: number
}

interface Options {
  db: Db
  onError(error: unknown): void
  now?: () => number
}

/** The counts of one process. Without the database it goes on counting alone. */
export class RateCounts {
  readonly #db: Db
  readonly #onError: Options['onError']
  readonly #now: () => number
  readonly #counts = new LRUCache<string, Count>({ max: MAX_KEYS })
  readonly #unshared = new Map<string, Count>()
  readonly #timer: NodeJS.Timeout
  #flushing: Promise<void> = Promise.resolve()
  #oldestWritten = Number.POSITIVE_INFINITY

  constructor({ db, onError, now = Date.now }: Options) {
    this.#db = db
    this.#onError = onError
    this.#now = now
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS)
    this.#timer.unref()
  }

  /** Counts a call in memory; other processes learn of it within a second. */
  hit(name: string, max: number): Hit {
    const { key, count, ttl } = this.#countOf(name, max)
    count.local++
    const current = count.shared + count.local
    if (current >= max * SHARED_FROM) this.#unshared.set(key, count)
    return { current, ttl }
  }

  /** Counts a call; a strict limit holds exactly, however many processes there are. */
  async count(name: string, max: number): Promise<Hit> {
    if (max > MAX_STRICT) return this.hit(name, max)
    const { key, count, ttl } = this.#countOf(name, max)
    // beyond the limit there is nothing left to find out
    if (count.shared > max) return { current: count.shared, ttl }
    try {
      const { hits } = await this.#db.one<{ hits: number }>(ADD, [[key], new Date(count.windowStart), [1]])
      count.shared = Math.max(count.shared, hits)
      this.#oldestWritten = Math.min(this.#oldestWritten, count.windowStart)
      return { current: hits, ttl }
    } catch (error) {
      this.#onError(error)
      count.local++
      return { current: count.shared + count.local, ttl }
    }
  }

  /** Sends the local counts to the database, and reads those of the other processes. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(async () => {
      const counts = [...this.#unshared]
      this.#unshared.clear()
      if (counts.length > 0) await this.#share(counts)
      await this.#deleteOld()
    })
    return this.#flushing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#flushing
  }

  #countOf(name: string, max: number): { key: string; count: Count; ttl: number } {
    const key = name.slice(0, MAX_KEY_LENGTH)
    const now = this.#now()
    const windowStart = now - (now % WINDOW_MS)
    let count = this.#counts.get(key)
    if (!count || count.windowStart !== windowStart) {
      count = { windowStart, max, shared: 0, local: 0 }
      this.#counts.set(key, count)
    }
    return { key, count, ttl: windowStart + WINDOW_MS - now }
  }

  /** Adds the local counts since the last time; calls counted meanwhile stay local. */
  async #share(counts: [string, Count][]): Promise<void> {
    for (const windowStart of new Set(counts.map(([, count]) => count.windowStart))) {
      const added = counts
        .filter(([, count]) => count.windowStart === windowStart && count.local > 0)
        .map(([key, count]) => ({ key, count, hits: count.local }))
      if (added.length === 0) continue
      for (const { count, hits } of added) count.local -= hits
      const byKey = new Map(added.map(({ key, count }) => [key, count]))
      try {
        const values = [[...byKey.keys()], new Date(windowStart), added.map(({ hits }) => hits)]
        for (const { key, hits } of await this.#db.rows<{ key: string; hits: number }>(ADD, values)) {
          const count = byKey.get(key)
          // statements of one process may return in a different order than they ran
          if (count) count.shared = Math.max(count.shared, hits)
        }
        this.#oldestWritten = Math.min(this.#oldestWritten, windowStart)
      } catch (error) {
        for (const { count, hits } of added) count.local += hits
        this.#onError(error)
      }
    }
  }

  /** Deletes the counts of past minutes, once a minute and only after this process has written some. */
  async #deleteOld(): Promise<void> {
    const before = this.#now() - 2 * WINDOW_MS
    if (this.#oldestWritten >= before) return
    this.#oldestWritten = Number.POSITIVE_INFINITY
    await this.#db.run(DELETE_OLD, [new Date(before)]).catch(this.#onError)
  }
}
