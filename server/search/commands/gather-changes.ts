// Gathers changes of the catalogue, so that many of them are processed and announced once.

import { setTimeout as delay } from 'node:timers/promises'

export interface Changes {
  msns: Set<string>
  everything: boolean
  snapshot: boolean
}

/** A single change is processed at once, together with others of the same moment. */
const GATHER_MS = 25
/** More products than anybody changes manually: an import is running, and more will follow. */
const BULK_PRODUCTS = 50
/** During an import, the index and pages with product lists are updated at most this often. */
const BULK_MS = 2000
const RETRY_MS = 1000

const nothing = (): Changes => ({ msns: new Set(), everything: false, snapshot: false })

/** Calls `work` with the gathered changes, one call at a time. After a failure everything is processed again. */
export class ChangeGatherer {
  readonly #work: (changes: Changes) => Promise<void>
  readonly #onError: (error: unknown) => void
  #pending = nothing()
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()
  #stopped = false
  #inBulk = false

  constructor(work: (changes: Changes) => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work
    this.#onError = onError
  }

  /** Records a change and schedules its processing. */
  note(change: (pending: Changes) => void): void {
    change(this.#pending)
    this.#schedule(this.#inBulk ? BULK_MS : GATHER_MS)
  }

  /** Resolves when the recorded changes have been processed, or processing has stopped. */
  async settled(): Promise<void> {
    for (;;) {
      await this.#running
      if (this.#stopped || !this.#timer) return
      await delay(GATHER_MS)
    }
  }

  /** Resolves when the current processing has ended; nothing more is processed. */
  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#running
  }

  #schedule(ms: number): void {
    if (!this.#stopped) this.#timer ??= setTimeout(() => this.#run(), ms)
  }

  #run(): void {
    this.#timer = null
    const taken = this.#pending
    this.#pending = nothing()
    this.#inBulk = taken.msns.size > BULK_PRODUCTS
    this.#running = this.#running
      .then(() => (this.#stopped ? undefined : this.#work(taken)))
      .catch(error => {
        this.#onError(error)
        // notifications may have been missed
        this.#pending.everything = true
        this.#pending.snapshot = true
        this.#schedule(RETRY_MS)
      })
  }
}
