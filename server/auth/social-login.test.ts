// Logins with a real OpenID Connect provider: who is logged in, who must prove an account, and what is rejected.

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { statement } from '../platform/db.ts'
import { startIdentityProvider, type TestIdentityProvider } from '../testing/identity-provider.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const LOGIN = 'POST /api/v1/login/sociallogin'
const START = 'POST /api/v1/login/socialstart'
const MOVE_ATTEMPTS = statement(
  'test.social-attempts',
  `update social_attempts set expires_at = now() - interval '1 day'`,
)

let provider: TestIdentityProvider
let store: TestStore
const NONE = readConfig({}).social
beforeAll(async () => {
  provider = await startIdentityProvider(['http://localhost/login/social', 'http://ae.localhost/login/social'])
  store = await openTestStore({ config: { social: { ...NONE, google: provider.client, facebook: provider.client } } })
})
afterAll(async () => {
  await store.close()
  await provider.close()
})

let people = 0
beforeEach(() => {
  const sub = `person-${++people}`
  provider.person = {
    sub,
    name: 'Asha Kulkarni',
    given_name: 'Asha',
    family_name: 'Kulkarni',
    email: `${sub}@plant.example`,
  }
})

async function start(visitor: Visitor, name = 'google') {
  return (await visitor.call(START, { body: { provider: name } })).data
}

/** Goes to the provider and back; returns the result of the login. */
async function returnFrom(visitor: Visitor, name = 'google') {
  const { authorizationUrl } = await start(visitor, name)
  const returned = await provider.visit(authorizationUrl)
  return visitor.try(LOGIN, { body: { provider: name, returned } })
}

async function logIn(visitor: Visitor, name = 'google') {
  const { body } = await returnFrom(visitor, name)
  if (!('status' in body) || !body.status) throw new Error(`${JSON.stringify(body)}`)
  return body.data
}

async function proofOf(visitor: Visitor, typed: { phone: string } | { email: string }): Promise<string> {
  await visitor.call('POST /api/v1/auth/sendOTPV2', { body: { ...typed, flowType: 'login' } })
  const otp = await visitor.lastCode(Object.values(typed)[0] ?? '')
  return (await visitor.call('POST /api/v1/auth/verifyOTP', { body: { ...typed, flowType: 'login', otp } })).data.proof
}

describe('a login at a provider', () => {
  it('is offered for configured providers', async () => {
    const { data } = await store.visitor().call('GET /api/v1/login/socialproviders')
    expect(data.map(({ name }) => name)).toEqual(['Google', 'Facebook'])
    for (const name of ['microsoft', 'another'])
      expect(await store.visitor().try(START, { body: { provider: name } })).toMatchObject({
        status: 404,
        body: { message: 'Login provider not found' },
      })
  })

  it('asks with code challenge, state and nonce', async () => {
    const url = new URL((await start(store.visitor())).authorizationUrl)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile' },
      redirect_uri: 'http://localhost/login/social',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(40)
  })

  it('lets a new person link an account with a code, and recognises them afterwards', async () => {
    const owner = await store.customer()
    const { phone } = (await owner.call('GET /api/v1/customer/getcustomer')).data
    const visitor = store.visitor()
    const first = await logIn(visitor, 'facebook')
    expect(first).toMatchObject({
      session: null,
      socialUser: { id: provider.person?.sub, firstName: 'Asha', lastName: 'Kulkarni', provider: 'facebook' },
    })
    expect(first.socialUser.idToken.split('.')).toHaveLength(3)
    const typed = { phone: phone ?? '' }
    const { authToken } = first.socialUser
    const body = { provider: 'facebook', authToken, ...typed, proof: await proofOf(visitor, typed) }
    expect((await visitor.call(LOGIN, { body })).data.session?.userId).toBe(owner.customerId)
    // the proof is used up
    expect(await visitor.try(LOGIN, { body })).toMatchObject({ body: { code: 'auth.social-not-logged-in' } })
    const later = await logIn(store.visitor(), 'facebook')
    expect(later).toMatchObject({
      session: { userId: owner.customerId, authenticated: 'true' },
      socialUser: { authToken: '' },
    })
    // the same person at another provider is a stranger
    expect((await logIn(store.visitor(), 'google')).session).toBeNull()
  })

  it('connects an account by its password, and by no other', async () => {
    const owner = await store.customer()
    const phone = (await owner.call('GET /api/v1/customer/getcustomer')).data.phone ?? ''
    await owner.call('POST /api/v1/login/updatepassword', { body: { password: 'a long pass phrase' } })
    const visitor = store.visitor()
    const { authToken } = (await logIn(visitor)).socialUser
    const body = { provider: 'google', authToken, phone }
    expect(await visitor.try(LOGIN, { body: { ...body, password: 'another pass phrase' } })).toMatchObject({
      body: { code: 'auth.password-wrong' },
    })
    const done = await visitor.call(LOGIN, { body: { ...body, password: 'a long pass phrase' } })
    expect(done.data.session?.userId).toBe(owner.customerId)
  })

  it('registers a new customer by a proved phone, with the names of the provider', async () => {
    const visitor = store.visitor()
    const { authToken } = (await logIn(visitor)).socialUser
    const typed = { phone: '9123400001' }
    const body = { provider: 'google', authToken, ...typed, proof: await proofOf(visitor, typed) }
    await visitor.call(LOGIN, { body })
    const { data } = await visitor.call('GET /api/v1/customer/getcustomer')
    expect(data).toMatchObject({ firstName: 'Asha', phone: '9123400001', phoneVerified: true, emailVerified: false })
  })
})

