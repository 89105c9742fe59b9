// Search tunings: pinned products come first in every process, concurrent changes conflict, and a preview shows the effect.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const SAVE = 'POST /api/admin/search/tunings'
const PREVIEW = 'POST /api/admin/search/preview'
let store: TestStore
let content: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  content = await openStaff(store, 'content')
})
afterAll(() => store.close())

async function found(str: string, pageIndex = 0): Promise<string[]> {
  const query = { str, pageIndex, pageSize: 5 }
  const list = await store.visitor().call('GET /api/v1/search', { query })
  return list.productSearchResult.products.map(({ msn }) => msn)
}

/** A text that finds more than a page in the test catalogue. */
async function textWithResults(): Promise<string> {
  for (const text of ['led', 'safety', 'cable', 'drill', 'steel', 'white']) {
    const list = await store.visitor().call('GET /api/v1/search', { query: { str: text } })
    if (list.productSearchResult.totalCount > 6) return text
  }
  throw new Error('no text finds enough')
}

it('pins and buries for everybody, until it is taken away', async () => {
  const { visitor } = content
  const text = await textWithResults()
  const before = await found(text)
  const byPrice = async () => {
    const query = { str: text, orderBy: 'lowPrice' as const, pageSize: 5 }
    const list = await store.visitor().call('GET /api/v1/search', { query })
    return list.productSearchResult.products.map(({ msn }) => msn)
  }
  const cheapest = await byPrice()
  const [first = '', second = '', third = ''] = before
  expect(third).not.toBe('')
  const body = { market: 'IN' as const, text: ` ${text.toUpperCase()} `, pinned: [third], buried: [first], version: 0 }
  const preview = await visitor.call(PREVIEW, { body: { ...body, version: undefined, language: 'en' } as never })
  expect(preview.data.before.products.slice(0, 2).map(({ msn }) => msn)).toEqual([first, second])
  expect(preview.data.after.products[0]).toMatchObject({ msn: third, why: null })
  const explained = await visitor.call(PREVIEW, {
    body: { market: 'IN', language: 'hi', text, pinned: [third], buried: [], explain: true },
  })
  expect(explained.data.before.products[0]?.why).toBeNull()
  const [pin, ...rest] = explained.data.after.products.map(({ why }) => why)
  expect(pin?.tuned).toBe('pinned')
  // the parts are those by which the engine sorts, in a store's catalogue too
  const scores = rest.map(why => why?.score ?? 0)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(Math.min(...scores)).toBeGreaterThan(0)
  expect(await found(text)).toEqual(before)

  const saves = await Promise.all([visitor.try(SAVE, { body }), visitor.try(SAVE, { body })])
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  await eventually(async () => expect((await found(text.toUpperCase()))[0]).toBe(third))
  expect(await found(text)).not.toContain(first)
  expect(await byPrice()).toEqual(cheapest)

  const { data } = await visitor.call('GET /api/admin/search/tunings', { query: { market: 'IN' } })
  expect(data.tunings).toMatchObject([{ text, pinned: [third], buried: [first], version: 1 }])
  const empty = { ...body, pinned: [], buried: [], version: 1 }
  expect((await visitor.call(SAVE, { body: empty })).data).toBeNull()
  // repeated
  expect((await visitor.call(SAVE, { body: empty })).data).toBeNull()
  await eventually(async () => expect(await found(text)).toEqual(before))
})

it('shows what a line of synonyms would find, and rejects what is not sold', async () => {
  const { visitor } = content
  const base = { market: 'IN' as const, language: 'en' as const, text: 'zorblatt' }
  const { data } = await visitor.call(PREVIEW, { body: { ...base, synonyms: 'zorblatt, helmet' } })
  expect([data.before.totalCount, data.after.totalCount > 0]).toEqual([0, true])
  expect(await visitor.try(PREVIEW, { body: { ...base, synonyms: 'helmet' } })).toMatchObject({ status: 400 })
  const body = { market: 'IN' as const, text: 'helmet', pinned: ['MSNZZZZZZZZ'], buried: [], version: 0 }
  expect(await visitor.try(SAVE, { body })).toMatchObject({ status: 400, body: { code: 'search.products' } })
})
