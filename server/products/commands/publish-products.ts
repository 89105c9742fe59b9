// Publishes scheduled products, as change sets in their history that can be undone.

import { createHash, randomUUID } from 'node:crypto'
import { MARKETS } from '../../../contract/shared/market.ts'
import { lockByMsns } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { insertChangedCells, insertChangeSet } from '../repository/change-sets.ts'
import { listToPublish } from '../repository/editor.ts'
import { readCell, writeCell } from '../rules/cells.ts'
import { writeCells } from './write-cells.ts'

const WHO = 'job:products.publish'

/** Publishes up to a hundred products at once; the next run continues. */
export async function publishProducts(app: App): Promise<void> {
  const now = app.now()
  await app.db.transaction(async tx => {
    const due = await listToPublish(tx, now)
    for (const market of MARKETS) {
      const msns = due.filter(one => one.market === market).map(({ msn }) => msn)
      if (msns.length === 0) continue
      const locked = await lockByMsns(tx, msns, null)
      // the time may have been changed before it was locked
      const products = locked.filter(({ publishAt }) => publishAt !== null && new Date(publishAt) <= now)
      const cells = products.flatMap(product => {
        const set = (field: string, after: string) => {
          const before = readCell(product, field)
          writeCell(product, field, after, () => false)
          return before === after ? [] : [{ msn: product.msn, seller: product.sellerCode, field, before, after }]
        }
        return [...set('publishAt', ''), ...set('active', 'yes')]
      })
      if (cells.length === 0) continue
      const id = randomUUID()
      const changed = products.map(product => ({ product, fields: ['active', 'publishAt'] }))
      await writeCells(tx, changed, { who: WHO, why: `change set ${id}` })
      const request = createHash('sha256').update(id).digest()
      const counts = { products: products.length, cells: cells.length }
      await insertChangeSet(tx, { id, market, note: '', whoName: 'Schedule', request, ...counts, at: now }, WHO)
      await insertChangedCells(tx, id, cells)
    }
  })
}