describe('the email of a provider', () => {
  it('registers a customer if the provider hosts the mailbox, and takes over no existing account', async () => {
    const email = 'asha.one@gmail.com'
    provider.person = { ...provider.person, sub: `gmail-${people}`, email, email_verified: true }
    const visitor = store.visitor()
    const { session } = await logIn(visitor)
    expect(session).toMatchObject({ authenticated: 'true', email: { email } })
    expect((await visitor.call('GET /api/v1/customer/getcustomer')).data.emailVerified).toBe(true)
    // another person with that email, such as a later owner of the address, has to prove the account
    provider.person = { ...provider.person, sub: `gmail-other-${people}` }
    expect((await logIn(store.visitor())).session).toBeNull()
  })

  it('proves nothing if the provider does not host the mailbox', async () => {
    for (const person of [{ email_verified: true }, { email: 'asha.two@gmail.com', email_verified: false }]) {
      provider.person = { ...provider.person, sub: `unproved-${++people}`, ...person }
      expect((await logIn(store.visitor())).session).toBeNull()
    }
    provider.person = { sub: `facebook-${people}`, email: 'asha.two@gmail.com', email_verified: true }
    expect((await logIn(store.visitor(), 'facebook')).session).toBeNull()
  })
})

describe('what is rejected', () => {
  it('a login that was cancelled', async () => {
    provider.person = null
    expect(await returnFrom(store.visitor())).toMatchObject({
      status: 400,
      body: { message: 'User cancelled login or did not fully authorize.' },
    })
  })

  it('a return to another session, a second one, and one too late', async () => {
    const visitor = store.visitor()
    const rejected = { status: 400, body: { message: 'Not logged in' } }
    const returned = await provider.visit((await start(visitor)).authorizationUrl)
    const body = { provider: 'google', returned }
    expect(await store.visitor().try(LOGIN, { body })).toMatchObject(rejected)
    expect(await visitor.try(LOGIN, { body: { ...body, provider: 'facebook' } })).toMatchObject(rejected)
    expect((await visitor.try(LOGIN, { body })).status).toBe(200)
    expect(await visitor.try(LOGIN, { body })).toMatchObject(rejected)
    const late = await provider.visit((await start(visitor)).authorizationUrl)
    await store.app.db.run(MOVE_ATTEMPTS, [])
    expect(await visitor.try(LOGIN, { body: { provider: 'google', returned: late } })).toMatchObject(rejected)
  })

  it('a code of another login', async () => {
    const [visitor, thief] = [store.visitor(), store.visitor()]
    const code = new URLSearchParams(await provider.visit((await start(visitor)).authorizationUrl)).get('code') ?? ''
    const own = new URLSearchParams(await provider.visit((await start(thief)).authorizationUrl))
    own.set('code', code)
    expect(await thief.try(LOGIN, { body: { provider: 'google', returned: `${own}` } })).toMatchObject({
      body: { code: 'auth.social-not-logged-in' },
    })
  })

  it('a social user of another session', async () => {
    const { authToken } = (await logIn(store.visitor())).socialUser
    const thief = store.visitor()
    const typed = { phone: '9123400002' }
    const body = { provider: 'google', authToken, ...typed, proof: await proofOf(thief, typed) }
    expect(await thief.try(LOGIN, { body })).toMatchObject({ body: { code: 'auth.social-not-logged-in' } })
  })

  it('new tokens: the store keeps none', async () => {
    const body = { provider: 'google', refresh: true as const }
    expect(await store.visitor().try(LOGIN, { body })).toMatchObject({ body: { message: 'Not logged in' } })
    const customer = await store.customer()
    expect(await customer.try(LOGIN, { body })).toMatchObject({
      status: 400,
      body: { message: 'Chosen login provider is not supported for refreshing a token' },
    })
  })

  it('everything while the provider cannot be reached', async () => {
    const silent = await openTestStore({
      config: { social: { ...NONE, google: { ...provider.client, issuer: 'http://127.0.0.1:9' } } },
    })
    expect(await silent.visitor().try(START, { body: { provider: 'google' } })).toMatchObject({
      status: 503,
      body: { message: 'Login providers not ready yet...' },
    })
    await silent.close()
  })
})

