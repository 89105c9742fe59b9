// Entry of the worker thread of the search engine: runs calls concurrently and posts each result when it is ready.

import { parentPort, workerData } from 'node:worker_threads'
import { EmbeddedSearch } from './embedded-search.ts'
import type { Call, Reply, WorkerSettings } from './worker-protocol.ts'

const port = parentPort
if (!port) throw new Error('This file must be started as a worker thread')
const settings = workerData as WorkerSettings
const post = (reply: Reply) => port.postMessage(reply)
const engine = new EmbeddedSearch({
  ...(settings.folder !== null && { folder: settings.folder }),
  ...(settings.saveDelayMs !== undefined && { saveDelayMs: settings.saveDelayMs }),
  log: message => post({ kind: 'log', message }),
})

async function run({ id, method, input }: Call): Promise<void> {
  try {
    const call = engine[method] as (...input: unknown[]) => Promise<unknown>
    const output = await call.apply(engine, input)
    post({ kind: 'result', id, output, documents: engine.health().documents })
  } catch (error) {
    post({ kind: 'error', id, message: error instanceof Error ? error.message : String(error) })
  }
}

port.on('message', (call: Call) => void run(call))
