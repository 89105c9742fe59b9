// Product discovery over HTTP in both markets and languages: suggestions, brands, categories, breadcrumbs, failures.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestStore, type TestStore } from '../testing/store.ts'

const SAFETY = '116000000'
const HINDI = /[\u0900-\u097f]/
const SEARCH = 'GET /api/v1/search'
const BRAND = 'GET /api/v1/brand/getbrandV2'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await store.visitor().call(SEARCH, { query: {} })
})
afterAll(() => store.close())

function reader(host: string, language: 'en' | 'hi' = 'en') {
  const visitor = store.visitor(host)
  if (language === 'hi') visitor.headers.language = 'hi'
  return visitor
}

const readers = ['localhost', 'ae.localhost'].flatMap(host => (['en', 'hi'] as const).map(one => [host, one] as const))

/** A leaf category with the most products, and its top-level ancestor. */
async function fullCategory(host: string) {
  const { data } = await reader(host).call('GET /api/v1/search/getTopCategories', { query: { size: 1 } })
  const [category] = data
  if (!category) throw new Error('A category is needed')
  return category
}

async function leadingBrand(host: string) {
  const { data } = await reader(host).call('GET /api/v1/search/shopByBrands', { query: { size: 1 } })
  const [brand] = data
  if (!brand) throw new Error('A brand is needed')
  return brand
}

describe('suggestions', () => {
  it.each(readers)(
    'for %s in %s: texts, categories, brands, products with picture and price',
    async (host, language) => {
      const visitor = reader(host, language)
      const category = await fullCategory(host)
      const str = category.categoryName.split(' ')[0]?.slice(0, 5) ?? ''
      const ask = () => visitor.call('GET /api/v1/search/suggest', { query: { str, size: 4 } })
      await ask()
      store.app.cache.clear()
      // the first response is cached for guests
      const again = () => visitor.call('GET /api/v1/search/suggest', { query: { size: 4, str } })
      const { count, answer } = await store.app.db.statementsOf(again)
      expect(count).toBe(1)
      const { data } = answer
      expect(data.terms.length).toBeGreaterThan(0)
      expect(data.terms.every(({ link }) => link.startsWith('/search?str='))).toBe(true)
      expect(data.categories.length).toBeGreaterThan(0)
      expect(data.brands.length).toBeGreaterThan(0)
      expect(data.products.length).toBeGreaterThan(0)
      const msns = data.products.map(({ msn }) => msn).join(',')
      const { data: cards } = await visitor.call('GET /api/v1/search/searchByMsns', { query: { msns } })
      for (const [at, product] of data.products.entries()) {
        expect(cards[at]).toMatchObject(product)
        expect(product.salesPrice).toBeGreaterThan(0)
        expect(product.currency).toBe(host === 'localhost' ? 'INR' : 'AED')
        expect(HINDI.test(product.productName)).toBe(language === 'hi')
      }
    },
  )

  it('start with popular searches and never fail on unknown products', async () => {
    const { data } = await reader('localhost', 'hi').call('GET /api/v1/search/suggest', { query: {} })
    expect(data.str).toBe('')
    expect(data.terms.length).toBeGreaterThan(0)
    expect(data.categories.length).toBeGreaterThan(0)
    expect(data.brands.length).toBeGreaterThan(0)
    const none = await reader('localhost').call('GET /api/v1/search/suggest', { query: { str: '%%%' } })
    expect(none.data).toMatchObject({ str: '%%%', products: [] })
  })
})

