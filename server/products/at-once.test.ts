// Concurrent changes to products: the second one sees the first, overwrites nothing and repeats nothing.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement, type Tx } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const sql = (text: string) => statement('', text)
const OFFER = sql(
  `select s.code as seller, o.price_minor as price from offers o join sellers s on s.id = o.seller_id
   where o.msn = $1 order by o.id limit 1`,
)
/** Requests to this database that wait for a lock. */
const WAITING = sql(
  `select count(distinct pid)::int as count from pg_locks
   where not granted and pid in (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`,
)

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  // the caches need not know about uncommitted changes
  owner.visitor.seesLatestSql = false
})
afterAll(() => store.close())

const inRupees = (minor: number) => (minor / 100).toFixed(2)

/** A product, and the body of a request that lowers its price by 2. */
async function lowerPrice(at: number) {
  const msn = (await pickProducts(store.app.db, 'IN', at + 1))[at] ?? ''
  const { seller, price } = await store.app.db.one<{ seller: string; price: number }>(OFFER, [msn])
  const cells = { price: { was: inRupees(price), now: inRupees(price - 200) } }
  const body = { market: 'IN' as const, rows: [{ msn, seller, cells }], changeSetId: randomUUID(), note: 'A test' }
  return { msn, price, body }
}

/** Sends requests while the product is locked and `work` is done on it; returns their replies. */
function sendWhileLocked(msn: string, bodies: Body[], work: (tx: Tx) => Promise<unknown>) {
  return store.app.db
    .transaction(async tx => {
      await tx.run(sql('select msn from products where msn = $1 for update'), [msn])
      await work(tx)
      const replies = bodies.map(body => owner.visitor.try('POST /api/admin/products/changes', { body }))
      await eventually(async () =>
        expect((await store.app.db.one<{ count: number }>(WAITING, [])).count).toBe(bodies.length),
      )
      return { replies }
    })
    .then(({ replies }) => Promise.all(replies))
}
type Body = Awaited<ReturnType<typeof lowerPrice>>['body']

test('a price that is saved while another one is written is a conflict, though the product itself did not change', async () => {
  const { msn, price, body } = await lowerPrice(0)
  const [reply] = await sendWhileLocked(msn, [body], tx =>
    tx.run(sql('update offers set price_minor = price_minor - 100 where msn = $1'), [msn]),
  )
  expect(reply).toMatchObject({ status: 409, body: { code: 'product.changes-rejected' } })
  expect(await store.app.db.one(OFFER, [msn])).toMatchObject({ price: price - 100 })
})

test('a request sent twice concurrently gets two responses and is executed once', async () => {
  const { msn, price, body } = await lowerPrice(1)
  const replies = await sendWhileLocked(msn, [body, body], async () => undefined)
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[0]?.body).toEqual(replies[1]?.body)
  expect(await store.app.db.one(OFFER, [msn])).toMatchObject({ price: price - 200 })
})
