// Passkeys of staff with a software authenticator: added with a fresh code, used to log in and to confirm, tied to
// one member and host.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { TestAuthenticator } from '../testing/authenticator.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const LOGIN = 'POST /api/admin/session/passkey'
const CONFIRM = 'POST /api/admin/session/confirm/passkey'
const ORIGIN = 'http://localhost'
const rejected = { status: 400, body: { code: 'auth.passkey' } }
const askedForCode = { status: 403, body: { code: 'staff.confirm' } }
const FORGET_CODES = statement('test.forget-codes', 'update staff_sessions set confirmed_at = null where staff_id = $1')

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

/** The last code of a member is no longer fresh. */
const forgetCodes = ({ staffId }: SignedIn) => store.app.db.run(FORGET_CODES, [staffId])

async function addTo({ visitor }: SignedIn, name = 'Laptop') {
  const authenticator = new TestAuthenticator()
  const { data } = await visitor.call('POST /api/admin/session/passkeys/options')
  const body = { name, ...authenticator.create(data, ORIGIN) }
  return { authenticator, body, passkey: (await visitor.call('POST /api/admin/session/passkeys', { body })).data }
}

async function assertionOf(visitor: Visitor, authenticator: TestAuthenticator, origin = ORIGIN) {
  const { data } = await visitor.call('POST /api/admin/session/passkey/options')
  return authenticator.get(data, origin)
}

async function logIn(authenticator: TestAuthenticator) {
  const visitor = store.visitor()
  const answer = await visitor.try(LOGIN, { body: await assertionOf(visitor, authenticator) })
  return { visitor, answer }
}

it('logs in with the rights of the member and a fresh second factor', async () => {
  const one = await openStaff(store, 'owner')
  const { authenticator, passkey } = await addTo(one)
  expect(passkey).toMatchObject({ name: 'Laptop', host: 'localhost', usableHere: true, lastUsedAt: null })
  const { visitor, answer } = await logIn(authenticator)
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { state: 'signed-in', member: { staffId: one.staffId } } },
  })
  expect((await visitor.call('GET /api/admin/session/passkeys')).data[0]?.lastUsedAt).not.toBeNull()
  // which asks for a fresh second factor
  expect((await visitor.call('POST /api/admin/session/recovery-codes')).data.recoveryCodes).toHaveLength(10)
})

it('accepts a challenge once, only a signature of this host and key, and none of a cloned passkey', async () => {
  const { authenticator } = await addTo(owner)
  const visitor = store.visitor()
  const body = await assertionOf(visitor, authenticator)
  expect(await visitor.try(LOGIN, { body: { ...body, signature: 'AAAA' } })).toMatchObject(rejected)
  // the challenge was consumed
  expect(await visitor.try(LOGIN, { body })).toMatchObject(rejected)
  const elsewhere = await assertionOf(visitor, authenticator, 'https://phishing.example')
  expect(await visitor.try(LOGIN, { body: elsewhere })).toMatchObject(rejected)
  expect((await logIn(new TestAuthenticator())).answer).toMatchObject(rejected)
  expect((await logIn(authenticator)).answer.status).toBe(200)
  authenticator.counter = 0
  expect((await logIn(authenticator)).answer).toMatchObject(rejected)
  const unverified = (await addTo(owner)).authenticator
  unverified.flags = 0x01
  expect((await logIn(unverified)).answer).toMatchObject(rejected)
})

it('is invalid for a closed account, and after an owner has removed the second factor', async () => {
  const one = await openStaff(store, 'orders')
  const { authenticator } = await addTo(one)
  const params = { staffId: one.staffId }
  await owner.visitor.call('POST /api/admin/staff/{staffId}/deactivate', { params })
  expect((await logIn(authenticator)).answer).toMatchObject(rejected)
  await owner.visitor.call('POST /api/admin/staff/{staffId}/reactivate', { params })
  expect((await logIn(authenticator)).answer.status).toBe(200)
  await owner.visitor.call('POST /api/admin/staff/{staffId}/reset-second-factor', { params })
  expect((await logIn(authenticator)).answer).toMatchObject(rejected)
})

it('refreshes the second factor only for the member of the session', async () => {
  const [one, other] = [await openStaff(store, 'owner'), await openStaff(store, 'owner')]
  const [{ authenticator }, ofOther] = [await addTo(one), await addTo(other)]
  const renew = () => one.visitor.try('POST /api/admin/session/recovery-codes')
  const options = async () => (await one.visitor.call('POST /api/admin/session/confirm/options')).data
  await forgetCodes(one)
  expect(await renew()).toMatchObject(askedForCode)
  const asked = await options()
  expect(asked.allowCredentials).toEqual([{ id: authenticator.id.toString('base64url'), type: 'public-key' }])
  expect(await one.visitor.try(CONFIRM, { body: ofOther.authenticator.get(asked, ORIGIN) })).toMatchObject(rejected)
  // a login challenge cannot be used for a confirmation, nor the reverse
  const login = await assertionOf(one.visitor, authenticator)
  expect(await one.visitor.try(CONFIRM, { body: login })).toMatchObject(rejected)
  const confirmation = authenticator.get(await options(), ORIGIN)
  expect(await store.visitor().try(LOGIN, { body: confirmation })).toMatchObject(rejected)
  expect(await renew()).toMatchObject(askedForCode)
  expect((await one.visitor.try(CONFIRM, { body: authenticator.get(await options(), ORIGIN) })).status).toBe(200)
  expect((await renew()).status).toBe(200)
})

it('is added once, with a fresh code, by a member with an authenticator app, up to twenty', async () => {
  const one = await openStaff(store, 'owner')
  const { body } = await addTo(one)
  expect(await one.visitor.try('POST /api/admin/session/passkeys', { body })).toMatchObject(rejected)
  for (let count = 1; count < 20; count++) await addTo(one, `Key ${count}`)
  expect(await one.visitor.try('POST /api/admin/session/passkeys/options')).toMatchObject({
    body: { code: 'auth.passkeys-too-many' },
  })
  await forgetCodes(one)
  expect(await one.visitor.try('POST /api/admin/session/passkeys/options')).toMatchObject(askedForCode)
  const translator = await openStaff(store, 'translator')
  expect(await translator.visitor.try('POST /api/admin/session/passkeys/options')).toMatchObject({
    body: { code: 'staff.not-enrolled' },
  })
  expect(await translator.visitor.try('POST /api/admin/session/confirm/options')).toMatchObject({
    body: { code: 'auth.passkey-unknown' },
  })
})

it('can be removed only by its member, with an audit entry', async () => {
  const one = await openStaff(store, 'owner')
  const { authenticator, passkey } = await addTo(one, 'Office laptop')
  const remove = ({ visitor }: SignedIn) =>
    visitor.try('DELETE /api/admin/session/passkeys/{passkeyId}', { params: { passkeyId: passkey.id } })
  expect(await remove(owner)).toMatchObject({ body: { code: 'auth.passkey-unknown' } })
  expect((await remove(one)).status).toBe(200)
  expect((await logIn(authenticator)).answer).toMatchObject(rejected)
  const query = { who: `staff:${one.staffId}` }
  const { entries } = (await owner.visitor.call('GET /api/admin/audit', { query })).data
  const [removed, added] = entries
  expect(removed).toMatchObject({
    call: 'DELETE /api/admin/session/passkeys/{passkeyId}',
    before: { passkey: 'Office laptop' },
  })
  expect(added).toMatchObject({ call: 'POST /api/admin/session/passkeys', after: { passkey: 'Office laptop' } })
})
