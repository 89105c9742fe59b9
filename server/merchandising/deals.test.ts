// Deals, parts of a listing, city tabs and sponsored products over HTTP.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing } from '../../contract/listing/api.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const CAMPAIGN = statement(
  'test.campaign',
  `select category_code as code from ad_campaigns where market = 'IN' and category_code is not null order by id limit 1`,
)
const SAFETY = '116000000'
const CATEGORY = 'GET /api/v3/category/getCategory'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await store.visitor().call(CATEGORY, { query: { category: SAFETY } })
})
afterAll(() => store.close())

const DEALS = [
  ['GET /api/v1/deals/best-offers', 30, null],
  ['GET /api/v1/deals/exclusive-offers', 10, 'deal'],
  ['GET /api/v1/deals/special-deals', 20, 'bestseller'],
  ['GET /api/v1/deals/special-offer', 10, 'new'],
] as const

describe.each(['localhost', 'ae.localhost'])('deals of %s', host => {
  it.each(DEALS)('%s match their definition on every page', async (call, discount, tag) => {
    const visitor = store.visitor(host)
    const seen = new Set<string>()
    const discounts: number[] = []
    let listing: Listing
    let pageIndex = 0
    do {
      listing = await visitor.call(call, { query: { pageSize: 20, pageIndex } })
      for (const card of listing.productSearchResult.products) {
        seen.add(card.msn)
        discounts.push(card.discount)
        expect(card.availability).toBe('in-stock')
        expect(card.discount).toBeGreaterThanOrEqual(discount)
        if (tag) expect(card.productTags.map(({ name }) => name)).toContain(tag)
      }
      pageIndex++
    } while (listing.productSearchResult.products.length > 0 && pageIndex < 60)
    expect(seen.size).toBe(listing.productSearchResult.totalCount)
    expect(seen.size).toBeGreaterThan(0)
    expect(discounts).toEqual(discounts.toSorted((a, b) => b - a))
    expect(listing.type).toBe('DEAL')
    expect(listing.buckets.map(({ name }) => name)).not.toContain('availability')
    expect(listing.breadcrumb.at(-1)?.link).toBe(call.replace('GET /api/v1', ''))
  })

  it('returns all terms of a filter for its own products only', async () => {
    const visitor = store.visitor(host)
    const { buckets } = await visitor.call('GET /api/v1/deals/best-offers', { query: {} })
    const [brand] = buckets
    const { data } = await visitor.call('GET /api/v1/search/getBuckets', {
      query: { deal: 'best-offers', name: 'brand' },
    })
    expect(data.buckets.map(({ name }) => name)).toEqual(['brand'])
    expect(data.buckets[0]?.terms).toHaveLength(brand?.termCount ?? 0)
    expect(data.buckets[0]?.terms).toEqual(expect.arrayContaining(brand?.terms ?? []))
    const everything = await visitor.call('GET /api/v1/search/getBuckets', { query: { name: 'brand' } })
    expect(everything.data.totalCount).toBeGreaterThan(data.totalCount)
  })

  it('cannot be widened by a filter', async () => {
    const filter = JSON.stringify({ discount: ['10'], availability: ['out-of-stock'] })
    const [call] = DEALS[0]
    const whole = await store.visitor(host).call(call, { query: {} })
    const filtered = await store.visitor(host).call(call, { query: { filter } })
    expect(filtered.productSearchResult.totalCount).toBe(whole.productSearchResult.totalCount)
  })
})

