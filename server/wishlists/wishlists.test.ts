// Wishlists over HTTP: adding, undo, guests' choices, into the cart, sharing, other people.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { setStock } from '../testing/buyers.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { addWishes } from './repository.ts'

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await store.buyableMsns('IN', 4)
})
afterAll(() => store.close())

const [first, second, third] = [() => msns[0] ?? '', () => msns[1] ?? '', () => msns[2] ?? '']
const add = (visitor: Visitor, productId: string, isAdded = true) =>
  visitor.call('POST /api/v1/user/addProductToWishlist', { body: { productId, add: isAdded } })
const items = async (visitor: Visitor) => (await visitor.call('GET /api/v1/user/getWishlist')).data.items
const VERIFY = statement('test.verify', 'update customers set email = $2, email_verified_at = now() where id = $1')

describe('the wishlist', () => {
  it('responds as specified, and contains a product once', async () => {
    const customer = await store.customer()
    const added = await add(customer, first())
    expect(added.data).toEqual({ productId: first(), added: true, message: 'Successfully added to Wishlist' })
    await add(customer, first())
    await add(customer, second())
    const shown = await items(customer)
    expect(shown.map(({ productId }) => productId)).toEqual([second(), first()])
    expect(shown[1]).toMatchObject({ priceThen: shown[1]?.card?.salesPrice, priceAlert: false, stockAlert: false })
    const removed = await add(customer, first(), false)
    expect(removed.data.message).toBe('Successfully removed from WishList')
    await add(customer, first(), false)
    expect((await customer.call('GET /api/v1/user/getWishlistState')).data.products).toEqual([second()])
  })

  it('brings a product back as it was within an hour, later as it is now', async () => {
    const customer = await store.customer()
    await add(customer, first())
    const age = `update wishlist_items set added_at = now() - interval '9 days', price_minor = 1 where customer_id = '${customer.customerId}'`
    await store.asOwner(age)
    await add(customer, first(), false)
    await add(customer, first())
    expect((await items(customer))[0]?.priceThen).toBe(1)
    await add(customer, first(), false)
    await store.asOwner(
      `update wishlist_items set removed_at = now() - interval '2 hours' where customer_id = '${customer.customerId}'`,
    )
    await add(customer, first())
    const [item] = await items(customer)
    expect(item?.priceThen).toBe(item?.card?.salesPrice)
  })

  it('takes over what a guest has chosen, and leaves out what is unknown', async () => {
    const customer = await store.customer()
    await add(customer, second())
    const body = { productIds: [first(), second(), 'MSNZZZZZZZZ'] }
    const { data } = await customer.call('POST /api/v1/user/mergeWishlist', { body })
    expect([...data.products].sort()).toEqual([first(), second()].sort())
  })

  it('contains a limited number of products, and shows them page by page', async () => {
    const customer = await store.customer()
    const { db } = store.app
    expect(await addWishes(db, customer.customerId, 'IN', [first(), second(), third()], 2)).toBe(2)
    expect(await addWishes(db, customer.customerId, 'IN', [third()], 2)).toBe(0)
    expect(await addWishes(db, customer.customerId, 'IN', [first()], 2)).toBe(1)
    const { data } = await customer.call('GET /api/v1/user/getWishlist', { query: { pageIndex: 1, pageSize: 1 } })
    expect(data).toMatchObject({ total: 2, items: [{}] })
    expect(
      await customer.try('POST /api/v1/user/addProductToWishlist', { body: { productId: 'MSNZZZZZZZZ' } }),
    ).toMatchObject({ body: { code: 'catalog.product-unknown' } })
  })

  it('belongs to its customer alone', async () => {
    const [one, other] = [await store.customer(), await store.customer()]
    await add(one, first())
    expect(await items(other)).toEqual([])
    const named = await other.try('GET /api/v1/user/getWishlist', { query: { userId: one.customerId } })
    expect(named).toMatchObject({ status: 403 })
    expect(await store.visitor().try('GET /api/v1/user/getWishlist')).toMatchObject({ status: 401 })
  })
})

it('moves to the cart what can be bought, and names the rest', async () => {
  const customer = await store.customer()
  for (const msn of [first(), second(), third()]) await add(customer, msn)
  await setStock(store.app.db, third(), 0)
  const one = await customer.call('POST /api/v1/user/moveWishlistToCart', { body: { productIds: [first()] } })
  expect(one.data).toMatchObject({ noOfItems: 1, added: [{ productId: first() }], missing: [] })
  const all = await customer.call('POST /api/v1/user/moveWishlistToCart', { body: {} })
  expect(all.data).toMatchObject({
    noOfItems: 2,
    added: [{ productId: second() }],
    missing: [{ productId: third(), reason: 'out-of-stock' }],
  })
  expect((await items(customer)).map(({ productId }) => productId)).toEqual([third()])
})

it('is shared by a link without anything of its owner, until the link is ended', async () => {
  const customer = await store.customer()
  await add(customer, first())
  const share = async (shared: boolean) =>
    (await customer.call('POST /api/v1/user/shareWishlist', { body: { shared } })).data.shareKey
  const shareKey = (await share(true)) ?? ''
  expect(await share(true)).toBe(shareKey)
  const open = (key: string, host?: string) =>
    store.visitor(host).try('GET /api/v1/user/openSharedWishlist/{shareKey}', { params: { shareKey: key } })
  const shown = await open(shareKey)
  expect(shown).toMatchObject({ status: 200, body: { data: { total: 1, products: [{ msn: first() }] } } })
  expect(JSON.stringify(shown.body)).not.toContain(customer.customerId)
  expect(await share(false)).toBeNull()
  expect(await open(shareKey)).toMatchObject({ status: 404, body: { code: 'wishlist.unknown' } })
  expect(await share(true)).not.toBe(shareKey)
})

it('has alerts for a verified address only, and adds the product', async () => {
  const customer = await store.customer()
  const set = (on: boolean) =>
    customer.try('POST /api/v1/user/setProductAlert', { body: { productId: first(), kind: 'stock', on } })
  expect(await set(true)).toMatchObject({ status: 409, body: { code: 'wishlist.mail-missing' } })
  await store.app.db.run(VERIFY, [customer.customerId, 'asha@plant.example'])
  expect(await set(true)).toMatchObject({ body: { data: { stockAlert: true, priceAlert: false } } })
  const { data } = await customer.call('GET /api/v1/user/getWishlistState')
  expect(data).toEqual({ products: [first()], stockAlerts: [first()] })
  await set(false)
  expect(await items(customer)).toMatchObject([{ productId: first(), stockAlert: false }])
})
