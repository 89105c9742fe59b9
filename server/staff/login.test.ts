// Login of staff over HTTP: first owner, password, second factor, recovery codes, sessions, limits.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { codeOf, openStaff, type SignedIn, TEST_PASSWORD } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { newSetupLink } from './service.ts'

const SESSION = 'GET /api/admin/session'
const LOGIN = 'POST /api/admin/session/login'
const FACTOR = 'POST /api/admin/session/second-factor'
const SEALED = statement(
  'test.sealed',
  'select totp_sealed as sealed, password_hash as hash from staff_members where id = $1',
)
const FORGET_ATTEMPTS = statement('test.forget-attempts', 'delete from login_attempts')
const ELEVEN_HOURS_OLDER = statement(
  'test.eleven-hours-older',
  `update staff_sessions set created_at = created_at - interval '11 hours', ends_at = ends_at - interval '11 hours'
   where staff_id = $1::uuid returning extract(epoch from ends_at - created_at)::int / 3600 as hours`,
)
const TOKENS = statement('test.tokens', 'select token_hash as hash from staff_sessions')

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())
// all tests share one IP address: failed attempts of one would delay the next
beforeEach(() => store.app.db.run(FORGET_ATTEMPTS, []))

/** A browser in which the password was entered. */
async function withPassword(email: string, password = TEST_PASSWORD): Promise<Visitor> {
  const visitor = store.visitor()
  await visitor.call(LOGIN, { body: { email, password } })
  return visitor
}

const stateOf = async (visitor: Visitor) => (await visitor.call(SESSION)).data.state
const code = (one: SignedIn, steps = 0) => codeOf(one.secret, store.app.now(), steps)

