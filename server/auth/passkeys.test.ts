// Passkeys with a software authenticator: made, used once per challenge, counted, and nobody else's.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { TestAuthenticator } from '../testing/authenticator.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const LOGIN = 'POST /api/v1/login/passkey'
const MAKE_LATE = statement(
  'test.passkey-challenges',
  `update passkey_challenges set expires_at = now() - interval '1 day'`,
)
const rejected = { status: 400, body: { code: 'auth.passkey' } }

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const INDIA = 'http://localhost'

async function addTo(customer: Visitor, origin = INDIA) {
  const authenticator = new TestAuthenticator()
  const { data } = await customer.call('POST /api/v1/login/newpasskeyoptions')
  const body = { name: 'Laptop', ...authenticator.create(data, origin) }
  const passkey = (await customer.call('POST /api/v1/login/addpasskey', { body })).data
  return { authenticator, passkey, body }
}

async function assertionOf(visitor: Visitor, authenticator: TestAuthenticator, origin = INDIA) {
  const { data } = await visitor.call('POST /api/v1/login/passkeyoptions')
  return authenticator.get(data, origin)
}

async function logIn(authenticator: TestAuthenticator, host = 'localhost') {
  const visitor = store.visitor(host)
  return visitor.try(LOGIN, { body: await assertionOf(visitor, authenticator, `http://${host}`) })
}

it.each(['localhost', 'ae.localhost'])('logs in the customer who made it, at %s', async host => {
  const customer = await store.customer(host)
  const { authenticator, passkey } = await addTo(customer, `http://${host}`)
  expect(passkey).toMatchObject({ name: 'Laptop', lastUsedAt: null, synchronised: false })
  const visitor = store.visitor(host)
  const session = await visitor.call(LOGIN, { body: await assertionOf(visitor, authenticator, `http://${host}`) })
  expect(session).toMatchObject({ userId: customer.customerId, authenticated: 'true' })
  expect((await visitor.call('GET /api/v1/login/passkeys')).data[0]?.lastUsedAt).not.toBeNull()
})

it('accepts a challenge once, in its session and before it expires', async () => {
  const { authenticator } = await addTo(await store.customer())
  const visitor = store.visitor()
  const first = await assertionOf(visitor, authenticator)
  expect(await store.visitor().try(LOGIN, { body: first })).toMatchObject(rejected)
  expect((await visitor.try(LOGIN, { body: first })).status).toBe(200)
  expect(await visitor.try(LOGIN, { body: first })).toMatchObject(rejected)
  const late = await assertionOf(visitor, authenticator)
  await store.app.db.run(MAKE_LATE, [])
  expect(await visitor.try(LOGIN, { body: late })).toMatchObject(rejected)
})

it('rejects a signature for another site, of another key, without user verification, and a modified one', async () => {
  const { authenticator } = await addTo(await store.customer())
  const visitor = store.visitor()
  const tryWith = async (change: object, origin = INDIA) =>
    visitor.try(LOGIN, { body: { ...(await assertionOf(visitor, authenticator, origin)), ...change } })
  expect(await tryWith({}, 'https://phishing.example')).toMatchObject(rejected)
  const other = await assertionOf(visitor, new TestAuthenticator())
  expect(await tryWith({ signature: other.signature })).toMatchObject(rejected)
  expect(await tryWith({ id: other.id })).toMatchObject(rejected)
  expect(await tryWith({ clientDataJSON: 'bm90IEpTT04' })).toMatchObject(rejected)
  authenticator.flags = 0x01
  expect(await tryWith({})).toMatchObject(rejected)
})

it('rejects a counter that does not increase, which indicates a cloned key', async () => {
  const { authenticator } = await addTo(await store.customer())
  expect((await logIn(authenticator)).status).toBe(200)
  expect((await logIn(authenticator)).status).toBe(200)
  authenticator.counter = 1
  expect(await logIn(authenticator)).toMatchObject(rejected)
  expect((await logIn(authenticator)).status).toBe(200)
})

it('accepts authenticators without a counter', async () => {
  const { authenticator } = await addTo(await store.customer())
  for (let time = 0; time < 2; time++) {
    authenticator.counter = -1
    expect((await logIn(authenticator)).status).toBe(200)
  }
})

it('belongs to one country', async () => {
  const { authenticator } = await addTo(await store.customer())
  expect(await logIn(authenticator, 'ae.localhost')).toMatchObject(rejected)
})

it('can be renamed and removed only by its owner', async () => {
  const owner = await store.customer()
  const { authenticator, passkey } = await addTo(owner)
  const stranger = await store.customer()
  const RENAME = 'POST /api/v1/login/renamepasskey'
  const REMOVE = 'POST /api/v1/login/removepasskey'
  const { id } = passkey
  expect(await stranger.try(RENAME, { body: { id, name: 'Mine' } })).toMatchObject({ status: 404 })
  expect(await stranger.try(REMOVE, { body: { id } })).toMatchObject({ status: 404 })
  await owner.call(RENAME, { body: { id, name: 'Phone' } })
  expect((await owner.call('GET /api/v1/login/passkeys')).data).toMatchObject([{ id, name: 'Phone' }])
  await owner.call(REMOVE, { body: { id } })
  expect(await logIn(authenticator)).toMatchObject(rejected)
})

it('is added once, with its own challenge', async () => {
  const owner = await store.customer()
  const { body } = await addTo(owner)
  expect(await owner.try('POST /api/v1/login/addpasskey', { body })).toMatchObject(rejected)
  const authenticator = new TestAuthenticator()
  const { data } = await owner.call('POST /api/v1/login/passkeyoptions')
  const made = authenticator.create({ ...data, rp: { id: 'localhost' }, user: { id: 'bWU' } }, INDIA)
  expect(await owner.try('POST /api/v1/login/addpasskey', { body: { name: 'Other', ...made } })).toMatchObject(rejected)
})

it('is limited to twenty per customer', async () => {
  const owner = await store.customer()
  for (let count = 0; count < 20; count++) await addTo(owner)
  expect(await owner.try('POST /api/v1/login/newpasskeyoptions')).toMatchObject({
    body: { code: 'auth.passkeys-too-many' },
  })
})
