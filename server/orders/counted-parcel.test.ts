// A parcel counted by scanning is packed only as counted; and the product codes that staff see.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const COD = 5
const MOVE = 'POST /api/admin/shipments/{shipmentId}/move'
const SET_EAN = statement(
  'test.set-ean',
  `update products set specs = $2::jsonb || coalesce((select jsonb_agg(one) from jsonb_array_elements(specs) one
     where one ->> 'key' not in ('ean', 'ean-code', 'ean-13', 'gtin', 'barcode')), '[]') where msn = $1`,
)
const SENT = statement(
  'test.sent-with-move',
  `select input from audit_entries where call like '%/move' order by seq desc limit 1`,
)

let store: TestStore
let desk: SignedIn
let products: string[]
beforeAll(async () => {
  store = await openTestStore()
  desk = await openStaff(store, 'warehouse')
  products = await pickProducts(store.app.db, 'IN', 2)
})
afterAll(() => store.close())

/** A confirmed order of three pieces of a product. */
async function confirmed() {
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(store.app.db, [buyer], [{ msn: products[0] ?? '', quantity: 3 }])
  const { orderNumber } = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
  const params = { orderNumber }
  const { data } = await desk.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', { params })
  const [shipmentId = 0] = data.shipments.map(one => one.shipmentId)
  return { orderNumber, shipmentId }
}
const pack = (shipmentId: number, counted: { lineNo: number; quantity: number }[], by = desk) =>
  by.visitor.try(MOVE, { params: { shipmentId }, body: { to: 'packed' as const, counted } })
const stateOf = async (orderNumber: number) => {
  const { data } = await desk.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })
  return data.shipments.map(({ state }) => state)
}

describe('a parcel that was counted', () => {
  test('is packed with its contents, and repeating it changes nothing', async () => {
    const { orderNumber, shipmentId } = await confirmed()
    const counted = [{ lineNo: 1, quantity: 3 }]
    expect(await pack(shipmentId, counted)).toMatchObject({ status: 200, body: { data: { state: 'packed' } } })
    expect(await store.app.db.one(SENT, [])).toMatchObject({ input: { body: { counted } } })
    expect(await pack(shipmentId, counted)).toMatchObject({ status: 200 })
    expect(await stateOf(orderNumber)).toEqual(['packed'])
  })

  test.each([
    ['a piece too few', [{ lineNo: 1, quantity: 2 }]],
    ['a piece too many', [{ lineNo: 1, quantity: 4 }]],
    ['another line', [{ lineNo: 2, quantity: 3 }]],
    [
      'a line too many',
      [
        { lineNo: 1, quantity: 3 },
        { lineNo: 2, quantity: 1 },
      ],
    ],
    [
      'a line twice',
      [
        { lineNo: 1, quantity: 3 },
        { lineNo: 1, quantity: 3 },
      ],
    ],
  ])('is not packed with %s', async (_, counted) => {
    const { orderNumber, shipmentId } = await confirmed()
    expect(await pack(shipmentId, counted)).toMatchObject({ status: 409, body: { code: 'order.parcel-changed' } })
    expect(await stateOf(orderNumber)).toEqual(['processing'])
  })

  test('is not packed as it was before items of it were cancelled', async () => {
    const { orderNumber, shipmentId } = await confirmed()
    const body = { reason: 'One is enough', items: [{ lineNo: 1, quantity: 2 }], idempotencyKey: randomUUID() }
    await desk.visitor.call('POST /api/admin/orders/{orderNumber}/cancel', { params: { orderNumber }, body })
    expect(await pack(shipmentId, [{ lineNo: 1, quantity: 3 }])).toMatchObject({ status: 409 })
    expect(await pack(shipmentId, [{ lineNo: 1, quantity: 1 }])).toMatchObject({ status: 200 })
  })

  test('is packed once when two finish counting at once', async () => {
    const { orderNumber, shipmentId } = await confirmed()
    const counted = [{ lineNo: 1, quantity: 3 }]
    const replies = await Promise.all([pack(shipmentId, counted), pack(shipmentId, counted)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { data } = await desk.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })
    expect(data.events.filter(({ state }) => state === 'packed')).toHaveLength(1)
  })

  test('is rejected for other moves, for read-only callers, and in another market', async () => {
    const { orderNumber, shipmentId } = await confirmed()
    const counted = [{ lineNo: 1, quantity: 3 }]
    for (const to of ['out-for-delivery', 'delivered', 'returned'] as const) {
      const items = to === 'returned' ? [{ lineNo: 1, saleable: 1 }] : undefined
      const body = { to, counted, ...(items && { items }) }
      expect(await desk.visitor.try(MOVE, { params: { shipmentId }, body })).toMatchObject({ status: 400 })
    }
    expect(await pack(shipmentId, counted, await openStaff(store, 'auditor'))).toMatchObject({ status: 403 })
    const abroad = await openStaff(store, 'warehouse', ['AE'])
    expect(await pack(shipmentId, counted, abroad)).toMatchObject({ status: 404 })
    expect(await stateOf(orderNumber)).toEqual(['processing'])
  })
})

test('staff see the barcode of a product, and none when it has none', async () => {
  const { orderNumber } = await confirmed()
  const eanOf = async () => {
    const { data } = await desk.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })
    return data.lines.map(({ ean }) => ean)
  }
  await store.app.db.run(SET_EAN, [products[0] ?? '', '[]'])
  expect(await eanOf()).toEqual([''])
  await store.app.db.run(SET_EAN, [products[0] ?? '', JSON.stringify([{ key: 'gtin', value: '8901234567894' }])])
  expect(await eanOf()).toEqual(['8901234567894'])
})