/** An identity token that another client obtained for the store, with the nonce of a login. */
async function tokenFor(nonce: string, redirectUri: string): Promise<string> {
  const verifier = 'v'.repeat(64)
  const { clientId, clientSecret, issuer } = provider.client
  const url = new URL('/auth', issuer)
  url.search = new URLSearchParams({
    ...{ client_id: clientId, response_type: 'code', scope: 'openid email profile', redirect_uri: redirectUri, nonce },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
  }).toString()
  const code = new URLSearchParams(await provider.visit(url.href)).get('code') ?? ''
  const response = await fetch(new URL('/token', issuer), {
    method: 'POST',
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
      ...{ client_id: clientId, client_secret: clientSecret },
    }),
  })
  return ((await response.json()) as { id_token: string }).id_token
}

it('accepts an identity token with the nonce of its login, in the UAE too', async () => {
  const visitor = store.visitor('ae.localhost')
  const first = await start(visitor)
  const idToken = await tokenFor(first.nonce, 'http://ae.localhost/login/social')
  const other = await start(visitor)
  const wrong = await visitor.try(LOGIN, { body: { provider: 'google', idToken, state: other.state } })
  expect(wrong).toMatchObject({ body: { code: 'auth.social-not-logged-in' } })
  const forged = await visitor.try(LOGIN, { body: { provider: 'google', idToken: `${idToken}x`, state: first.state } })
  expect(forged).toMatchObject({ body: { code: 'auth.social-not-logged-in' } })
  const again = await start(visitor)
  const token = await tokenFor(again.nonce, 'http://ae.localhost/login/social')
  const { data } = await visitor.call(LOGIN, { body: { provider: 'google', idToken: token, state: again.state } })
  expect(data).toMatchObject({ session: null, socialUser: { id: provider.person?.sub } })
})

it('lists linked accounts to their owner, who can unlink them', async () => {
  const visitor = store.visitor()
  provider.person = { ...provider.person, sub: `mine-${people}`, email: 'asha.three@gmail.com', email_verified: true }
  await logIn(visitor)
  const [account] = (await visitor.call('GET /api/v1/login/socialaccounts')).data
  expect(account).toMatchObject({ provider: 'google', email: 'asha.three@gmail.com', name: 'Asha Kulkarni' })
  const body = { id: account?.id ?? '' }
  const stranger = await store.customer()
  const REMOVE = 'POST /api/v1/login/removesocialaccount'
  expect(await stranger.try(REMOVE, { body })).toMatchObject({ status: 404 })
  await visitor.call(REMOVE, { body })
  expect((await visitor.call('GET /api/v1/login/socialaccounts')).data).toEqual([])
  expect((await logIn(store.visitor())).session).toBeNull()
})

it('returns to the public origin of each country in production mode', async () => {
  const live = await openTestStore({
    config: {
      ...{ production: true, testClock: false, indiaHosts: ['store.example'], uaeHosts: ['ae.store.example'] },
      publicOrigins: { IN: 'https://store.example', AE: 'https://ae.store.example' },
      social: { ...NONE, google: provider.client },
    },
  })
  for (const host of ['store.example', 'ae.store.example']) {
    const visitor = live.visitor(host)
    await visitor.request('GET', '/api/v1/session/getSession')
    const csrf = visitor.cookies.get('__Host-kh_csrf') ?? ''
    const { body } = await visitor.request(
      'POST',
      '/api/v1/login/socialstart',
      { provider: 'google' },
      { 'x-csrf-token': csrf },
    )
    const url = (body as { data: { authorizationUrl: string } }).data.authorizationUrl
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`https://${host}/login/social`)
  }
  await live.close()
})
