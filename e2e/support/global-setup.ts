// Starts the built store of the journeys and stops it afterwards; its clock is the real one, and orders stay as
// placed.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../system/processes.ts'
import { browserPath } from './browser.ts'
import { startBuiltStore } from './built-store.ts'
import { deviceFonts } from './device-fonts.ts'

/** Set E2E_ORIGIN (`http://localhost:3000`) to run against a store that is up already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.E2E_BROWSER = await browserPath()
  process.env.FONTCONFIG_FILE = deviceFonts()
  return process.env.E2E_ORIGIN ? async () => undefined : startStoreOfJourneys()
}

/** Starts the store and passes its URL to the journeys; returns a disposer. */
async function startStoreOfJourneys(): Promise<() => Promise<void>> {
  for (const part of ['server/main.js', 'web/server/entry.js', 'web/client', 'web/console']) {
    if (!existsSync(join(ROOT, 'dist', part))) {
      throw new Error(`dist/${part} is missing: build the store first (npm run build).`)
    }
  }
  const { origin, inviter, stop } = await startBuiltStore({ SIMULATED_WAREHOUSE: 'false' })
  process.env.E2E_ORIGIN = origin
  process.env.E2E_INVITER = inviter
  return stop
}
