// Search statistics: counted once per address in half an hour, by day, listed by frequency, without texts that have results by now.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SqlValue, statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { countSearch, pruneSearchCounts, rememberResults, storeSearchCounts } from './commands/search-counts.ts'

const LIST = 'GET /api/admin/search/texts'
const market = 'IN' as const
let store: TestStore
let content: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  content = await openStaff(store, 'content')
})
afterAll(() => store.close())

const shown = (text: string, ip: string, app = store.app) =>
  countSearch(app, { market, address: `/search?str=${encodeURIComponent(text)}`, ip })
const listed = async (query: object = {}) => (await content.visitor.call(LIST, { query: { market, ...query } })).data
const stored = (sql: string, values: SqlValue[] = []) => store.app.db.rows(statement('', sql), values)

it('counts the results of a text that people are shown, from the search to the list', async () => {
  await store.visitor().call('GET /api/v1/search', { query: { str: 'Safety  HELMET' } })
  await store.visitor().call('GET /api/v1/search', { query: { str: 'zorblatt quux' } })
  shown('safety helmet', '203.0.113.1')
  // reloaded
  shown(' Safety helmet', '203.0.113.1')
  shown('safety helmet', '203.0.113.2')
  shown('zorblatt quux', '203.0.113.1')
  // of other pages, filtered, personal, or never rendered
  countSearch(store.app, { market, address: '/search?str=safety+helmet&page=2', ip: '203.0.113.3' })
  countSearch(store.app, { market, address: '/brands/helmora', ip: '203.0.113.3' })
  rememberResults(store.app, market, '9820012345', 0)
  shown('9820012345', '203.0.113.3')
  shown('never rendered', '203.0.113.3')
  await storeSearchCounts(store.app)
  // nothing is stored twice
  await storeSearchCounts(store.app)
  expect(await listed()).toMatchObject({
    texts: [
      { text: 'safety helmet', searches: 2, empty: 0 },
      { text: 'zorblatt quux', searches: 1, empty: 1 },
    ],
    next: null,
  })
  expect((await listed({ view: 'empty' })).texts).toMatchObject([{ text: 'zorblatt quux', searches: 1, empty: 1 }])

  // after half an hour it is another search, and a text with results by now is no longer listed as empty
  const later = { ...store.app, now: () => new Date(Date.now() + 60_000) }
  rememberResults(later, market, 'zorblatt quux', 3)
  shown('zorblatt quux', '203.0.113.9', later)
  await storeSearchCounts(later)
  expect((await listed({ view: 'empty' })).texts).toEqual([])
  expect((await listed()).texts).toMatchObject([{ searches: 2 }, { text: 'zorblatt quux', searches: 2, empty: 1 }])
})

it('pages through the texts of a period, also those with the same count', async () => {
  await stored(
    `insert into search_counts (market, day, text, searches, empty, empty_at)
     select 'IN', current_date - 20 * (place / 4), 'paged ' || place, 1 + place / 2, 1, now() from generate_series(0, 6) place`,
  )
  const texts: string[] = []
  let after: string | undefined
  do {
    const page = await listed({ view: 'all', limit: 2, ...(after !== undefined && { after }) })
    texts.push(...page.texts.map(({ text }) => text))
    after = page.next ?? undefined
  } while (after !== undefined)
  const paged = texts.filter(text => text.startsWith('paged'))
  expect(paged).toEqual(['paged 6', 'paged 4', 'paged 5', 'paged 2', 'paged 3', 'paged 0', 'paged 1'])
  expect(new Set(texts).size).toBe(texts.length)
  const week = (await listed({ days: 7 })).texts.map(({ text }) => text)
  expect(week).toContain('paged 3')
  expect(week).not.toContain('paged 4')
  expect(await content.visitor.try(LIST, { query: { market, after: 'paged' } })).toMatchObject({ status: 400 })
  expect(await content.visitor.try(LIST, { query: { market, days: 8 } })).toMatchObject({ status: 400 })
})

it('keeps the most searched texts of a day', async () => {
  await stored(
    `insert into search_counts (market, day, text, searches, empty, found_at)
     select 'AE', current_date, 'made up ' || place, 1 + place, 0, now() from generate_series(1, 1010) place`,
  )
  await pruneSearchCounts(store.app)
  const [left] = await stored(
    `select count(*)::int as count, min(searches) as least from search_counts where market = 'AE'`,
  )
  expect(left).toEqual({ count: 1000, least: 12 })
})

it('shows them to callers who may see the search, in their own markets', async () => {
  const { visitor: orders } = await openStaff(store, 'orders')
  expect(await orders.try(LIST, { query: { market } })).toMatchObject({ status: 403 })
  const { visitor: abroad } = await openStaff(store, 'content', ['AE'])
  expect(await abroad.try(LIST, { query: { market } })).toMatchObject({ status: 403 })
})
