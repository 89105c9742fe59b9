// The embedded engine as a search port in the current thread: serialises changes, then compacts and saves in the background.

import { join } from 'node:path'
import type { SearchDocument, SearchPort } from '../port.ts'
import { SearchEngine } from './engine.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Rebuild } from './rebuild.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'
import { runInSlices } from './time-slices.ts'

export interface EmbeddedOptions {
  /** Folder of the snapshot; without one the index is kept in memory only. */
  folder?: string
  /** Delay between a change and the next snapshot, in ms. */
  saveDelayMs?: number
  log?: (message: string) => void
  ranking?: Partial<Ranking>
}

const SAVE_DELAY_MS = 5 * 60_000
/** Delay when the snapshot is far behind. */
const SAVE_SOON_MS = 1000
/**
 * A snapshot with more changed documents than this, and this share of all, is far behind: reading them again takes
 * longer than saving.
 */
const FAR_BEHIND = { documents: 500, share: 0.1 }
/** Documents between two progress messages of a rebuild. */
const PROGRESS_EVERY = 50_000

export class EmbeddedSearch implements SearchPort {
  readonly engine: SearchEngine
  private readonly options: EmbeddedOptions
  /** Resolves when the change that holds the lock is done. */
  private lock: Promise<unknown> = Promise.resolve()
  private compacting: Promise<void> | null = null
  private saving: Promise<void> | null = null
  private saveTimer: { timer: NodeJS.Timeout; soon: boolean } | null = null
  private savedChanges = 0
  /** Documents that were changed since the snapshot was saved. */
  private unsavedDocuments = 0
  private rebuilding: Rebuild | null = null

  constructor(options: EmbeddedOptions = {}) {
    this.options = options
    this.engine = new SearchEngine(options.ranking)
  }

  private get file(): string | null {
    return this.options.folder ? join(this.options.folder, 'index.bin') : null
  }

  private withLock<T>(work: () => Promise<T>): Promise<T> {
    const done = this.lock.then(work)
    this.lock = done.catch(() => undefined)
    return done
  }

  async open(): Promise<string | null> {
    if (!this.file) return null
    try {
      const state = loadSnapshot(this.file)
      this.engine.state = state
      this.savedChanges = ++this.engine.changes
      this.options.log?.(`search index loaded: ${this.engine.documents} products`)
      return state.position
    } catch (error) {
      const exists = (error as NodeJS.ErrnoException).code !== 'ENOENT'
      if (exists) this.options.log?.(`the saved search index cannot be used: ${(error as Error).message}`)
      return null
    }
  }

  async setPosition(position: string): Promise<void> {
    await this.withLock(async () => {
      this.engine.state.position = position
    })
  }

  async upsert(documents: readonly SearchDocument[]): Promise<void> {
    await this.withLock(() => runInSlices(this.engine.upsert(documents)))
    this.unsavedDocuments += documents.length
    this.scheduleMaintenance()
  }

  async remove(msns: readonly string[]): Promise<void> {
    await this.withLock(async () => this.engine.remove(msns))
    this.unsavedDocuments += msns.length
    this.scheduleMaintenance()
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
    if (!rebuild) throw new Error('No rebuild is in progress')
    const before = rebuild.documents
    await this.withLock(() => runInSlices(rebuild.add(documents)))
    if (Math.floor(before / PROGRESS_EVERY) < Math.floor(rebuild.documents / PROGRESS_EVERY)) {
      this.options.log?.(`search index: ${rebuild.documents} products indexed`)
    }
  }

  async finishRebuild(): Promise<void> {
    const rebuild = this.rebuilding
    if (!rebuild) throw new Error('No rebuild is in progress')
    this.rebuilding = null
    await this.withLock(() => runInSlices(rebuild.finish()))
    this.savedChanges = -1
    this.scheduleMaintenance()
  }

  /** After a change: compacts the segments, and saves the index after a delay. */
  private scheduleMaintenance(): void {
    this.compacting ??= runInSlices(this.engine.compact())
      .catch(error => this.options.log?.(`search segments could not be merged: ${String(error)}`))
      .finally(() => {
        this.compacting = null
      })
    this.scheduleSave()
  }

  /** Whether the next start would have to rebuild the index, or read much of it again. */
  private get isFarBehind(): boolean {
    const { documents, share } = FAR_BEHIND
    return this.savedChanges < 0 || this.unsavedDocuments > documents + this.engine.documents * share
  }

  /** Few changes are saved late, as the next start reads them from the database; a rebuilt or filled index is saved at once. */
  private scheduleSave(): void {
    const soon = this.isFarBehind
    if (!this.file || (this.saveTimer && (this.saveTimer.soon || !soon))) return
    this.stopSaveTimer()
    const save = () => {
      this.saveTimer = null
      void this.save().catch(error => this.options.log?.(`the search index could not be saved: ${String(error)}`))
    }
    const timer = setTimeout(save, soon ? SAVE_SOON_MS : (this.options.saveDelayMs ?? SAVE_DELAY_MS))
    timer.unref()
    this.saveTimer = { timer, soon }
  }

  private stopSaveTimer(): void {
    if (this.saveTimer) clearTimeout(this.saveTimer.timer)
    this.saveTimer = null
  }

  /** Writes the index to disk, if it has a position and has changed since the last time; a later change schedules the next one. */
  async save(): Promise<void> {
    this.stopSaveTimer()
    if (this.saving) await this.saving
    const { engine, file } = this
    if (!file || engine.state.position === null || engine.changes === this.savedChanges) return
    const { changes } = engine
    const documents = this.unsavedDocuments
    this.saving = saveSnapshot(file, engine.state).finally(() => {
      this.saving = null
    })
    await this.saving
    this.savedChanges = changes
    this.unsavedDocuments -= documents
  }

  /** Resolves when no change and no merge is in progress. */
  async whenIdle(): Promise<void> {
    await this.lock
    while (this.compacting) await this.compacting
  }

  search: SearchPort['search'] = async request => this.engine.search(request)
  suggest: SearchPort['suggest'] = async request => this.engine.suggest(request)
  similar: SearchPort['similar'] = async (msn, size) => this.engine.similar(msn, size)
  categoryPaths: SearchPort['categoryPaths'] = async msns => this.engine.categoryPaths(msns)

  similarByText: SearchPort['similarByText'] = async (text, market, size) =>
    this.engine.search({
      market,
      language: 'en',
      q: text,
      sort: 'popularity',
      page: 0,
      size,
      diversify: true,
      facets: [],
    }).msns

  setSynonyms: SearchPort['setSynonyms'] = async lines => this.engine.setSynonyms(lines)

  health(): { documents: number; ready: boolean } {
    return { documents: this.engine.documents, ready: true }
  }

  listen(): void {
    // the index is never lost without the process; messages go to options.log
  }

  async close(): Promise<void> {
    this.stopSaveTimer()
    await this.whenIdle()
    await this.saving
    if (this.isFarBehind) await this.save()
  }
}
