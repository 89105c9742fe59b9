// Company sign-in with a real OpenID Connect provider: matching, rejections, and the rules of the store.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CompanyLogin } from '../platform/company-login-settings.ts'
import { statement } from '../platform/db.ts'
import { startForgingProvider } from '../testing/forging-provider.ts'
import { startIdentityProvider, type TestIdentityProvider } from '../testing/identity-provider.ts'
import { codeOf, openStaff, type SignedIn, TEST_PASSWORD } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { inviteByOperator } from './service.ts'

const START = 'POST /api/admin/session/company'
const COMPLETE = 'POST /api/admin/session/company/complete'
const REMOVE = 'POST /api/admin/staff/{staffId}/remove-company-login'
const FORGET_ATTEMPTS = statement('test.forget-attempts', 'delete from login_attempts')
const unknown = { status: 403, body: { code: 'staff.company-unknown' } }
const failed = { status: 400, body: { code: 'staff.company-failed' } }

let provider: TestIdentityProvider
let store: TestStore
let owner: SignedIn
const settings = (): CompanyLogin => store.app.config.companyLogin as CompanyLogin
beforeAll(async () => {
  provider = await startIdentityProvider(['http://localhost/console/company'])
  const name = { en: 'Example Works', hi: 'उदाहरण वर्क्स' }
  store = await openTestStore({
    config: { companyLogin: { client: provider.client, name, trustsMfa: false, only: false } },
  })
  owner = await openStaff(store, 'owner')
})
afterAll(async () => {
  await store.close()
  await provider.close()
})
beforeEach(async () => {
  await store.app.db.run(FORGET_ATTEMPTS, [])
  Object.assign(settings(), { client: provider.client, trustsMfa: false, only: false })
})

const start = async (visitor: Visitor, returnTo = '/console/orders?state=open') =>
  (await visitor.call(START, { body: { returnTo } })).data.authorizationUrl
const complete = (visitor: Visitor, returned: string) => visitor.try(COMPLETE, { body: { returned } })

/** Signs in at the provider and returns to the console. */
async function signIn(sub: string, claims: object = {}, visitor = store.visitor()) {
  provider.person = { sub, ...claims }
  const answer = await complete(visitor, await provider.visit(await start(visitor)))
  return { visitor, answer }
}

const verified = ({ email }: { email: string }) => ({ email: email.toUpperCase(), email_verified: true })

async function invite(role: 'orders' | 'content'): Promise<{ email: string }> {
  const email = `invited-${role}-${Math.random()}@staff.example`
  const invitee = { email, name: 'Invited', role, markets: ['IN' as const], language: 'en' as const }
  await inviteByOperator(store.app, invitee)
  return { email }
}

