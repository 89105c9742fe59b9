// Reseals partner keys with the store's current key, so that earlier ones can be removed.

import type { App } from '../../platform/app.ts'
import { listSealed, updateSealed } from '../repository.ts'
import { SECRET_PURPOSE } from './partners.ts'

const BATCH = 500

/** Re-encrypts every secret sealed with another key; `unreadable` ones were sealed with a missing key. */
export async function resealPartnerKeys(app: App): Promise<{ resealed: number; unreadable: number }> {
  const done = { resealed: 0, unreadable: 0 }
  for (let after: string | null = null; ; ) {
    const rows = await listSealed(app.db, after, BATCH)
    for (const { id, sealed } of rows) {
      if (app.secrets.isCurrent(SECRET_PURPOSE, sealed)) continue
      const secret = app.secrets.unseal(SECRET_PURPOSE, sealed)
      if (secret === null) done.unreadable++
      else if (await updateSealed(app.db, id, sealed, app.secrets.seal(SECRET_PURPOSE, secret))) done.resealed++
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return done
    after = last.id
  }
}
