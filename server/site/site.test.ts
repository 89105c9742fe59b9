// Tests of what the pages say beside the catalogue: home, footer, configuration, breadcrumbs, in both markets and languages.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const LAYOUT = 'GET /api/v1/homepage/layoutbycode'
const BREADCRUMB = 'GET /api/v1/homepage/breadcrumb'
const SPOIL = statement('test.spoil-layout', `update layouts set body = '[{"kind":"hero"}]' where code = 'home'`)
const CLEAR = statement('test.clear-layouts', 'delete from layouts')

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
  await store.visitor().call(LAYOUT, { query: {} })
})
afterAll(() => store.close())

function reader(host: string, language: 'en' | 'hi') {
  const visitor = store.visitor(host)
  if (language === 'hi') visitor.headers.language = 'hi'
  return visitor
}

const readers = [
  ['localhost', 'en'],
  ['localhost', 'hi'],
  ['ae.localhost', 'en'],
  ['ae.localhost', 'hi'],
] as const

describe('home', () => {
  it.each(readers)('is filled for %s in %s, in two statements', async (host, language) => {
    const visitor = reader(host, language)
    const before = store.app.db.statements
    const { data } = await visitor.call(LAYOUT, { query: { code: 'home' } })
    expect(store.app.db.statements - before).toBe(2)
    const kinds = data.blocks.map(block => block.kind)
    expect(kinds.slice(0, 3)).toEqual(['hero', 'categories', 'products'])
    expect(kinds.at(-1)).toBe('assurances')
    expect(kinds.filter(kind => kind === 'products').length).toBeGreaterThanOrEqual(6)
    for (const block of data.blocks) {
      if (block.kind === 'products') {
        expect(block.title).not.toBe('')
        expect(block.link).toMatch(/^\/[a-z]/)
        expect(block.products.length).toBeGreaterThan(0)
        const currency = host === 'localhost' ? 'INR' : 'AED'
        expect(new Set(block.products.map(card => card.currency))).toEqual(new Set([currency]))
      }
      if (block.kind === 'categories') expect(block.categories.length).toBeGreaterThanOrEqual(12)
    }
    const [hero] = data.blocks
    if (hero?.kind !== 'hero') throw new Error('The hero comes first')
    expect(/[\u0900-\u097f]/.test(hero.title)).toBe(language === 'hi')
    expect(hero.text).toContain(host === 'localhost' ? '₹100' : 'AED 10')
    expect(hero.code).toBe(host === 'localhost' ? 'WELCOME100' : 'WELCOME10')
  })
})

describe('footer', () => {
  it.each(readers)('tells %s in %s when and how to reach us', async (host, language) => {
    const { data } = await reader(host, language).call('GET /api/v1/homepage/footercode')
    expect(data.contact.hours).toMatch(/10:30.*4:30/)
    expect(data.contact.promise).toMatch(/24.*365/)
    expect(data.grievance.email).toContain('@')
    expect(data.columns[0]?.links.length).toBe(8)
    expect(/[\u0900-\u097f]/.test(data.legal)).toBe(language === 'hi')
  })
})

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

// last, because they take the layouts away
describe('a store without layouts', () => {
  it('stands even without a layout; other codes and broken layouts are not found', async () => {
    const visitor = store.visitor()
    const unknown = await visitor.try(LAYOUT, { query: { code: 'nowhere' } })
    expect(unknown.status).toBe(404)
    const footerAsPage = await visitor.try(LAYOUT, { query: { code: 'footer' } })
    expect(footerAsPage.status).toBe(404)
    await store.app.db.run(SPOIL)
    expect((await visitor.try(LAYOUT, { query: {} })).status).toBe(404)
    const footer = await visitor.call('GET /api/v1/homepage/footercode')
    expect(footer.data.columns.length).toBeGreaterThan(0)
    await store.app.db.run(CLEAR)
    expect((await visitor.call(LAYOUT, { query: {} })).data.blocks).toEqual([])
    expect((await visitor.call('GET /api/v1/homepage/footercode')).data.columns).toEqual([])
  })
})
