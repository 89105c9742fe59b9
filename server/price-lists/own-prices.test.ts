// Pages are told what a member pays, by the code that charges it; nobody else is told anything.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { cell, openPriceLists } from '../testing/price-lists.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const UPDATE = 'POST /api/v1/cart/updateCartV2' as const
const OWN = 'GET /api/v1/user/ownPrices' as const

let store: TestStore
let desk: Awaited<ReturnType<typeof openPriceLists>>
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  desk = await openPriceLists(store)
  msns = await store.buyableMsns('IN', 3)
  for (const msn of msns) await desk.setBreaks(msn, [])
})
afterAll(() => store.close())
const at = (index: number) => msns[index] ?? ''

/** What a shopper pays for a unit of a product when so many are in the cart. */
async function unitOf(visitor: Visitor, msn: string, productQuantity = 1): Promise<number | undefined> {
  const { data } = await visitor.call(UPDATE, { body: { itemsList: [{ productId: msn, productQuantity }] } })
  return data.itemsList.find(({ productId }) => productId === msn)?.productUnitPrice
}

it('takes one statement without a list, and two for a member', async () => {
  const { price } = await desk.offerOf(at(0))
  const reader = await store.customer()
  const { listId } = await desk.list([await desk.group([reader.customerId])])
  await desk.put(listId, [[at(0), '', cell(price - 10_00)]])
  const query = { msns: [at(0), at(1), 'nonsense', 'MSN00000000'].join(',') }
  const { count, answer } = await store.app.db.statementsOf(() => reader.call(OWN, { query }))
  expect(answer.data).toEqual({
    hasLists: true,
    prices: [expect.objectContaining({ msn: at(0), salesPrice: price - 10_00, publicPrice: price, breaks: [] })],
  })
  expect(await unitOf(reader, at(0))).toBe(answer.data.prices[0]?.salesPrice)
  const outsider = await store.customer()
  const asked = await store.app.db.statementsOf(() => outsider.call(OWN, { query }))
  expect(asked.answer.data).toEqual({ hasLists: false, prices: [] })
  expect(count - asked.count).toBe(1)
  expect((await store.visitor().try(OWN, { query })).status).toBe(401)
  // a list of the other country says nothing here
  expect((await store.visitor('ae.localhost').try(OWN, { query })).status).toBe(401)
})

it('with the quantity prices that a cart charges, and what is saved of the MRP', async () => {
  const { price, mrp } = await desk.offerOf(at(2))
  await desk.setBreaks(at(2), [{ minQuantity: 20, priceMinor: price - 90_00 }])
  const reader = await store.customer()
  const { listId } = await desk.list([await desk.group([reader.customerId])])
  const [five, ten] = [price - 50_00, price - 60_00]
  await desk.put(listId, [[at(2), '', cell(price - 10_00), `5: ${cell(five)}; 10: ${cell(ten)}`]])
  const read = async () => (await reader.call(OWN, { query: { msns: at(2) } })).data.prices[0]
  const own = await read()
  expect(own).toMatchObject({ salesPrice: price - 10_00, publicPrice: price, minQuantity: 1 })
  expect(own?.discount).toBe(Math.floor(((mrp - price + 10_00) * 100) / mrp))
  // the public price counts where it is lower
  expect(own?.breaks.map(step => [step.minQuantity, step.price])).toEqual([
    [5, five],
    [10, ten],
    [20, price - 90_00],
  ])
  for (const step of own?.breaks ?? []) expect(await unitOf(reader, at(2), step.minQuantity)).toBe(step.price)
  for (const { price: unit, priceWithoutTax } of own?.breaks ?? []) {
    const tax = unit - priceWithoutTax
    expect(Math.abs(tax - (priceWithoutTax * (own?.taxRateBp ?? 0)) / 10_000)).toBeLessThan(1)
  }
  // only a price for more units is lower
  await desk.put(listId, [[at(2), '', cell(price), `5: ${cell(five)}`]])
  expect(await read()).toMatchObject({ salesPrice: price, publicPrice: price, breaks: [{ minQuantity: 5 }, {}] })
})
