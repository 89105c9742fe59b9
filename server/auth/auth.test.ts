// Sessions and logins over HTTP against a real database.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bitsOfChallenge } from '../../contract/auth/work.rules.ts'
import type { ErrorBody } from '../../contract/shared/error-body.ts'
import { HEADERS } from '../../contract/shared/headers.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { type Answer, accessKeyFor, openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { solve } from '../testing/work.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const CODES_FOR = statement('test.codes-for', `select count(*)::int as count from otp_challenges where identifier = $1`)
const MAKE_CODES_OLDER = statement(
  'test.make-codes-older',
  `update otp_challenges set created_at = created_at - interval '31 seconds' where identifier = $1`,
)
const codesFor = async (phone: string) => (await store.app.db.one<{ count: number }>(CODES_FOR, [`91${phone}`])).count
const makeCodesOlder = (phone: string) => store.app.db.run(MAKE_CODES_OLDER, [`91${phone}`])

/** Asks for a code, with a solved proof of work if one is given. */
const sendWith = (visitor: Visitor, phone: string, solution = '') =>
  visitor.request(
    'POST',
    '/api/v1/login/sendOtpV2',
    { phone },
    {
      [HEADERS.accessKey]: accessKeyFor(phone),
      ...(solution && { [HEADERS.work]: solution }),
    },
  )
const challengeOf = ({ body }: Answer<unknown>) => (body as ErrorBody).data?.challenge ?? ''

/** Requests a code like a browser: solves the proof of work if required. */
async function sendSolved(visitor: Visitor, phone: string) {
  const first = await sendWith(visitor, phone)
  return first.status === 428 ? sendWith(visitor, phone, solve(challengeOf(first))) : first
}

describe('a guest', () => {
  it('gets one session and keeps it', async () => {
    const visitor = store.visitor()
    const first = await visitor.call('GET /api/v1/session/getSession')
    const second = await visitor.call('GET /api/v1/session/getSession')
    expect(first).toMatchObject({ statusCode: 200, authenticated: 'false', cart: { noOfItems: 0 } })
    expect(second.sessionId).toBe(first.sessionId)
  })

  it('is recognised by session id and access token without cookies', async () => {
    const browser = store.visitor()
    const session = await browser.call('GET /api/v1/session/getSession')
    const { data } = await browser.call('GET /api/v1/token/getToken')
    const app = store.visitor()
    app.headers[HEADERS.sessionId] = session.sessionId ?? ''
    app.headers[HEADERS.accessToken] = data.accessToken
    expect((await app.call('GET /api/v1/session/getSession')).sessionId).toBe(session.sessionId)
    app.headers[HEADERS.accessToken] = `${data.accessToken.slice(0, -3)}abc`
    expect((await app.call('GET /api/v1/session/getSession')).sessionId).not.toBe(session.sessionId)
  })

  it('cannot use a session in the other market', async () => {
    const visitor = store.visitor()
    const { sessionId } = await visitor.call('GET /api/v1/session/getSession')
    const abroad = store.visitor('ae.localhost')
    for (const [name, value] of visitor.cookies) abroad.cookies.set(name, value)
    expect((await abroad.call('GET /api/v1/session/getSession')).sessionId).not.toBe(sessionId)
  })
})

