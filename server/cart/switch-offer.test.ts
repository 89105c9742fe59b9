// A product with several sellers: its offers are listed, and the cart buys from the one that the shopper chooses.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type AddedOffer, addOffer } from '../testing/offers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const UPDATE = 'POST /api/v1/cart/updateCartV2'
const SWITCH = 'POST /api/v1/cart/switchOffer'
const OFFERS = 'GET /api/v1/product/offers'
const SHOWN = statement(
  'test.shown-offer',
  'select offer_id as "offerId", price_minor as "priceMinor" from offer_choices where msn = $1',
)

let store: TestStore
let msns: string[]
let msn: string
let other: AddedOffer
let shown: { offerId: number; priceMinor: number }
beforeAll(async () => {
  store = await openTestStore()
  msns = await store.buyableMsns('IN', 3)
  msn = msns[0] ?? ''
  shown = await store.app.db.one(SHOWN, [msn])
  other = await addOffer(store.app.db, msn, { priceMinor: shown.priceMinor * 2, units: 4, leadTimeDays: 2 })
})
afterAll(() => store.close())

describe('the offers of a product', () => {
  it('name each seller with price and date, the shown one first', async () => {
    const { data } = await store.visitor().call(OFFERS, { query: { msn, pincode: '411001' } })
    expect(data.map(({ offerId }) => offerId)).toEqual([shown.offerId, other.offerId])
    const [first, second] = data
    expect([first?.shown, second?.shown]).toEqual([true, false])
    expect(second).toMatchObject({
      ...{ sellerName: other.sellerName, price: shown.priceMinor * 2, condition: 'new', availability: 'in-stock' },
      ...{ leadTimeDays: 2, sellerRating: expect.any(Number), currency: 'INR' },
    })
    expect(second?.delivery).toMatchObject({ serviceable: true, days: expect.any(Number) })
    expect(second?.delivery?.days).toBeGreaterThan(2)
  })

  it('are of the market of the store, and of a known product', async () => {
    const answer = await store.visitor('ae.localhost').try(OFFERS, { query: { msn } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'catalog.product-unknown' } })
  })
})

