// Saved views: of the person, shared with others, replaced by name, deleted by who has saved them, limited in number.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_VIEWS } from '../../contract/staff/views-api.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const LIST = 'GET /api/admin/session/views'
const SAVE = 'POST /api/admin/session/views'
const DELETE = 'DELETE /api/admin/session/views/{viewId}'
let store: TestStore
let asha: SignedIn
let ravi: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  ;[asha, ravi] = await Promise.all([openStaff(store, 'support'), openStaff(store, 'content')])
})
afterAll(() => store.close())

const view = (name: string, more: object = {}) => ({
  ...{ path: '/orders', query: 'state=placed&mode=cod', name, shared: false },
  ...more,
})
const names = async ({ visitor }: SignedIn) =>
  (await visitor.call(LIST, { query: { path: '/orders' } })).data.views.map(({ name, own }) => `${name} ${own}`)

it('belongs to who has saved it, and is seen by others when it is shared', async () => {
  await asha.visitor.call(SAVE, { body: view('mine') })
  const shared = await asha.visitor.call(SAVE, { body: view('COD today', { shared: true }) })
  expect(shared.data).toMatchObject({ own: true, shared: true, query: 'state=placed&mode=cod' })
  expect(await names(asha)).toEqual(['COD today true', 'mine true'])
  expect(await names(ravi)).toEqual(['COD today false'])
  expect((await ravi.visitor.call(LIST, { query: { path: '/returns' } })).data.views).toEqual([])
  const params = { viewId: shared.data.viewId }
  expect(await ravi.visitor.try(DELETE, { params })).toMatchObject({ status: 404 })
  // the same name again is the same view, also of two windows at once
  const again = { name: 'COD today', shared: false, query: '' }
  await Promise.all([1, 2].map(() => asha.visitor.call(SAVE, { body: view('COD today', again) })))
  expect(await names(asha)).toEqual(['COD today true', 'mine true'])
  expect(await names(ravi)).toEqual([])
  await asha.visitor.call(DELETE, { params })
  expect(await asha.visitor.try(DELETE, { params })).toMatchObject({ status: 404 })
  expect(await names(asha)).toEqual(['mine true'])
})

it('is a list of the console with a query, and no more than a person needs', async () => {
  for (const wrong of [
    { path: '//elsewhere' },
    { path: '/orders?x' },
    { query: 'a b' },
    { query: '<script>' },
    { name: ' ' },
  ])
    expect(await ravi.visitor.try(SAVE, { body: view('x', wrong) }), JSON.stringify(wrong)).toMatchObject({
      status: 400,
    })
  for (let at = 0; at < MAX_VIEWS; at++) await ravi.visitor.call(SAVE, { body: view(`view ${at}`) })
  expect(await ravi.visitor.try(SAVE, { body: view('one more') })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
  // one that is there can still be replaced
  await ravi.visitor.call(SAVE, { body: view('view 3', { query: 'state=shipped' }) })
})