describe('a search', () => {
  it('reports corrections, and keeps the typed words on request', async () => {
    const { data: categories } = await reader('localhost').call('GET /api/v1/search/getTopCategories', { query: {} })
    const word = categories.flatMap(({ categoryName }) => categoryName.split(' ')).find(one => one.length > 6) ?? ''
    const typed = `${word.slice(0, 3)}${word.slice(4)}`
    const result = await reader('localhost').call(SEARCH, { query: { str: typed } })
    expect(result.productSearchResult.totalCount).toBeGreaterThan(0)
    expect(result.corrected).not.toBeNull()
    expect(result.correctedFrom).toBe(typed)
    expect(result.str).toBe(result.corrected)
    expect(result.breadcrumb.at(-1)?.name).toContain(result.str)
    const unchanged = await reader('localhost').call(SEARCH, { query: { str: typed, didYouMean: 'false' } })
    expect(unchanged).toMatchObject({ corrected: null, correctedFrom: null, str: typed })
  })

  it('without results falls back: first without filters, then to categories but no other products', async () => {
    const visitor = reader('localhost')
    const filter = JSON.stringify({ brand: ['nobody'] })
    const filtered = await visitor.call(SEARCH, { query: { str: 'safety', filter } })
    expect(filtered.productSearchResult).toEqual({ totalCount: 0, products: [] })
    expect(filtered.nearest?.by).toBe('without-filters')
    expect(filtered.nearest?.products.length).toBeGreaterThan(0)
    store.app.cache.clear()
    const odd = await store.app.db.statementsOf(() =>
      visitor.call(SEARCH, { query: { str: 'qqqqzzzzxxxx', didYouMean: 'false' } }),
    )
    expect(odd.count).toBe(0)
    expect(odd.answer.nearest?.by).toBe('unknown')
    expect(odd.answer.nearest?.products).toEqual([])
    expect(odd.answer.nearest?.categories.length).toBeGreaterThan(0)
    const past = await visitor.call(SEARCH, { query: { str: 'safety', pageIndex: 5000 } })
    expect(past.productSearchResult.products).toEqual([])
    expect(past.nearest).toBeNull()
  })

  it('of two words finds fewer results with `and` than with `or`', async () => {
    const { data: categories } = await reader('localhost').call('GET /api/v1/search/getTopCategories', { query: {} })
    const words = categories.slice(0, 2).map(({ categoryName }) => categoryName.split(' ')[0])
    const find = async (operation: 'and' | 'or') =>
      await reader('localhost').call('GET /api/v1/search/v2', { query: { str: words.join(' '), operation } })
    const [all, any] = [await find('and'), await find('or')]
    expect(all.productSearchResult.totalCount).toBeLessThan(any.productSearchResult.totalCount)
    if (all.nearest) expect(all.nearest.by).toBe('any-word')
  })

  it('can be limited to a category and a brand', async () => {
    const brand = await leadingBrand('localhost')
    const inside = await reader('localhost').call('GET /api/v1/search/getCategory', {
      query: { str: 'safety', category: SAFETY },
    })
    expect(inside.category?.categoryCode).toBe(SAFETY)
    const ofBrand = await reader('localhost').call('GET /api/v1/search/getBrand', {
      query: { str: brand.brandName, brand: brand.slug },
    })
    expect(ofBrand.productSearchResult.totalCount).toBeGreaterThan(0)
    for (const card of ofBrand.productSearchResult.products) expect(card.brandName).toBe(brand.brandName)
    const { data } = await reader('localhost', 'hi').call('GET /api/v1/search/getBreadCrumb', {
      query: { str: 'pump', brand: brand.slug, category: SAFETY },
    })
    expect(data.map(({ link }) => link)).toEqual([
      '/',
      '/brand-store',
      brand.brandLink,
      '/search?str=pump',
      '/safety/116000000',
    ])
    expect(data.every(({ name }) => HINDI.test(name))).toBe(true)
  })
})

