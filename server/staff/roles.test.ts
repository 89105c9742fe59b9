// Custom roles: who may define, grant, change and delete them, and how they apply to their holders.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { PERMISSIONS, type Permission, STAFF_ROLES } from '../../contract/shared/permissions.ts'
import { statement } from '../platform/db.ts'
import { codeOf, KEY_END, openCustomStaff, openStaff, type SignedIn, TEST_PASSWORD } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const CREATE = 'POST /api/admin/staff/roles'
const CHANGE = 'POST /api/admin/staff/roles/{roleId}'
const DELETE = 'DELETE /api/admin/staff/roles/{roleId}'
const GIVE = 'POST /api/admin/staff/{staffId}/role'
const INVITE = 'POST /api/admin/staff'
const KEY = 'POST /api/admin/keys'
const LAST_ENTRY = statement(
  'test.last-role-entry',
  `select call, record_id as "recordId", before, after from audit_entries where record_kind = 'role' order by seq desc limit 1`,
)
const NO_OWNERS = statement(
  'test.no-owners-but',
  `update staff_members set deactivated_at = now() where role = 'owner' and id <> $1`,
)
const both = ['IN' as const, 'AE' as const]
const unknown = '00000000-0000-4000-8000-000000000000'
const beyond = { status: 403, body: { code: 'staff.beyond-own' } }

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  owner = await openStaff(store, 'owner')
})

let roles = 0
const define = async (permissions: Permission[], by = owner) =>
  (await by.visitor.call(CREATE, { body: { name: `Role ${++roles}`, permissions } })).data
const holder = (permissions: Permission[], markets: readonly ('IN' | 'AE')[] = both) =>
  openCustomStaff(store, owner, permissions, markets)
type Role = Awaited<ReturnType<typeof define>>
const changed = (
  { roleId, name, permissions, version }: Role,
  change: Partial<CallInput<typeof CHANGE>['body']> = {},
) => ({
  params: { roleId },
  body: { name, permissions, version, ...change },
})

it('a role is listed with its number of holders, shown with its names, and gives only its permissions', async () => {
  const body = {
    name: ' Webhooks ',
    nameHi: 'वेबहुक',
    permissions: ['webhooks.read', 'orders.read', 'orders.read'] as Permission[],
  }
  const role = (await owner.visitor.call(CREATE, { body })).data
  expect(role).toMatchObject({
    name: 'Webhooks',
    permissions: ['orders.read', 'webhooks.read'],
    members: 0,
    version: 1,
  })
  const invitee = { email: 'webhooks@staff.example', name: 'Asha', customRoleId: role.roleId, markets: both }
  const named = { role: null, customRole: { roleId: role.roleId, name: 'Webhooks', nameHi: 'वेबहुक' } }
  expect((await owner.visitor.call(INVITE, { body: invitee })).data).toMatchObject(named)
  await owner.visitor.call(KEY, {
    body: { name: 'ERP', customRoleId: role.roleId, markets: ['IN'], expiresAt: KEY_END },
  })
  const { data } = await owner.visitor.call('GET /api/admin/staff/roles')
  expect(data.customRoles.find(({ roleId }) => roleId === role.roleId)).toMatchObject({ members: 1, keys: 1 })
  expect(data.roles.find(one => one.role === 'owner')?.members).toBeGreaterThan(0)
  const keys = (await owner.visitor.call('GET /api/admin/keys')).data.keys
  expect(keys.find(({ name }) => name === 'ERP')).toMatchObject({
    ...named,
    permissions: ['orders.read', 'webhooks.read'],
  })
  const member = await holder(['webhooks.read'])
  const session = (await member.visitor.call('GET /api/admin/session')).data
  expect(session.member).toMatchObject({ role: null, permissions: ['webhooks.read'], secondFactorRequired: false })
  expect(await member.visitor.try('GET /api/admin/orders', { query: { market: 'IN' } })).toMatchObject({
    status: 403,
    body: { code: 'session.forbidden', data: { permission: 'orders.read' } },
  })
})

