// Saved views: personal, shared, replaced by name, deleted by their owner, limited in number.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_VIEWS } from '../../contract/staff/views-api.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
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

it('belongs to the member who saved it, and others can see it when it is shared', async () => {
  await asha.visitor.call(SAVE, { body: view('mine') })
  const shared = await asha.visitor.call(SAVE, { body: view('COD today', { shared: true }) })
  expect(shared.data).toMatchObject({ own: true, shared: true, query: 'state=placed&mode=cod' })
  expect(await names(asha)).toEqual(['COD today true', 'mine true'])
  expect(await names(ravi)).toEqual(['COD today false'])
  expect((await ravi.visitor.call(LIST, { query: { path: '/returns' } })).data.views).toEqual([])
  const params = { viewId: shared.data.viewId }
  expect(await ravi.visitor.try(DELETE, { params })).toMatchObject({ status: 404 })
  // the same name again is the same view, also from two windows at once
  const again = { name: 'COD today', shared: false, query: '' }
  await Promise.all([1, 2].map(() => asha.visitor.call(SAVE, { body: view('COD today', again) })))
  expect(await names(asha)).toEqual(['COD today true', 'mine true'])
  expect(await names(ravi)).toEqual([])
  await asha.visitor.call(DELETE, { params })
  expect(await asha.visitor.try(DELETE, { params })).toMatchObject({ status: 404 })
  expect(await names(asha)).toEqual(['mine true'])
})

it('is a console list with a query, up to a limit per member', async () => {
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
  // an existing one can still be replaced
  await ravi.visitor.call(SAVE, { body: view('view 3', { query: 'state=shipped' }) })
})

it('opens a list with the shared view of a role, unless the member has chosen another one or the plain list', async () => {
  const owner = await openStaff(store, 'owner')
  const [meera, kavya] = await Promise.all([openStaff(store, 'orders'), openStaff(store, 'warehouse')])
  const save = async (by: SignedIn, name: string, query: string, more: object = {}) =>
    (await by.visitor.call(SAVE, { body: view(name, { path: '/returns', query, shared: true, ...more }) })).data.viewId
  const opens = async ({ visitor }: SignedIn) =>
    (await visitor.call('GET /api/admin/session/views/defaults')).data.defaults.find(({ path }) => path === '/returns')
      ?.query
  const setFor = (by: SignedIn, role: 'orders' | 'warehouse', viewId: string | null) =>
    by.visitor.try('POST /api/admin/staff/defaultViews', { body: { path: '/returns', role, viewId } })
  const choose = (by: SignedIn, choice: string) =>
    by.visitor.try('POST /api/admin/session/views/defaults', { body: { path: '/returns', choice } })

  const requested = await save(owner, 'To decide', 'state=requested')
  const received = await save(owner, 'To inspect', 'state=received')
  const hidden = await save(owner, 'Mine', 'state=closed', { shared: false })
  expect(await setFor(meera, 'orders', requested)).toMatchObject({ status: 403 })
  expect(await setFor(owner, 'orders', hidden)).toMatchObject({ status: 404 })
  await setFor(owner, 'orders', requested)
  await setFor(owner, 'warehouse', received)
  expect(await Promise.all([opens(meera), opens(kavya), opens(owner)])).toEqual([
    ...['state=requested', 'state=received', undefined],
  ])
  const { views } = (await meera.visitor.call(LIST, { query: { path: '/returns' } })).data
  expect(views.map(({ name, defaultOf }) => [name, defaultOf])).toEqual([
    ['To decide', [{ role: 'orders', customRole: null }]],
    ['To inspect', [{ role: 'warehouse', customRole: null }]],
  ])

  const own = await save(meera, 'Own', 'state=approved', { shared: false })
  expect(await choose(meera, own)).toMatchObject({ status: 200 })
  expect(await choose(kavya, own)).toMatchObject({ status: 404 })
  expect(await Promise.all([opens(meera), opens(kavya)])).toEqual(['state=approved', 'state=received'])
  await choose(kavya, 'plain')
  expect(await opens(kavya)).toBeUndefined()
  expect((await kavya.visitor.call(LIST, { query: { path: '/returns' } })).data.plainDefault).toBe(true)
  await choose(kavya, 'role')
  expect(await opens(kavya)).toBe('state=received')
  // a view that is deleted or no longer shared opens nothing
  await meera.visitor.call(DELETE, { params: { viewId: own } })
  expect(await opens(meera)).toBe('state=requested')
  await save(owner, 'To decide', 'state=requested', { shared: false })
  expect(await opens(meera)).toBeUndefined()
  await setFor(owner, 'warehouse', null)
  expect(await opens(kavya)).toBeUndefined()
  const { entries } = (await owner.visitor.call('GET /api/admin/audit', { query: { recordKind: 'list' } })).data
  expect(entries[0]).toMatchObject({ recordId: '/returns warehouse', before: { viewId: received } })
})

it('opens a list with the shared view of a custom role, until the role is deleted', async () => {
  const owner = await openStaff(store, 'owner')
  const member = await openCustomStaff(store, owner, ['orders.read'])
  const { roleId: customRoleId } = member
  const body = view('Of the night shift', { path: '/returns', query: 'state=received', shared: true })
  const { viewId } = (await owner.visitor.call(SAVE, { body })).data
  const set = (of: object, id: string | null = viewId) =>
    owner.visitor.try('POST /api/admin/staff/defaultViews', { body: { path: '/returns', viewId: id, ...of } as never })
  const opens = async () => (await member.visitor.call('GET /api/admin/session/views/defaults')).data.defaults
  expect(await set({ customRoleId: viewId })).toMatchObject({ body: { code: 'staff.role-unknown' } })
  expect(await set({})).toMatchObject({ status: 400 })
  expect(await set({ customRoleId, role: 'orders' })).toMatchObject({ status: 400 })
  expect((await set({ customRoleId })).status).toBe(200)
  expect(await opens()).toEqual([{ path: '/returns', query: 'state=received' }])
  const { views } = (await member.visitor.call(LIST, { query: { path: '/returns' } })).data
  const named = { roleId: customRoleId, name: `Role of ${member.email}`, nameHi: null }
  expect(views.find(one => one.viewId === viewId)?.defaultOf).toEqual([{ role: null, customRole: named }])
  expect((await set({ customRoleId }, null)).status).toBe(200)
  expect(await opens()).toEqual([])

  const roles = 'POST /api/admin/staff/roles'
  const { roleId } = (await owner.visitor.call(roles, { body: { name: 'For a day', permissions: ['orders.read'] } }))
    .data
  await set({ customRoleId: roleId })
  await owner.visitor.call('DELETE /api/admin/staff/roles/{roleId}', { params: { roleId } })
  expect(await set({ customRoleId: roleId })).toMatchObject({ body: { code: 'staff.role-unknown' } })
  const left = (await owner.visitor.call(LIST, { query: { path: '/returns' } })).data.views
  expect(left.find(one => one.viewId === viewId)?.defaultOf).toEqual([])
})
