// The invoices of many orders as one PDF: only shipped parcels, marked as printed, with a confirmation before
// reprinting.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { makeBuyers, pickProducts } from '../testing/buyers.ts'
import { placeCodOrder, shipOrder } from '../testing/invoices.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { eventually } from '../testing/soon.ts'
import { openCustomStaff, openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { findFile } from './repository/jobs.ts'

const NUMBERS = statement(
  'test.invoices-of-many',
  'select i.number from invoices i join orders o on o.id = i.order_id where o.number = any($1)',
)

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

test('invoices of many orders are one PDF, only of shipped parcels', async () => {
  const msns = await pickProducts(store.app.db, 'IN', 3)
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  const orders: number[] = []
  for (const [at, msn] of msns.entries()) {
    const order = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
    orders.push(order.orderNumber)
    if (at < 2) await shipOrder(store, order)
  }
  const [one = 0, two = 0, waits = 0] = orders
  const { visitor } = await openCustomStaff(store, await openStaff(store, 'owner'), ['orders.read'], ['IN'])
  const wanted = { market: 'IN' as const, step: 'invoices' as const, orders }
  const preview = async () => (await visitor.call('POST /api/admin/bulkJobs/preview', { body: wanted })).data
  expect(await preview()).toMatchObject({ fits: 2, printed: 0, skipped: [{ orderNumber: waits, reason: 'state' }] })

  const bulkJobId = randomUUID()
  await visitor.call('POST /api/admin/bulkJobs', { body: { ...wanted, bulkJobId } })
  await eventually(async () => {
    const { data } = await visitor.call('GET /api/admin/bulkJobs/{bulkJobId}', { params: { bulkJobId } })
    expect(data).toMatchObject({ state: 'done', done: 2, skipped: 1, failed: 0, hasFile: true })
  })
  const { texts } = await readPdf((await findFile(store.app.db, bulkJobId)) ?? new Uint8Array())
  const numbers = await store.app.db.rows<{ number: string }>(NUMBERS, [[one, two]])
  expect(numbers.length).toBeGreaterThanOrEqual(2)
  for (const { number } of numbers)
    expect(
      texts.some(text => text.includes(number)),
      number,
    ).toBe(true)
  expect((await preview()).printed).toBe(2)
  const file = await visitor.request('GET', `/api/admin/bulkJobs/${bulkJobId}/file`)
  expect(file.status).toBe(200)
})
