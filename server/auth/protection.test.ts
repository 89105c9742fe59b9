// Attacks on accounts: unverified identifiers, old sessions, guessed passwords; each over HTTP on a real database.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { insertLoginAttempt } from './service.ts'

const CONTACT = statement('test.contact', 'select email, phone from customers where id = $1')
const MAKE_SESSIONS_OLDER = statement(
  'test.make-sessions-older',
  `update sessions set created_at = created_at - make_interval(days => $2), last_seen_at = last_seen_at - make_interval(days => $2),
     expires_at = expires_at - make_interval(days => $2) where customer_id = $1 returning pg_notify('sessions', id::text)`,
)
const SESSION = statement(
  'test.session',
  `select extract(day from expires_at - now())::int as days from sessions where customer_id = $1`,
)

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ config: { rateLimits: true } })
})
afterAll(() => store.close())

let phones = 0
const nextPhone = () => `97000${String(++phones).padStart(5, '0')}`

/** A proof that the visitor receives messages at an email or phone. */
async function prove(visitor: Visitor, typed: { email: string } | { phone: string }): Promise<string> {
  await visitor.call('POST /api/v1/auth/sendOTPV2', { body: { ...typed, flowType: 'signup' } })
  const otp = await visitor.lastCode(Object.values(typed)[0] ?? '')
  const { data } = await visitor.call('POST /api/v1/auth/verifyOTP', { body: { ...typed, flowType: 'signup', otp } })
  return data.proof
}

const nameOf = async (visitor: Visitor) => (await visitor.call('GET /api/v1/session/getSession')).userName

describe('an unverified email', () => {
  /** Signs up with a phone of their own and the email of somebody else. */
  async function attack(email: string) {
    const attacker = store.visitor()
    const phone = nextPhone()
    const session = await attacker.call('POST /api/v1/login/signup', {
      body: {
        firstName: 'Mallory',
        lastName: '',
        phone,
        email,
        proof: await prove(attacker, { phone }),
        proved: 'phone',
        password: 'a long pass phrase',
      },
    })
    return { attacker, phone, customerId: session.userId ?? '' }
  }

  it('cannot be used to log in, and moves to the customer who verifies it', async () => {
    const email = 'victim@example.com'
    const { phone, customerId } = await attack(email)
    const byPassword = await store.visitor().try('POST /api/v1/login/authenticate', {
      body: { email, password: 'a long pass phrase' },
    })
    expect(byPassword).toMatchObject({ status: 400, body: { code: 'auth.password-wrong' } })

    const victim = store.visitor()
    const sent = await victim.call('POST /api/v1/login/sendOtpV2', { body: { email } })
    expect(sent.data.isUserExists).toBe(false)
    const body = { email, otp: await victim.lastCode(email) }
    expect(await victim.try('POST /api/v1/login/validateOtp', { body })).toMatchObject({
      body: { code: 'auth.customer-unknown' },
    })

    await victim.call('POST /api/v1/login/signup', {
      body: { firstName: 'Vera', lastName: '', email, proof: await prove(victim, { email }) },
    })
    expect(await nameOf(victim)).toBe('Vera')
    expect(await store.app.db.one(CONTACT, [customerId])).toEqual({ email: null, phone: `91${phone}` })
  })

  it('moves to a customer who verifies it in the profile', async () => {
    const email = 'second@example.com'
    const { customerId } = await attack(email)
    const victim = await store.customer()
    const proof = await prove(victim, { email })
    const presentProof = await victim.confirmPhone()
    const body = { email, proof, presentProof }
    const { data } = await victim.call('POST /api/v1/customer/updatecustomer', { body })
    expect(data).toMatchObject({ email, emailVerified: true })
    expect((await store.app.db.one<{ email: string | null }>(CONTACT, [customerId])).email).toBeNull()
  })

  it('is verified by a proof, and can be used to log in from then on', async () => {
    const email = 'own@example.com'
    const { attacker: owner } = await attack(email)
    const proof = await prove(owner, { email })
    await owner.call('POST /api/v1/customer/updatecustomer', { body: { email, proof } })
    const again = store.visitor()
    await again.call('POST /api/v1/login/authenticate', { body: { email, password: 'a long pass phrase' } })
    expect(await nameOf(again)).toBe('Mallory')
  })

  it('cannot be added when another customer has verified it', async () => {
    const visitor = store.visitor()
    const phone = nextPhone()
    const body = {
      firstName: 'Mallory',
      lastName: '',
      phone,
      email: 'own@example.com',
      proof: await prove(visitor, { phone }),
      proved: 'phone' as const,
    }
    expect(await visitor.try('POST /api/v1/login/signup', { body })).toMatchObject({
      status: 409,
      body: { code: 'auth.customer-exists' },
    })
  })
})

