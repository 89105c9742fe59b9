// Listings over HTTP: facets, price range, pagination, languages, markets, and statement counts.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { indexSettled } from '../search/service.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const SAFETY = '116000000'
const CATEGORY = 'GET /api/v3/category/getCategory'
const SEARCH = 'GET /api/v1/search'

const CHANGE_PRICE = statement('test.change-price', 'update offers set price_minor = price_minor + $2 where msn = $1')

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
  // the first call waits for the index and loads the reference data
  await store.visitor().call(CATEGORY, { query: { category: SAFETY } })
})
afterAll(() => store.close())

const statementsOf = async (work: () => Promise<unknown>) => (await store.app.db.statementsOf(work)).count

describe('a category listing', () => {
  it('takes one statement, also with the fallback for no results', async () => {
    // whole responses are cached for guests
    const visitor = await store.customer()
    const filter = JSON.stringify({ brand: ['nobody'] })
    for (const query of [{ category: SAFETY }, { category: SAFETY, filter }]) {
      store.app.cache.clear()
      expect(await statementsOf(() => visitor.call(CATEGORY, { query }))).toBe(1)
    }
  })

  it('takes none while its cards are cached, and rereads one when its product changes', async () => {
    const visitor = await store.customer()
    const list = () => visitor.call(CATEGORY, { query: { category: SAFETY } })
    const [before] = (await list()).productSearchResult.products
    expect(await statementsOf(list)).toBe(0)
    const change = (by: number) => store.app.db.run(CHANGE_PRICE, [before?.msn ?? '', by])
    await change(-100)
    const { count, answer } = await store.app.db.statementsOf(list)
    const after = answer.productSearchResult.products.find(({ msn }) => msn === before?.msn)
    expect(after?.salesPrice).toBe((before?.salesPrice ?? 0) - 100)
    expect(count).toBe(1)
    await change(100)
    // the tests below rely on the index
    await store.notificationsHandled()
    await indexSettled(store.app, () => undefined)
  })

  it('returns cards, facets, breadcrumb and subcategories', async () => {
    const listing = await store.visitor().call(CATEGORY, { query: { category: SAFETY, pageSize: 5 } })
    const { products, totalCount } = listing.productSearchResult
    expect(products).toHaveLength(5)
    expect(totalCount).toBeGreaterThan(5)
    expect(listing.breadcrumb).toEqual([
      { name: 'Home', link: '/' },
      { name: 'Safety', link: '/safety/116000000' },
    ])
    expect(listing.category).toMatchObject({ categoryCode: SAFETY, productCount: totalCount })
    expect(listing.categories.length).toBeGreaterThan(3)
    for (const card of products) {
      expect(card.productUrl).toBe(card.productUrl.toLowerCase())
      expect(card.productUrl).toContain(`/mp/${card.msn.toLowerCase()}`)
      expect(card.priceWithoutTax).toBeLessThan(card.salesPrice)
      expect(card.discount).toBe(Math.floor(((card.mrp - card.salesPrice) * 100) / card.mrp))
      expect(card.currency).toBe('INR')
    }
  })

  it('a chosen brand narrows the products and not its own facet', async () => {
    const visitor = store.visitor()
    const whole = await visitor.call(CATEGORY, { query: { category: SAFETY } })
    const brands = whole.buckets.find(({ name }) => name === 'brand')?.terms ?? []
    const [first, second] = brands
    if (!first || !second) throw new Error('Two brands are needed')
    const filter = JSON.stringify({ brand: [first.term, second.term] })
    const some = await visitor.call(CATEGORY, { query: { category: SAFETY, filter } })
    expect(some.productSearchResult.totalCount).toBe(first.count + second.count)
    const after = some.buckets.find(({ name }) => name === 'brand')?.terms ?? []
    expect(after.map(({ term, count }) => ({ term, count }))).toEqual(
      brands.map(({ term, count }) => ({ term, count })),
    )
    expect(after.filter(({ selected }) => selected)).toHaveLength(2)
  })

  it('a price range narrows the products and not itself; sorts by price on request', async () => {
    const visitor = store.visitor()
    const whole = await visitor.call(CATEGORY, { query: { category: SAFETY } })
    const { min, max } = whole.priceRange ?? { min: 0, max: 0 }
    const middle = Math.round((min + max) / 2)
    const filter = JSON.stringify({ price: [`${min}-${middle}`] })
    const cheap = await visitor.call(CATEGORY, {
      query: { category: SAFETY, filter, orderBy: 'price', orderWay: 'asc' },
    })
    const prices = cheap.productSearchResult.products.map(card => card.salesPrice)
    expect(prices[0]).toBe(min)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(Math.max(...prices)).toBeLessThanOrEqual(middle)
    expect(cheap.priceRange).toEqual({ min, max })
  })

  it('is complete over its pages and empty past the end', async () => {
    const visitor = store.visitor()
    const seen: string[] = []
    let totalCount = 0
    for (let pageIndex = 0; pageIndex < 100; pageIndex++) {
      const { productSearchResult } = await visitor.call(CATEGORY, {
        query: { category: SAFETY, pageIndex, pageSize: 7 },
      })
      totalCount = productSearchResult.totalCount
      if (productSearchResult.products.length === 0) break
      seen.push(...productSearchResult.products.map(card => card.msn))
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(totalCount)
  })

  it('rejects invalid filters and unknown categories', async () => {
    const visitor = store.visitor()
    const ask = async (query: Record<string, unknown>) => {
      const { status, body } = await visitor.try(CATEGORY, { query: query as { category: string } })
      return `${status} ${'code' in body ? body.code : ''}`
    }
    expect(await ask({ category: SAFETY, filter: '{' })).toBe('400 catalog.filter-invalid')
    expect(await ask({ category: '999999999' })).toBe('404 catalog.category-unknown')
    expect(await ask({ category: '1001000000' })).toBe('404 catalog.category-unknown')
    expect(await ask({ category: 'safety' })).toBe('400 request.invalid')
    expect(await ask({ category: SAFETY, pageSize: 41 })).toBe('400 request.invalid')
    expect(await ask({ category: SAFETY, pageIndex: -1 })).toBe('400 request.invalid')
  })
})

describe('a search', () => {
  it('finds by text in both languages, and by tag', async () => {
    const visitor = store.visitor()
    const { productSearchResult: all } = await visitor.call(SEARCH, { query: { pageSize: 1 } })
    const [card] = all.products
    if (!card) throw new Error('A product is needed')
    const hindi = store.visitor()
    hindi.headers.language = 'hi'
    const named = await hindi.call('POST /api/v1/product/getProductsByMsnList', { body: { msnList: [card.msn] } })
    for (const str of [card.productName, named.data[0]?.productName ?? '', card.msn]) {
      const { productSearchResult: result } = await visitor.call(SEARCH, { query: { str } })
      expect(result.products[0]?.msn).toBe(card.msn)
    }
    const { productSearchResult: best } = await visitor.call(SEARCH, { query: { tag: 'bestseller' } })
    expect(best.totalCount).toBeGreaterThan(0)
    for (const one of best.products) expect(one.productTags.map(({ name }) => name)).toContain('bestseller')
  })

  it('uses the language and currency of the visitor', async () => {
    const visitor = store.visitor('ae.localhost')
    visitor.headers.language = 'hi'
    const { data: tree } = await visitor.call('GET /api/v1/category/flyout')
    expect(tree.every(node => /^10\d{8}$/.test(node.categoryCode))).toBe(true)
    expect(tree.some(node => /[\u0900-\u097f]/.test(node.categoryName))).toBe(true)
    expect(
      tree.every(node => node.children.every(child => child.children.every(leaf => leaf.children.length === 0))),
    ).toBe(true)
    const listing = await visitor.call(SEARCH, { query: {} })
    expect(listing.buckets[0]?.label).toBe('ब्रांड')
    for (const card of listing.productSearchResult.products) {
      expect(card).toMatchObject({ currency: 'AED', taxRateBp: 500 })
    }
  })
})

describe('lists of products', () => {
  it('keep the requested order, without unknown products and products of the other market', async () => {
    const visitor = store.visitor()
    const [a, b] = await store.buyableMsns('IN', 2)
    const [foreign] = await store.buyableMsns('AE', 1)
    const msns = [b, 'MSN00000000', foreign, a].join(',').toLowerCase()
    const result = await visitor.call('GET /api/v1/search/searchByMsns', { query: { msns: `${msns},,nonsense` } })
    expect(result.data.map(card => card.msn)).toEqual([b, a])
    const tree = await visitor.call('GET /api/v1/search/getAllCategories')
    expect(tree.data.some(top => top.children.some(child => child.children.length > 0))).toBe(true)
    const trending = await visitor.call('GET /api/v1/category/trending')
    expect(trending.data.length).toBeGreaterThan(0)
    expect(trending.data.length).toBeLessThanOrEqual(10)
    const tagged = await visitor.call('GET /api/v1/search/tagProducts', { query: { tag: 'next-day', pageSize: 3 } })
    expect(tagged.data).toHaveLength(3)
  })
})

it('offers the categories of the best results of a search first', async () => {
  const { categories } = await store.visitor().call(SEARCH, { query: { str: 'steel' } })
  const { bestCategories } = await store.app.ports.search.search({
    ...{ market: 'IN', language: 'en', q: 'steel', sort: 'popularity', page: 0, size: 1, facets: [] },
  })
  const offered = categories.map(({ categoryCode }) => categoryCode)
  expect(offered.length).toBeGreaterThan(1)
  expect(offered.slice(0, bestCategories.length)).toEqual(bestCategories.slice(0, offered.length))
})
