// Two who change the same order, or want the same stock, at once: one is first, the other sees it.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffOrder } from '../orders/service.ts'
import { statement } from '../platform/db.ts'
import { setStock, stockOf } from '../testing/buyers.ts'
import { of, openEditStore } from '../testing/order-edits.ts'

const RAISE_PRICE = statement('', 'update offers set price_minor = price_minor + 100 where msn = $1')

let shop: Awaited<ReturnType<typeof openEditStore>>
beforeAll(async () => {
  shop = await openEditStore()
})
afterAll(() => shop.store.close())
beforeEach(() => shop.fillStock())

describe('two at once', () => {
  test('the second edit of the same order is rejected, as it was shown another one', async () => {
    const one = await shop.twoLines()
    const [first, second] = [await shop.show(one, of(1, 1)), await shop.show(one, of(2, 1))]
    const results = await Promise.allSettled([
      shop.edit(one, of(1, 1), { digest: first.digest }),
      shop.edit(one, of(2, 1), { digest: second.digest }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'order.state' } })
    expect(await shop.editsOf(one)).toBe(1)
  })

  test('the last units go to one of two orders', async () => {
    await setStock(shop.store.app.db, shop.other, 3)
    const orders = [await shop.twoLines(), await shop.twoLines()]
    const request = { added: [{ productId: shop.other, quantity: 2 }] }
    const digests = await Promise.all(orders.map(async one => (await shop.show(one, request)).digest))
    const results = await Promise.allSettled(
      orders.map((one, index) => shop.edit(one, request, { digest: digests[index] })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await stockOf(shop.store.app.db, shop.other)).toMatchObject({ onHand: 3, reserved: 2 })
  })

  test('an edit and a cancellation, and an edit and packing: one is first, the shop.other sees it', async () => {
    const one = await shop.twoLines()
    const { digest } = await shop.show(one, of(1, 4))
    const whole = shop.cancel(one)
    await Promise.allSettled([shop.edit(one, of(1, 4), { digest }), whole])
    for (const msn of shop.msns)
      expect(await stockOf(shop.store.app.db, msn)).toMatchObject({ onHand: 20, reserved: 0 })

    const two = await shop.twoLines()
    const { shipments } = await shop.confirm(two)
    const shown = await shop.show(two, of(1, 4))
    await Promise.allSettled([
      shop.edit(two, of(1, 4), { digest: shown.digest }),
      ...shipments.map(({ shipmentId }) => shop.pack(shipmentId)),
    ])
    const order = await staffOrder(shop.store.app.db, two.answer.orderNumber)
    const units = order.lines.reduce((sum, line) => sum + line.quantity - line.cancelledQuantity, 0)
    expect(await shop.unitsInParcels(two)).toBe(units)
  })

  test('a price that has changed since the preview is a conflict', async () => {
    const one = await shop.twoLines()
    const request = { added: [{ productId: shop.other, quantity: 1 }] }
    const { digest } = await shop.show(one, request)
    await shop.store.app.db.run(RAISE_PRICE, [shop.other])
    await expect(shop.edit(one, request, { digest })).rejects.toMatchObject({ code: 'order.state' })
    expect((await staffOrder(shop.store.app.db, one.answer.orderNumber)).lines).toHaveLength(2)
  })
})
