// The search port of the web process: hands every call to the engine's thread, bounds what waits, and starts the thread again when it dies.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SearchDocument, SearchHealth, SearchPort, SearchWatcher } from '../port.ts'
import type { Call, EngineMethod, MethodInput, MethodOutput, Reply, WorkerSettings } from './worker-protocol.ts'

interface Waiting {
  resolve(output: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

const READS: ReadonlySet<EngineMethod> = new Set(['search', 'suggest', 'similar', 'similarByText', 'places'])
const READ_MS = 10_000
const WORK_MS = 30 * 60_000
/** Questions that may wait at once; one more is refused rather than kept. */
const MOST_WAITING = 500
const RESTART_MS = 500
/** Questions in a row that went unanswered before the thread is taken for stuck. */
const STUCK_AFTER = 3

/** A thread does not inherit the loader of its parent: it loads tsx first, then the sources. */
const SOURCE_ENTRY = `
  const { workerData } = require('node:worker_threads')
  import(workerData.tsx).then(({ register }) => {
    register()
    return import(workerData.entry)
  })`

/** A build has the thread's entry beside its own. */
function startThread(settings: WorkerSettings): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./search-worker.js', import.meta.url), { workerData: settings })
  }
  // the entry for import(): the one that require() finds does not work in a thread
  const home = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))
  const tsx = new URL('./dist/esm/api/index.mjs', home).href
  const entry = new URL('./worker.ts', import.meta.url).href
  return new Worker(SOURCE_ENTRY, { eval: true, workerData: { ...settings, tsx, entry } })
}

export class WorkerSearch implements SearchPort {
  private readonly settings: WorkerSettings
  private thread: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0
  private unanswered = 0
  private documents = 0
  private isReady = true
  private isClosed = false
  private watcher: SearchWatcher | null = null
  /** Said again to every new thread. */
  private synonyms = ''

  constructor(settings: WorkerSettings) {
    this.settings = settings
  }

  private get running(): Worker {
    if (this.thread) return this.thread
    const thread = startThread(this.settings)
    thread.on('message', (reply: Reply) => this.receive(reply))
    thread.on('error', error => this.watcher?.note(`the search engine failed: ${error.message}`))
    thread.on('exit', () => this.ended(thread))
    // the thread keeps the process alive only while somebody waits for it
    thread.unref()
    this.thread = thread
    return thread
  }

  private receive(reply: Reply): void {
    if (reply.kind === 'note') {
      this.watcher?.note(reply.message)
      return
    }
    const waiting = this.take(reply.id)
    if (reply.kind === 'answer') {
      this.documents = reply.documents
      this.unanswered = 0
      waiting?.resolve(reply.output)
    } else waiting?.reject(new Error(reply.message))
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id)
    if (!waiting) return undefined
    clearTimeout(waiting.timer)
    this.waiting.delete(id)
    if (this.waiting.size === 0) this.thread?.unref()
    return waiting
  }

  /** What waited for the thread fails; the watcher opens the index again in a new one. */
  private ended(thread: Worker): void {
    if (this.thread !== thread) return
    this.thread = null
    this.documents = 0
    for (const id of [...this.waiting.keys()]) this.take(id)?.reject(new Error('The search engine stopped'))
    if (this.isClosed) return
    this.isReady = false
    this.watcher?.note('the search engine stopped and is started again')
    setTimeout(() => {
      this.isReady = true
      if (this.isClosed) return
      if (this.synonyms) this.ask('setSynonyms', this.synonyms).catch(() => undefined)
      this.watcher?.lost()
    }, RESTART_MS)
  }

  private timedOut(id: number, method: EngineMethod): void {
    this.take(id)?.reject(new Error(`The search engine did not answer ${method} in time`))
    if (READS.has(method) && ++this.unanswered >= STUCK_AFTER) void this.thread?.terminate()
  }

  private ask<M extends EngineMethod>(method: M, ...input: MethodInput<M>): Promise<MethodOutput<M>> {
    if (this.isClosed) return Promise.reject(new Error('The search engine is closed'))
    if (!this.isReady) return Promise.reject(new Error('The search engine is starting again'))
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(new Error('The search engine has too much to do'))
    const thread = this.running
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.timedOut(id, method), READS.has(method) ? READ_MS : WORK_MS)
      timer.unref()
      this.waiting.set(id, { resolve: output => resolve(output as MethodOutput<M>), reject, timer })
      thread.ref()
      const call: Call = { id, method, input }
      thread.postMessage(call)
    })
  }

  open: SearchPort['open'] = () => this.ask('open')
  mark: SearchPort['mark'] = position => this.ask('mark', position)
  upsert: SearchPort['upsert'] = documents => this.ask('upsert', documents)
  remove: SearchPort['remove'] = msns => this.ask('remove', msns)
  search: SearchPort['search'] = request => this.ask('search', request)
  suggest: SearchPort['suggest'] = request => this.ask('suggest', request)
  similar: SearchPort['similar'] = (msn, size) => this.ask('similar', msn, size)
  similarByText: SearchPort['similarByText'] = (text, market, size) => this.ask('similarByText', text, market, size)
  places: SearchPort['places'] = msns => this.ask('places', msns)

  setSynonyms(lines: string): Promise<void> {
    this.synonyms = lines
    return this.ask('setSynonyms', lines)
  }

  /** Each batch waits for the one before: what the database gives faster than the engine reads is not piled up. */
  async rebuild(documents: AsyncIterable<SearchDocument[]>): Promise<void> {
    await this.ask('startRebuild')
    for await (const batch of documents) await this.ask('addToRebuild', batch)
    await this.ask('finishRebuild')
  }

  /** Writes the index to disk now. */
  save(): Promise<void> {
    return this.ask('save')
  }

  health(): SearchHealth {
    return { documents: this.documents, ready: this.isReady && !this.isClosed }
  }

  watch(watcher: SearchWatcher): void {
    this.watcher = watcher
  }

  /** Ends the thread as a crash would; for tests of what follows. */
  async crash(): Promise<void> {
    await this.thread?.terminate()
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    const { thread } = this
    if (thread && this.isReady) await this.ask('close').catch(() => undefined)
    this.isClosed = true
    await thread?.terminate()
  }
}
