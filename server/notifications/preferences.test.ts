// Preferences, the newsletter and devices over HTTP; notifications against a push service that decrypts them.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { queueNotification } from '../messages/service.ts'
import { statement } from '../platform/db.ts'
import { PushStub } from '../testing/push-stub.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const PREFERENCES = 'GET /api/v1/customer/notificationPreferences'
const SET = 'POST /api/v1/customer/notificationPreferences'
const SUBSCRIBE = 'POST /api/v1/login/subscription'
const VERIFY = statement('test.verify-mail', 'update customers set email = $2, email_verified_at = now() where id = $1')
const LAST_MAIL = statement(
  'test.last-mail',
  `select body from messages where recipient = $1 and template = 'newsletter-confirm' order by created_at desc limit 1`,
)
const COUNT_MAILS = statement(
  'test.count-mails',
  `select count(*)::int as count from messages where recipient = $1 and template = 'newsletter-confirm'`,
)
const CONSENT = statement(
  'test.consent',
  `select active, consent_version as version, consent_language as language from subscriptions
   where email = $1 and consented_at is not null`,
)
const PUSHES = statement(
  'test.pushes',
  `select sent_at is not null as sent, failed_at is not null as failed from messages where channel = 'push' and template = $1`,
)

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function customerWithMail(email: string): Promise<Visitor & { customerId: string }> {
  const customer = await store.customer()
  await store.app.db.run(VERIFY, [customer.customerId, email])
  return customer
}

it('a kind of mail is switched off and on; a verified address needs no confirmation mail for the newsletter', async () => {
  const asha = await customerWithMail('asha@plant.example')
  const on = async () => (await asha.call(PREFERENCES)).data.mail.filter(({ on }) => on).map(({ topic }) => topic)
  expect(await on()).toEqual(['price-drops', 'back-in-stock', 'reminders', 'rewards', 'reviews'])
  for (const topic of ['price-drops', 'reviews'] as const) await asha.call(SET, { body: { topic, on: false } })
  await asha.call(SET, { body: { topic: 'newsletter', on: true } })
  expect(await on()).toEqual(['back-in-stock', 'reminders', 'rewards', 'newsletter'])
  await asha.call(SET, { body: { topic: 'reviews', on: true } })
  expect(await on()).toEqual(['back-in-stock', 'reminders', 'rewards', 'reviews', 'newsletter'])
  await asha.call(SET, { body: { topic: 'order-progress', on: false } })
  expect((await asha.call(PREFERENCES)).data.texts).toEqual([{ topic: 'order-progress', on: false }])
  expect(await asha.try(SET, { body: { topic: 'orders' as 'reviews', on: false } })).toMatchObject({ status: 400 })
  const nobody = await store.customer()
  expect(await nobody.try(SET, { body: { topic: 'newsletter', on: true } })).toMatchObject({
    status: 409,
    body: { code: 'newsletter.mail-missing' },
  })
})

