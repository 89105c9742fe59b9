// The filter of the list of orders: by product, part number and MSN, by days of the market, and both with the groups.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { userOrders } from './queries/customer-orders.ts'

const COD = 5
const NAMES = statement(
  'test.names-of-products',
  `select p.msn, p.part_number as "partNumber", p.name_en as "nameEn", p.name_hi as "nameHi", b.name as brand
   from products p join brands b on b.id = p.brand_id where p.msn = any($1) order by array_position($1, p.msn)`,
)
interface Named {
  msn: string
  partNumber: string
  nameEn: string
  nameHi: string
  brand: string
}

let store: TestStore
let buyer: Buyer
let products: Named[]
/** Order numbers: the first product's on 31 March, the second's and third's on 1 April, the third's on 2 April. */
let march: number
let april: number
let later: number
beforeAll(async () => {
  store = await openTestStore()
  const msns = await pickProducts(store.app.db, 'IN', 3)
  products = await store.app.db.rows<Named>(NAMES, [msns])
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  buyer = made
  const [first = '', second = '', third = ''] = msns
  // the last minute of a day in India, and the first of the next one
  march = await place('2026-03-31T18:29:00Z', [first])
  april = await place('2026-03-31T18:31:00Z', [second, third])
  later = await place('2026-04-02T06:00:00Z', [third])
})
afterAll(() => store.close())

async function place(at: string, msns: string[]): Promise<number> {
  const app = { ...store.app, now: () => new Date(at) }
  await fillCarts(
    app.db,
    [buyer],
    msns.map(msn => ({ msn, quantity: 1 })),
  )
  const request = await payRequest(app, buyer, COD, { poNumber: 'PO-7', costCentre: 'Paint shop' })
  return (await placeOrder(app, buyer.actor, request)).orderNumber
}

async function find(filter: { str?: string; from?: string; to?: string; state?: 'delivered' | 'on-the-way' }) {
  const result = await userOrders(store.app.db, buyer.actor, { ...filter, pageIndex: 0, pageSize: 20 })
  expect(result.totalCount).toBe(result.orders.length)
  expect(result.counts[filter.state ?? 'all']).toBe(result.orders.length)
  return result.orders.map(({ orderNumber }) => orderNumber)
}

const known = (at: number) => {
  const product = products[at]
  if (!product) throw new Error('no product')
  return product
}

test('a product is found by name in both languages, brand, part number and MSN, in any case and order of words', async () => {
  const { msn, partNumber, nameEn, nameHi, brand } = known(0)
  const turned = nameEn.split(' ').reverse().join('  ').slice(0, 80)
  for (const str of [msn, msn.toLowerCase(), partNumber, nameEn, nameHi, turned, `${brand} ${partNumber}`])
    expect(await find({ str }), str).toContain(march)
  expect(await find({ str: msn })).toEqual([march])
  expect(await find({ str: known(2).msn })).toEqual([later, april])
})

test('all words must be in one product of the order', async () => {
  expect(await find({ str: `${known(1).msn} ${known(2).msn}` })).toEqual([])
  expect(await find({ str: `${known(1).msn} ${known(1).partNumber}` })).toEqual([april])
})

test('number and references are found as before, and nothing is a wildcard', async () => {
  expect(await find({ str: String(april) })).toEqual([april])
  expect(await find({ str: 'paint shop' })).toEqual([later, april, march])
  for (const str of ['%', '_', '\\', `${known(0).msn.slice(0, -1)}_`]) expect(await find({ str }), str).toEqual([])
})

test('days begin and end at midnight of the market, and are both included', async () => {
  expect(await find({ from: '2026-04-01' })).toEqual([later, april])
  expect(await find({ to: '2026-03-31' })).toEqual([march])
  expect(await find({ from: '2026-03-31', to: '2026-04-01' })).toEqual([april, march])
  expect(await find({ from: '2026-04-01', to: '2026-04-01' })).toEqual([april])
  expect(await find({ from: '2026-04-03' })).toEqual([])
  expect(await find({ from: '2026-04-01', str: known(2).msn, state: 'on-the-way' })).toEqual([later, april])
  expect(await find({ from: '2026-04-01', state: 'delivered' })).toEqual([])
})

test('nobody else finds them', async () => {
  const [other] = await makeBuyers(store.app.db, 1)
  if (!other) throw new Error('no buyer')
  const filter = { str: known(0).msn, pageIndex: 0, pageSize: 20 }
  expect((await userOrders(store.app.db, other.actor, filter)).totalCount).toBe(0)
})

test('what is no filter is rejected, with the reason', async () => {
  const visitor = await store.customer()
  const rejected = async (query: Record<string, unknown>) => {
    const answer = await visitor.try('GET /api/v1/checkout/getUserOrders', { query })
    return { status: answer.status, problems: 'problems' in answer.body ? answer.body.problems : [] }
  }
  expect(await rejected({ from: '2026-04-02', to: '2026-04-01' })).toEqual({
    status: 400,
    problems: [{ path: 'query.to', message: 'The last day is before the first.' }],
  })
  expect(await rejected({ from: '2026-02-30' })).toMatchObject({ status: 400, problems: [{ path: 'query.from' }] })
  expect(await rejected({ to: 'today' })).toMatchObject({ status: 400, problems: [{ path: 'query.to' }] })
  expect(await rejected({ msn: 'MSN' })).toMatchObject({ status: 400, problems: [{ path: 'query.msn' }] })
})
