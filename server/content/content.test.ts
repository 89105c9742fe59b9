// Articles, questions, links, meta tags and landing pages over HTTP, in both markets and languages.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const EXTRAS = 'GET /api/v1/category/extras'
const ARTICLES = 'GET /api/v1/cms/getArticleListByCategory'
const META = 'GET /api/v1/cms/fetchSeoMetaTags'
const PAGE = 'GET /api/v1/cms/getLandingPage'
const PAGES = 'GET /api/v1/cms/getLandingPages'
const inHindi = /[\u0900-\u097f]/
const DRAFT = statement('test.draft', `update articles set published_at = null where slug = 'how-to-choose-ppe'`)
const SPOIL = statement(
  'test.spoil-source',
  `update landing_pages set source = '{"filters": 7}' where slug = 'ie3-motors'`,
)

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

function reader(host: string, language: 'en' | 'hi') {
  const visitor = store.visitor(host)
  if (language === 'hi') visitor.headers.language = 'hi'
  return visitor
}

const readers = [
  ['localhost', 'en', '116000000', '116010100'],
  ['localhost', 'hi', '116000000', '116010100'],
  ['ae.localhost', 'en', '1001000000', '1001010100'],
  ['ae.localhost', 'hi', '1001000000', '1001010100'],
] as const

describe('a category', () => {
  it.each(readers)('has its content for %s in %s', async (host, language, top, leaf) => {
    const { data } = await reader(host, language).call(EXTRAS, { query: { categoryCode: top } })
    expect(data.faqs.length).toBeGreaterThanOrEqual(5)
    expect(data.articles.articles[0]?.slug).toBe('how-to-choose-ppe')
    expect(data.popularLinks.length).toBeGreaterThanOrEqual(8)
    expect(data.attributePages.map(({ slug }) => slug)).toContain('white-safety-helmets')
    for (const text of [
      data.intro,
      data.faqs[0]?.answer,
      data.articles.articles[0]?.title,
      data.popularLinks[0]?.name,
    ]) {
      expect(inHindi.test(text ?? '')).toBe(language === 'hi')
    }
    const below = (await reader(host, language).call(EXTRAS, { query: { categoryCode: leaf } })).data
    expect(below.articles.articles[0]?.slug).toBe('how-to-choose-ppe')
    expect(below.attributePages.map(({ link }) => link)).toContain('/attributes/white-safety-helmets')
  })

  it('is empty without an error when unknown in the market', async () => {
    const { data } = await store.visitor().call(EXTRAS, { query: { categoryCode: '1001000000' } })
    expect(data).toMatchObject({ intro: '', faqs: [], popularLinks: [], articles: { totalCount: 0 } })
  })

  it('has a layout by code or slug, and an empty one when unknown', async () => {
    const BODY = 'GET /api/v1/category/getparentcategoryjsonbody'
    const visitor = store.visitor()
    const byCode = await visitor.call(BODY, { query: { requestType: '116000000' } })
    expect(byCode.data.category?.categoryCode).toBe('116000000')
    expect(byCode.data.blocks[0]?.kind).toBe('categories')
    expect(byCode.data.blocks.filter(({ kind }) => kind === 'products').length).toBeGreaterThanOrEqual(3)
    expect((await visitor.call(BODY, { query: { requestType: 'safety' } })).data).toEqual(byCode.data)
    expect((await visitor.call(BODY, { query: { requestType: 'nothing' } })).data).toEqual({
      category: null,
      blocks: [],
    })
  })

  it('shows a manufacturer inside it, by slug or name in either language', async () => {
    const MAKER = 'GET /api/v1/category/manufacturePage'
    const query = { categoryCode: '116000000', brandName: 'suraksho' }
    const { data } = await store.visitor().call(MAKER, { query })
    expect(data.brand).toMatchObject({ slug: 'suraksho', name: 'Suraksho', country: 'India' })
    expect(data.brand?.intro).toContain('Suraksho')
    expect(data.productCount).toBeGreaterThan(0)
    expect(data.products.length).toBe(Math.min(12, data.productCount))
    expect(new Set(data.products.map(({ brandName }) => brandName))).toEqual(new Set(['Suraksho']))
    const hindi = await reader('localhost', 'hi').call(MAKER, { query: { ...query, brandName: 'सुरक्षो' } })
    expect(hindi.data.brand?.country).toBe('भारत')
    const none = await store.visitor().call(MAKER, { query: { ...query, brandName: 'nobody' } })
    expect(none.data).toMatchObject({ brand: null, productCount: 0, products: [] })
    const elsewhere = await store.visitor().call(MAKER, { query: { ...query, categoryCode: '212000000' } })
    expect(elsewhere.data.productCount).toBe(0)
  })

  it('returns the page of a brand, a category or both', async () => {
    const CMS = 'GET /api/v1/cmsapi/getCmsControlledPage'
    const category = await store.visitor().call(CMS, { query: { categoryCode: '116000000' } })
    expect(category.data.brand).toBeNull()
    expect(category.data.faqs.length).toBeGreaterThanOrEqual(5)
    expect(category.data.relatedLinks[0]?.link).toBe('/articles/how-to-choose-ppe')
    const brand = await store.visitor().call(CMS, { query: { brandName: 'Suraksho' } })
    expect(brand.data.brand?.slug).toBe('suraksho')
    expect(brand.data.layout.version).toBe(0)
    expect(brand.data.relatedLinks.length).toBeGreaterThan(0)
    expect((await store.visitor().call(CMS, { query: {} })).data.faqs).toEqual([])
  })
})