describe('a company account', () => {
  it('finds a member by the verified email first and by the linked account later, and still asks for the code', async () => {
    const one = await openStaff(store, 'orders')
    const { visitor, answer } = await signIn('orders-1', verified(one))
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { returnTo: '/console/orders?state=open', session: { state: 'second-factor', member: null } } },
    })
    const body = { code: codeOf(one.secret, store.app.now(), 1) }
    const { data } = await visitor.call('POST /api/admin/session/second-factor', { body })
    expect(data.member).toMatchObject({ staffId: one.staffId, hasPassword: true, companyLinkedAt: expect.any(String) })
    // the email no longer counts
    const again = await signIn('orders-1', { email: 'other@staff.example', email_verified: false })
    expect(again.answer).toMatchObject({ status: 200, body: { data: { session: { state: 'second-factor' } } } })
    const query = { who: `staff:${one.staffId}` }
    const { entries } = (await owner.visitor.call('GET /api/admin/audit', { query })).data
    expect(entries[0]).toMatchObject({
      ...{ call: COMPLETE, recordKind: 'staff', recordId: one.staffId },
      ...{ before: { companyLogin: null }, after: { companyLogin: provider.client.issuer } },
    })
  })

  it('accepts an invitation without a password, and enrols an app if the role requires one', async () => {
    const [orders, content] = [await invite('orders'), await invite('content')]
    expect((await signIn('invited-1', verified(orders))).answer).toMatchObject({
      body: { data: { session: { state: 'enrol' } } },
    })
    expect((await signIn('invited-2', verified(content))).answer).toMatchObject({
      body: { data: { session: { state: 'signed-in', member: { hasPassword: false, confirmedUntil: null } } } },
    })
    const { staff } = (await owner.visitor.call('GET /api/admin/staff')).data
    expect(staff.find(({ email }) => email === content.email)).toMatchObject({ state: 'active', companyLogin: true })
  })

  it('is rejected with an unverified or unknown email, for a closed account, or for a member linked to another account', async () => {
    const [one, closed] = [await openStaff(store, 'content'), await openStaff(store, 'content')]
    expect((await signIn('content-1', { email: one.email })).answer).toMatchObject(unknown)
    expect((await signIn('content-1', { email: one.email, email_verified: false })).answer).toMatchObject(unknown)
    expect((await signIn('stranger', verified({ email: 'stranger@staff.example' }))).answer).toMatchObject(unknown)
    expect((await signIn('content-1', verified(one))).answer.status).toBe(200)
    expect((await signIn('content-2', verified(one))).answer).toMatchObject(unknown)
    expect((await signIn('closed-1', verified(closed))).answer.status).toBe(200)
    await owner.visitor.call('POST /api/admin/staff/{staffId}/deactivate', { params: { staffId: closed.staffId } })
    expect((await signIn('closed-1', verified(closed))).answer).toMatchObject(unknown)
    const { staff } = (await owner.visitor.call('GET /api/admin/staff')).data
    expect(staff.some(({ email }) => email === 'stranger@staff.example')).toBe(false)
  })

  it('can be unlinked with the right to, and is found again only by its verified email', async () => {
    const one = await openStaff(store, 'content')
    const { visitor } = await signIn('content-3', verified(one))
    const params = { staffId: one.staffId }
    const finance = await openStaff(store, 'finance')
    expect(await finance.visitor.try(REMOVE, { params })).toMatchObject({ status: 403 })
    const removed = await owner.visitor.call(REMOVE, { params })
    expect(removed.data).toMatchObject({ companyLogin: false, state: 'active' })
    expect((await visitor.call('GET /api/admin/session')).data.state).toBe('signed-out')
    expect((await signIn('content-3', { email: one.email })).answer).toMatchObject(unknown)
  })
})

describe('a second factor of the provider', () => {
  const mfa = { amr: ['pwd', 'mfa'] }

  it('counts only if the operator trusts it, and never as a fresh one', async () => {
    const one = await openStaff(store, 'orders')
    expect((await signIn('mfa-1', { ...verified(one), ...mfa })).answer).toMatchObject({
      body: { data: { session: { state: 'second-factor' } } },
    })
    settings().trustsMfa = true
    expect((await signIn('mfa-1', { amr: ['pwd'] })).answer).toMatchObject({
      body: { data: { session: { state: 'second-factor' } } },
    })
    expect((await signIn('mfa-1', mfa)).answer).toMatchObject({
      body: { data: { session: { state: 'signed-in', member: { confirmedUntil: null } } } },
    })
    // without an app in the console too
    const invited = await signIn('mfa-2', { ...verified(await invite('orders')), ...mfa })
    expect(invited.answer).toMatchObject({ body: { data: { session: { state: 'signed-in' } } } })
    expect((await invited.visitor.call('GET /api/admin/session')).data.state).toBe('signed-in')
  })
})

describe('company-only sign-in', () => {
  it('applies to everybody but owners', async () => {
    const one = await openStaff(store, 'content')
    settings().only = true
    const logIn = ({ email }: SignedIn, password = TEST_PASSWORD) =>
      store.visitor().try('POST /api/admin/session/login', { body: { email, password } })
    expect(await logIn(one)).toMatchObject({ status: 403, body: { code: 'staff.company-only' } })
    // a wrong password does not reveal who is on the staff
    expect(await logIn(one, 'another password')).toMatchObject({ body: { code: 'staff.login-wrong' } })
    expect((await logIn(owner)).status).toBe(200)
    expect((await signIn('only-1', verified(one))).answer.status).toBe(200)
  })
})

