// Search redirects: saved by one of two concurrent calls, no loops, returned by the search call, counted when followed.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { takeSearchRedirect } from './service.ts'

const SAVE = 'POST /api/admin/search/redirects'
const LIST = 'GET /api/admin/search/redirects'
let store: TestStore
let content: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  content = await openStaff(store, 'content')
})
afterAll(() => store.close())

const save = (text: string, to: string | null, version = 0) =>
  content.visitor.try(SAVE, { body: { market: 'IN', text, to, version } })
const toldFor = async (str: string, more: object = {}) =>
  (await store.visitor().call('GET /api/v1/search', { query: { str, ...more } })).redirectTo
const nothingMoved = async () => null

it('redirects a text to a page until it is removed, and counts its uses', async () => {
  const saves = await Promise.all([save(' Bulk  ORDER ', '/info/bulk'), save('bulk order', '/info/bulk')])
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  await eventually(async () => expect(await toldFor('BULK order')).toBe('/info/bulk'))
  expect(await toldFor('bulk')).toBeNull()
  const take = (address: string) => takeSearchRedirect(store.app, 'IN', address, nothingMoved)
  expect(await take('/search?str=Bulk+order')).toBe('/info/bulk')
  expect(await take('/search?str=bulk+order&page=2')).toBeNull()
  expect(await takeSearchRedirect(store.app, 'AE', '/search?str=bulk+order', nothingMoved)).toBeNull()
  const listed = async (text?: string) =>
    (await content.visitor.call(LIST, { query: { market: 'IN', ...(text && { text }) } })).data.redirects
  await eventually(async () => expect(await listed()).toMatchObject([{ text: 'bulk order', uses: 1, version: 1 }]))
  expect(await listed('other')).toEqual([])

  const changed = await save('bulk order', '/deals/best-offers', 1)
  expect(changed.body).toMatchObject({ data: { to: '/deals/best-offers', version: 2, uses: 1 } })
  expect(await save('bulk order', null, 1)).toMatchObject({ status: 409 })
  expect(await save('bulk order', null, 2)).toMatchObject({ status: 200, body: { data: null } })
  // repeated
  expect(await save('bulk order', null, 2)).toMatchObject({ status: 200, body: { data: null } })
  await eventually(async () => expect(await toldFor('bulk order')).toBeNull())
})

it('leads nowhere outside of the store, and not in circles, also where a page moves later', async () => {
  for (const to of ['https://other.example/', '//other.example', '/\\other.example', '/api/v1/search', '/console', 'x'])
    expect(await save('away', to), to).toMatchObject({ status: 400 })
  expect(await save('one', '/search?str=two')).toMatchObject({ status: 200 })
  expect(await save('two', '/search?str=ONE')).toMatchObject({ status: 409, body: { code: 'content.redirect-loop' } })
  expect(await save('two', '/an-earlier-page')).toMatchObject({ status: 200 })
  await eventually(async () => expect(await toldFor('two')).toBe('/an-earlier-page'))
  // two leads to a page that moves to the search for one, which leads to two
  const moved = async (path: string) => (path === '/an-earlier-page' ? '/search?str=one' : null)
  expect(await takeSearchRedirect(store.app, 'IN', '/search?str=two', moved)).toBeNull()
  await store.asOwner(`insert into redirects (market, from_path, to_path) values ('IN', '/moved', '/search?str=three')`)
  expect(await save('three', '/moved')).toMatchObject({ status: 409 })
  const left = await store.app.db.rows(statement('', 'select text from search_redirects order by text'))
  expect(left).toEqual([{ text: 'one' }, { text: 'two' }])
})
