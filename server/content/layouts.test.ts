// Layouts: home and footer in both markets and languages, layouts by code and parameter, versions.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const LAYOUT = 'GET /api/v1/homepage/layoutbycode'
const SPOIL = statement('test.spoil-layout', `update layouts set body = '[{"kind":"hero"}]' where code = 'home'`)
const CLEAR = statement('test.clear-layouts', 'delete from layouts')
const ADD = statement(
  'test.add-layout',
  `insert into layouts (market, code, request_param, body) values ('IN', 'summer', 'summer-sale', $1)`,
)
const CHANGE = statement('test.change-layout', `update layouts set body = $1 where code = 'summer'`)
const VERSIONS = statement(
  'test.versions',
  `select version, body from layout_versions where code = 'summer' order by version`,
)

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
  it.each(readers)('is complete for %s in %s, in two statements', async (host, language) => {
    const visitor = reader(host, language)
    store.app.cache.clear()
    const { count, answer } = await store.app.db.statementsOf(() => visitor.call(LAYOUT, { query: { code: 'home' } }))
    expect(count).toBe(2)
    const { data } = answer
    const kinds = data.blocks.map(block => block.kind)
    expect(kinds.slice(0, 3)).toEqual(['hero', 'categories', 'products'])
    expect(kinds.at(-1)).toBe('assurances')
    expect(kinds.filter(kind => kind === 'products')).toHaveLength(2)
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
  it.each(readers)('shows %s in %s opening hours and contact details', async (host, language) => {
    const { data } = await reader(host, language).call('GET /api/v1/homepage/footercode')
    expect(data.contact.hours).toMatch(/10:30.*4:30/)
    expect(data.contact.promise).toMatch(/24.*365/)
    expect(data.grievance.email).toContain('@')
    expect(data.columns[0]?.links.length).toBe(4)
    expect(/[\u0900-\u097f]/.test(data.legal)).toBe(language === 'hi')
  })
})

describe('layouts by code and parameter', () => {
  const tiles = (en: string) => [{ kind: 'categories', title: { en, hi: 'गर्मी' }, parent: '116000000' }]

  it('returns home with its version, and an empty layout for an unknown code', async () => {
    const visitor = store.visitor()
    const home = await visitor.call('GET /api/v1/cms/getLayoutJson')
    expect(home.data.version).toBe(1)
    expect(home.data.blocks[0]?.kind).toBe('hero')
    const byCode = await visitor.call('GET /api/v1/cmsapi/getLayoutJsonByCode', { query: { code: 'home' } })
    expect(byCode.data).toEqual(home.data)
    const none = await visitor.call('GET /api/v1/cmsapi/getLayoutJsonByCode', { query: { code: 'nowhere' } })
    expect(none.data).toEqual({ code: 'nowhere', version: 0, blocks: [] })
    // the footer is not a page
    const footer = await visitor.call('GET /api/v1/cmsapi/getLayoutJsonByCode', { query: { code: 'footer' } })
    expect(footer.data.version).toBe(0)
  })

  it('does not query the database for a category without a layout, and notices when one is published', async () => {
    const body = [{ kind: 'categories', title: { en: 'All', hi: 'सभी' } }]
    const read = () => reader('localhost', 'en').try(LAYOUT, { query: { code: '114000000' } })
    expect((await read()).status).toBe(404)
    expect((await store.app.db.statementsOf(read)).count).toBe(0)
    await store.asOwner(
      `insert into layouts (market, code, body) values ('IN', '114000000', '${JSON.stringify(body)}')`,
    )
    await eventually(async () => {
      expect(await read()).toMatchObject({
        status: 200,
        body: { data: { blocks: [{ kind: 'categories', title: 'All' }] } },
      })
    })
    expect((await reader('ae.localhost', 'en').try(LAYOUT, { query: { code: '114000000' } })).status).toBe(404)
    await store.asOwner(`delete from layouts where code = '114000000'`)
    await eventually(async () => expect((await read()).status).toBe(404))
  })

  it('finds a layout by request parameter in its market only, and keeps earlier versions', async () => {
    await store.app.db.run(ADD, [JSON.stringify(tiles('Summer'))])
    const ask = { query: { requestParam: 'summer-sale' } }
    const PARAM = 'GET /api/v1/cms/getLayoutJsonByRequestParam'
    const { data } = await store.visitor().call(PARAM, ask)
    expect(data).toMatchObject({ code: 'summer', version: 1 })
    const [block] = data.blocks
    if (block?.kind !== 'categories') throw new Error('Categories were laid out')
    expect(block.title).toBe('Summer')
    expect(block.categories.length).toBe(8)
    expect(block.categories.every(({ categoryLink }) => categoryLink.startsWith('/safety/'))).toBe(true)
    expect((await reader('localhost', 'hi').call(PARAM, ask)).data.blocks).toMatchObject([{ title: 'गर्मी' }])
    expect((await store.visitor('ae.localhost').call(PARAM, ask)).data.version).toBe(0)
    await store.app.db.run(CHANGE, [JSON.stringify(tiles('Monsoon'))])
    await store.app.db.run(CHANGE, [JSON.stringify(tiles('Monsoon'))])
    expect((await store.visitor().call(PARAM, ask)).data).toMatchObject({ version: 2, blocks: [{ title: 'Monsoon' }] })
    expect(await store.app.db.rows(VERSIONS)).toEqual([{ version: 1, body: tiles('Summer') }])
  })
})

// last, because it deletes the layouts
describe('a store without layouts', () => {
  it('has a home page even without a layout; other codes and invalid layouts are not found', async () => {
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
