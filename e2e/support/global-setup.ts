// Starts one built store for all journeys, on a free port and an empty data folder, and ends it afterwards.

import { existsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, removeFolders, startStore } from '../system/processes.ts'
import { browserPath } from './browser.ts'
import { placeEarlierOrder } from './earlier-order.ts'

/** Set E2E_ORIGIN (`http://localhost:3000`) to run against a store that is up already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.E2E_BROWSER = await browserPath()
  const stop = process.env.E2E_ORIGIN ? async () => {} : await startBuiltStore()
  try {
    process.env.E2E_EARLIER_ORDER = JSON.stringify(await placeEarlierOrder(process.env.E2E_ORIGIN ?? ''))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Starts the store, tells its address to the journeys, and answers how to end it. */
async function startBuiltStore(): Promise<() => Promise<void>> {
  for (const part of ['server/main.js', 'web/server/entry.js', 'web/client']) {
    if (!existsSync(join(ROOT, 'dist', part))) {
      throw new Error(`dist/${part} is missing: build the store first (npm run build).`)
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'kh-e2e-'))
  // The database server runs as another user and has to get through.
  await chmod(folder, 0o755)
  const store = await startStore(folder)
  process.env.E2E_ORIGIN = store.origin
  return async () => {
    await store.stop()
    await removeFolders(folder)
  }
}
