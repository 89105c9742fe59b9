// The embedded engine as a search port, in the thread that makes it: changes one after the other, merges and snapshots behind them.

import { join } from 'node:path'
import type { SearchDocument, SearchPort } from '../port.ts'
import { type Rebuild, SearchEngine } from './engine.ts'
import type { Ranking } from './ranking-settings.ts'
import { inSlices } from './slices.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'

export interface EmbeddedOptions {
  /** Folder of the snapshot; nothing is kept without one. */
  folder?: string
  /** How long a changed index waits before it is written again, in ms. */
  saveAfterMs?: number
  note?: (message: string) => void
  ranking?: Partial<Ranking>
}

const SAVE_AFTER_MS = 5 * 60_000
const PROGRESS_EVERY = 50_000

export class EmbeddedSearch implements SearchPort {
  readonly engine: SearchEngine
  private readonly options: EmbeddedOptions
  /** Changes wait for one another. */
  private queue: Promise<unknown> = Promise.resolve()
  private tidying: Promise<void> | null = null
  private saving: Promise<void> | null = null
  private timer: NodeJS.Timeout | null = null
  private saved = 0
  private rebuilding: Rebuild | null = null

  constructor(options: EmbeddedOptions = {}) {
    this.options = options
    this.engine = new SearchEngine(options.ranking)
  }

  private get file(): string | null {
    return this.options.folder ? join(this.options.folder, 'index.bin') : null
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  async open(): Promise<string | null> {
    if (!this.file) return null
    try {
      const state = loadSnapshot(this.file)
      this.engine.state = state
      this.saved = ++this.engine.changes
      this.options.note?.(`search index taken up: ${this.engine.documents} products`)
      return state.position
    } catch (error) {
      const isThere = (error as NodeJS.ErrnoException).code !== 'ENOENT'
      if (isThere) this.options.note?.(`the kept search index cannot be used: ${(error as Error).message}`)
      return null
    }
  }

  async mark(position: string): Promise<void> {
    await this.inTurn(async () => {
      this.engine.state.position = position
    })
  }

  async upsert(documents: readonly SearchDocument[]): Promise<void> {
    await this.inTurn(() => inSlices(this.engine.upsert(documents)))
    this.settle()
  }

  async remove(msns: readonly string[]): Promise<void> {
    await this.inTurn(async () => this.engine.remove(msns))
    this.settle()
  }

  async rebuild(documents: AsyncIterable<SearchDocument[]>): Promise<void> {
    await this.startRebuild()
    for await (const batch of documents) await this.addToRebuild(batch)
    await this.finishRebuild()
  }

  async startRebuild(): Promise<void> {
    this.rebuilding = this.engine.startRebuild()
  }

  async addToRebuild(documents: readonly SearchDocument[]): Promise<void> {
    const rebuild = this.rebuilding
    if (!rebuild) throw new Error('No rebuild is under way')
    const before = rebuild.documents
    await this.inTurn(() => inSlices(rebuild.add(documents)))
    if (Math.floor(before / PROGRESS_EVERY) < Math.floor(rebuild.documents / PROGRESS_EVERY)) {
      this.options.note?.(`search index: ${rebuild.documents} products read`)
    }
  }

  async finishRebuild(): Promise<void> {
    const rebuild = this.rebuilding
    if (!rebuild) throw new Error('No rebuild is under way')
    this.rebuilding = null
    await this.inTurn(() => inSlices(rebuild.finish()))
    this.saved = -1
    this.settle()
  }

  /** Behind a change: segments are put together, and after a while the index is written. */
  private settle(): void {
    this.tidying ??= inSlices(this.engine.tidy())
      .catch(error => this.options.note?.(`search segments could not be put together: ${String(error)}`))
      .finally(() => {
        this.tidying = null
      })
    if (!this.file || this.timer) return
    // a new index is worth keeping at once; the small changes after it are read again at the next start anyway
    const wait = this.saved < 0 ? 1000 : (this.options.saveAfterMs ?? SAVE_AFTER_MS)
    this.timer = setTimeout(() => {
      this.timer = null
      void this.save().catch(error => this.options.note?.(`the search index could not be kept: ${String(error)}`))
    }, wait)
    this.timer.unref()
  }

  /** Writes the index, when it has a position and changed since it was written. */
  async save(): Promise<void> {
    if (this.saving) await this.saving
    const { engine, file } = this
    if (!file || engine.state.position === null || engine.changes === this.saved) return
    const { changes } = engine
    this.saving = saveSnapshot(file, engine.state).finally(() => {
      this.saving = null
    })
    await this.saving
    this.saved = changes
  }

  /** Waits for merges that are under way. */
  async settled(): Promise<void> {
    await this.queue
    while (this.tidying) await this.tidying
  }

  search: SearchPort['search'] = async request => this.engine.search(request)
  suggest: SearchPort['suggest'] = async request => this.engine.suggest(request)
  similar: SearchPort['similar'] = async (msn, size) => this.engine.similar(msn, size)
  places: SearchPort['places'] = async msns => this.engine.places(msns)

  similarByText: SearchPort['similarByText'] = async (text, market, size) =>
    this.engine.search({
      market,
      language: 'en',
      q: text,
      sort: 'popularity',
      page: 0,
      size,
      spread: true,
      facets: [],
    }).msns

  setSynonyms: SearchPort['setSynonyms'] = async lines => this.engine.setSynonyms(lines)

  health(): { documents: number; ready: boolean } {
    return { documents: this.engine.documents, ready: true }
  }

  watch(): void {
    // what lives in this thread is lost with it; notes go where the options say
  }

  async close(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    await this.settled()
    await this.saving
    // an index that was built anew and never kept would have to be built again
    if (this.saved < 0) await this.save()
  }
}
