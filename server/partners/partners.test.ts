// Links of partners: used once, by their partner, for their country; a login by one is limited until a code confirms it.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PartnerAct } from '../../contract/partners/token.rules.ts'
import { originOf } from '../platform/hosts.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { signToken } from './rules.ts'
import { resealPartnerKeys } from './service.ts'

const LOGIN = 'POST /api/v1/createProductUrl/tokenAuthentication'
const OPEN = 'POST /api/v1/createProductUrl/processD2cToken'
const SENSITIVE = 'POST /api/v1/login/updatepassword'

let store: TestStore
let owner: SignedIn
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  msns = await store.buyableMsns('IN', 2)
})
afterAll(() => store.close())

let partners = 0
interface Key {
  partnerId: string
  code: string
  keyId: string
  secret: string
}
async function newPartner(may: PartnerAct[] = ['login', 'product', 'cart'], market: 'IN' | 'AE' = 'IN'): Promise<Key> {
  const code = `partner-${++partners}`
  const { partnerId } = (
    await owner.visitor.call('POST /api/admin/partners', { body: { code, name: 'Acme', market, may } })
  ).data
  const key = await owner.visitor.call('POST /api/admin/partners/{partnerId}/keys', { params: { partnerId } })
  return { partnerId, code, ...key.data }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
let tokens = 0
function tokenOf({ code, keyId, secret }: Key, act: object, change: { head?: object; claims?: object } = {}): string {
  const iat = Math.floor(store.app.now().getTime() / 1000)
  const jti = `token-of-this-test-${++tokens}`
  const aud = originOf(store.app.config, 'IN')
  const claims = { iss: code, aud, iat, exp: iat + 300, jti, ...act, ...change.claims }
  const text = `${encode({ alg: 'HS256', kid: keyId, typ: 'JWT', ...change.head })}.${encode(claims)}`
  return `${text}.${signToken(secret, text)}`
}
const codeOf = async (visitor: Visitor, name: typeof LOGIN | typeof OPEN, token: string) => {
  const { status, body } = await visitor.try(name, { body: { token } })
  return status === 200 ? 'ok' : 'code' in body ? body.code : status
}

it('a link opens a product or fills the cart of a guest, once also when it is sent twice at once', async () => {
  const key = await newPartner()
  const visitor = store.visitor()
  const [first = '', second = ''] = msns
  const product = await visitor.call(OPEN, { body: { token: tokenOf(key, { act: 'product', msn: first }) } })
  expect(product.data).toMatchObject({ added: [], session: { authenticated: 'false' } })
  const items = [
    { msn: first, quantity: 2 },
    { msn: second, quantity: 1 },
  ]
  const token = tokenOf(key, { act: 'cart', items })
  const both = await Promise.all([codeOf(visitor, OPEN, token), codeOf(visitor, OPEN, token)])
  expect(both.sort()).toEqual(['ok', 'partner.link-used'])
  const { data } = await visitor.call('GET /api/v1/cart/getCartBySessionV2')
  expect(data.noOfItems).toBe(2)
})

it('rejects what is forged, late, for another store or not of the partner', async () => {
  const key = await newPartner(['product'])
  const abroad = await newPartner(['product'], 'AE')
  const visitor = store.visitor()
  const act = { act: 'product', msn: msns[0] }
  const iat = Math.floor(store.app.now().getTime() / 1000)
  const claims = (change: object) => tokenOf(key, act, { claims: change })
  const refused = [
    'not-a-token',
    `${tokenOf(key, act)}x`,
    tokenOf({ ...key, secret: abroad.secret }, act),
    tokenOf(key, act, { head: { alg: 'none' } }),
    tokenOf(key, act, { head: { kid: 'pk_unknown' } }),
    tokenOf(abroad, act),
    claims({ aud: 'https://elsewhere.example' }),
    claims({ aud: originOf(store.app.config, 'AE') }),
    claims({ iss: abroad.code }),
    claims({ exp: iat + 7200 }),
    claims({ iat: iat + 3600, exp: iat + 3700 }),
    claims({ jti: 'short' }),
    claims({ admin: true }),
    tokenOf(key, { act: 'cart', items: [{ msn: msns[0], quantity: 1 }] }),
    tokenOf(key, { act: 'login', phone: '9622200001' }),
  ]
  for (const token of refused) expect(await codeOf(visitor, OPEN, token), token).toBe('partner.link-invalid')
  expect(await codeOf(visitor, OPEN, claims({ iat: iat - 400, exp: iat - 100 }))).toBe('partner.link-expired')
  expect(await codeOf(visitor, OPEN, tokenOf(key, { ...act, msn: 'MSN0000000Z' }))).toBe('catalog.product-unknown')
  const all = await newPartner()
  expect(await codeOf(visitor, LOGIN, tokenOf(all, { act: 'login', phone: '9899999999' }))).toBe(
    'auth.customer-unknown',
  )
  expect(await codeOf(store.visitor('ae.localhost'), OPEN, tokenOf(key, act))).toBe('partner.link-invalid')
})

it('a revoked key or partner opens nothing, and ends the sessions of its links', async () => {
  const key = await newPartner()
  const phone = '9622200002'
  await store.visitor().signUp(phone)
  const visitor = store.visitor()
  await visitor.call(LOGIN, { body: { token: tokenOf(key, { act: 'login', phone }) } })
  const { partnerId } = key
  const second = (await owner.visitor.call('POST /api/admin/partners/{partnerId}/keys', { params: { partnerId } })).data
  expect(await owner.visitor.try('POST /api/admin/partners/{partnerId}/keys', { params: { partnerId } })).toMatchObject(
    { status: 409, body: { code: 'partner.keys-too-many' } },
  )
  const act = { act: 'product', msn: msns[0] }
  await owner.visitor.call('POST /api/admin/partners/keys/{keyId}/revoke', { params: { keyId: key.keyId } })
  expect(await codeOf(store.visitor(), OPEN, tokenOf(key, act))).toBe('partner.link-invalid')
  expect(await codeOf(store.visitor(), OPEN, tokenOf({ ...key, ...second }, act))).toBe('ok')
  const revoked = await owner.visitor.call('POST /api/admin/partners/{partnerId}/revoke', { params: { partnerId } })
  expect(revoked.data.keys.every(({ revokedAt }) => revokedAt !== null)).toBe(true)
  expect(await codeOf(store.visitor(), OPEN, tokenOf({ ...key, ...second }, act))).toBe('partner.link-invalid')
  expect(await visitor.try('GET /api/v1/customer/getcustomer')).toMatchObject({ status: 401 })
  const listed = (await owner.visitor.call('GET /api/admin/partners')).data.partners
  expect(JSON.stringify(listed)).not.toContain(second.secret)
  expect(await resealPartnerKeys(store.app)).toEqual({ resealed: 0, unreadable: 0 })
})

it('a login is limited until a code to a verified contact confirms it, and once', async () => {
  const key = await newPartner()
  const phone = '9622200001'
  const customerId = await store.visitor().signUp(phone)
  const visitor = store.visitor()
  const token = tokenOf(key, { act: 'login', phone, msn: msns[0] })
  const { session, link } = (await visitor.call(LOGIN, { body: { token } })).data
  expect(session).toMatchObject({ authenticated: 'true', userId: customerId })
  expect(link).toMatch(new RegExp(`/mp/${msns[0]}$`, 'i'))
  expect(await codeOf(store.visitor(), LOGIN, token)).toBe('partner.link-used')
  expect((await visitor.call('GET /api/v1/session/getLogins')).data.logins[0]).toMatchObject({ way: 'partner' })

  const password = { body: { password: 'a long pass phrase' } }
  expect(await visitor.try(SENSITIVE, password)).toMatchObject({ status: 428, body: { code: 'session.confirm' } })
  expect(await visitor.try('GET /api/v1/customer/personalData')).toMatchObject({ status: 428 })
  expect(await visitor.try('GET /api/v1/customer/getcustomer')).toMatchObject({ status: 200 })
  const confirm = (proof: string) =>
    visitor.try('POST /api/v1/session/confirmSession', { body: { proof, proved: 'phone' } })
  expect(await confirm('guessed')).toMatchObject({ status: 400, body: { code: 'auth.proof' } })
  const proof = await visitor.confirmPhone()
  expect(await confirm(proof)).toMatchObject({ status: 200 })
  expect(await confirm(proof)).toMatchObject({ status: 400 })
  expect(await visitor.try(SENSITIVE, password)).toMatchObject({ status: 200 })
  await store.advanceClock(16 * 60)
  expect(await visitor.try('GET /api/v1/session/isConfirmed')).toMatchObject({ status: 428 })
})
