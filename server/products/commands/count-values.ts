// Counts the attribute values of products in the background, for the list of translators; started by a schedule or by staff.

import { MARKETS, type Market } from '../../../contract/shared/market.ts'
import { countValueBatch, finishValues, keepValues, type UsedValue } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { checkWaits } from '../repository/quality.ts'

/** Products per statement: a few tens of milliseconds. */
const BATCH = 1000
/** Values per writing statement. */
const WRITTEN = 500
/** Maximum values kept per attribute: one with more contains names or prose, which nobody translates one by one. */
const MAX_VALUES = 5000

/** The values of all products of a market, by attribute and English. */
async function usedValues(app: App, market: Market): Promise<UsedValue[]> {
  const found = new Map<string, Map<string, UsedValue>>()
  for (let after = ''; ; ) {
    const { looked, last, values } = await countValueBatch(app.db, market, after, BATCH)
    for (const value of values) {
      const ofKey = found.get(value.key) ?? new Map<string, UsedValue>()
      found.set(value.key, ofKey)
      const before = ofKey.get(value.english)
      if (before) {
        before.products += value.products
        before.withoutHindi += value.withoutHindi
        before.hindiOfProduct ||= value.hindiOfProduct
      } else if (ofKey.size < MAX_VALUES && value.english === value.english.trim()) ofKey.set(value.english, value)
    }
    if (looked < BATCH || last === null) break
    after = last
  }
  return [...found.values()].flatMap(ofKey => [...ofKey.values()])
}

/** Counts once. An interrupted run starts over. */
export async function countValues(app: App): Promise<void> {
  for (const market of MARKETS) {
    const at = app.now()
    const values = await usedValues(app, market)
    for (let from = 0; from < values.length; from += WRITTEN)
      await keepValues(app.db, market, values.slice(from, from + WRITTEN), at)
    await finishValues(app.db, market, at)
  }
}

/** Begins a count unless one waits or runs. */
export function beginCountOfValues(app: App): Promise<{ begun: boolean }> {
  return app.db.transaction(async tx => {
    if (await checkWaits(tx, 'products.values')) return { begun: false }
    await app.jobs.send('products.values', {}, { tx })
    return { begun: true }
  })
}