describe('the cart', () => {
  it('buys from the shown offer unless another one is named', async () => {
    const visitor = store.visitor()
    const add = (offerId?: number) =>
      visitor.call(UPDATE, {
        body: { mode: 'add', itemsList: [{ productId: msn, productQuantity: 1, ...(offerId ? { offerId } : {}) }] },
      })
    expect((await add()).data.itemsList[0]).toMatchObject({ offerId: shown.offerId, productQuantity: 1 })
    expect((await add(other.offerId)).data.itemsList).toHaveLength(2)
    const { data } = await add()
    expect(data.itemsList).toMatchObject([
      { offerId: shown.offerId, productQuantity: 2, productUnitPrice: shown.priceMinor, otherOffers: 1, reason: null },
      {
        ...{ offerId: other.offerId, sellerName: other.sellerName, productQuantity: 1 },
        ...{ productUnitPrice: shown.priceMinor * 2, amountWithOffer: shown.priceMinor * 2 },
      },
    ])
    expect(data.totalPayableAmount - data.shippingCharges).toBe(shown.priceMinor * 4)
  })

  it('sets and removes one line of a product by its offer, or all without one', async () => {
    const visitor = store.visitor()
    const set = async (itemsList: { productId: string; productQuantity: number; offerId?: number }[]) => {
      const { data } = await visitor.call(UPDATE, { body: { itemsList } })
      return data.itemsList.map(item => [item.offerId, item.productQuantity])
    }
    const line = (productQuantity: number, offerId?: number) => ({ productId: msn, productQuantity, ...{ offerId } })
    await set([line(1, shown.offerId), line(2, other.offerId)])
    expect(await set([line(3, other.offerId)])).toEqual([
      [shown.offerId, 1],
      [other.offerId, 3],
    ])
    expect(await set([line(2)])).toEqual([
      [shown.offerId, 2],
      [other.offerId, 3],
    ])
    expect(await set([line(0, shown.offerId)])).toEqual([[other.offerId, 3]])
    expect(await set([line(1)])).toEqual([[other.offerId, 1]])
    await set([line(1, shown.offerId)])
    expect(await set([line(0)])).toEqual([])
  })

  it('joins a line that is switched to a seller it already has', async () => {
    const visitor = store.visitor()
    const itemsList = [shown.offerId, other.offerId].map(offerId => ({ productId: msn, productQuantity: 1, offerId }))
    await visitor.call(UPDATE, { body: { itemsList } })
    const { data } = await visitor.call(SWITCH, {
      body: { productId: msn, fromOfferId: shown.offerId, offerId: other.offerId },
    })
    expect(data.itemsList).toMatchObject([{ offerId: other.offerId, productQuantity: 2 }])
  })

  it('forgets the price notice of one line only', async () => {
    const visitor = store.visitor()
    const itemsList = [shown.offerId, other.offerId].map(offerId => ({ productId: msn, productQuantity: 1, offerId }))
    await visitor.call(UPDATE, { body: { itemsList } })
    const OLD_PRICE = statement('test.old-price', 'update cart_items set seen_price_minor = 1 where msn = $1')
    await store.app.db.run(OLD_PRICE, [msn])
    const notices = async () => (await visitor.call('GET /api/v1/cart/getCartValidationMessages')).data
    const [first, second] = await notices()
    expect([first?.offerId, second?.offerId]).toEqual([shown.offerId, other.offerId])
    await visitor.call('POST /api/v1/cart/setCartValidationMessages', { body: { keys: [first?.key ?? ''] } })
    expect(await notices()).toMatchObject([{ offerId: other.offerId, seen: false }])
  })

  it('switches a line to another seller and keeps the quantity as far as there is stock', async () => {
    const visitor = store.visitor()
    await visitor.call(UPDATE, { body: { itemsList: [{ productId: msn, productQuantity: 6 }] } })
    const { data } = await visitor.call(SWITCH, { body: { productId: msn, offerId: other.offerId } })
    expect(data.itemsList[0]).toMatchObject({ offerId: other.offerId, productQuantity: 4, available: 4 })
    expect(data.totalPayableAmount).toBe(shown.priceMinor * 2 * 4)
    const back = await visitor.call(SWITCH, { body: { productId: msn, offerId: shown.offerId } })
    expect(back.data.itemsList[0]).toMatchObject({ offerId: shown.offerId, productQuantity: 4 })
  })

  it('rejects an offer of another product and a product that is not in the cart', async () => {
    const visitor = store.visitor()
    await visitor.call(UPDATE, { body: { itemsList: [{ productId: msns[1] ?? '', productQuantity: 1 }] } })
    const wrong = await visitor.try(SWITCH, { body: { productId: msns[1] ?? '', offerId: other.offerId } })
    expect(wrong).toMatchObject({ status: 404, body: { code: 'cart.offer-unknown' } })
    const absent = await visitor.try(SWITCH, { body: { productId: msn, offerId: other.offerId } })
    expect(absent).toMatchObject({ status: 409, body: { code: 'cart.item-unavailable' } })
  })

  it('keeps the seller in a shared cart and at login', async () => {
    const visitor = store.visitor()
    const { data } = await visitor.call(UPDATE, {
      body: { itemsList: [{ productId: msn, productQuantity: 1, offerId: other.offerId }] },
    })
    const { data: seen } = await store
      .visitor()
      .call('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', { params: { cartId: data.shareKey ?? '' } })
    expect(seen.itemsList[0]).toMatchObject({ offerId: other.offerId, sellerName: other.sellerName })
    await visitor.signUp('9811122233')
    const { data: mine } = await visitor.call('GET /api/v1/cart/getCartByUserV2')
    expect(mine.itemsList[0]).toMatchObject({ offerId: other.offerId })
  })
})
