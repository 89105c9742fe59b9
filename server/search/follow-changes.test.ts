// Changes in the database soon appear in listings, facets, names and tax.

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const SEARCH = 'GET /api/v1/search'
const SET_PRICE = statement(
  'test.set-price',
  `update offers set price_minor = $2, mrp_minor = greatest(mrp_minor, $2), breaks = '[]' where msn = $1`,
)
const SET_ACTIVE = statement('test.set-active', 'update products set active = $2 where msn = $1')
const SELL_OUT = statement('test.sell-out', 'update stock set on_hand = reserved where msn = $1')
const RENAME = statement('test.rename', 'update categories set name_en = $2 where code = $1')
const RAISE_ALL = statement('test.raise-all', `update offers set mrp_minor = mrp_minor + 1`)
const NEW_RATE = statement('test.new-rate', `update tax_rates set rate_bp = 700 where market = 'AE'`)

const NO_SAMPLES = statement(
  'test.no-sample-ratings',
  `update product_ratings g set sample_stars = array_fill(0, array[5]) from products p
   where p.msn = $1 and g.market = p.market and g.subject = review_subject(p.group_key, p.msn)`,
)

let store: TestStore

beforeAll(async () => {
  store = await openTestStore({ indexAtStart: true })
  await store.visitor().call(SEARCH, { query: {} })
})
afterAll(() => store.close())

it('a price moves the product in the order by price', async () => {
  const [msn = ''] = await store.buyableMsns('IN', 1)
  await store.app.db.run(SET_PRICE, [msn, 99_999_999])
  await eventually(async () => {
    const { productSearchResult } = await store.visitor().call(SEARCH, { query: { orderBy: 'highPrice', pageSize: 1 } })
    expect(productSearchResult.products[0]).toMatchObject({ msn, salesPrice: 99_999_999 })
  })
})

it('a discontinued product leaves the listing, its facets and the counts, and returns', async () => {
  const [msn = ''] = (await store.buyableMsns('IN', 2)).slice(-1)
  const count = async () =>
    (await store.visitor().call(SEARCH, { query: { pageSize: 1 } })).productSearchResult.totalCount
  const tree = async () => (await store.visitor().call('GET /api/v1/category/flyout')).data
  const before = await count()
  const sum = (await tree()).reduce((total, top) => total + top.productCount, 0)
  expect(sum).toBe(before)
  await store.app.db.run(SET_ACTIVE, [msn, false])
  await eventually(async () => expect(await count()).toBe(before - 1))
  expect((await tree()).reduce((total, top) => total + top.productCount, 0)).toBe(before - 1)
  await store.app.db.run(SET_ACTIVE, [msn, true])
  await eventually(async () => expect(await count()).toBe(before))
})

it('the last unit changes the availability facet', async () => {
  const [msn = ''] = (await store.buyableMsns('IN', 3)).slice(-1)
  const filter = JSON.stringify({ availability: ['out-of-stock'] })
  await store.app.db.run(SELL_OUT, [msn])
  await eventually(async () => {
    const { productSearchResult } = await store.visitor().call(SEARCH, { query: { filter, str: msn } })
    expect(productSearchResult.products.map(card => card.msn)).toContain(msn)
  })
})

it('a review moves the product into the filter by rating, although no event is published for it', async () => {
  const [msn = ''] = (await store.buyableMsns('IN', 4)).slice(-1)
  const filter = JSON.stringify({ rating: ['5'] })
  const rated = async () => {
    const { productSearchResult } = await store.visitor().call(SEARCH, { query: { filter, str: msn } })
    return productSearchResult.products.map(card => card.msn).includes(msn)
  }
  await store.app.db.run(NO_SAMPLES, [msn])
  await eventually(async () => expect(await rated()).toBe(false))
  const customer = await store.customer()
  await customer.call('POST /api/v1/review/addReview', { body: { msn, rating: 5, text: 'Does what it should.' } })
  await eventually(async () => expect(await rated()).toBe(true))
})

it('a new name of a category and a new tax rate appear on every page', async () => {
  await store.app.db.run(RENAME, ['116000000', 'Protection'])
  await store.app.db.run(NEW_RATE)
  await eventually(async () => {
    const { data } = await store.visitor().call('GET /api/v1/category/flyout')
    expect(data[0]?.categoryName).toBe('Protection')
    const listing = await store.visitor('ae.localhost').call(SEARCH, { query: {} })
    expect(new Set(listing.productSearchResult.products.map(card => card.taxRateBp))).toEqual(new Set([700]))
  })
})

it('a bulk change rebuilds the index', async () => {
  const { documents } = store.app.ports.search.health()
  const rebuild = vi.spyOn(store.app.ports.search, 'rebuild')
  await store.app.db.run(RAISE_ALL)
  await eventually(() => expect(rebuild).toHaveBeenCalled())
  await eventually(async () => expect(store.app.ports.search.health().documents).toBe(documents))
  const listing = await store.visitor().call(SEARCH, { query: { pageSize: 1 } })
  expect(listing.productSearchResult.totalCount).toBeGreaterThan(0)
})