describe('brands', () => {
  it.each(readers)('of %s in %s are indexed by letter', async (host, language) => {
    const { data } = await reader(host, language).call('GET /api/v1/search/getAllBrands', { query: {} })
    expect(data.letters.map(({ letter }) => letter)).toEqual(['0-9', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
    expect(data.letters.reduce((sum, { count }) => sum + count, 0)).toBe(data.totalCount)
    expect(data.brands).toHaveLength(data.totalCount)
    expect(HINDI.test(data.brands[0]?.brandName ?? '')).toBe(language === 'hi')
    const letter = data.letters.find(({ count }) => count > 1)
    const some = await reader(host, language).call('GET /api/v1/search/getAllBrands', {
      query: { letter: letter?.letter },
    })
    expect(some.data.brands).toHaveLength(letter?.count ?? -1)
    expect(some.data.totalCount).toBe(data.totalCount)
  })

  it.each(readers)('have a page for %s in %s, in two statements, with their description', async (host, language) => {
    const { slug, productCount } = await leadingBrand(host)
    const visitor = reader(host, language)
    const ask = () => visitor.call(BRAND, { query: { brand: slug, pageSize: 5 } })
    store.app.cache.clear()
    const { count, answer } = await store.app.db.statementsOf(ask)
    expect(count).toBe(2)
    expect(answer).toMatchObject({ type: 'BRAND', httpStatus: 200 })
    expect(answer.productSearchResult.totalCount).toBe(productCount)
    expect(answer.brandDetails).toMatchObject({ slug, active: true, brandLink: `/brands/${slug}`, productCount })
    expect(HINDI.test(answer.brandDetails?.country ?? '')).toBe(language === 'hi')
    expect(answer.buckets.map(({ name }) => name)).not.toContain('brand')
    const [category] = answer.categories
    const narrowed = await visitor.call(BRAND, { query: { brand: slug, category: category?.categoryCode } })
    expect(narrowed.productSearchResult.totalCount).toBe(category?.productCount)
    const named = await visitor.call('GET /api/v1/brand/getBrandByName', {
      query: { name: answer.brandDetails?.brandName ?? '' },
    })
    expect(named.data).toEqual(answer.brandDetails)
  })

  it('that do not exist return an empty result with the status, marked as inactive', async () => {
    const empty = { productSearchResult: { totalCount: 0, products: [] }, buckets: [], httpStatus: 404 }
    const listed = await reader('localhost').try(BRAND, { query: { brand: 'nobody' } })
    expect(listed.status).toBe(404)
    const brandDetails = { brandName: 'nobody', active: false }
    expect(listed.body).toMatchObject({ code: 'catalog.brand-unknown', status: false, ...empty, brandDetails })
    const named = await reader('localhost').try('GET /api/v1/brand/getBrandByName', {
      query: { name: 'Nobody & Sons' },
    })
    expect(named).toMatchObject({ status: 404, body: { ...empty, brandDetails: { active: false } } })
    const category = await reader('localhost').try('GET /api/v3/category/getCategory', {
      query: { category: '999999999' },
    })
    expect(category).toMatchObject({ status: 404, body: { code: 'catalog.category-unknown', ...empty } })
    const page = await reader('localhost').try(SEARCH, { query: { pageIndex: -1 } })
    expect(page).toMatchObject({ status: 400, body: { code: 'request.invalid', ...empty, httpStatus: 400 } })
    const filter = await reader('localhost').try(SEARCH, { query: { filter: '{' } })
    expect(filter).toMatchObject({
      status: 400,
      body: { code: 'catalog.filter-invalid', httpStatus: 400, buckets: [] },
    })
  })

  it('and searches whose engine fails return an empty result too', async () => {
    const { search } = store.app.ports
    const failing = vi.spyOn(search, 'search').mockRejectedValue(new Error('The engine is gone'))
    const { status, body } = await reader('localhost').try(SEARCH, { query: { str: 'drill' } })
    failing.mockRestore()
    expect(status).toBe(500)
    expect(body).toMatchObject({ code: 'server.unknown', httpStatus: 500, productSearchResult: { totalCount: 0 } })
    expect((await reader('localhost').call(SEARCH, { query: {} })).httpStatus).toBe(200)
  })

  it('are listed as top and similar brands of a category, without those not sold in it', async () => {
    const visitor = reader('localhost')
    const { data: inside } = await visitor.call('GET /api/v1/search/shopByBrands', { query: { category: SAFETY } })
    const [first] = inside
    if (!first) throw new Error('A brand is needed')
    expect(inside.map(brand => brand.productCount)).toEqual(
      inside.map(brand => brand.productCount).toSorted((a, b) => b - a),
    )
    const sells = await visitor.call('GET /api/v1/search/isBrandCategory', {
      query: { brand: first.slug, category: SAFETY },
    })
    expect(sells.data).toEqual({ isBrandCategory: true, productCount: first.productCount })
    const not = await visitor.call('GET /api/v1/search/isBrandCategory', {
      query: { brand: 'nobody', category: SAFETY },
    })
    expect(not.data).toEqual({ isBrandCategory: false, productCount: 0 })
    const { data: beside } = await visitor.call('GET /api/v1/search/getSimilarBrands', { query: { brand: first.slug } })
    expect(beside.length).toBeGreaterThan(0)
    expect(beside.map(({ slug }) => slug)).not.toContain(first.slug)
    const { data: ofCategory } = await visitor.call('GET /api/v1/search/getSimilarBrands', {
      query: { category: SAFETY, size: 2 },
    })
    expect(ofCategory).toEqual(inside.slice(0, 2))
    const { data: top } = await visitor.call('GET /api/v1/search/getTopBrandsAndAlps', {
      query: { category: SAFETY, size: 3 },
    })
    expect(top.brands).toEqual(inside.slice(0, 3))
    const { data: categories } = await visitor.call('GET /api/v1/search/getCategoriesByBrand', {
      query: { brand: first.slug },
    })
    expect(categories.find(({ categoryCode }) => categoryCode === SAFETY)?.productCount).toBe(first.productCount)
    const { data: both } = await visitor.call('GET /api/v1/aggregate/fetchTopBrandwithTrendingCategories', {
      query: {},
    })
    expect(both.brands.length).toBeGreaterThan(0)
    expect(both.categories.length).toBeGreaterThan(0)
    expect(both.categories.length).toBeLessThanOrEqual(10)
    const { data: crumbs } = await visitor.call('GET /api/v1/homepage/breadcrumb', {
      query: { source: first.slug, type: 'brand' },
    })
    expect(crumbs.map(({ link }) => link)).toEqual(['/', '/brand-store', first.brandLink])
  })
})

describe('categories', () => {
  it.each(readers)('of %s in %s are found by their names, with their ancestors', async (host, language) => {
    const { categoryCode } = await fullCategory(host)
    const visitor = reader(host, language)
    const { data: whole } = await visitor.call('GET /api/v1/search/getTopCategories', { query: { size: 40 } })
    const named = whole.find(one => one.categoryCode === categoryCode)
    const str = named?.categoryName ?? ''
    const { data } = await visitor.call('GET /api/v1/search/searchCategoryList', { query: { str } })
    expect(data[0]).toMatchObject({ categoryCode, categoryName: str })
    expect(data[0]?.above.length).toBeGreaterThan(0)
  })

  it('are ranked by their best sellers', async () => {
    const visitor = reader('ae.localhost', 'hi')
    const { count, answer } = await store.app.db.statementsOf(() =>
      visitor.call('GET /api/v1/search/getMostSoldCategory', { query: { size: 5 } }),
    )
    expect(count).toBe(0)
    expect(answer.data).toHaveLength(5)
    for (const category of answer.data) {
      expect(category.categoryCode).toMatch(/^10\d{8}$/)
      expect(category.productCount).toBeGreaterThan(0)
      expect(HINDI.test(category.categoryName)).toBe(true)
    }
    const inside = await reader('localhost').call('GET /api/v1/search/getMostSoldCategory', {
      query: { category: SAFETY, size: 3 },
    })
    for (const { categoryCode } of inside.data) expect(categoryCode.startsWith('116')).toBe(true)
  })
})
