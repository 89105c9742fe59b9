// A customer sees and ends their own sessions, and sees the history of their logins.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const LIST = 'GET /api/v1/session/getSessions'
const END = 'POST /api/v1/session/endSession'
const PROFILE = 'GET /api/v1/customer/getcustomer'
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

let phones = 0

/** A customer on a desktop, and again on a phone and a tablet. */
async function threeDevices(): Promise<[Visitor, Visitor, Visitor]> {
  const desktop = store.visitor()
  const number = `96000${String(++phones).padStart(5, '0')}`
  await desktop.signUp(number)
  await desktop.call('POST /api/v1/login/updatepassword', { body: { password: 'a long pass phrase' } })
  const logIn = async (userAgent: string) => {
    const visitor = store.visitor()
    visitor.headers['user-agent'] = userAgent
    await visitor.call('POST /api/v1/login/authenticate', { body: { phone: number, password: 'a long pass phrase' } })
    return visitor
  }
  return [desktop, await logIn(PHONE_AGENT), await logIn('')]
}
const statusOf = async (visitor: Visitor) => (await visitor.try(PROFILE)).status

it('lists own sessions, this one first, with readable device names', async () => {
  const [, phone] = await threeDevices()
  const { data } = await phone.call(LIST)
  expect(data).toHaveLength(3)
  expect(data[0]).toMatchObject({ current: true, browser: 'Chrome', device: 'Android' })
  expect(data.slice(1).map(({ current }) => current)).toEqual([false, false])
  for (const { startedAt, lastUsedAt } of data)
    expect(Date.parse(lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(startedAt))
})

it('ends a single one at once', async () => {
  const [desktop, phone, tablet] = await threeDevices()
  expect(await statusOf(tablet)).toBe(200)
  const sessionId = (await tablet.call(LIST)).data.find(({ current }) => current)?.sessionId ?? ''
  expect((await desktop.call(END, { body: { sessionId } })).data).toEqual({ ended: 1 })
  expect([await statusOf(tablet), await statusOf(phone), await statusOf(desktop)]).toEqual([401, 200, 200])
  expect(await desktop.try(END, { body: { sessionId } })).toMatchObject({
    status: 404,
    body: { code: 'session.unknown' },
  })
})

it('ends all others', async () => {
  const [desktop, phone, tablet] = await threeDevices()
  expect((await phone.call('POST /api/v1/session/endOtherSessions')).data).toEqual({ ended: 2 })
  expect([await statusOf(desktop), await statusOf(phone), await statusOf(tablet)]).toEqual([401, 200, 401])
  expect((await phone.call(LIST)).data).toMatchObject([{ current: true }])
})

it('of another customer is not found and stays open', async () => {
  const [owner] = await threeDevices()
  const [stranger] = await threeDevices()
  const sessionId = (await owner.call(LIST)).data[0]?.sessionId ?? ''
  expect(await stranger.try(END, { body: { sessionId } })).toMatchObject({ status: 404 })
  expect(await statusOf(owner)).toBe(200)
})

const LOGINS = 'GET /api/v1/session/getLogins'
const VERIFY = statement('test.verify-mail', 'update customers set email = $2, email_verified_at = now() where id = $1')
const MAILS = statement(
  'test.login-mails',
  `select body from messages where recipient = $1 and template = 'new-login' order by created_at`,
)

it('sees each login and failed attempt, in pages, and gets a mail only for a new device', async () => {
  const home = store.visitor()
  const phone = '9611100001'
  const customerId = await home.signUp(phone)
  await store.app.db.run(VERIFY, [customerId, 'asha@plant.example'])
  await home.call('POST /api/v1/login/updatepassword', { body: { password: 'a long pass phrase' } })
  const logIn = async (deviceId: string, password = 'a long pass phrase') => {
    const visitor = store.visitor()
    Object.assign(visitor.headers, { 'x-device-id': deviceId, 'user-agent': PHONE_AGENT })
    await visitor.try('POST /api/v1/login/authenticate', { body: { phone, password } })
    return visitor
  }
  await logIn('home')
  await logIn('home')
  await logIn('pocket', 'not that one')
  await logIn('pocket')
  const again = await logIn('pocket')
  const first = (await again.call(LOGINS, { query: { pageSize: 3 } })).data
  expect(first.logins.map(({ way, succeeded, device, network }) => [way, succeeded, device, network])).toEqual([
    ['password', true, 'Android', '127.0.0.0/24'],
    ['password', true, 'Android', '127.0.0.0/24'],
    ['password', false, 'Android', '127.0.0.0/24'],
  ])
  const rest = (await again.call(LOGINS, { query: { before: first.next ?? 0, pageSize: 3 } })).data
  expect(rest).toMatchObject({ logins: [{ way: 'password' }, { way: 'password' }, { way: 'sign-up' }], next: null })
  const mails = () => store.app.db.rows<{ body: string }>(MAILS, ['asha@plant.example'])
  await eventually(async () => expect(await mails()).toHaveLength(2))
  for (const { body } of await mails()) expect(body).toContain('Chrome on Android')
  const stranger = await store.customer()
  expect((await stranger.call(LOGINS)).data.logins).toHaveLength(1)
})
