// Posts what has no entry yet: documents and payments from before there was a ledger.

import type { App } from '../../platform/app.ts'
import { listUnposted } from '../repository/sources.ts'
import { post } from '../service.ts'

const BATCH_SIZE = 500

/** Posts everything that is missing, each in its own transaction; returns how many entries were written. */
export async function postMissing(app: App): Promise<number> {
  let posted = 0
  for (;;) {
    const batch = await listUnposted(app.db, BATCH_SIZE)
    let written = 0
    for (const { kind, sourceId } of batch) {
      if (await app.db.transaction(tx => post(tx, kind, sourceId))) written++
    }
    posted += written
    // what has no amount is never posted
    if (batch.length < BATCH_SIZE || written === 0) return posted
  }
}
