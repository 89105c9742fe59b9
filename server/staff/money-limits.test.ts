// Money limits of roles and keys over HTTP: nobody can grant or keep a limit above their own, in any of their
// markets.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Permission } from '../../contract/shared/permissions.ts'
import { KEY_END, openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const RIGHTS: Permission[] = ['staff.read', 'staff.write', 'keys.write', 'returns.write', 'products.read']
const LIMITS = { IN: 5_000_00, AE: null }

let store: TestStore
let owner: SignedIn
/** A role with a limit in India. */
let manager: SignedIn & { roleId: string }
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  manager = await openCustomStaff(store, owner, RIGHTS, ['IN', 'AE'], LIMITS)
})
afterAll(() => store.close())

const beyond = {
  status: 403,
  body: { code: 'staff.limit-beyond-own', data: { moneyLimit: { market: 'IN', limit: LIMITS.IN } } },
}
let names = 0
const create = (IN: number | null, permissions: Permission[] = ['returns.write']) =>
  manager.visitor.try('POST /api/admin/staff/roles', {
    body: { name: `Desk ${++names}`, permissions, moneyLimits: { IN, AE: null } },
  })

it('a role cannot get a higher limit than its creator has; one that moves no money needs none', async () => {
  expect(await create(LIMITS.IN + 1)).toMatchObject(beyond)
  expect(await create(null)).toMatchObject(beyond)
  const made = await create(LIMITS.IN)
  expect(made).toMatchObject({ status: 200, body: { data: { moneyLimits: LIMITS, mayGrant: true, mayChange: true } } })
  expect(await create(null, ['products.read'])).toMatchObject({ status: 200 })
  const audit = { query: { call: 'POST /api/admin/staff/roles' } }
  const { entries } = (await owner.visitor.call('GET /api/admin/audit', audit)).data
  expect(entries[1]).toMatchObject({ after: { moneyLimits: LIMITS } })
})

it('nobody can raise their own limit, or change a role with a higher one', async () => {
  const raise = (roleId: string, IN: number | null, version = 1) =>
    manager.visitor.try('POST /api/admin/staff/roles/{roleId}', {
      params: { roleId },
      body: { name: `Desk ${++names}`, permissions: RIGHTS, moneyLimits: { IN, AE: null }, version },
    })
  expect(await raise(manager.roleId, LIMITS.IN + 1)).toMatchObject(beyond)
  expect(await raise(manager.roleId, null)).toMatchObject(beyond)
  const other = await openCustomStaff(store, owner, ['returns.write'], ['AE'], { IN: null, AE: 1_000_00 })
  expect(await raise(other.roleId, LIMITS.IN)).toMatchObject(beyond)
  const { customRoles, roles } = (await manager.visitor.call('GET /api/admin/staff/roles')).data
  expect(customRoles.find(({ roleId }) => roleId === other.roleId)).toMatchObject({ mayChange: false, mayGrant: true })
  // a built-in role has no limit, so it is only granted in the UAE
  expect(roles.find(({ role }) => role === 'translator')).toMatchObject({ mayGrant: false })
  expect(await raise(manager.roleId, LIMITS.IN - 1)).toMatchObject({ status: 200 })
  expect(await raise(manager.roleId, LIMITS.IN, 2)).toMatchObject({ status: 403 })
})

it('a key cannot have a higher limit than its creator in its markets, and the limit of its role applies too', async () => {
  const key = { name: 'ERP', permissions: ['returns.write' as const], expiresAt: KEY_END }
  const give = (by: SignedIn, body: object) =>
    by.visitor.try('POST /api/admin/keys', { body: { ...key, ...body } as never })
  const own = LIMITS.IN - 1
  expect(await give(manager, { markets: ['IN'] })).toMatchObject({ status: 403 })
  expect(await give(manager, { markets: ['IN'], moneyLimits: { IN: own + 1 } })).toMatchObject({ status: 403 })
  expect(await give(manager, { markets: ['IN'], moneyLimits: { IN: own } })).toMatchObject({ status: 200 })
  expect(await give(manager, { markets: ['AE'] })).toMatchObject({ status: 200 })
  expect(await give(owner, { markets: ['IN'], moneyLimits: { IN: -1 } })).toMatchObject({ status: 400 })
  expect(await give(owner, { markets: ['IN'], moneyLimits: { US: 1 } })).toMatchObject({ status: 400 })
  const ofRole = { permissions: undefined, customRoleId: manager.roleId, markets: ['IN', 'AE'] }
  expect(await give(owner, { ...ofRole, moneyLimits: { IN: own + 5, AE: 7 } })).toMatchObject({
    body: { data: { key: { moneyLimits: { IN: own, AE: 7 } } } },
  })
})

it('a built-in role, which has no limit, cannot be granted in a market where the caller has one', async () => {
  const all = await openCustomStaff(
    store,
    owner,
    [...RIGHTS, 'orders.read', 'orders.write', 'delivery.read'],
    ['IN'],
    LIMITS,
  )
  const { roles } = (await all.visitor.call('GET /api/admin/staff/roles')).data
  expect(roles.find(({ role }) => role === 'warehouse')).toMatchObject({ mayGrant: false })
})
