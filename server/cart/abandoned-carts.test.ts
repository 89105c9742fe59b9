// The list of abandoned carts: filters, whose they are, pages, the file without customers, and the rows it reads.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { lookAtCarts } from './repository/abandoned-carts.ts'

const CARTS = 'GET /api/admin/abandonedCarts'
const market = 'IN' as const

let store: TestStore
let support: SignedIn
let msns: string[]

async function leave(
  quantities: readonly number[],
  { hours, customer = false, code }: { hours: number; customer?: boolean; code?: string },
): Promise<void> {
  const visitor = customer ? await store.customer() : store.visitor()
  const itemsList = quantities.map((productQuantity, index) => ({ productId: msns[index] ?? '', productQuantity }))
  await visitor.call('POST /api/v1/cart/updateCartV2', { body: { itemsList } })
  const newest = '(select id from carts order by created_at desc limit 1)'
  const tried = `insert into cart_promotions (cart_id, code) select id, '${code}' from carts where id = ${newest}`
  await store.asOwner(`update carts set updated_at = '${store.app.now().toISOString()}'::timestamptz - interval '${hours} hours'
    where id = ${newest}; ${code ? tried : ''}`)
}

beforeAll(async () => {
  store = await openTestStore()
  support = await openStaff(store, 'support')
  msns = await store.buyableMsns(market, 2)
})
afterAll(() => store.close())

const read = async (query: Partial<CallInput<typeof CARTS>['query']> = {}, by = support) =>
  (await by.visitor.call(CARTS, { query: { market, ...query } })).data

test('has carts with items that have not changed for some time, by value and owner, page by page', async () => {
  await leave([1], { hours: 0 })
  await leave([2], { hours: 3 })
  await leave([1, 1], { hours: 30, customer: true, code: 'TRIED' })
  await leave([10], { hours: 200 })
  const { carts, next } = await read()
  expect(next).toBeNull()
  expect(carts.map(({ count, hasAccount }) => [count, hasAccount])).toEqual([
    [1, false],
    [2, true],
    [1, false],
  ])
  const [small, own, large] = carts
  expect(small).toMatchObject({ customer: null, promoCode: null, items: [{ productId: msns[0], productQuantity: 2 }] })
  expect(own).toMatchObject({
    promoCode: 'TRIED',
    agentName: null,
    currency: 'INR',
    customer: { number: expect.any(Number) },
  })
  expect(own?.customer?.phone).toContain('•')
  expect(large?.value).toBe(5 * (small?.value ?? 0))
  const ids = async (query: object) => (await read(query)).carts.map(({ cartId }) => cartId)
  expect(await ids({ hours: 24 })).toEqual([own?.cartId, large?.cartId])
  expect(await ids({ hours: 168 })).toEqual([large?.cartId])
  expect(await ids({ owner: 'account' })).toEqual([own?.cartId])
  expect(await ids({ owner: 'guest', minValue: large?.value })).toEqual([large?.cartId])
  expect(await ids({ maxValue: small?.value })).toContain(small?.cartId)
  expect(await ids({ maxValue: (small?.value ?? 0) - 1 })).not.toContain(small?.cartId)
  const first = await read({ limit: 2 })
  expect(first.carts.map(({ cartId }) => cartId)).toEqual([small?.cartId, own?.cartId])
  expect((await read({ limit: 2, before: first.next ?? '' })).carts.map(({ cartId }) => cartId)).toEqual([
    large?.cartId,
  ])
  expect(await support.visitor.try(CARTS, { query: { market, hours: 2 } })).toMatchObject({ status: 400 })
})

test('shows whose a cart is to those alone who may read customers, and carts to those alone with the right', async () => {
  const marketing = await openStaff(store, 'marketing')
  const [, own] = (await read({}, marketing)).carts
  expect(own).toMatchObject({ hasAccount: true, customer: null })
  const catalog = await openStaff(store, 'catalog')
  expect(await catalog.visitor.try(CARTS, { query: { market } })).toMatchObject({
    body: { data: { permission: 'carts.read' } },
  })
  const uae = await openStaff(store, 'support', ['AE'])
  expect(await uae.visitor.try(CARTS, { query: { market } })).toMatchObject({ status: 403 })
  expect((await read({ market: 'AE' }, uae)).carts).toEqual([])
})

test('is a file without customers', async () => {
  const { body } = await support.visitor.try('GET /api/admin/abandonedCarts.csv', { query: { market, hours: 24 } })
  const [head, own, ...rest] = String(body).replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('Cart,Last change,Value,Currency,Number of products,Products,Coupon,Put together by,Of')
  expect(own).toMatch(/,INR,2,.*1 × MSN.*,TRIED,,An account$/)
  expect(rest).toHaveLength(1)
})

test('looks at few of many carts, most of which are empty', async () => {
  await store.asOwner(`
    with made as (
      insert into customers (market, first_name, phone)
        select 'IN', 'Many', '9170000' || lpad(n::text, 5, '0') from generate_series(1, 20000) n returning id)
    insert into carts (market, customer_id, updated_at)
      select 'IN', id, now() - row_number() over () * interval '1 minute' from made;
    analyze carts`)
  const filter = { market, until: store.app.now(), since: null, hasAccount: null, minValue: null, maxValue: null }
  const page = { before: undefined, limit: 250 }
  expect(await rowsRead(store.app.db, db => lookAtCarts(db, filter, page))).toBeLessThan(1200)
  let pages = 0
  const found: string[] = []
  for (let before: string | undefined; pages < 30; pages++) {
    const { carts, next } = await read({ hours: 168, ...(before && { before }) })
    found.push(...carts.map(({ cartId }) => cartId))
    if (next === null) break
    before = next
  }
  expect(found).toHaveLength(1)
  expect(pages).toBeGreaterThan(2)
})
