// Re-encrypts stored bank accounts with the current key, so that earlier keys can be removed.

import type { App } from '../../platform/app.ts'
import { listSealed, updateSealed } from '../repository.ts'

const PURPOSE = 'bank-account'
const BATCH = 500

export interface Resealed {
  resealed: number
  /** Sealed with a missing key: they stay as they are. */
  unreadable: number
}

/** Re-encrypts every bank account sealed with another key. Can be resumed; skips accounts that change meanwhile. */
export async function resealBankAccounts(app: App): Promise<Resealed> {
  const done: Resealed = { resealed: 0, unreadable: 0 }
  for (let after: string | null = null; ; ) {
    const rows = await listSealed(app.db, after, BATCH)
    for (const { id, sealed } of rows) {
      if (app.secrets.isCurrent(PURPOSE, sealed)) continue
      const number = app.secrets.unseal(PURPOSE, sealed)
      if (number === null) done.unreadable++
      else if (await updateSealed(app.db, id, sealed, app.secrets.seal(PURPOSE, number))) done.resealed++
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return done
    after = last.id
  }
}
