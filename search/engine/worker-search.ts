// The search port of the web process: forwards calls to the engine's worker thread, lets clients take turns and restarts the thread.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SearchDocument, SearchHealth, SearchListener, SearchPort } from '../port.ts'
import { FairQueue } from './fair-queue.ts'
import type { Call, EngineMethod, MethodInput, MethodOutput, Reply, WorkerSettings } from './worker-protocol.ts'

/** How the thread is started, and its configuration. */
export interface ThreadSettings extends WorkerSettings {
  /** The bundled worker, if it is not beside this file. */
  bundle?: string
}

interface PendingCall {
  method: EngineMethod
  resolve(output: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/** A read call that has not been sent to the thread yet. */
interface WaitingCall {
  start(): void
  reject(error: Error): void
}

/** The engine cannot respond now, but may be able to a little later. */
export class SearchUnavailableError extends Error {
  readonly code = 'SEARCH_UNAVAILABLE'
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
/** Read calls that the thread handles at a time; the others wait on this side, where clients take turns. */
const MAX_RUNNING = 2
/** Further calls of a client, or of all clients, are rejected rather than queued. */
const MAX_WAITING = { maxPerClient: 100, maxItems: 500 }
const MAX_WAIT_MS = 5000
const RESTART_DELAY_MS = 500
/** Read calls in a row that time out before the thread is terminated. */
const MAX_TIMEOUTS = 3

/**
 * A search leaves a megabyte of garbage: with twice the usual young generation, half as many collections interrupt
 * searches.
 */
const MEMORY = { maxYoungGenerationSizeMb: 96 }

/** A worker thread does not inherit the loader of its parent: it loads tsx first, then the sources. */
const SOURCE_ENTRY = `
  const { workerData } = require('node:worker_threads')
  import(workerData.tsx).then(({ register }) => {
    register()
    return import(workerData.entry)
  })`

/** Starts the given bundled worker or the one beside this file, or the sources when this file is a source. */
function startThread({ bundle, ...settings }: ThreadSettings): Worker {
  if (bundle !== undefined || !import.meta.url.endsWith('.ts')) {
    const file = bundle === undefined ? new URL('./search-worker.js', import.meta.url) : pathToFileURL(bundle)
    return new Worker(file, { workerData: settings, resourceLimits: MEMORY })
  }
  // the entry for import(): the one that require() resolves does not work in a thread
  const tsxPackage = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))
  const tsx = new URL('./dist/esm/api/index.mjs', tsxPackage).href
  const entry = new URL('./worker.ts', import.meta.url).href
  return new Worker(SOURCE_ENTRY, { eval: true, workerData: { ...settings, tsx, entry }, resourceLimits: MEMORY })
}

/** The embedded engine in a worker thread. All methods reject while the thread is restarting and after `close`. */
export class WorkerSearch implements SearchPort {
  private readonly settings: ThreadSettings
  private thread: Worker | null = null
  private readonly clientOf: () => string
  private readonly pending = new Map<number, PendingCall>()
  private readonly waiting = new FairQueue<WaitingCall>(MAX_WAITING)
  private running = 0
  private lastId = 0
  private timeouts = 0
  private documents = 0
  private isReady = true
  private isClosed = false
  private listener: SearchListener | null = null
  /** Sent to every new thread. */
  private synonyms = ''

  /** `clientOf` identifies the client of a call; clients take turns. */
  constructor(settings: ThreadSettings, clientOf: () => string = () => '') {
    this.settings = settings
    this.clientOf = clientOf
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
    if (this.synonyms) void this.call('setSynonyms', this.synonyms).catch(() => undefined)
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
    if (READ_METHODS.has(call.method)) {
      this.running--
      this.startWaiting()
    }
    if (this.pending.size === 0) this.thread?.unref()
    return call
  }

  /** Rejects the pending calls. The listener opens the index again in a new thread. */
  private onExit(thread: Worker): void {
    if (this.thread !== thread) return
    this.thread = null
    this.documents = 0
    this.isReady = false
    const stopped = new SearchUnavailableError('The search engine stopped')
    for (const call of this.waiting.drain()) call.reject(stopped)
    for (const id of [...this.pending.keys()]) this.takePending(id)?.reject(stopped)
    if (this.isClosed) return
    this.listener?.log('the search engine stopped and is restarting')
    setTimeout(() => {
      this.isReady = true
      if (this.isClosed) return
      this.listener?.indexLost()
    }, RESTART_DELAY_MS)
  }

  private onTimeout(id: number, method: EngineMethod): void {
    this.takePending(id)?.reject(new SearchUnavailableError(`The search engine did not respond to ${method} in time`))
    if (READ_METHODS.has(method) && ++this.timeouts >= MAX_TIMEOUTS) void this.thread?.terminate()
  }

  private call<M extends EngineMethod>(method: M, ...input: MethodInput<M>): Promise<MethodOutput<M>> {
    if (this.isClosed) return Promise.reject(new SearchUnavailableError('The search engine is closed'))
    if (!this.isReady) return Promise.reject(new SearchUnavailableError('The search engine is restarting'))
    return new Promise((resolve, reject) => {
      const start = () => this.send(method, input, { resolve: output => resolve(output as MethodOutput<M>), reject })
      if (!READ_METHODS.has(method)) start()
      else if (this.running < MAX_RUNNING) start()
      else this.wait({ start, reject })
    })
  }

  /** Sends a call to the thread. */
  private send(method: EngineMethod, input: unknown[], { resolve, reject }: Pick<PendingCall, 'resolve' | 'reject'>) {
    const thread = this.runningThread()
    const id = ++this.lastId
    const isRead = READ_METHODS.has(method)
    if (isRead) this.running++
    const timer = setTimeout(() => this.onTimeout(id, method), isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
    timer.unref()
    this.pending.set(id, { method, resolve, reject, timer })
    thread.ref()
    const call: Call = { id, method, input }
    thread.postMessage(call)
  }

  /** Queues a call until it is its client's turn. */
  private wait({ start, reject }: WaitingCall): void {
    const client = this.clientOf()
    const tooLong = setTimeout(() => {
      this.waiting.remove(client, call)
      reject(new SearchUnavailableError('The search engine is overloaded'))
    }, MAX_WAIT_MS)
    tooLong.unref()
    const call: WaitingCall = {
      start() {
        clearTimeout(tooLong)
        start()
      },
      reject(error) {
        clearTimeout(tooLong)
        reject(error)
      },
    }
    if (!this.waiting.push(client, call)) call.reject(new SearchUnavailableError('The search engine is overloaded'))
  }

  private startWaiting(): void {
    while (this.running < MAX_RUNNING && this.isReady && !this.isClosed) {
      const call = this.waiting.shift()
      if (!call) return
      call.start()
    }
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

  /** Starts no thread: the next one gets the value. */
  async setSynonyms(lines: string): Promise<void> {
    this.synonyms = lines
    if (this.thread && this.isReady) await this.call('setSynonyms', lines)
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
    for (const call of this.waiting.drain()) call.reject(new SearchUnavailableError('The search engine is closed'))
    await thread?.terminate()
  }
}
