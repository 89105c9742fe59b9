// The orders, customers and stock of a pasted list: matches, unknown entries, and who may ask.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { payerOf } from '../testing/payer.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let owner: SignedIn
let msn: string
let orders: number[]
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  const payer = payerOf(store)
  msn = (await pickProducts(store.app.db, 'IN', 1))[0] ?? ''
  await setStock(store.app.db, msn, 500)
  orders = []
  for (let made = 0; made < 2; made++) orders.push((await payer.order([{ msn, quantity: 1 }], 5)).answer.orderNumber)
})
afterAll(() => store.close())

test('orders: by number, each once, and what is no number of an order of the market is named', async () => {
  const [first = 0, second = 0] = orders
  const ask = async (list: string[], market: 'IN' | 'AE' = 'IN') =>
    (await owner.visitor.call('POST /api/admin/orders/listed', { body: { market, list } })).data
  const { rows, unknown } = await ask([` #${first}`, String(second), String(first), '1', 'PO-7', '९'])
  expect(rows.map(({ orderNumber }) => orderNumber)).toEqual([second, first])
  expect(unknown).toEqual(['1', 'PO-7', '९'])
  expect(await ask([String(first)], 'AE')).toEqual({ rows: [], unknown: [String(first)] })
  const most = Array.from({ length: 1000 }, (_, nth) => String(900_000 + nth))
  expect((await ask(most)).unknown).toHaveLength(1000)
  for (const list of [[], [...most, '1'], ['x'.repeat(300)], 'x'])
    expect(
      (await owner.visitor.try('POST /api/admin/orders/listed', { body: { market: 'IN', list } as never })).body,
    ).toMatchObject({ code: 'request.invalid' })
})

test('customers: by number, phone and mail address, with contacts masked', async () => {
  await store.asOwner(`
    insert into customers (market, first_name, phone, phone_verified_at, email) values
      ('IN', 'Asha', '919811100001', now(), null), ('IN', 'Ravi', '919811100002', null, 'Ravi@plant.example'),
      ('IN', 'Ravi two', '919811100002', null, null), ('AE', 'Sara', '971501110001', now(), null)`)
  const list = [
    '+91 98111 00001',
    '9811100002',
    'ravi@PLANT.example',
    'nobody@plant.example',
    '+971 50 111 0001',
    'Asha',
  ]
  const ask = async (wanted: string[]) =>
    (await owner.visitor.call('POST /api/admin/customers/listed', { body: { market: 'IN', list: wanted } })).data
  const { rows, unknown } = await ask(list)
  expect(rows.map(({ name }) => name)).toEqual(['Ravi two', 'Ravi', 'Asha'])
  expect(unknown).toEqual(['nobody@plant.example', '+971 50 111 0001', 'Asha'])
  expect(JSON.stringify(rows)).not.toMatch(/9811100002|avi@plant/)
  expect((await ask([String(rows[2]?.number)])).rows).toMatchObject([{ name: 'Asha' }])
})

test('stock: by MSN, part number and EAN, in the order of the list', async () => {
  const [{ part = '' } = {}] = (
    await owner.visitor.call('POST /api/admin/stock/listed', { body: { market: 'IN', list: [msn] } })
  ).data.rows.map(({ partNumber }) => ({ part: partNumber }))
  const { rows, unknown } = (
    await owner.visitor.call('POST /api/admin/stock/listed', {
      body: { market: 'IN', list: ['no-such-part', part, msn.toLowerCase()] },
    })
  ).data
  expect(new Set(rows.map(row => row.partNumber))).toEqual(new Set([part]))
  expect(rows.some(row => row.msn === msn)).toBe(true)
  expect(unknown).toEqual(['no-such-part'])
})

test('callers who may not see the list may not use a pasted one either', async () => {
  const content = await openStaff(store, 'content')
  const emirates = await openStaff(store, 'owner', ['AE'])
  for (const call of [
    'POST /api/admin/orders/listed',
    'POST /api/admin/customers/listed',
    'POST /api/admin/stock/listed',
  ] as const)
    for (const { visitor } of [content, emirates])
      expect((await visitor.try(call, { body: { market: 'IN', list: ['1'] } })).status).toBe(403)
})