it('a name is unique, also concurrently, and the name of a deleted role can be reused', async () => {
  const body = { name: 'Weekend shift', permissions: ['orders.read' as const] }
  const answers = await Promise.all([owner.visitor.try(CREATE, { body }), owner.visitor.try(CREATE, { body })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const taken = { status: 409, body: { code: 'staff.role-exists' } }
  expect(await owner.visitor.try(CREATE, { body: { ...body, name: 'weekend SHIFT' } })).toMatchObject(taken)
  expect(await owner.visitor.try(CREATE, { body: { ...body, name: 'Owner' } })).toMatchObject(taken)
  const other = await define(['orders.read'])
  expect(await owner.visitor.try(CHANGE, changed(other, { name: 'Weekend shift' }))).toMatchObject(taken)
  const { customRoles } = (await owner.visitor.call('GET /api/admin/staff/roles')).data
  const first = customRoles.find(({ name }) => name === body.name)
  await owner.visitor.call(DELETE, { params: { roleId: first?.roleId ?? '' } })
  expect(await owner.visitor.try(CREATE, { body })).toMatchObject({ status: 200 })
})

it('needs staff.write, known permissions and a fresh second factor', async () => {
  const auditor = await openStaff(store, 'auditor')
  const body = { name: 'x', permissions: ['orders.read' as const] }
  const forbidden = { status: 403, body: { code: 'session.forbidden', data: { permission: 'staff.write' } } }
  expect(await auditor.visitor.try('GET /api/admin/staff/roles')).toMatchObject({ status: 200 })
  expect(await auditor.visitor.try(CREATE, { body })).toMatchObject(forbidden)
  const none = await owner.visitor.try(CREATE, { body: { ...body, permissions: [] } })
  expect(none).toMatchObject({ status: 400 })
  expect(await owner.visitor.try(CREATE, { body: { ...body, permissions: ['owner.make' as never] } })).toMatchObject({
    status: 400,
  })
  const role = await define(['orders.read'])
  await store.advanceClock(601)
  const confirm = { status: 403, body: { code: 'staff.confirm' } }
  const { params, body: change } = changed(role)
  expect(await owner.visitor.try(CREATE, { body })).toMatchObject(confirm)
  expect(await owner.visitor.try(CHANGE, { params, body: change })).toMatchObject(confirm)
  expect(await owner.visitor.try(DELETE, { params })).toMatchObject(confirm)
})

it('a change is recorded with values before and after, and one based on an older version is rejected', async () => {
  const role = await define(['orders.read'])
  const answers = await Promise.all(
    (['stock.read', 'rfq.read'] as const).map(one => owner.visitor.try(CHANGE, changed(role, { permissions: [one] }))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const entry = await store.app.db.one<{ before: object; after: { permissions: Permission[] } }>(LAST_ENTRY)
  expect(entry).toMatchObject({ recordId: role.roleId, before: { name: role.name, permissions: ['orders.read'] } })
  expect(['stock.read', 'rfq.read']).toContain(entry.after.permissions[0])
  await owner.visitor.call(DELETE, { params: { roleId: role.roleId } })
  expect(await store.app.db.one(LAST_ENTRY)).toMatchObject({ call: DELETE, before: entry.after, after: null })
  const gone = { status: 404, body: { code: 'staff.role-unknown' } }
  expect(await owner.visitor.try(DELETE, { params: { roleId: role.roleId } })).toMatchObject(gone)
  expect(await owner.visitor.try(CHANGE, changed({ ...role, roleId: unknown }))).toMatchObject(gone)
  const body = { customRoleId: role.roleId, markets: both }
  expect(await owner.visitor.try(GIVE, { params: { staffId: owner.staffId }, body })).toMatchObject(gone)
  expect(await owner.visitor.try(KEY, { body: { name: 'x', expiresAt: KEY_END, ...body } })).toMatchObject(gone)
})

it('nobody can define, change, grant or delete a role beyond their own permissions', async () => {
  const manager = await holder(['staff.read', 'staff.write', 'keys.write', 'orders.read'])
  const lacks = { status: 403, body: { ...beyond.body, data: { permission: 'payouts.write' } } }
  const name = 'Beyond'
  expect(await manager.visitor.try(CREATE, { body: { name, permissions: ['payouts.write'] } })).toMatchObject(lacks)
  const strong = await define(['orders.read', 'payouts.write'])
  const { params, body } = changed(strong, { permissions: ['orders.read'] })
  expect(await manager.visitor.try(CHANGE, { params, body })).toMatchObject(lacks)
  expect(await manager.visitor.try(DELETE, { params })).toMatchObject(lacks)
  const person = await holder(['orders.read'])
  const give = { customRoleId: strong.roleId, markets: both }
  expect(await manager.visitor.try(GIVE, { params: { staffId: person.staffId }, body: give })).toMatchObject(lacks)
  expect(await manager.visitor.try(GIVE, { params: { staffId: manager.staffId }, body: give })).toMatchObject(lacks)
  expect(await manager.visitor.try(INVITE, { body: { email: 'b@staff.example', name, ...give } })).toMatchObject(lacks)
  expect(await manager.visitor.try(KEY, { body: { name, expiresAt: KEY_END, ...give } })).toMatchObject(lacks)
  const own = (await manager.visitor.call('GET /api/admin/staff/roles')).data.customRoles
  const ownRole = own.find(({ roleId }) => roleId === manager.roleId)
  expect(own.find(({ roleId }) => roleId === strong.roleId)).toMatchObject({ mayGrant: false, mayChange: false })
  if (!ownRole) throw new Error('The role of the manager is missing')
  const more = changed(ownRole, { permissions: [...ownRole.permissions, 'payouts.write'] })
  expect(await manager.visitor.try(CHANGE, more)).toMatchObject(lacks)
  const weak = await define(['orders.read'], manager)
  expect(await manager.visitor.try(CHANGE, changed(weak, { permissions: ['staff.read'] }))).toMatchObject({
    status: 200,
  })
  const holderOfStrong = await holder(['payouts.write'])
  const deactivate = { params: { staffId: holderOfStrong.staffId } }
  expect(await manager.visitor.try('POST /api/admin/staff/{staffId}/deactivate', deactivate)).toMatchObject(lacks)
})

it('a role with every permission can neither make nor change owners', async () => {
  const all = await holder([...PERMISSIONS])
  const other = await openStaff(store, 'owner')
  const body = { role: 'owner' as const, markets: both }
  expect(await all.visitor.try(GIVE, { params: { staffId: all.staffId }, body })).toMatchObject(beyond)
  expect(await all.visitor.try(KEY, { body: { name: 'x', expiresAt: KEY_END, ...body } })).toMatchObject(beyond)
  expect(await all.visitor.try(INVITE, { body: { email: 'o@staff.example', name: 'x', ...body } })).toMatchObject(
    beyond,
  )
  const demote = { params: { staffId: other.staffId }, body: { role: 'auditor' as const, markets: both } }
  expect(await all.visitor.try(GIVE, demote)).toMatchObject(beyond)
  const listed = (await all.visitor.call('GET /api/admin/staff/roles')).data.roles
  expect(listed.filter(({ mayGrant }) => !mayGrant).map(({ role }) => role)).toEqual(['owner'])
})

it('a member with one market cannot change a role held by a member or key of the other', async () => {
  const india = await holder(['staff.read', 'staff.write', 'orders.read'], ['IN'])
  const role = await define(['orders.read'], india)
  const both = { customRoleId: role.roleId, markets: ['IN' as const, 'AE' as const] }
  const { key } = (await owner.visitor.call(KEY, { body: { name: 'UAE', expiresAt: KEY_END, ...both } })).data
  expect(await india.visitor.try(CHANGE, changed(role))).toMatchObject(beyond)
  await owner.visitor.call('POST /api/admin/keys/{keyId}/revoke', { params: { keyId: key.keyId } })
  expect(await india.visitor.try(CHANGE, changed(role))).toMatchObject({ status: 200 })
  const { staffId } = (await owner.visitor.call(INVITE, { body: { email: 'ae@staff.example', name: 'x', ...both } }))
    .data
  await owner.visitor.call('POST /api/admin/staff/{staffId}/deactivate', { params: { staffId } })
  expect(await india.visitor.try(CHANGE, changed({ ...role, version: 2 }))).toMatchObject(beyond)
})

it('a change applies to sessions and keys at once, and can require the second factor', async () => {
  const member = await holder(['webhooks.read'])
  const list = async () => (await owner.visitor.call('GET /api/admin/staff/roles')).data.customRoles
  const role = (await list()).find(({ roleId }) => roleId === member.roleId)
  if (!role) throw new Error('The role is missing')
  const { secret } = (
    await owner.visitor.call(KEY, { body: { name: 'x', customRoleId: role.roleId, markets: both, expiresAt: KEY_END } })
  ).data
  const withKey = async () => {
    const headers = { host: 'localhost', authorization: `Bearer ${secret}` }
    return (await store.http.inject({ url: '/api/admin/orders?market=IN', headers })).statusCode
  }
  const orders = () => member.visitor.try('GET /api/admin/orders', { query: { market: 'IN' } })
  expect([(await orders()).status, await withKey()]).toEqual([403, 403])
  await owner.visitor.call(CHANGE, changed(role, { permissions: ['orders.read'] }))
  expect([(await orders()).status, await withKey()]).toEqual([200, 200])
  await owner.visitor.call(CHANGE, changed({ ...role, version: 2 }, { permissions: ['orders.read', 'orders.write'] }))
  expect((await member.visitor.call('GET /api/admin/session')).data).toMatchObject({ state: 'enrol', member: null })
  expect((await orders()).status).toBe(403)
  const body = { email: member.email, password: TEST_PASSWORD }
  const visitor = store.visitor()
  expect((await visitor.call('POST /api/admin/session/login', { body })).data.state).toBe('enrol')
  const app = (await visitor.call('POST /api/admin/session/enrol')).data
  const code = { code: codeOf(app.secret, store.app.now()) }
  await visitor.call('POST /api/admin/session/enrol/confirm', { body: code })
  expect((await visitor.try('GET /api/admin/orders', { query: { market: 'IN' } })).status).toBe(200)
  expect((await list()).find(({ roleId }) => roleId === role.roleId)).toMatchObject({ secondFactorRequired: true })
})

it('a role held by a member or a valid key cannot be deleted, also while it is being granted', async () => {
  const role = await define(['orders.read'])
  const remove = () => owner.visitor.try(DELETE, { params: { roleId: role.roleId } })
  const rights = { customRoleId: role.roleId, markets: both }
  const { key } = (await owner.visitor.call(KEY, { body: { name: 'x', expiresAt: KEY_END, ...rights } })).data
  const held = { status: 409, body: { code: 'staff.role-held' } }
  expect(await remove()).toMatchObject(held)
  await owner.visitor.call('POST /api/admin/keys/{keyId}/revoke', { params: { keyId: key.keyId } })
  const person = await openStaff(store, 'content')
  const params = { staffId: person.staffId }
  await owner.visitor.call(GIVE, { params, body: { ...rights, version: 1 } })
  expect(await remove()).toMatchObject(held)
  let { version } = (await owner.visitor.call(GIVE, { params, body: { role: 'content', markets: both, version: 2 } }))
    .data
  for (let n = 0; n < 5; n++) {
    const one = await define(['orders.read'])
    const given = { customRoleId: one.roleId, markets: both }
    const [deleted, gave] = await Promise.all([
      owner.visitor.try(DELETE, { params: { roleId: one.roleId } }),
      owner.visitor.try(GIVE, { params, body: { ...given, version } }),
    ])
    if (gave.status === 200) version++
    expect([deleted.status, gave.status]).toBeOneOf([
      [200, 404],
      [409, 200],
    ])
  }
  expect(await remove()).toMatchObject({ status: 200 })
  const ended = (await owner.visitor.call('GET /api/admin/keys')).data.keys.find(({ keyId }) => keyId === key.keyId)
  expect(ended?.customRole?.name).toBe(role.name)
})

it('the last owner cannot change to a custom role, even to one with every permission', async () => {
  const role = await define([...PERMISSIONS])
  await store.app.db.run(NO_OWNERS, [owner.staffId])
  const body = { customRoleId: role.roleId, markets: both, version: 1 }
  expect(await owner.visitor.try(GIVE, { params: { staffId: owner.staffId }, body })).toMatchObject({
    status: 409,
    body: { code: 'staff.last-owner' },
  })
})

it('either a built-in or a custom role is granted', async () => {
  const role = await define([...STAFF_ROLES.pricing])
  const params = { staffId: owner.staffId }
  for (const body of [{ markets: both }, { role: 'owner' as const, customRoleId: role.roleId, markets: both }])
    expect(await owner.visitor.try(GIVE, { params, body })).toMatchObject({ status: 400 })
})
