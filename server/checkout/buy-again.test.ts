// Buying again: an earlier order put into the cart, and products bought before.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewCart } from '../cart/service.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock } from '../testing/buyers.ts'
import { addOffer } from '../testing/offers.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { buyAgain, pastProducts } from './commands/buy-again.ts'
import { placeOrder } from './service.ts'

const COD = 5
const sql = (text: string) => statement('', text)
const SET_PRICE = sql(`update offers set price_minor = $2, breaks = '[]' where msn = $1`)
const END_OFFER = sql('update offers set active = false where id = $1')

let store: TestStore
let products: string[]
beforeAll(async () => {
  store = await openTestStore()
  products = await pickProducts(store.app.db, 'IN', 6)
})
afterAll(() => store.close())

async function order(items: { msn: string; quantity: number; offerId?: number }[], known?: Buyer) {
  const [made] = known ? [known] : await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  await fillCarts(store.app.db, [made], items)
  for (const { msn, offerId } of items) {
    const from = sql(
      `update cart_items i set offer_id = $3 from carts c where c.id = i.cart_id and c.customer_id = $1 and i.msn = $2`,
    )
    if (offerId) await store.app.db.run(from, [made.actor.customerId, msn, offerId])
  }
  const { orderNumber } = await placeOrder(store.app, made.actor, await payRequest(store.app, made, COD))
  return { buyer: made, orderNumber }
}

const inCart = async ({ actor }: Buyer) =>
  (await viewCart(store.app.db, actor, {})).itemsList.map(({ productId, productQuantity }) => [
    productId,
    productQuantity,
  ])

describe('an order bought again', () => {
  test('fills the cart at today’s prices, and again changes nothing', async () => {
    const [one = '', two = ''] = products
    const { buyer, orderNumber } = await order([
      { msn: one, quantity: 2 },
      { msn: two, quantity: 1 },
    ])
    await store.app.db.run(SET_PRICE, [one, 111_00])
    const again = await buyAgain(store.app, buyer.actor, orderNumber)
    expect(again.missing).toEqual([])
    expect(again.added).toMatchObject([
      { msn: one, ordered: 2, quantity: 2, unitPrice: 111_00 },
      { msn: two, ordered: 1, quantity: 1 },
    ])
    expect(again.added[0]?.unitPriceThen).not.toBe(111_00)
    expect(again.cart.itemsList.map(({ productId }) => productId).sort()).toEqual([one, two].sort())
    const first = await inCart(buyer)
    await Promise.all(Array.from({ length: 5 }, () => buyAgain(store.app, buyer.actor, orderNumber)))
    expect(await inCart(buyer)).toEqual(first)
  })

  test('takes what there is, and names what there is none of, with alternatives in stock', async () => {
    const [, , three = '', four = ''] = products
    const { buyer, orderNumber } = await order([
      { msn: three, quantity: 5 },
      { msn: four, quantity: 1 },
    ])
    await setStock(store.app.db, three, 3)
    await setStock(store.app.db, four, 0)
    // search learns a moment later what is in stock
    await eventually(async () => {
      const { missing } = await buyAgain(store.app, buyer.actor, orderNumber)
      expect(missing[0]?.alternatives.length).toBeGreaterThan(0)
    })
    const again = await buyAgain(store.app, buyer.actor, orderNumber)
    expect(again.added).toMatchObject([{ msn: three, ordered: 5, quantity: 3 }])
    expect(again.missing).toMatchObject([{ msn: four, ordered: 1 }])
    for (const card of again.missing[0]?.alternatives ?? [])
      expect([card.availability, card.msn === four]).toEqual(['in-stock', false])
  })

  test('comes from the same seller while he sells it, and else from the one that pages show', async () => {
    const [, , , , five = ''] = products
    const { offerId } = await addOffer(store.app.db, five, { priceMinor: 9_000_00, units: 9 })
    const { buyer, orderNumber } = await order([{ msn: five, quantity: 1, offerId }])
    const same = await buyAgain(store.app, buyer.actor, orderNumber)
    expect(same.cart.itemsList.map(item => item.offerId)).toEqual([offerId])
    const { buyer: other, orderNumber: second } = await order([{ msn: five, quantity: 1, offerId }])
    await store.app.db.run(END_OFFER, [offerId])
    await eventually(async () => {
      const { cart } = await buyAgain(store.app, other.actor, second)
      expect(cart.itemsList.map(item => item.offerId)).not.toContain(offerId)
      expect(cart.itemsList).toHaveLength(1)
    })
  })

  test('is the customer’s own', async () => {
    const { orderNumber } = await order([{ msn: products[5] ?? '', quantity: 1 }])
    const [stranger] = await makeBuyers(store.app.db, 1)
    if (!stranger) throw new Error('no buyer')
    await expect(buyAgain(store.app, stranger.actor, orderNumber)).rejects.toMatchObject({ code: 'order.unknown' })
    expect(await inCart(stranger)).toEqual([])
  })
})

test('the products bought before come once each, the last one first, by pages', async () => {
  const [one = '', two = ''] = products.slice(4)
  const { buyer } = await order([{ msn: one, quantity: 1 }])
  await order([{ msn: two, quantity: 2 }], buyer)
  const { orderNumber } = await order([{ msn: one, quantity: 3 }], buyer)
  const all = await pastProducts(store.app, buyer.actor, { pageIndex: 0, pageSize: 20 })
  expect(all.products.map(({ card, quantity }) => [card.msn, quantity])).toEqual([
    [one, 3],
    [two, 2],
  ])
  expect(all.products[0]).toMatchObject({ orderNumber })
  const page = await pastProducts(store.app, buyer.actor, { pageIndex: 0, pageSize: 1 })
  expect([page.products.length, page.more]).toEqual([1, true])
  const foreign = pastProducts(store.app, buyer.actor, { userId: 'somebody-else', pageIndex: 0, pageSize: 1 })
  await expect(foreign).rejects.toMatchObject({ code: 'session.forbidden' })
})
