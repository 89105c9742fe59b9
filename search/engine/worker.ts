// The thread of the search engine: takes calls, answers each when it is done; long ones let short ones pass.

import { parentPort, workerData } from 'node:worker_threads'
import { EmbeddedSearch } from './embedded-search.ts'
import type { Call, Reply, WorkerSettings } from './worker-protocol.ts'

const port = parentPort
if (!port) throw new Error('This file is the entry of a thread')
const settings = workerData as WorkerSettings
const say = (reply: Reply) => port.postMessage(reply)
const engine = new EmbeddedSearch({
  ...(settings.folder !== null && { folder: settings.folder }),
  ...(settings.saveAfterMs !== undefined && { saveAfterMs: settings.saveAfterMs }),
  note: message => say({ kind: 'note', message }),
})

async function answer({ id, method, input }: Call): Promise<void> {
  try {
    const call = engine[method] as (...input: unknown[]) => Promise<unknown>
    const output = await call.apply(engine, input)
    say({ kind: 'answer', id, output, documents: engine.health().documents })
  } catch (error) {
    say({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) })
  }
}

port.on('message', (call: Call) => void answer(call))
