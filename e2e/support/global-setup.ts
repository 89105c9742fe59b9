// Starts the built stores of the journeys, on free ports and copies of a filled data folder, and ends them afterwards: one for those
// that move the time, and one for the rest.

import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { filledFolder, ROOT, removeFolders, startStore } from '../system/processes.ts'
import { CONTAINER } from './analytics.ts'
import { browserPath } from './browser.ts'
import { deviceFonts } from './device-fonts.ts'
import { startInviter } from './invitations.ts'

/** Where bank transfers of the tests go to: beneficiary, account number, IFSC, bank. */
export const TRANSFER_ACCOUNT = 'Karkhana Bazaar LLP; 50200012345678; HDFC0000001; HDFC Bank'

/** Set E2E_ORIGIN (`http://localhost:3000`) to run against a store that is up already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.E2E_BROWSER = await browserPath()
  process.env.FONTCONFIG_FILE = deviceFonts()
  return process.env.E2E_ORIGIN ? async () => undefined : startBuiltStores()
}

/** Starts the stores and tells their addresses to the journeys; returns how to end them. */
async function startBuiltStores(): Promise<() => Promise<void>> {
  for (const part of ['server/main.js', 'web/server/entry.js', 'web/client', 'web/console']) {
    if (!existsSync(join(ROOT, 'dist', part))) {
      throw new Error(`dist/${part} is missing: build the store first (npm run build).`)
    }
  }
  // orders stay as they are placed, however long a test takes
  const main = await startBuiltStore({ SIMULATED_WAREHOUSE: 'false' })
  process.env.E2E_ORIGIN = main.origin
  process.env.E2E_INVITER = main.inviter
  const moving = await startBuiltStore({})
  process.env.E2E_MOVING_ORIGIN = moving.origin
  process.env.E2E_MOVING_INVITER = moving.inviter
  return async () => {
    await Promise.all([main.stop(), moving.stop()])
  }
}

async function startBuiltStore(
  env: Record<string, string>,
): Promise<{ origin: string; inviter: string; stop: () => Promise<void> }> {
  const folder = await filledFolder()
  const backups = join(folder, 'backups')
  await mkdir(backups)
  const store = await startStore(folder, {
    BACKUP_DIR: backups,
    BANK_TRANSFER_ACCOUNT: TRANSFER_ACCOUNT,
    ANALYTICS_CONTAINER_CODE: CONTAINER.code,
    ANALYTICS_CONTAINER_URL: CONTAINER.url,
    ...env,
  })
  const inviter = await startInviter(folder)
  const stop = async () => {
    await inviter.stop()
    await store.stop()
    await removeFolders(folder)
  }
  return { origin: store.origin, inviter: inviter.url, stop }
}
