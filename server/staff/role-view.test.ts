// Viewing the console as a role: fewer rights to read, no writes, and it ends by button, by logout and after an hour.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from '../domains.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const START = 'POST /api/admin/session/role-view'
const END = 'POST /api/admin/session/role-view/end'
const viewing = { status: 403, body: { code: 'staff.viewing' } }
const writes = domains
  .flatMap(({ routes = [] }) => routes)
  .map(({ endpoint }) => endpoint)
  .filter(({ access, method }) => access.startsWith('staff') && method !== 'GET')
const filled = (path: string) => path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

const asOrders = { role: 'orders' as const, markets: ['IN' as const] }
const sessionOf = async ({ visitor }: SignedIn) => (await visitor.call('GET /api/admin/session')).data.member

it('reads with the rights and the market of the role, until it ends', async () => {
  const one = await openStaff(store, 'owner')
  const begun = await one.visitor.call(START, { body: asOrders })
  expect(begun.data.member).toMatchObject({
    ...{ role: 'owner', markets: ['IN'], confirmedUntil: null, viewing: { role: 'orders', customRole: null } },
  })
  expect(begun.data.member?.permissions).not.toContain('staff.read')
  expect((await one.visitor.try('GET /api/admin/orders', { query: { market: 'IN' } })).status).toBe(200)
  expect((await one.visitor.try('GET /api/admin/orders', { query: { market: 'AE' } })).status).toBe(403)
  expect(await one.visitor.try('GET /api/admin/staff')).toMatchObject({
    status: 403,
    body: { data: { permission: 'staff.read' } },
  })
  const ended = await one.visitor.call(END)
  expect(ended.data.member).toMatchObject({ markets: ['IN', 'AE'], viewing: null })
  expect((await one.visitor.try('GET /api/admin/staff')).status).toBe(200)
  const query = { who: `staff:${one.staffId}` }
  const { entries } = (await owner.visitor.call('GET /api/admin/audit', { query })).data
  expect(entries.slice(0, 2)).toMatchObject([
    { call: END, after: { seesAs: null } },
    { call: START, recordId: one.staffId, after: { seesAs: 'orders', markets: ['IN'] } },
  ])
})

it('rejects every write except ending it and logging out', async () => {
  const one = await openStaff(store, 'owner')
  await one.visitor.call(START, { body: { role: 'owner', markets: ['IN', 'AE'] } })
  const csrf = one.visitor.cookies.get('kh_staff_csrf') ?? ''
  for (const { method, path, whileViewing } of writes) {
    if (whileViewing) continue
    const { status, body } = await one.visitor.request(method, filled(path), undefined, { 'x-csrf-token': csrf })
    expect({ path, status, body }).toMatchObject({ path, ...viewing })
  }
  expect(writes.filter(({ whileViewing }) => whileViewing).map(({ path }) => path)).toEqual([
    '/api/admin/session/role-view/end',
    '/api/admin/session/logout',
  ])
  // other sessions of the member go on
  expect((await sessionOf(owner))?.viewing).toBeNull()
  expect((await one.visitor.call('POST /api/admin/session/logout')).data.state).toBe('signed-out')
})

it('ends after an hour', async () => {
  const one = await openStaff(store, 'owner')
  await one.visitor.call(START, { body: asOrders })
  await store.advanceClock(29 * 60)
  expect((await sessionOf(one))?.viewing).not.toBeNull()
  await one.visitor.try('GET /api/admin/orders', { query: { market: 'IN' } })
  await store.advanceClock(29 * 60)
  expect(await one.visitor.try('GET /api/admin/staff')).toMatchObject({ status: 403 })
  await store.advanceClock(3 * 60)
  expect((await one.visitor.try('GET /api/admin/staff')).status).toBe(200)
})

it('is for members with the right, in their markets, and gives nothing beyond their own rights', async () => {
  const boss = await openStaff(store, 'owner')
  const finance = await openStaff(store, 'finance')
  expect(await finance.visitor.try(START, { body: asOrders })).toMatchObject({ body: { code: 'session.forbidden' } })
  const one = await openCustomStaff(store, boss, ['staff.read', 'staff.write'], ['IN'])
  expect(await one.visitor.try(START, { body: { role: 'orders', markets: ['AE'] } })).toMatchObject({ status: 403 })
  const begun = await one.visitor.call(START, { body: { role: 'owner', markets: ['IN'] } })
  expect(begun.data.member?.permissions).toEqual(['staff.read', 'staff.write'])
  await one.visitor.call(END)
  const customRoleId = '00000000-0000-4000-8000-000000000000'
  expect(await one.visitor.try(START, { body: { customRoleId, markets: ['IN'] } })).toMatchObject({
    body: { code: 'staff.role-unknown' },
  })
})
