// Shipments of an order from several sellers: seller, tax number and contents.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { addOffer } from '../testing/offers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { advanceShipments } from './commands/advance-shipments.ts'
import { orderDetails } from './queries/customer-orders.ts'

const COD = 5
const sql = (text: string) => statement('', text)
const BUY_FROM = sql(
  `update cart_items i set offer_id = o.id from carts c, offers o
   where c.id = i.cart_id and c.customer_id = $1 and o.id = $2 and i.msn = o.msn`,
)

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

test('two sellers in one warehouse are two shipments, each with its seller, tax number and amounts', async () => {
  const { app } = store
  const [one = '', two = ''] = await pickProducts(app.db, 'IN', 2)
  const first = await addOffer(app.db, one, { priceMinor: 60_000, units: 9, warehouse: 'BWD' })
  const candidates = [
    await addOffer(app.db, two, { priceMinor: 71_111, units: 9, warehouse: 'BWD' }),
    await addOffer(app.db, two, { priceMinor: 71_111, units: 9, warehouse: 'BWD' }),
  ]
  const second = candidates.find(({ sellerCode }) => sellerCode !== first.sellerCode)
  const [buyer] = await makeBuyers(app.db, 1)
  if (!buyer || !second) throw new Error('no buyer, or no second seller')
  await fillCarts(
    app.db,
    [buyer],
    [
      { msn: one, quantity: 1 },
      { msn: two, quantity: 3 },
    ],
  )
  for (const { offerId } of [first, second]) await app.db.run(BUY_FROM, [buyer.actor.customerId, offerId])
  const { orderId, orderNumber, payable } = await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD))
  const later = { ...app, now: () => new Date(Date.now() + 3_600_000) }
  expect(await advanceShipments(later)).toBeGreaterThan(0)
  const order = await orderDetails(app.db, buyer.actor, orderNumber)
  expect(order.shipments).toHaveLength(2)
  for (const shipment of order.shipments) {
    const lines = order.lines.filter(line => shipment.lines.some(({ lineNo }) => lineNo === line.lineNo))
    expect(new Set(lines.map(line => line.seller))).toEqual(new Set([shipment.seller]))
    expect(shipment).toMatchObject({ placeOfSupply: '27', taxNumber: expect.stringMatching(/^27/) })
    expect(shipment.payable).toBe(lines.reduce((total, line) => total + line.payable, 0))
    expect(shipment.taxable + shipment.taxParts.reduce((total, part) => total + part.amountMinor, 0)).toBe(
      shipment.payable,
    )
  }
  expect(new Set(order.shipments.map(({ taxNumber }) => taxNumber)).size).toBe(2)
  expect(order.shipments.reduce((total, { payable: amount }) => total + amount, 0)).toBeLessThanOrEqual(payable)
  const stored = sql('select distinct place_of_supply as place from order_lines where order_id = $1')
  expect(await app.db.rows(stored, [orderId])).toEqual([{ place: '27' }])
})
