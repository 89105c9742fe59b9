// The search port of the web process: forwards calls to the engine's worker thread, limits the queue and restarts the thread.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SearchDocument, SearchHealth, SearchListener, SearchPort } from '../port.ts'
import type { Call, EngineMethod, MethodInput, MethodOutput, Reply, WorkerSettings } from './worker-protocol.ts'

interface PendingCall {
  resolve(output: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

const READ_METHODS: ReadonlySet<EngineMethod> = new Set([
  'search',
  'suggest',
  'similar',
  'similarByText',
  'categoryPaths',
])
const READ_TIMEOUT_MS = 10_000
const WRITE_TIMEOUT_MS = 30 * 60_000
/** Further calls are rejected rather than queued. */
const MAX_PENDING = 500
const RESTART_DELAY_MS = 500
/** Read calls in a row that time out before the thread is terminated. */
const MAX_TIMEOUTS = 3

/** A worker thread does not inherit the loader of its parent: it loads tsx first, then the sources. */
const SOURCE_ENTRY = `
  const { workerData } = require('node:worker_threads')
  import(workerData.tsx).then(({ register }) => {
    register()
    return import(workerData.entry)
  })`

/** Starts the bundled worker beside this file, or the sources when this file is one. */
function startThread(settings: WorkerSettings): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./search-worker.js', import.meta.url), { workerData: settings })
  }
  // the entry for import(): the one that require() resolves does not work in a thread
  const tsxPackage = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))
  const tsx = new URL('./dist/esm/api/index.mjs', tsxPackage).href
  const entry = new URL('./worker.ts', import.meta.url).href
  return new Worker(SOURCE_ENTRY, { eval: true, workerData: { ...settings, tsx, entry } })
}

/** The embedded engine in a worker thread. All methods reject while the thread is restarting and after `close`. */
export class WorkerSearch implements SearchPort {
  private readonly settings: WorkerSettings
  private thread: Worker | null = null
  private readonly pending = new Map<number, PendingCall>()
  private lastId = 0
  private timeouts = 0
  private documents = 0
  private isReady = true
  private isClosed = false
  private listener: SearchListener | null = null
  /** Sent again to every new thread. */
  private synonyms = ''

  constructor(settings: WorkerSettings) {
    this.settings = settings
  }

  private runningThread(): Worker {
    if (this.thread) return this.thread
    const thread = startThread(this.settings)
    thread.on('message', (reply: Reply) => this.receive(reply))
    thread.on('error', error => this.listener?.log(`the search engine failed: ${error.message}`))
    thread.on('exit', () => this.onExit(thread))
    // the thread keeps the process alive only while a call is pending
    thread.unref()
    this.thread = thread
    return thread
  }

  private receive(reply: Reply): void {
    if (reply.kind === 'log') {
      this.listener?.log(reply.message)
      return
    }
    const call = this.takePending(reply.id)
    if (reply.kind === 'result') {
      this.documents = reply.documents
      this.timeouts = 0
      call?.resolve(reply.output)
    } else call?.reject(new Error(reply.message))
  }

  private takePending(id: number): PendingCall | undefined {
    const call = this.pending.get(id)
    if (!call) return undefined
    clearTimeout(call.timer)
    this.pending.delete(id)
    if (this.pending.size === 0) this.thread?.unref()
    return call
  }

  /** Rejects the pending calls. The listener opens the index again in a new thread. */
  private onExit(thread: Worker): void {
    if (this.thread !== thread) return
    this.thread = null
    this.documents = 0
    for (const id of [...this.pending.keys()]) this.takePending(id)?.reject(new Error('The search engine stopped'))
    if (this.isClosed) return
    this.isReady = false
    this.listener?.log('the search engine stopped and is restarting')
    setTimeout(() => {
      this.isReady = true
      if (this.isClosed) return
      if (this.synonyms) this.call('setSynonyms', this.synonyms).catch(() => undefined)
      this.listener?.indexLost()
    }, RESTART_DELAY_MS)
  }

  private onTimeout(id: number, method: EngineMethod): void {
    this.takePending(id)?.reject(new Error(`The search engine did not respond to ${method} in time`))
    if (READ_METHODS.has(method) && ++this.timeouts >= MAX_TIMEOUTS) void this.thread?.terminate()
  }

  private call<M extends EngineMethod>(method: M, ...input: MethodInput<M>): Promise<MethodOutput<M>> {
    if (this.isClosed) return Promise.reject(new Error('The search engine is closed'))
    if (!this.isReady) return Promise.reject(new Error('The search engine is restarting'))
    if (this.pending.size >= MAX_PENDING) return Promise.reject(new Error('The search engine is overloaded'))
    const thread = this.runningThread()
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      const timeout = READ_METHODS.has(method) ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS
      const timer = setTimeout(() => this.onTimeout(id, method), timeout)
      timer.unref()
      this.pending.set(id, { resolve: output => resolve(output as MethodOutput<M>), reject, timer })
      thread.ref()
      const call: Call = { id, method, input }
      thread.postMessage(call)
    })
  }

  open: SearchPort['open'] = () => this.call('open')
  setPosition: SearchPort['setPosition'] = position => this.call('setPosition', position)
  upsert: SearchPort['upsert'] = documents => this.call('upsert', documents)
  remove: SearchPort['remove'] = msns => this.call('remove', msns)
  search: SearchPort['search'] = request => this.call('search', request)
  suggest: SearchPort['suggest'] = request => this.call('suggest', request)
  similar: SearchPort['similar'] = (msn, size) => this.call('similar', msn, size)
  similarByText: SearchPort['similarByText'] = (text, market, size) => this.call('similarByText', text, market, size)
  categoryPaths: SearchPort['categoryPaths'] = msns => this.call('categoryPaths', msns)

  setSynonyms(lines: string): Promise<void> {
    this.synonyms = lines
    return this.call('setSynonyms', lines)
  }

  /** Sends a batch when the previous one is indexed, so that a fast database does not fill the memory. */
  async rebuild(documents: AsyncIterable<SearchDocument[]>): Promise<void> {
    await this.call('startRebuild')
    for await (const batch of documents) await this.call('addToRebuild', batch)
    await this.call('finishRebuild')
  }

  /** Writes the index to disk now. */
  save(): Promise<void> {
    return this.call('save')
  }

  health(): SearchHealth {
    return { documents: this.documents, ready: this.isReady && !this.isClosed }
  }

  listen(listener: SearchListener): void {
    this.listener = listener
  }

  /** Terminates the thread as a crash would; for tests of the recovery. */
  async crash(): Promise<void> {
    await this.thread?.terminate()
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    const { thread } = this
    if (thread && this.isReady) await this.call('close').catch(() => undefined)
    this.isClosed = true
    await thread?.terminate()
  }
}