it('an address is subscribed once its owner confirms, and unsubscribed with one click', async () => {
  const email = 'site@plant.example'
  const guest = store.visitor()
  for (let times = 0; times < 2; times++) await guest.call(SUBSCRIBE, { body: { email, active: true } })
  await eventually(async () => expect(await store.app.db.one(COUNT_MAILS, [email])).toEqual({ count: 1 }))
  const marketing = await openStaff(store, 'marketing')
  const csv = async () => {
    const { body } = await marketing.visitor.request('GET', '/api/admin/newsletter/subscribers.csv?market=IN')
    return String(body)
      .split('\r\n')
      .filter(line => line.startsWith(email))
  }
  expect(await csv()).toEqual([])
  const { body: mail } = await store.app.db.one<{ body: string }>(LAST_MAIL, [email])
  const token = /#confirm=([\w.-]+)/.exec(mail)?.[1] ?? ''
  const reader = store.visitor()
  reader.headers.language = 'hi'
  const confirm = (sent: string) => reader.try('POST /api/v1/newsletter/confirm', { body: { token: sent } })
  const consent = () => store.app.db.one(CONSENT, [email])
  expect(await consent()).toEqual({ active: false, version: 1, language: 'en' })
  expect(await confirm(`${token}x`)).toMatchObject({ status: 400, body: { code: 'newsletter.link-invalid' } })
  expect(await confirm(token)).toMatchObject({ status: 200, body: { data: { email } } })
  // the consent recorded is that of the person who opened the mail
  expect(await consent()).toEqual({ active: true, version: 1, language: 'hi' })
  const [line = ''] = await csv()
  const link = new URL(line.split(',').at(-1) ?? '')
  const oneClick = (url: URL) =>
    store.http.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect(
    (await store.http.inject({ url: link.pathname + link.search, headers: { host: 'localhost' } })).body,
  ).toContain('/dashboard/notifications')
  expect(await csv()).toHaveLength(1)
  expect((await oneClick(link)).statusCode).toBe(200)
  expect(await csv()).toEqual([])
  // unsubscribing invalidates the link of the mail
  expect(await confirm(token)).toMatchObject({ status: 400 })
  const forged = new URL(link)
  forged.searchParams.set('customer', '2f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4')
  expect((await oneClick(forged)).statusCode).toBe(404)
})

it('a device is notified once of the topics it subscribes to, retried after a failure, and not after it is removed', async () => {
  const stub = new PushStub()
  await stub.listen()
  const asha = await customerWithMail('push@plant.example')
  const { customerId } = asha
  stub.storeKey = (await asha.call('GET /api/v1/push/key')).data.key
  const add = (target: object) => asha.try('POST /api/v1/push/addDevice', { body: target as never })
  expect(await add({ ...stub.target('/a'), endpoint: 'https://internal.example/a' })).toMatchObject({
    status: 400,
    body: { code: 'push.endpoint' },
  })
  await add(stub.target('/a'))
  await add(stub.target('/a'))
  const devices = (await asha.call('GET /api/v1/push/devices')).data
  expect(devices).toMatchObject([{ current: true, topics: ['orders', 'price-drops', 'back-in-stock'] }])
  const deviceId = devices[0]?.deviceId ?? ''
  const set = (visitor: Visitor, topics: ('orders' | 'price-drops')[]) =>
    visitor.try('POST /api/v1/push/setTopics', { body: { deviceId, topics } })
  expect(await set(await store.customer(), [])).toMatchObject({ status: 404, body: { code: 'push.unknown' } })
  expect(await set(asha, ['orders'])).toMatchObject({ status: 200 })

  const shown = { title: 'रवाना', body: 'Order 1', path: '/dashboard/order/1', tag: 'order-1' }
  const queue = (topic: 'orders' | 'price-drops', key: string) =>
    store.app.db.transaction(tx =>
      queueNotification(store.app, tx, { customerId, topic, template: key, language: 'hi', key }, shown),
    )
  const pushes = (template: string) => store.app.db.rows(PUSHES, [template])
  await queue('orders', 'test-once')
  await queue('orders', 'test-once')
  await queue('price-drops', 'test-unwanted')
  await eventually(async () => expect(await pushes('test-once')).toEqual([{ sent: true, failed: false }]))
  expect(stub.received).toEqual([{ path: '/a', payload: shown }])
  expect(await pushes('test-unwanted')).toEqual([])

  stub.statuses = [500]
  await queue('orders', 'test-again')
  await eventually(async () => expect(stub.statuses).toEqual([]))
  await store.advanceClock(600)
  await eventually(async () => expect(await pushes('test-again')).toEqual([{ sent: true, failed: false }]))
  expect(stub.received).toHaveLength(2)

  stub.statuses = [410]
  await queue('orders', 'test-gone')
  await eventually(async () => expect(await pushes('test-gone')).toEqual([{ sent: false, failed: true }]))
  expect((await asha.call('GET /api/v1/push/devices')).data).toEqual([])

  await add(stub.target('/b'))
  await asha.call('GET /api/v1/login/logout')
  await queue('orders', 'test-logged-out')
  expect(await pushes('test-logged-out')).toEqual([])
  stub.close()
})