describe('the first owner', () => {
  const owner = { name: 'Meera Iyer', email: 'Meera@Shop.example', password: TEST_PASSWORD }

  it('is created once, by one of the links, and must enrol an authenticator app before anything else', async () => {
    const links = [await newSetupLink(store.app), await newSetupLink(store.app)]
    const tokens = links.map(link => link?.split('/console/setup/')[1] ?? '')
    const path = 'POST /api/admin/session/setup/{token}'
    await store.visitor().call('GET /api/admin/session/setup/{token}', { params: { token: tokens[0] ?? '' } })
    const visitors = tokens.map(() => store.visitor())
    const answers = await Promise.all(
      visitors.map((visitor, at) =>
        visitor.try(path, { params: { token: tokens[at] ?? '' }, body: { ...owner, email: `${at}${owner.email}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const visitor = visitors[answers.findIndex(({ status }) => status === 200)] as Visitor
    expect(await visitor.call(SESSION)).toMatchObject({ data: { state: 'enrol', member: null } })
    expect(await visitor.try('GET /api/admin/staff')).toMatchObject({ status: 403 })
    expect(await visitor.try('POST /api/admin/session/preferences', { body: { theme: 'dark' } })).toMatchObject({
      status: 401,
    })

    const { uri, secret, qr } = (await visitor.call('POST /api/admin/session/enrol')).data
    expect(uri).toMatch(/^otpauth:\/\/totp\/Karkhana:\dmeera%40shop\.example\?issuer=Karkhana&secret=[A-Z2-7]{32}/)
    expect(qr.size).toBeGreaterThan(20)
    const confirm = (digits: string) => visitor.try('POST /api/admin/session/enrol/confirm', { body: { code: digits } })
    expect(await confirm(codeOf(secret, store.app.now(), 5))).toMatchObject({ body: { code: 'staff.code-wrong' } })
    const confirmed = await confirm(codeOf(secret, store.app.now()))
    expect(confirmed).toMatchObject({
      status: 200,
      body: { data: { session: { state: 'signed-in', member: { role: 'owner', markets: ['IN', 'AE'] } } } },
    })
    expect((await visitor.call('GET /api/admin/staff')).data.staff).toHaveLength(1)
    expect(await newSetupLink(store.app)).toBeNull()
  })

  it('is not created by an expired or a made-up link', async () => {
    const empty = await openTestStore({ empty: true })
    try {
      const token = (await newSetupLink(empty.app))?.split('/').at(-1) ?? ''
      const input = { params: { token } }
      expect(await empty.visitor().try('GET /api/admin/session/setup/{token}', input)).toMatchObject({ status: 200 })
      await empty.advanceClock(3601)
      const create = { ...input, body: owner }
      const late = await empty.visitor().try('POST /api/admin/session/setup/{token}', create)
      expect(late).toMatchObject({ status: 404, body: { code: 'staff.setup-unknown' } })
      const made = { ...create, params: { token: 'x'.repeat(43) } }
      expect(await empty.visitor().try('POST /api/admin/session/setup/{token}', made)).toMatchObject({ status: 404 })
    } finally {
      await empty.close()
    }
  })
})

describe('a login', () => {
  it('needs password and code, and nothing is stored in plain text', async () => {
    const one = await openStaff(store, 'finance')
    const visitor = await withPassword(one.email)
    expect(await stateOf(visitor)).toBe('second-factor')
    expect(await visitor.try('GET /api/admin/orders', { query: { market: 'IN' } })).toMatchObject({ status: 403 })
    const before = visitor.cookies.get('kh_staff')
    const done = await visitor.call(FACTOR, { body: { code: code(one, 1) } })
    expect(done.data).toMatchObject({ state: 'signed-in', member: { staffId: one.staffId, recoveryCodesLeft: 10 } })
    expect(visitor.cookies.get('kh_staff')).not.toBe(before)
    expect(await visitor.try('GET /api/admin/orders', { query: { market: 'IN' } })).toMatchObject({ status: 200 })

    const row = await store.app.db.one<{ sealed: Buffer; hash: string }>(SEALED, [one.staffId])
    expect(row.sealed.includes(one.secret)).toBe(false)
    expect(row.hash).toMatch(/^\$argon2id\$/)
    const tokens = await store.app.db.rows<{ hash: Buffer }>(TOKENS)
    expect(tokens.every(({ hash }) => hash.toString('base64url') !== visitor.cookies.get('kh_staff'))).toBe(true)
  })

  it('gives the same error for an unknown email, a wrong password, an invitation and a closed account', async () => {
    const one = await openStaff(store, 'content')
    const owner = await openStaff(store, 'owner')
    const invitee = { email: 'new@staff.example', name: 'New', role: 'content' as const, markets: ['IN' as const] }
    await owner.visitor.call('POST /api/admin/staff', { body: invitee })
    const closed = await openStaff(store, 'content')
    await owner.visitor.call('POST /api/admin/staff/{staffId}/deactivate', { params: { staffId: closed.staffId } })
    const wrong = {
      [one.email]: 'not the password',
      'nobody@staff.example': TEST_PASSWORD,
      [invitee.email]: TEST_PASSWORD,
    }
    for (const [email, password] of Object.entries({ ...wrong, [closed.email]: TEST_PASSWORD })) {
      const answer = await store.visitor().try(LOGIN, { body: { email, password } })
      expect(answer, email).toMatchObject({ status: 400, body: { code: 'staff.login-wrong' } })
    }
    expect(await stateOf(closed.visitor)).toBe('signed-out')
  })

  it('is delayed after wrong passwords and after wrong codes', async () => {
    const one = await openStaff(store, 'orders')
    const tryIt = (password: string) => store.visitor().try(LOGIN, { body: { email: one.email, password } })
    for (let n = 0; n < 6; n++) await tryIt('wrong')
    expect(await tryIt(TEST_PASSWORD)).toMatchObject({ status: 429, body: { code: 'staff.too-many' } })
    await store.advanceClock(20)
    const visitor = await withPassword(one.email)
    const send = (digits: string) => visitor.try(FACTOR, { body: { code: digits } })
    for (let n = 0; n < 6; n++) expect(await send(code(one, 20 + n))).toMatchObject({ status: 400 })
    expect(await send(code(one, 1))).toMatchObject({ status: 429 })
  })

  it('accepts a code once, also concurrently, and no earlier one afterwards', async () => {
    const one = await openStaff(store, 'orders')
    const visitors = [await withPassword(one.email), await withPassword(one.email)]
    const body = { code: code(one, 1) }
    const answers = await Promise.all(visitors.map(visitor => visitor.try(FACTOR, { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const again = await withPassword(one.email)
    expect(await again.try(FACTOR, { body })).toMatchObject({ body: { code: 'staff.code-wrong' } })
    expect(await again.try(FACTOR, { body: { code: code(one) } })).toMatchObject({ status: 400 })
  })

  it('accepts each recovery code once', async () => {
    const one = await openStaff(store, 'owner')
    const [first = ''] = one.recoveryCodes
    expect(one.recoveryCodes).toHaveLength(10)
    const visitors = [await withPassword(one.email), await withPassword(one.email)]
    const body = { recoveryCode: first.toUpperCase() }
    const answers = await Promise.all(visitors.map(visitor => visitor.try(FACTOR, { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const winner = visitors[answers.findIndex(({ status }) => status === 200)] as Visitor
    expect((await winner.call(SESSION)).data.member?.recoveryCodesLeft).toBe(9)
  })

  it('must start again after ten minutes', async () => {
    const one = await openStaff(store, 'orders')
    const visitor = await withPassword(one.email)
    await store.advanceClock(601)
    expect(await visitor.try(FACTOR, { body: { code: code(one) } })).toMatchObject({
      body: { code: 'staff.login-expired' },
    })
    expect(await stateOf(visitor)).toBe('signed-out')
  })
})

describe('a session', () => {
  it('ends after half an hour without use, and after twelve hours in any case', async () => {
    const { visitor } = await openStaff(store, 'content')
    for (let n = 0; n < 2; n++) {
      await store.advanceClock(25 * 60)
      expect(await stateOf(visitor)).toBe('signed-in')
    }
    await store.advanceClock(50 * 60)
    expect(await visitor.try('GET /api/admin/session/sessions')).toMatchObject({
      status: 401,
      body: { code: 'session.expired' },
    })
    const longer = await openStaff(store, 'content')
    expect(await store.app.db.one(ELEVEN_HOURS_OLDER, [longer.staffId])).toEqual({ hours: 12 })
    for (let n = 0; n < 2; n++) {
      await store.advanceClock(25 * 60)
      expect(await stateOf(longer.visitor)).toBe('signed-in')
    }
    await store.advanceClock(25 * 60)
    expect(await stateOf(longer.visitor)).toBe('signed-out')
  })

  it('is listed and ended only by its owner', async () => {
    const one = await openStaff(store, 'content')
    const other = await withPassword(one.email)
    const listed = (await one.visitor.call('GET /api/admin/session/sessions')).data
    expect(listed.map(({ current }) => current)).toEqual([true, false])
    const sessionId = listed[1]?.sessionId ?? ''
    const stranger = await openStaff(store, 'content')
    const end = 'POST /api/admin/session/sessions/end'
    expect(await stranger.visitor.try(end, { body: { sessionId } })).toMatchObject({ status: 404 })
    await one.visitor.call(end, { body: { sessionId } })
    expect(await stateOf(other)).toBe('signed-out')
    await withPassword(one.email)
    const rest = await one.visitor.call('POST /api/admin/session/sessions/end-others')
    expect(rest.data.ended).toBe(1)
    await one.visitor.call('POST /api/admin/session/logout')
    expect(await stateOf(one.visitor)).toBe('signed-out')
  })

  it('needs its own CSRF token for writes, and its cookie is ignored next to a bearer token', async () => {
    const { visitor } = await openStaff(store, 'content')
    const path = '/api/admin/session/preferences'
    const forged = await visitor.request('POST', path, { theme: 'dark' }, { 'x-csrf-token': 'forged' })
    expect(forged).toMatchObject({ status: 403, body: { code: 'session.csrf' } })
    const other = await openStaff(store, 'content')
    const token = other.visitor.cookies.get('kh_staff_csrf') ?? ''
    visitor.cookies.set('kh_staff_csrf', token)
    expect(await visitor.request('POST', path, { theme: 'dark' })).toMatchObject({ body: { code: 'session.csrf' } })
    const bearer = await visitor.request('POST', path, { theme: 'dark' }, { authorization: 'Bearer x' })
    expect(bearer).toMatchObject({ status: 401 })
  })

  it('has cookies that other sites and scripts cannot read', async () => {
    const { email } = await openStaff(store, 'content')
    const first = await store.http.inject({ url: '/api/admin/session', headers: { host: 'localhost' } })
    const csrf = first.cookies[0]
    expect(csrf).toMatchObject({ name: 'kh_staff_csrf', sameSite: 'Strict', path: '/' })
    const answer = await store.http.inject({
      ...{ method: 'POST', url: '/api/admin/session/login', payload: { email, password: TEST_PASSWORD } },
      headers: { host: 'localhost', 'x-csrf-token': csrf?.value ?? '', cookie: `kh_staff_csrf=${csrf?.value}` },
    })
    expect(answer.statusCode).toBe(200)
    const cookie = answer.cookies.find(({ name }) => name === 'kh_staff')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  })
})

describe("the member's own account", () => {
  it('changes the password, which ends other sessions', async () => {
    const one = await openStaff(store, 'content')
    const other = await withPassword(one.email)
    const change = (presentPassword: string, password: string) =>
      one.visitor.try('POST /api/admin/session/password', { body: { presentPassword, password } })
    expect(await change('wrong', 'another long password')).toMatchObject({ body: { code: 'auth.password-wrong' } })
    expect(await change(TEST_PASSWORD, 'short')).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    expect(await change(TEST_PASSWORD, 'another long password')).toMatchObject({ status: 200 })
    expect(await stateOf(other)).toBe('signed-out')
    expect(await stateOf(one.visitor)).toBe('signed-in')
    expect(await stateOf(await withPassword(one.email, 'another long password'))).toBe('signed-in')
  })

  it('saves preferences and renews recovery codes after a fresh code', async () => {
    const one = await openStaff(store, 'owner')
    const { data } = await one.visitor.call('POST /api/admin/session/preferences', { body: { theme: 'dark' } })
    expect(data.member).toMatchObject({ theme: 'dark', language: 'en' })
    await store.advanceClock(700)
    const renew = () => one.visitor.try('POST /api/admin/session/recovery-codes')
    expect(await renew()).toMatchObject({ status: 403, body: { code: 'staff.confirm' } })
    await one.visitor.call('POST /api/admin/session/confirm', { body: { code: code(one) } })
    const renewed = await renew()
    expect(renewed).toMatchObject({ status: 200 })
    const visitor = await withPassword(one.email)
    const body = { recoveryCode: one.recoveryCodes[1] ?? '' }
    expect(await visitor.try(FACTOR, { body })).toMatchObject({ body: { code: 'staff.code-wrong' } })
  })
})
