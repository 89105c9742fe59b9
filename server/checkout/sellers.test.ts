// Orders from several sellers and States: each line is sold under the registration of its State of dispatch.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockOwnOrder, notePaymentFailed, reopenForPayment } from '../orders/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { addOffer } from '../testing/offers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { placeOrder } from './service.ts'

const COD = 5
const PREPAID = 1
const sql = (text: string) => statement('', text)
const BUY_FROM = sql(
  `update cart_items i set offer_id = $3 from carts c where c.id = i.cart_id and c.customer_id = $1 and i.msn = $2`,
)
const ADD_LINE = sql(
  `insert into cart_items (cart_id, msn, offer_id, quantity, seen_price_minor)
   select c.id, $2, $3, 1, 1 from carts c where c.customer_id = $1`,
)
const LINES = sql(
  `select l.msn, l.offer_id as "offerId", s.code as seller, r.state_code as state, l.quantity,
     l.unit_price_minor as "unitMinor", jsonb_path_query_array(l.tax_parts, '$[*].code') as taxes
   from order_lines l join sellers s on s.id = l.seller_id left join seller_registrations r on r.id = l.registration_id
   where l.order_id = $1 order by l.line_no`,
)
const HELD = sql(
  `select r.offer_id as "offerId", w.code, r.quantity from stock_reservations r join warehouses w on w.id = r.warehouse_id
   where r.order_id = $1 order by r.line_no, w.code`,
)
const ADD_STOCK = sql(
  `insert into stock (offer_id, msn, seller_id, warehouse_id, on_hand)
   select o.id, o.msn, o.seller_id, w.id, $3 from offers o, warehouses w where o.id = $1 and w.code = $2`,
)

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await pickProducts(store.app.db, 'IN', 6)
})
afterAll(() => store.close())

/** A buyer in Pune with these products in the cart, each from one offer. */
async function buyerOf(items: { msn: string; quantity: number; offerId: number }[]) {
  const { db } = store.app
  const [buyer] = await makeBuyers(db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(db, [buyer], items)
  for (const { msn, offerId } of items) await db.run(BUY_FROM, [buyer.actor.customerId, msn, offerId])
  return buyer
}

test('two sellers in two States give lines with their own registration, tax and stock', async () => {
  const { app } = store
  const [near = '', far = ''] = msns
  const inState = await addOffer(app.db, near, { priceMinor: 60_000, units: 9, warehouse: 'BWD' })
  const outside = await addOffer(app.db, far, { priceMinor: 70_000, units: 9, warehouse: 'DEL' })
  const buyer = await buyerOf([
    { msn: near, quantity: 1, offerId: inState.offerId },
    { msn: far, quantity: 2, offerId: outside.offerId },
  ])
  const { orderId } = await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD))
  const lines = await app.db.rows<{ msn: string }>(LINES, [orderId])
  const expected = [
    {
      ...{ msn: near, offerId: inState.offerId, seller: inState.sellerCode, state: '27', quantity: 1 },
      unitMinor: 60_000,
      taxes: ['CGST', 'SGST'],
    },
    {
      ...{ msn: far, offerId: outside.offerId, seller: outside.sellerCode, state: '07', quantity: 2 },
      unitMinor: 70_000,
      taxes: ['IGST'],
    },
  ]
  expect(lines).toEqual(expect.arrayContaining(expected))
  expect(lines).toHaveLength(2)
  expect(await app.db.rows(HELD, [orderId])).toEqual(
    expect.arrayContaining([
      { offerId: inState.offerId, code: 'BWD', quantity: 1 },
      { offerId: outside.offerId, code: 'DEL', quantity: 2 },
    ]),
  )
})

test('a line that leaves from two States is two order lines at the price of the whole quantity', async () => {
  const { app } = store
  const [, , msn = ''] = msns
  const { offerId } = await addOffer(app.db, msn, { priceMinor: 50_000, units: 3, warehouse: 'BWD' })
  await app.db.run(ADD_STOCK, [offerId, 'DEL', 9])
  await app.db.run(sql(`update offers set breaks = '[{"minQuantity": 5, "priceMinor": 45000}]' where id = $1`), [
    offerId,
  ])
  const buyer = await buyerOf([{ msn, quantity: 5, offerId }])
  const { orderId, payable } = await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD))
  const lines = await app.db.rows<{ state: string; quantity: number; unitMinor: number; taxes: string[] }>(LINES, [
    orderId,
  ])
  expect(lines.map(({ state, quantity, unitMinor, taxes }) => ({ state, quantity, unitMinor, taxes }))).toEqual([
    { state: '27', quantity: 3, unitMinor: 45_000, taxes: ['CGST', 'SGST'] },
    { state: '07', quantity: 2, unitMinor: 45_000, taxes: ['IGST'] },
  ])
  expect(payable).toBe(225_000)
})

test('a registration that has ended keeps its State from selling', async () => {
  const { app } = store
  const [, , , msn = ''] = msns
  const { offerId, sellerCode } = await addOffer(app.db, msn, { priceMinor: 50_000, units: 9, warehouse: 'BWD' })
  const buyer = await buyerOf([{ msn, quantity: 1, offerId }])
  const request = await payRequest(app, buyer, COD)
  await app.db.run(
    sql(`update seller_registrations r set valid_to = now() from sellers s
      where s.id = r.seller_id and s.code = $1 and r.state_code = '27'`),
    [sellerCode],
  )
  await expect(placeOrder(app, buyer.actor, request)).rejects.toMatchObject({ code: 'checkout.out-of-stock' })
})

test('one product from two sellers gives two lines, also when its payment is tried again', async () => {
  const { app } = store
  const [, , , , msn = ''] = msns
  const first = await addOffer(app.db, msn, { priceMinor: 50_000, units: 2, warehouse: 'DEL' })
  const second = await addOffer(app.db, msn, { priceMinor: 60_000, units: 9, warehouse: 'DEL' })
  const buyer = await buyerOf([{ msn, quantity: 2, offerId: first.offerId }])
  await app.db.run(ADD_LINE, [buyer.actor.customerId, msn, second.offerId])
  const { orderId, orderNumber, payable } = await placeOrder(app, buyer.actor, await payRequest(app, buyer, PREPAID))
  expect(await app.db.rows(LINES, [orderId])).toMatchObject([
    { offerId: first.offerId, seller: first.sellerCode, quantity: 2, unitMinor: 50_000 },
    { offerId: second.offerId, seller: second.sellerCode, quantity: 1, unitMinor: 60_000 },
  ])
  // 2% less for paying online
  expect(payable).toBe(156_800)
  const held = [
    { offerId: first.offerId, code: 'DEL', quantity: 2 },
    { offerId: second.offerId, code: 'DEL', quantity: 1 },
  ]
  expect(await app.db.rows(HELD, [orderId])).toEqual(held)
  await app.db.transaction(async tx => {
    const order = await lockOwnOrder(tx, buyer.actor, orderNumber)
    const cause = { who: 'test', why: 'payment failed' }
    await notePaymentFailed(tx, order, cause)
    const failed = await lockOwnOrder(tx, buyer.actor, orderNumber)
    await reopenForPayment(tx, failed, PREPAID, app.now(), cause)
  })
  expect(await app.db.rows(HELD, [orderId])).toEqual(expect.arrayContaining(held))
})
