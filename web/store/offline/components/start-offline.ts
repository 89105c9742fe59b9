// Prepares an idle page for a lost connection: the service worker, notices, the data of the offline page.

import { startWorker } from './app-worker.ts'
import { watchConnection } from './connection.tsx'
import { saveSnapshot } from './snapshot.ts'

let started = false

/** Called after each page that was opened; worker and notices are started once in each page load. Never rejects. */
export async function prepareOffline(): Promise<void> {
  const once = started ? [] : [startWorker(), watchConnection()]
  started = true
  await Promise.allSettled([...once, saveSnapshot()])
}
