// Starts one built store for all journeys, on a free port and a copy of a filled data folder, and ends it afterwards.

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
  return process.env.E2E_ORIGIN ? async () => undefined : startBuiltStore()
}

/** Starts the store and tells its address to the journeys; returns how to end it. */
async function startBuiltStore(): Promise<() => Promise<void>> {
  for (const part of ['server/main.js', 'web/server/entry.js', 'web/client', 'web/console']) {
    if (!existsSync(join(ROOT, 'dist', part))) {
      throw new Error(`dist/${part} is missing: build the store first (npm run build).`)
    }
  }
  const folder = await filledFolder()
  const backups = join(folder, 'backups')
  await mkdir(backups)
  const store = await startStore(folder, {
    BACKUP_DIR: backups,
    BANK_TRANSFER_ACCOUNT: TRANSFER_ACCOUNT,
    ANALYTICS_CONTAINER_CODE: CONTAINER.code,
    ANALYTICS_CONTAINER_URL: CONTAINER.url,
  })
  process.env.E2E_ORIGIN = store.origin
  const inviter = await startInviter(folder)
  process.env.E2E_INVITER = inviter.url
  return async () => {
    await inviter.stop()
    await store.stop()
    await removeFolders(folder)
  }
}
