// A seller that can no longer sell: offers, cart and staff show the reason, and nothing is bought from another seller.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { HEADERS } from '../../contract/shared/headers.ts'
import { statement } from '../platform/db.ts'
import { type AddedOffer, addOffer } from '../testing/offers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const KEY = 'khk_of-the-test-unsellable-offer'
const UPDATE = 'POST /api/v1/cart/updateCartV2'
const OFFERS = 'GET /api/v1/product/offers'
const STATES = 'GET /api/admin/catalog/offers'
const CART = 'GET /api/v1/cart/getCartBySessionV2'
const sql = (text: string) => statement('', text)
const SHOWN = sql('select offer_id as "offerId" from offer_choices where msn = $1')
const SET_END = sql(
  `update seller_registrations r set valid_to = $2::timestamptz from sellers s where s.id = r.seller_id and s.code = $1`,
)
const WITHDRAW = sql('update offers set active = false where id = $1')
const SELL_OUT = sql('update stock set on_hand = reserved where offer_id = $1')

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY })
  msns = await store.buyableMsns('IN', 4)
})
afterAll(() => store.close())

/** A product with a second, more expensive offer, and a cart with one unit of that offer. */
async function lineOf(at: number) {
  const { db } = store.app
  const msn = msns[at] ?? ''
  const { offerId: shownId } = await db.one<{ offerId: number }>(SHOWN, [msn])
  const other: AddedOffer = await addOffer(db, msn, { priceMinor: 90_000_00, units: 5 })
  const visitor = store.visitor()
  const itemsList = [{ productId: msn, productQuantity: 1, offerId: other.offerId }]
  await visitor.call(UPDATE, { body: { itemsList } })
  return { msn, shownId, other, visitor, itemsList }
}

let ended: string[] = []
/** Ends the registrations of a seller until the test is over. */
async function endRegistrations({ sellerCode }: AddedOffer): Promise<void> {
  ended.push(sellerCode)
  await store.app.db.run(SET_END, [sellerCode, 'now'])
}
afterEach(async () => {
  for (const code of ended) await store.app.db.run(SET_END, [code, 'infinity'])
  ended = []
})

describe('an offer whose seller is no longer registered where its stock is', () => {
  it('names the reason to the shopper, keeps the line and adds nothing from another seller', async () => {
    const { msn, shownId, other, visitor, itemsList } = await lineOf(0)
    await endRegistrations(other)
    const { data: offers } = await visitor.call(OFFERS, { query: { msn } })
    expect(offers.find(({ offerId }) => offerId === other.offerId)).toMatchObject({
      ...{ availability: 'out-of-stock', available: 0, reason: 'registration-ended' },
    })
    expect(offers.find(({ offerId }) => offerId === shownId)).toMatchObject({ reason: null })
    const { data: cart } = await visitor.call(CART)
    expect(cart.itemsList).toMatchObject([{ offerId: other.offerId, available: 0, reason: 'registration-ended' }])
    expect(cart.notices).toMatchObject([{ code: 'out-of-stock', offerId: other.offerId }])
    const answer = await store.visitor().try(UPDATE, { body: { mode: 'add', itemsList } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'cart.offer-unavailable' } })
  })

  it('shows staff each warehouse with its reason', async () => {
    const { msn, other } = await lineOf(1)
    await endRegistrations(other)
    const staff = store.visitor()
    expect(await staff.try(STATES, { query: { msn } })).toMatchObject({ status: 403 })
    staff.headers[HEADERS.authorization] = `Bearer ${KEY}`
    const { data } = await staff.call(STATES, { query: { msn } })
    expect(data[0]).toMatchObject({ shown: true, reason: null })
    expect(data.find(({ offerId }) => offerId === other.offerId)).toMatchObject({
      ...{ sellerCode: other.sellerCode, active: true, shown: false, reason: 'registration-ended' },
      stock: [{ warehouse: 'BWD', onHand: 5, reserved: 0, reason: 'registration-ended' }],
    })
  })
})

it('tells a withdrawn offer from one that is sold out', async () => {
  const withdrawn = await lineOf(2)
  await store.app.db.run(WITHDRAW, [withdrawn.other.offerId])
  const { data: first } = await withdrawn.visitor.call(CART)
  expect(first.itemsList).toMatchObject([{ reason: 'offer-ended', otherOffers: 1 }])
  const soldOut = await lineOf(3)
  await store.app.db.run(SELL_OUT, [soldOut.other.offerId])
  const { data: second } = await soldOut.visitor.call(CART)
  expect(second.itemsList).toMatchObject([{ reason: 'out-of-stock', otherOffers: 1 }])
})

it('counts the other sellers of a product page by what they can sell', async () => {
  const msn = (await store.buyableMsns('IN', 6))[5] ?? ''
  const page = async () => {
    const { data } = await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })
    return data.otherSellers
  }
  expect(await page()).toBeNull()
  const other = await addOffer(store.app.db, msn, { priceMinor: 90_000_00, units: 5 })
  expect(await page()).toEqual({ count: 1, from: 90_000_00, refurbished: false })
  await store.app.db.run(SELL_OUT, [other.offerId])
  expect(await page()).toBeNull()
})
