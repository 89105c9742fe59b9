// Posts missing entries: documents and payments older than the ledger, and reports from gateways.

import type { App } from '../../platform/app.ts'
import { checkedUntil, databaseTime, listUnposted, setChecked } from '../repository/sources.ts'
import { postAlone } from './post.ts'

const BATCH_SIZE = 500

/**
 * Posts everything that is missing, each in its own transaction; returns how many entries were written. It looks at what came
 * in the day before the last run that found all, and later.
 */
export async function postMissing(app: App): Promise<number> {
  const startedAt = await databaseTime(app.db)
  const since = await checkedUntil(app.db)
  let posted = 0
  for (;;) {
    const batch = await listUnposted(app.db, since, BATCH_SIZE)
    let written = 0
    for (const { kind, sourceId } of batch) {
      if (await app.db.transaction(tx => postAlone(tx, kind, sourceId))) written++
    }
    posted += written
    // rows without an amount are never posted
    if (batch.length < BATCH_SIZE || written === 0) break
  }
  await app.db.transaction(tx => setChecked(tx, startedAt))
  return posted
}
