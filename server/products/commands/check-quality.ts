// Checks all products for gaps in the background; started by a schedule or by staff.

import { MARKETS } from '../../../contract/shared/market.ts'
import type { App } from '../../platform/app.ts'
import { checkBatch, checkWaits, finishCheck } from '../repository/quality.ts'

/** Products per statement: a few tens of milliseconds. */
const BATCH = 1000

/** Checks every product once. An interrupted run starts over. */
export async function checkQuality(app: App): Promise<void> {
  for (const market of MARKETS) {
    let products = 0
    for (let after = ''; ; ) {
      const { looked, active, last } = await checkBatch(app.db, market, after, BATCH)
      products += active
      if (looked < BATCH || last === null) break
      after = last
    }
    await finishCheck(app.db, market, products, app.now())
  }
}

/** Begins a check unless one waits or runs. */
export function beginCheck(app: App): Promise<{ begun: boolean }> {
  return app.db.transaction(async tx => {
    if (await checkWaits(tx, 'products.quality')) return { begun: false }
    await app.jobs.send('products.quality', {}, { tx })
    return { begun: true }
  })
}
