// Starts a built store for journeys in development mode, on a free port and a copy of a filled data folder.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { filledFolder, removeFolders, startStore } from '../system/processes.ts'
import { CONTAINER } from './analytics.ts'
import { startInviter } from './invitations.ts'

/** Where bank transfers of the tests go to: beneficiary, account number, IFSC, bank. */
export const TRANSFER_ACCOUNT = 'Karkhana Bazaar LLP; 50200012345678; HDFC0000001; HDFC Bank'

export interface BuiltStore {
  origin: string
  /** URL of its inviter. */
  inviter: string
  stop(): Promise<void>
}

export async function startBuiltStore(env: Record<string, string>): Promise<BuiltStore> {
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