describe('articles', () => {
  it('are paginated, nearest category first; a page past the end has the count', async () => {
    const visitor = store.visitor()
    const first = await visitor.call(ARTICLES, { query: { categoryCode: '114060101', pageSize: 1 } })
    expect(first.data.totalCount).toBe(2)
    expect(first.data.articles.map(({ slug }) => slug)).toEqual(['how-to-build-a-hand-tool-kit'])
    const second = await visitor.call(ARTICLES, { query: { categoryCode: '114060101', pageSize: 1, pageIndex: 1 } })
    expect(second.data.articles.map(({ slug }) => slug)).toEqual(['how-to-choose-power-tools'])
    const past = await visitor.call(ARTICLES, { query: { categoryCode: '114060101', pageSize: 1, pageIndex: 9 } })
    expect(past.data).toEqual({ totalCount: 2, articles: [] })
    expect((await visitor.call(ARTICLES, { query: { pageSize: 40 } })).data.totalCount).toBe(16)
    const unknown = await visitor.call(ARTICLES, { query: { categoryCode: '999999999' } })
    expect(unknown.data).toEqual({ totalCount: 0, articles: [] })
  })

  it('are returned in full, with the texts of the market', async () => {
    const ARTICLE = 'GET /api/v1/cms/getArticle'
    const query = { slug: 'how-to-choose-wires-and-breakers' }
    const india = await store.visitor().call(ARTICLE, { query })
    const text = JSON.stringify(india.data.body)
    expect(text).toContain('IS 694')
    expect(text).not.toContain('IEC 61008-1')
    expect(new Set(india.data.body.map(({ kind }) => kind))).toEqual(new Set(['paragraph', 'heading', 'table', 'list']))
    expect(india.data.readingMinutes).toBeGreaterThanOrEqual(2)
    const emirates = await reader('ae.localhost', 'hi').call(ARTICLE, { query })
    expect(JSON.stringify(emirates.data.body)).toContain('यूएई')
    expect(emirates.data.category.link).toBe('/electricals/1002000000')
    expect((await store.visitor().try(ARTICLE, { query: { slug: 'nowhere' } })).status).toBe(404)
  })

  it('are hidden as drafts', async () => {
    await store.app.db.run(DRAFT)
    const { data } = await store.visitor().call(ARTICLES, { query: { pageSize: 40 } })
    expect(data.totalCount).toBe(15)
    const article = await store.visitor().try('GET /api/v1/cms/getArticle', { query: { slug: 'how-to-choose-ppe' } })
    expect(article.status).toBe(404)
  })
})

describe('meta tags', () => {
  it('are stored, taken from the page, composed, or absent', async () => {
    const of = async (pageUrl: string, language: 'en' | 'hi' = 'en') =>
      (await reader('localhost', language).call(META, { query: { pageUrl } })).data
    expect((await of('/')).title).toMatch(/^Karkhana/)
    const top = await of('/hi/safety/116000000?utm_source=mail', 'hi')
    expect(top.title).toMatch(inHindi)
    expect(top).toMatchObject({ canonical: '/safety/116000000', robots: 'index,follow' })
    expect(top.alternates).toEqual([
      { hreflang: 'en-IN', link: '/safety/116000000' },
      { hreflang: 'hi-IN', link: '/hi/safety/116000000' },
    ])
    const leaf = await of('/old/slug/116010100')
    expect(leaf.title).toContain('Safety helmets')
    expect(leaf.canonical).toBe('/safety/head-face-protection/safety-helmets/116010100')
    expect((await of('/info/shipping')).title).toBe('Shipping and delivery')
    expect((await of('/articles/how-to-choose-led-lighting')).description).toContain('lumens')
    expect(await of('/nowhere')).toMatchObject({ title: null, description: null, canonical: '/nowhere' })
    const bad = await store.visitor().try(META, { query: { pageUrl: '//elsewhere.example/x' } })
    expect(bad.status).toBe(400)
  })

  it('contain robots directives', async () => {
    const robots = async (url: string) => (await store.visitor().call('GET /api/v1/robots', { query: { url } })).data
    expect(await robots('/search?str=drill')).toMatchObject({ robots: 'noindex,follow', crawl: true })
    expect(await robots('/dashboard/order')).toMatchObject({ robots: 'noindex,nofollow', crawl: false })
  })

  it('include related links, none for an unknown page', async () => {
    const links = async (pageUrl: string) =>
      (await store.visitor().call('GET /api/v1/cms/getRelatedLinks', { query: { pageUrl } })).data
    expect((await links('/lighting/212000000/')).map(({ link }) => link)).toContain('/price-list/led-bulb-price-list')
    expect(await links('/nowhere')).toEqual([])
  })
})

