// Two people change one product at the same moment: the second sees what the first has written, and overwrites nothing.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore } from '../testing/store.ts'

const sql = (text: string) => statement('', text)
const OFFER = sql(
  `select s.code as seller, o.price_minor as price from offers o join sellers s on s.id = o.seller_id
   where o.msn = $1 order by o.id limit 1`,
)
/** Others that wait for the transaction that asks. */
const WAITING = sql(
  'select count(*)::int as count from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
)

test('a price that is saved while another one is written is a conflict, though the product itself did not change', async () => {
  const store = await openTestStore()
  try {
    const { db } = store.app
    const owner = await openStaff(store, 'owner')
    const [msn = ''] = await pickProducts(db, 'IN', 1)
    const { seller, price } = await db.one<{ seller: string; price: number }>(OFFER, [msn])
    const inRupees = (minor: number) => (minor / 100).toFixed(2)
    const cells = { price: { was: inRupees(price), now: inRupees(price - 200) } }
    const body = { market: 'IN' as const, rows: [{ msn, seller, cells }], changeSetId: randomUUID(), note: 'A test' }
    // the caches need not know of what is not committed
    owner.visitor.seesLatestSql = false
    const saved = await db.transaction(async tx => {
      await tx.run(sql('select msn from products where msn = $1 for update'), [msn])
      await tx.run(sql('update offers set price_minor = price_minor - 100 where msn = $1'), [msn])
      const waits = owner.visitor.try('POST /api/admin/products/changes', { body })
      await eventually(async () => expect((await tx.one<{ count: number }>(WAITING, [])).count).toBe(1))
      return { waits }
    })
    expect(await saved.waits).toMatchObject({ status: 409, body: { code: 'product.changes-rejected' } })
    expect(await db.one(OFFER, [msn])).toMatchObject({ price: price - 100 })
  } finally {
    await store.close()
  }
})