describe('sessions', () => {
  it('end when the password is changed, except the one that changed it', async () => {
    const here = store.visitor()
    const phone = nextPhone()
    await here.signUp(phone)
    const there = store.visitor()
    await there.call('POST /api/v1/login/sendOtpV2', { body: { phone } })
    await there.call('POST /api/v1/login/validateOtp', { body: { phone, otp: await there.lastCode(phone) } })
    expect(await nameOf(there)).toBe('Asha')
    await here.call('POST /api/v1/login/updatepassword', { body: { password: 'a long pass phrase' } })
    expect((await there.try('GET /api/v1/customer/getcustomer')).status).toBe(401)
    expect(await nameOf(here)).toBe('Asha')
  })

  it('all end when a forgotten password is reset', async () => {
    const thief = store.visitor()
    const phone = nextPhone()
    await thief.signUp(phone)
    const owner = store.visitor()
    await owner.call('POST /api/v1/login/forgetpassword', { body: { phone } })
    const flow = { phone, flowType: 'forgot-password' as const }
    const { data } = await owner.call('POST /api/v1/auth/verifyOTP', {
      body: { ...flow, otp: await owner.lastCode(phone) },
    })
    await owner.call('POST /api/v1/login/updatepassword', {
      body: { phone, proof: data.proof, password: 'a long pass phrase' },
    })
    expect((await thief.try('GET /api/v1/customer/getcustomer')).status).toBe(401)
  })

  it('are extended by use, up to half a year', async () => {
    const visitor = await store.customer()
    const daysLeft = async () => (await store.app.db.one<{ days: number }>(SESSION, [visitor.customerId])).days
    const use = async () => {
      expect(await nameOf(visitor)).toBe('Asha')
      return daysLeft()
    }
    // 180 days in total; the process learns of the change by a notification
    for (const { age, days } of [
      { age: 25, days: 29 },
      { age: 50, days: 29 },
      { age: 75, days: 29 },
      { age: 100, days: 29 },
      { age: 125, days: 29 },
      { age: 150, days: 29 },
      { age: 170, days: 9 },
    ]) {
      await store.app.db.run(MAKE_SESSIONS_OLDER, [visitor.customerId, age === 170 ? 20 : 25])
      await eventually(async () => expect(await use()).toBe(days))
    }
    await store.app.db.run(MAKE_SESSIONS_OLDER, [visitor.customerId, 11])
    await eventually(async () => expect((await visitor.try('GET /api/v1/customer/getcustomer')).status).toBe(401))
  })
})

describe('passwords', () => {
  it('are rejected when they are common', async () => {
    const visitor = await store.customer()
    for (const password of ['password123', 'Qwertyuiop', 'Karkhana@2026']) {
      expect(await visitor.try('POST /api/v1/login/updatepassword', { body: { password } })).toMatchObject({
        status: 400,
        body: { code: 'auth.password-common' },
      })
    }
  })

  it('work for many people behind one IP address', async () => {
    const owner = store.visitor()
    const phone = nextPhone()
    await owner.signUp(phone)
    await owner.call('POST /api/v1/login/updatepassword', { body: { password: 'a long pass phrase' } })
    const login = { body: { phone, password: 'a long pass phrase' } }
    // more than the free attempts of an IP address; the clock passes the limit of calls per minute
    for (let time = 0; time < 36; time++) {
      if (time % 12 === 11) await store.advanceClock(61)
      expect((await store.visitor().try('POST /api/v1/login/authenticate', login)).status).toBe(200)
    }
  })

  it('can be guessed five times, then after growing pauses, which apply to the correct one too', async () => {
    const owner = store.visitor()
    const phone = nextPhone()
    await owner.signUp(phone)
    await owner.call('POST /api/v1/login/updatepassword', { body: { password: 'a long pass phrase' } })
    const guess = (password: string) =>
      store.visitor().try('POST /api/v1/login/authenticate', { body: { phone, password } })
    // concurrently: none bypasses the count
    const codes = (await Promise.all(Array.from({ length: 12 }, () => guess('wrong horse')))).map(
      ({ body }) => (body as { code: string }).code,
    )
    expect(codes.filter(code => code === 'auth.password-wrong')).toHaveLength(6)
    expect(codes.filter(code => code === 'auth.password-too-many')).toHaveLength(6)
    expect((await guess('a long pass phrase')).status).toBe(429)
    await store.advanceClock(16)
    expect(await guess('wrong horse')).toMatchObject({ body: { code: 'auth.password-wrong' } })
    await store.advanceClock(16)
    expect((await guess('a long pass phrase')).status).toBe(429)
    await store.advanceClock(16)
    expect((await guess('a long pass phrase')).status).toBe(200)
  })
})

describe('attempts whose times are out of order', () => {
  it('are counted, and block each other only for a pause', async () => {
    const now = new Date('2026-03-01T10:00:00Z')
    const earlier = new Date(now.getTime() - 5)
    const limits = [{ key: 'out-of-order', free: 2, pauseSeconds: 15, maxPauseSeconds: 900 }]
    expect(await insertLoginAttempt(store.app.db, now, limits)).toBe(0)
    expect(await insertLoginAttempt(store.app.db, earlier, limits)).toBe(0)
    expect(await insertLoginAttempt(store.app.db, now, limits)).toBe(0)
    expect(await insertLoginAttempt(store.app.db, earlier, limits)).toBe(16)
  })
})
