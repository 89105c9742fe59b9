// API keys over HTTP: rights, addresses, expiry, revocation, and what is stored.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { NO_LIMITS } from '../../contract/shared/money-limits.rules.ts'
import { statement } from '../platform/db.ts'
import { codeOf, KEY_END, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { createKeyByOperator } from './service.ts'

const STORED = statement('test.stored-key', 'select to_jsonb(k)::text as row from api_keys k where id = $1')
const CREATE = 'POST /api/admin/keys'
type NewKey = CallInput<typeof CREATE>['body']

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

const make = async (change: Partial<NewKey> = {}) =>
  (
    await owner.visitor.call(CREATE, {
      body: { name: 'ERP', role: 'orders', markets: ['IN'], expiresAt: KEY_END, ...change } as NewKey,
    })
  ).data

async function use(secret: string, url = '/api/admin/orders?market=IN', remoteAddress = '203.0.113.9') {
  const headers = { host: 'localhost', authorization: `Bearer ${secret}` }
  const { statusCode, body } = await store.http.inject({ url, headers, remoteAddress })
  return { status: statusCode, body: JSON.parse(body) as { code?: string } }
}

it('a key has exactly the rights of its role, and is stored as a hash', async () => {
  const { key, secret } = await make()
  expect(secret).toMatch(/^khk_[\w-]{43}$/)
  expect(key.prefix).toBe(secret.slice(0, 10))
  expect(await use(secret)).toMatchObject({ status: 200 })
  expect(await use(secret, '/api/admin/imports')).toMatchObject({
    status: 403,
    body: { code: 'session.forbidden', data: { permission: 'imports.read' } },
  })
  expect(await use(secret, '/api/admin/session/sessions')).toMatchObject({ status: 401 })
  expect((await store.app.db.one<{ row: string }>(STORED, [key.keyId])).row).not.toContain(secret.slice(10))
  const listed = (await owner.visitor.call('GET /api/admin/keys')).data.keys.find(({ keyId }) => keyId === key.keyId)
  expect(listed).toMatchObject({ name: 'ERP', lastUsedFrom: '203.0.113.9', revokedAt: null })
  expect(listed?.lastUsedAt).not.toBeNull()
})

it('a key with individual permissions has only these', async () => {
  const { secret, key } = await make({ role: undefined, permissions: ['imports.read', 'imports.read'] })
  expect(key.permissions).toEqual(['imports.read'])
  expect(await use(secret, '/api/admin/imports')).toMatchObject({ status: 200 })
  expect(await use(secret)).toMatchObject({ status: 403 })
})

it('a key is valid only from its IP addresses', async () => {
  const { secret, key } = await make({ networks: ['203.0.113.128/25', '2001:db8::/32', '198.51.100.7'] })
  expect(key.networks).toEqual(['203.0.113.128/25', '2001:db8::/32', '198.51.100.7'])
  const from = async (address: string) => (await use(secret, undefined, address)).status
  const addresses = ['203.0.113.200', '::ffff:203.0.113.200', '2001:db8::9', '198.51.100.7']
  for (const address of addresses) expect(await from(address), address).toBe(200)
  for (const address of ['203.0.113.9', '198.51.100.8', '2001:db9::1']) expect(await from(address), address).toBe(403)
  const wrong = await owner.visitor.try(CREATE, {
    body: { name: 'x', role: 'orders', markets: ['IN'], expiresAt: KEY_END, networks: ['300.1.1.1'] },
  })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})

it('a key ends when it expires or is revoked', async () => {
  const inAnHour = new Date(store.app.now().getTime() + 3_600_000).toISOString()
  const { secret, key } = await make({ expiresAt: inAnHour })
  const other = await make()
  expect((await use(secret)).status).toBe(200)
  const past = await owner.visitor.try(CREATE, {
    body: { name: 'x', role: 'orders', markets: ['IN'], expiresAt: '2026-01-01T00:00:00.000Z' },
  })
  expect(past).toMatchObject({ status: 400, body: { problems: [{ path: 'body.expiresAt' }] } })
  const revoke = () => owner.visitor.call('POST /api/admin/keys/{keyId}/revoke', { params: { keyId: other.key.keyId } })
  const first = await revoke()
  expect(first.data.revokedAt).not.toBeNull()
  expect(await revoke()).toEqual(first)
  expect((await use(other.secret)).status).toBe(403)
  for (let n = 0; n < 3; n++) {
    await store.advanceClock(1500)
    await owner.visitor.call('GET /api/admin/session')
  }
  expect((await use(secret)).status).toBe(403)
  expect(key.expiresAt).toBe(inAnHour)
})

it('nobody can create or revoke a key beyond their own rights, or without a fresh second factor', async () => {
  await store.advanceClock(601)
  const body: NewKey = { name: 'x', role: 'owner', markets: ['IN'], expiresAt: KEY_END }
  expect(await owner.visitor.try(CREATE, { body })).toMatchObject({ status: 403, body: { code: 'staff.confirm' } })
  await owner.visitor.call('POST /api/admin/session/confirm', { body: { code: codeOf(owner.secret, store.app.now()) } })
  const { secret } = await make({ role: undefined, permissions: ['keys.write', 'orders.read'] })
  const { key } = await make({ role: 'owner' })
  const headers = { host: 'localhost', authorization: `Bearer ${secret}` }
  const post = async (url: string, payload: object) => {
    const answer = await store.http.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, body: answer.json() as object }
  }
  const beyond = { status: 403, body: { code: 'staff.beyond-own' } }
  expect(await post('/api/admin/keys', body)).toMatchObject(beyond)
  expect(await post('/api/admin/keys', { ...body, role: undefined, permissions: ['orders.write'] })).toMatchObject(
    beyond,
  )
  expect(
    await post('/api/admin/keys', { ...body, role: undefined, permissions: ['orders.read'], markets: ['AE'] }),
  ).toMatchObject(beyond)
  expect(await post(`/api/admin/keys/${key.keyId}/revoke`, {})).toMatchObject(beyond)
  expect(await post('/api/admin/keys', { ...body, role: undefined, permissions: ['orders.read'] })).toMatchObject({
    status: 200,
  })
  const unknown = '/api/admin/keys/00000000-0000-4000-8000-000000000000/revoke'
  expect(await post(unknown, {})).toMatchObject({ status: 404, body: { code: 'staff.key-unknown' } })
})