describe('landing pages', () => {
  it('are listed by kind and category', async () => {
    const stores = await store.visitor().call(PAGES, { query: { kind: 'store' } })
    expect(stores.data.pages.map(({ link }) => link)).toEqual([
      '/store/safety',
      '/store/electricals',
      '/store/power-tools',
      '/store/plumbing-and-pumps',
      '/store/office',
      '/store/medical',
      '/store/lighting',
    ])
    const lists = await store.visitor().call(PAGES, { query: { kind: 'price-list' } })
    const mcbs = lists.data.pages.find(({ slug }) => slug === 'mcb-price-list')
    const { data: tops } = await store.visitor().call('GET /api/v1/search/getTopCategories', { query: { size: 40 } })
    expect(mcbs?.category?.productCount).toBeGreaterThan(0)
    expect(tops).toContainEqual(mcbs?.category)
    const helmets = await store.visitor().call(PAGES, { query: { kind: 'attribute', categoryCode: '116010100' } })
    expect(helmets.data.totalCount).toBe(2)
    const past = await store.visitor().call(PAGES, { query: { kind: 'deal', pageIndex: 5 } })
    expect(past.data.pages).toEqual([])
  })

  it('include their content', async () => {
    const visitor = reader('ae.localhost', 'hi')
    const attribute = await visitor.call(PAGE, { query: { kind: 'attribute', slug: '6-a-single-pole-mcbs' } })
    expect(attribute.data).toMatchObject({ filters: { current: ['6'], poles: ['1'] }, query: null })
    expect(attribute.data.category?.categoryCode).toBe('1002010100')
    const popular = await visitor.call(PAGE, { query: { kind: 'popular-search', slug: 'hammer' } })
    expect(popular.data.query).toBe('हथौड़ा')
    const shop = await visitor.call(PAGE, { query: { kind: 'store', slug: 'power-tools' } })
    expect(shop.data.categories.map(({ categoryCode }) => categoryCode)).toEqual([
      '1003000000',
      '1004000000',
      '1005000000',
    ])
    expect(shop.data.blocks.length).toBeGreaterThanOrEqual(1)
    expect(shop.data.blocks.every(({ kind }) => kind === 'products')).toBe(true)
    const shipping = await visitor.call(PAGE, { query: { kind: 'info', slug: 'shipping' } })
    expect(JSON.stringify(shipping.data.body)).toContain('AED')
    expect((await visitor.try(PAGE, { query: { kind: 'info', slug: 'nowhere' } })).status).toBe(404)
  })

  it('include products that exist in the test catalogue', async () => {
    const { data } = await store.visitor().call(PAGES, { query: { kind: 'popular-search', pageSize: 200 } })
    expect(data.totalCount).toBeGreaterThanOrEqual(40)
    const bulbs = await store.visitor().call('GET /api/v1/search', { query: { str: 'led bulb' } })
    expect(bulbs.productSearchResult.totalCount).toBeGreaterThan(0)
    const attribute = await store.visitor().call(PAGES, { query: { kind: 'attribute', pageSize: 200 } })
    let [filtered, whole, filled] = [0, 0, 0]
    for (const { slug } of attribute.data.pages) {
      const page = (await store.visitor().call(PAGE, { query: { kind: 'attribute', slug } })).data
      const category = page.category?.categoryCode ?? ''
      const count = async (filter?: string) =>
        (await store.visitor().call('GET /api/v3/category/getCategory', { query: { category, filter } }))
          .productSearchResult.totalCount
      const matches = await count(JSON.stringify(page.filters))
      filtered += matches
      whole += await count()
      if (matches > 0) filled++
    }
    // the test catalogue holds one product in thirty; the starter texts are tested against the whole catalogue
    expect(filled).toBeGreaterThan(15)
    expect(filtered).toBeLessThan(whole)
  })

  it('are not found when their source is invalid', async () => {
    await store.app.db.run(SPOIL)
    expect((await store.visitor().try(PAGE, { query: { kind: 'attribute', slug: 'ie3-motors' } })).status).toBe(404)
  })
})
