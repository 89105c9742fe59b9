// The pick list of a warehouse: contents of the parcels to pack, by bin; without held, cancelled or packed orders.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const COD = 5

let store: TestStore
let member: SignedIn
let products: string[]
beforeAll(async () => {
  store = await openTestStore()
  member = await openStaff(store, 'warehouse')
  products = (await pickProducts(store.app.db, 'IN', 3)).sort()
})
afterAll(() => store.close())

/** A confirmed order of the products at these indexes of the list. */
async function confirmed(quantities: [product: number, quantity: number][]): Promise<number> {
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  const items = quantities.map(([at, quantity]) => ({ msn: products[at] ?? '', quantity }))
  await fillCarts(store.app.db, [buyer], items)
  const { orderNumber } = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
  await member.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', { params: { orderNumber } })
  return orderNumber
}
const list = async (orders: number[], warehouse?: string, market: 'IN' | 'AE' = 'IN') =>
  (
    await member.visitor.call('GET /api/admin/orders/pickList', {
      query: { market, orders: orders.join(','), ...(warehouse && { warehouse }) },
    })
  ).data
const setBin = (at: number, warehouse: string, bin: string) =>
  member.visitor.call('POST /api/admin/stock/{msn}/bin', {
    params: { msn: products[at] ?? '' },
    body: { warehouse, bin, replaces: null },
  })
const quantities = (picked: Awaited<ReturnType<typeof list>>) =>
  picked.items.map(({ bin, msn, quantity }) => [bin, products.indexOf(msn), quantity])

test('has the quantities of all its orders in the order of the bins, and each order separately', async () => {
  const one = await confirmed([
    [0, 2],
    [1, 1],
  ])
  const two = await confirmed([
    [0, 3],
    [2, 1],
  ])
  // from the largest warehouse of these parcels; the products may come from several
  const { warehouse } = await list([one, two])
  if (!warehouse) throw new Error('nothing to pack')
  const before = await list([one, two], warehouse)
  const here = before.items.map(({ msn }) => products.indexOf(msn))
  const bins = ['B-1', 'A-10', 'A-2']
  for (const at of here) await setBin(at, warehouse, bins[at] ?? '')
  const picked = await list([one, two], warehouse)
  const expected = [2, 1, 0].filter(at => here.includes(at)).map(at => [bins[at], at, [5, 1, 1][at]])
  expect(quantities(picked)).toEqual(expected)
  const shared = picked.items.find(({ msn }) => msn === products[0])
  if (shared)
    expect(shared.parcels.map(parcel => [parcel.orderNumber, parcel.quantity])).toEqual([
      [one, 2],
      [two, 3],
    ])
  expect(picked.more).toBe(false)
})

test('leaves out what is on hold, cancelled or packed, and names the orders of the question', async () => {
  const held = await confirmed([[0, 1]])
  const packed = await confirmed([[0, 1]])
  const cancelled = await confirmed([[0, 1]])
  const open = await confirmed([[0, 4]])
  const params = (orderNumber: number) => ({ params: { orderNumber } })
  const body = { holdId: randomUUID(), reason: 'documents' as const }
  await member.visitor.call('POST /api/admin/orders/{orderNumber}/hold', { ...params(held), body })
  const { data } = await member.visitor.call('GET /api/admin/orders/{orderNumber}', params(packed))
  for (const { shipmentId } of data.shipments)
    await member.visitor.call('POST /api/admin/shipments/{shipmentId}/move', {
      params: { shipmentId },
      body: { to: 'packed' },
    })
  await member.visitor.call('POST /api/admin/orders/{orderNumber}/cancel', {
    ...params(cancelled),
    body: { reason: 'A test' },
  })
  const picked = await list([held, packed, cancelled, open])
  expect(picked.items.map(({ quantity }) => quantity)).toEqual([4])
  expect(picked.parcels).toBe(1)
  expect(picked.left).toEqual([held, packed, cancelled])
  // the list has no orders of another market, and is closed to callers without the right to see orders
  expect(await list([open], undefined, 'AE')).toMatchObject({ warehouse: null, items: [], left: [open] })
  const translator = await openStaff(store, 'content')
  const query = { market: 'IN' as const }
  expect(await translator.visitor.try('GET /api/admin/orders/pickList', { query })).toMatchObject({ status: 403 })
  const all = (await member.visitor.call('GET /api/admin/orders/pickList', { query })).data
  expect(all.items.flatMap(({ parcels }) => parcels.map(({ orderNumber }) => orderNumber))).toContain(open)
})