it('a key created on the command line is stored as a hash, works, is in the audit log and can be revoked in the console', async () => {
  const rights = { permissions: ['orders.read' as const], markets: ['IN' as const], moneyLimits: NO_LIMITS }
  const input = { name: 'Set-up', ...rights, networks: [] }
  const inThePast = new Date(store.app.now().getTime() - 1000).toISOString()
  await expect(createKeyByOperator(store.app, { ...input, expiresAt: inThePast })).rejects.toThrow()
  const { key, secret } = await createKeyByOperator(store.app, { ...input, expiresAt: KEY_END })
  expect((await store.app.db.one<{ row: string }>(STORED, [key.keyId])).row).not.toContain(secret.slice(10))
  expect(await use(secret)).toMatchObject({ status: 200 })
  expect(await use(secret, '/api/admin/imports')).toMatchObject({ status: 403 })
  const query = { recordKind: 'key', recordId: key.keyId }
  const { entries } = (await owner.visitor.call('GET /api/admin/audit', { query })).data
  expect(entries).toMatchObject([{ who: 'command line', after: { permissions: ['orders.read'], prefix: key.prefix } }])
  expect(JSON.stringify(entries)).not.toContain(secret.slice(10))
  await owner.visitor.call('POST /api/admin/keys/{keyId}/revoke', { params: { keyId: key.keyId } })
  expect(await use(secret)).toMatchObject({ status: 403 })
})