describe('one-time codes', () => {
  it('are stored as hashes, limited in attempts and single use', async () => {
    const visitor = store.visitor()
    const phone = '9811111111'
    await visitor.signUp(phone)
    const other = store.visitor()
    await other.call('POST /api/v1/login/sendOtpV2', { body: { phone } })
    const code = await other.lastCode(phone)
    const [stored] = await store.app.db.rows<{ hash: Buffer }>(
      statement('test.codes', 'select code_hash as hash from otp_challenges order by created_at desc limit 1'),
    )
    expect(stored?.hash.toString()).not.toContain(code)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await other.try('POST /api/v1/login/validateOtp', { body: { phone, otp: wrong } })).toMatchObject({
      status: 400,
      body: { code: 'auth.otp-wrong' },
    })
    const session = await other.call('POST /api/v1/login/validateOtp', { body: { phone, otp: code } })
    expect(session).toMatchObject({ authenticated: 'true', userName: 'Asha', phone: { phone } })
    const third = store.visitor()
    expect(await third.try('POST /api/v1/login/validateOtp', { body: { phone, otp: code } })).toMatchObject({
      status: 400,
      body: { code: 'auth.otp-expired' },
    })
  })

  it('stop after five wrong tries', async () => {
    const visitor = store.visitor()
    const phone = '9822222222'
    await visitor.call('POST /api/v1/login/sendOtpV2', { body: { phone } })
    const code = await visitor.lastCode(phone)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++) {
      expect(await visitor.try('POST /api/v1/login/validateOtp', { body: { phone, otp: wrong } })).toMatchObject({
        body: { code: 'auth.otp-wrong' },
      })
    }
    const late = await visitor.try('POST /api/v1/login/validateOtp', { body: { phone, otp: code } })
    expect(late).toMatchObject({
      status: 400,
      body: { code: 'auth.otp-exhausted' },
    })
    // a new code can be sent and works at once, so no day of waiting is claimed
    await visitor.call('POST /api/v1/login/sendOtpV2', { body: { phone } })
    const next = await visitor.try('POST /api/v1/login/validateOtp', {
      body: { phone, otp: await visitor.lastCode(phone) },
    })
    expect(next).toMatchObject({ body: { code: 'auth.customer-unknown' } })
  })

  it('are not sent again while one is being sent', async () => {
    const visitor = store.visitor()
    const phone = '9833333330'
    const send = () => visitor.call('POST /api/v1/login/sendOtpV2', { body: { phone } })
    await send()
    const code = await visitor.lastCode(phone)
    const [second] = await Promise.all([send(), send()])
    expect(second.data.resendInSeconds).toBeGreaterThan(0)
    expect(second.data.resendInSeconds).toBeLessThanOrEqual(30)
    expect(await visitor.lastCode(phone)).toBe(code)
    expect(await codesFor(phone)).toBe(1)
    await makeCodesOlder(phone)
    expect((await send()).data.resendInSeconds).toBe(30)
    expect(await codesFor(phone)).toBe(2)
  })

  it('are limited per phone, also for concurrent requests', async () => {
    const visitor = store.visitor()
    await visitor.call('GET /api/v1/session/getSession')
    const phone = '9833333333'
    const send = () => sendSolved(visitor, phone)
    for (let sent = 0; sent < 9; sent++) {
      expect((await send()).status).toBe(200)
      await makeCodesOlder(phone)
    }
    await Promise.all(Array.from({ length: 20 }, send))
    expect(await codesFor(phone)).toBe(10)
    await makeCodesOlder(phone)
    expect(await send()).toMatchObject({
      status: 429,
      body: { message: 'Maximum OTP attempts reached. Please try after 24 hours!' },
    })
  })

  describe('after the third in a day require a proof of work', () => {
    /** Three codes were sent, the last one more than 30 s ago. */
    async function threeSent(phone: string) {
      const visitor = store.visitor()
      await visitor.call('GET /api/v1/session/getSession')
      for (let sent = 0; sent < 3; sent++) {
        expect(await sendWith(visitor, phone)).toMatchObject({ status: 200 })
        await makeCodesOlder(phone)
      }
      const asked = await sendWith(visitor, phone)
      expect(asked).toMatchObject({ status: 428, body: { code: 'auth.work-required' } })
      return { visitor, challenge: challengeOf(asked) }
    }

    it('which lets one code through, once', async () => {
      const phone = '9833333340'
      const { visitor, challenge } = await threeSent(phone)
      const solution = solve(challenge)
      expect(await sendWith(visitor, phone, solution)).toMatchObject({ status: 200 })
      expect(await codesFor(phone)).toBe(4)
      await makeCodesOlder(phone)
      const replayed = await sendWith(visitor, phone, solution)
      expect(replayed).toMatchObject({ status: 428 })
      // each code requires twice the work of the one before
      expect(bitsOfChallenge(challengeOf(replayed))).toBe(bitsOfChallenge(challenge) + 1)
    })

    it('must match the phone, be in time, and have the required bits', async () => {
      const phone = '9833333341'
      const { visitor, challenge } = await threeSent(phone)
      const { challenge: ofAnother } = await threeSent('9833333342')
      const easier = solve(challenge.replace(/^\d+/, '1'))
      const wrong = [
        solve(challenge, { wrong: true }),
        solve(ofAnother),
        easier,
        `${challenge}:x`,
        'a:1',
        ':',
        '1.1.1:1',
      ]
      for (const solution of wrong) {
        expect(await sendWith(visitor, phone, solution), solution).toMatchObject({ status: 428 })
      }
      await store.advanceClock(601)
      expect(await sendWith(visitor, phone, solve(challenge))).toMatchObject({ status: 428 })
      expect(await codesFor(phone)).toBe(3)
    })
  })

  it('require a valid, unused access key', async () => {
    const visitor = store.visitor()
    await visitor.call('GET /api/v1/session/getSession')
    const body = { phone: '9844444444' }
    expect(await visitor.request('POST', '/api/v1/login/sendOtpV2', body)).toMatchObject({
      status: 400,
      body: { message: 'Something went wrong' },
    })
  })
})

describe('a registered session', () => {
  it('gets a new token at login and loses it at logout', async () => {
    const visitor = store.visitor()
    await visitor.call('GET /api/v1/session/getSession')
    const before = visitor.cookies.get('kh_session')
    await visitor.signUp('9855555555')
    const token = visitor.cookies.get('kh_session') ?? ''
    expect(token).not.toBe(before)
    await visitor.call('GET /api/v1/login/logout')
    const thief = store.visitor()
    thief.cookies.set('kh_session', token)
    await eventually(async () => expect((await thief.try('GET /api/v1/customer/getcustomer')).status).toBe(401))
  })

  it('logs in by password after setting one, without revealing which customers exist', async () => {
    const visitor = store.visitor()
    await visitor.signUp('9866666666')
    await visitor.call('POST /api/v1/login/updatepassword', { body: { password: 'correct horse' } })
    const again = store.visitor()
    const session = await again.call('POST /api/v1/login/authenticate', {
      body: { phone: '9866666666', password: 'correct horse' },
    })
    expect(session.authenticated).toBe('true')
    const wrong = await store
      .visitor()
      .try('POST /api/v1/login/authenticate', { body: { phone: '9866666666', password: 'wrong horse' } })
    const unknown = await store
      .visitor()
      .try('POST /api/v1/login/authenticate', { body: { phone: '9866666667', password: 'wrong horse' } })
    const summary = ({ status, body }: { status: number; body: unknown }) => ({
      status,
      ...(body as object),
      requestId: '',
    })
    expect(summary(wrong)).toEqual(summary(unknown))
  })

  it('rejects the user reference of another customer', async () => {
    const [mine, yours] = [await store.customer(), await store.customer()]
    const { userReference } = await yours.call('GET /api/v1/session/getSession')
    mine.headers[HEADERS.userReference] = userReference ?? ''
    expect(await mine.try('GET /api/v1/customer/getcustomer')).toMatchObject({ status: 403 })
  })
})