describe('a sign-in', () => {
  it('is completed once, by the browser that started it, within ten minutes', async () => {
    const one = await openStaff(store, 'content')
    provider.person = { sub: 'once-1', ...verified(one) }
    const visitor = store.visitor()
    const returned = await provider.visit(await start(visitor))
    expect(await complete(store.visitor(), returned)).toMatchObject(failed)
    const other = store.visitor()
    await start(other)
    expect(await complete(other, returned)).toMatchObject(failed)
    const wrongState = returned.replace(/state=[^&]+/, 'state=made-up')
    const cookie = visitor.cookies.get('kh_staff_company') ?? ''
    expect(await complete(visitor, wrongState)).toMatchObject(failed)
    visitor.cookies.set('kh_staff_company', cookie)
    expect((await complete(visitor, returned)).status).toBe(200)
    visitor.cookies.set('kh_staff_company', cookie)
    expect(await complete(visitor, returned)).toMatchObject(failed)
    const late = store.visitor()
    const overdue = await provider.visit(await start(late))
    await store.advanceClock(11 * 60)
    expect(await complete(late, overdue)).toMatchObject(failed)
    // a person who cancels at the provider
    provider.person = null
    const given = store.visitor()
    expect(await complete(given, await provider.visit(await start(given)))).toMatchObject(failed)
  })

  it('returns only to URLs of the console', async () => {
    for (const returnTo of [
      'https://evil.example',
      '//evil.example',
      '/console//evil',
      '/console\\evil',
      '/consoles',
      '/',
    ])
      expect(await store.visitor().try(START, { body: { returnTo } }), returnTo).toMatchObject({ status: 400 })
    await start(store.visitor(), '/console')
    await start(store.visitor(), '/console/products/MSN00000001?market=IN&state=a,b')
  })

  it('reports that the provider is down, while passwords still work', async () => {
    const one = await openStaff(store, 'content')
    settings().client = { ...provider.client, issuer: 'http://127.0.0.1:9' }
    expect(await store.visitor().try(START, { body: { returnTo: '/console' } })).toMatchObject({
      status: 503,
      body: { code: 'staff.company-unavailable' },
    })
    const body = { email: one.email, password: TEST_PASSWORD }
    expect(await store.visitor().try('POST /api/admin/session/login', { body })).toMatchObject({ status: 200 })
  })

  it('rejects a token with another nonce, issuer or audience, an expired one, and one without a signature', async () => {
    const one = await openStaff(store, 'content')
    const forging = await startForgingProvider({ sub: 'forged-1', ...verified(one) })
    try {
      settings().client = forging.client
      const attempt = async (forge: Parameters<typeof forging.next>[0], change = (query: string) => query) => {
        const visitor = store.visitor()
        return complete(visitor, change(forging.next(forge, await start(visitor))))
      }
      const now = Math.floor(Date.now() / 1000)
      expect(await attempt({ claims: { nonce: 'of another sign-in' } })).toMatchObject(failed)
      expect(await attempt({ claims: { iss: provider.client.issuer } })).toMatchObject(failed)
      expect(await attempt({ claims: { aud: 'another-client' } })).toMatchObject(failed)
      expect(await attempt({ claims: { iat: now - 900, exp: now - 600 } })).toMatchObject(failed)
      expect(await attempt({ alg: 'none' })).toMatchObject(failed)
      expect(await attempt({ otherKey: true })).toMatchObject(failed)
      // a response of another provider (mix-up attack)
      const mixedUp = (query: string) => `${query}&iss=${encodeURIComponent(provider.client.issuer)}`
      expect(await attempt({}, mixedUp)).toMatchObject(failed)
      expect((await attempt({})).status).toBe(200)
    } finally {
      await forging.close()
    }
  })
})
