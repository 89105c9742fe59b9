// Store configuration and breadcrumbs.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/store.ts'

const BREADCRUMB = 'GET /api/v1/homepage/breadcrumb'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

describe('configuration', () => {
  it('differs by market', async () => {
    const india = await store.visitor().call('GET /api/v1/common/web/config')
    expect(india.data).toMatchObject({ country: 'IN', countryId: 110, codMin: 300_00, codMax: 30_000_00 })
    expect(india.data).toMatchObject({ shippingCharge: 99_00, freeShippingAbove: 999_00, emiMin: 3_000_00 })
    const emirates = await store.visitor('ae.localhost').call('GET /api/v3/common/web/config')
    expect(emirates.data).toMatchObject({ country: 'AE', countryId: 784, currency: 'AED', placeKind: 'emirate' })
    expect((await store.visitor().call('GET /api/v1/test')).data.time).toMatch(/Z$/)
  })
})

describe('breadcrumb', () => {
  it('leads from home to a category, a product, a search and a page', async () => {
    const visitor = store.visitor()
    const names = async (query: {
      source: string
      type?: 'category' | 'product' | 'search' | 'page'
      pagetitle?: string
    }) => (await visitor.call(BREADCRUMB, { query })).data.map(crumb => crumb.name)
    expect(await names({ source: '116010000', type: 'category' })).toEqual([
      'Home',
      'Safety',
      'Head and face protection',
    ])
    expect(await names({ source: '1001000000', type: 'category' })).toEqual(['Home'])
    const [msn = ''] = await store.buyableMsns('IN', 1)
    expect((await names({ source: msn, type: 'product' })).length).toBeGreaterThan(2)
    expect(await names({ source: 'MSN00000000', type: 'product' })).toEqual(['Home'])
    expect(await names({ source: 'nonsense', type: 'product' })).toEqual(['Home'])
    expect(await names({ source: 'drill', type: 'search' })).toEqual(['Home', 'Results for "drill"'])
    expect(await names({ source: '/quickorder', type: 'page', pagetitle: 'Cart' })).toEqual(['Home', 'Cart'])
    const { data } = await visitor.call(BREADCRUMB, { query: { source: '//elsewhere.example', type: 'page' } })
    expect(data.at(-1)?.link).toBe('/')
  })
})