describe('parts of a listing', () => {
  it('equal those of the whole listing and need no statement', async () => {
    const visitor = store.visitor()
    const whole = await visitor.call(CATEGORY, { query: { category: SAFETY } })
    const { count, answer } = await store.app.db.statementsOf(async () => ({
      all: (await visitor.call('GET /api/v1/search/getBuckets', { query: { category: SAFETY } })).data,
      prices: (await visitor.call('GET /api/v1/search/getPriceBuckets', { query: { category: SAFETY, size: 3 } })).data,
      attributes: (
        await visitor.call('GET /api/v1/search/getAttributeBuckets', { query: { type: 'ATTRIBUTE', category: SAFETY } })
      ).data,
      brand: (await visitor.call('GET /api/v1/search/getBuckets', { query: { category: SAFETY, name: 'brand' } })).data,
    }))
    const { all, prices, attributes, brand } = answer
    expect(count).toBe(0)
    expect(all.totalCount).toBe(whole.productSearchResult.totalCount)
    for (const bucket of whole.buckets) expect(all.buckets.map(({ name }) => name)).toContain(bucket.name)
    expect(prices.priceRange).toEqual(whole.priceRange)
    expect(prices.priceBuckets.length).toBeLessThanOrEqual(3)
    expect(prices.priceBuckets.reduce((sum, { count }) => sum + count, 0)).toBe(all.totalCount)
    const fixed = new Set(['brand', 'rating', 'discount', 'availability'])
    expect(attributes.buckets.length).toBeGreaterThan(0)
    expect(attributes.buckets.some(({ name }) => fixed.has(name))).toBe(false)
    expect(brand.buckets.map(({ name }) => name)).toEqual(['brand'])
    expect(brand.buckets[0]?.terms).toHaveLength(brand.buckets[0]?.termCount ?? -1)
  })

  it('offer numbers as ranges with their unit and count the values between', async () => {
    const visitor = store.visitor()
    const { data } = await visitor.call('GET /api/v1/search/getAttributeBuckets', { query: {} })
    const numeric = data.buckets.find(({ range, unit, terms }) => range && unit !== '' && terms.length > 2)
    if (!numeric?.range) throw new Error('An attribute of numbers is needed')
    const { min, max } = numeric.range
    expect(numeric.terms.map(({ term }) => Number(term))).toContain(min)
    expect(numeric.terms[0]?.label).toContain(numeric.unit)
    const range = `${min}-${(min + max) / 2}`
    const filter = JSON.stringify({ [numeric.name]: [range] })
    const result = await visitor.call('GET /api/v1/search', { query: { filter } })
    const within = numeric.terms.filter(({ term }) => Number(term) <= (min + max) / 2)
    const expected = within.reduce((sum, { count }) => sum + count, 0)
    expect(result.productSearchResult.totalCount).toBe(expected)
    const chosen = result.buckets.find(({ name }) => name === numeric.name)?.terms.find(({ selected }) => selected)
    expect(chosen).toMatchObject({ term: range, count: expected })
  })

  it('ratings are shown on cards and filter by stars', async () => {
    const visitor = store.visitor()
    const filter = JSON.stringify({ rating: ['4'] })
    const { productSearchResult } = await visitor.call('GET /api/v1/search', { query: { filter } })
    expect(productSearchResult.totalCount).toBeGreaterThan(0)
    for (const card of productSearchResult.products) expect(card.rating?.rating).toBeGreaterThanOrEqual(4)
  })
})

describe('next-day delivery', () => {
  it.each([
    ['localhost', 'mumbai'],
    ['ae.localhost', 'dubai'],
  ])('of %s to %s narrows to what is near, and keeps the other cities’ counts', async (host, nddCity) => {
    const visitor = store.visitor(host)
    const whole = await visitor.call('GET /api/v1/search', { query: {} })
    const city = whole.cities.find(({ slug }) => slug === nddCity)
    expect(city?.count).toBeGreaterThan(0)
    expect(city?.count).toBeLessThan(whole.productSearchResult.totalCount)
    const near = await visitor.call('GET /api/v1/search', { query: { nddCity } })
    expect(near.productSearchResult.totalCount).toBe(city?.count)
    expect(near.cities).toEqual(whole.cities.map(one => ({ ...one, selected: one.slug === nddCity })))
    for (const card of near.productSearchResult.products) expect(card.availability).toBe('in-stock')
  })

  it('names cities in Hindi and rejects a city that is not served', async () => {
    const hindi = store.visitor()
    hindi.headers.language = 'hi'
    const { cities } = await hindi.call('GET /api/v1/search', { query: { pageSize: 1 } })
    expect(cities.find(({ slug }) => slug === 'mumbai')?.name).toBe('मुंबई')
    const { status, body } = await store.visitor().try('GET /api/v1/search', { query: { nddCity: 'atlantis' } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'catalog.filter-invalid', httpStatus: 400 })
  })
})

describe('sponsored products', () => {
  it('of a search and of a category are marked with their campaign', async () => {
    const { code } = await store.app.db.one<{ code: string }>(CAMPAIGN)
    let shown = 0
    for (const category of [undefined, code]) {
      const { data } = await store.visitor().call('GET /api/v1/search/getSponsoredProducts', { query: { category } })
      expect(data.campaign?.campaignId).toBeGreaterThan(0)
      shown += data.products.length
      expect(data.products.length).toBeLessThanOrEqual(4)
      expect(data.products.every(({ sponsored }) => sponsored)).toBe(true)
    }
    expect(shown).toBeGreaterThan(0)
  })
})
