// Bounce reports: signed, only for mails of the store, after which the address gets no more mail.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { BOUNCE_HEADERS } from '../../contract/messages/api.ts'
import { statement } from '../platform/db.ts'
import { reportOf } from '../testing/bounces.ts'
import { type MailServer, startMailServer } from '../testing/providers.ts'
import { eventually } from '../testing/soon.ts'
import { openCustomStaff, openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { signBounceBody } from './rules.ts'
import { queueMessage } from './service.ts'

const KEY = 'khk_of-the-test-bounces'
const SECRET = 'a secret of the mail server'
let mail: MailServer
let store: TestStore
let staff: Visitor
beforeAll(async () => {
  mail = await startMailServer()
  const config = { mailUrl: mail.url, mailFrom: 'store@karkhana.example', bounceSecret: SECRET }
  store = await openTestStore({ config, programKey: KEY })
  staff = store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
})
afterAll(async () => {
  await store.close()
  await mail.close()
})

const STATE = statement(
  'test.last-message',
  `select id, sent_at is not null as sent, failed_at is not null as failed, coalesce(error, '') as error
   from messages where recipient = $1 order by created_at desc, id limit 1`,
)
const VERIFY = statement('test.verify', 'update customers set email = $2, email_verified_at = now() where id = $1')
const MARK = statement(
  'test.mark-bounced',
  `insert into bounced_addresses (address, status, reason, template) values ($1, '5.1.1', $2, 'test')`,
)
const stateOf = (recipient: string) =>
  store.app.db.one<{ id: string; sent: boolean; failed: boolean; error: string }>(STATE, [recipient])
const queue = (recipient: string, template = 'shipped') =>
  store.app.db.transaction(tx =>
    queueMessage(store.background, tx, {
      ...{ channel: 'mail', recipient, template, language: 'en', subject: 'On its way', body: 'On its way' },
    }),
  )
async function sent(recipient: string): Promise<string> {
  await queue(recipient)
  await eventually(async () => expect(await stateOf(recipient)).toMatchObject({ sent: true }))
  return (await stateOf(recipient)).id
}
async function report(text: string, change: { signature?: string; timestamp?: string; secret?: string } = {}) {
  const body = JSON.stringify({ report: text })
  const { secret = SECRET, timestamp = String(Math.floor(Date.now() / 1000)) } = change
  const { signature = signBounceBody(secret, timestamp, body) } = change
  const answer = await store.http.inject({
    ...{ method: 'POST', url: '/api/v1/messages/bounces', payload: body },
    headers: {
      'content-type': 'application/json',
      [BOUNCE_HEADERS.timestamp]: timestamp,
      [BOUNCE_HEADERS.signature]: signature,
    },
  })
  const { code, data } = answer.json<{ code?: string; data?: { outcome: string } }>()
  return code ?? data?.outcome
}
const listed = async () => (await staff.call('GET /api/admin/messages/bounced')).data.addresses

it('marks an address that does not exist: later mail is given up, except one-time codes', async () => {
  const address = 'Nobody@plant.example'
  const messageId = await sent(address)
  const bounced = reportOf({ messageId, address: 'nobody@plant.example', status: '5.1.1' })
  expect(await report(bounced)).toBe('marked')
  expect(await report(bounced)).toBe('marked')
  expect(await listed()).toMatchObject([{ address: 'nobody@plant.example', status: '5.1.1', template: 'shipped' }])
  expect((await stateOf(address)).error).toContain('User unknown')
  mail.mails.length = 0
  await queue(address)
  await eventually(async () => expect(await stateOf(address)).toMatchObject({ failed: true, sent: false }))
  expect(mail.mails).toEqual([])
  await queue(address, 'otp-login')
  await eventually(() => expect(mail.mails).toHaveLength(1))
})

it('allows mail again once the address is verified again or staff have cleared it', async () => {
  const customer = await store.customer()
  const address = 'asha@plant.example'
  await store.app.db.run(VERIFY, [customer.customerId, address])
  const messageId = await sent(address)
  expect(await report(reportOf({ messageId, address, status: '5.2.1' }))).toBe('marked')
  expect((await listed()).map(row => row.address)).toContain(address)
  await store.app.db.run(VERIFY, [customer.customerId, address])
  expect((await listed()).map(row => row.address)).not.toContain(address)
  await sent(address)
  const other = 'left@plant.example'
  expect(await report(reportOf({ messageId: await sent(other), address: other, status: '5.1.1' }))).toBe('marked')
  const clear = () => staff.call('POST /api/admin/messages/bounced/clear', { body: { address: 'Left@plant.example' } })
  expect((await clear()).data).toEqual({ cleared: true })
  expect((await clear()).data).toEqual({ cleared: false })
  await sent(other)
})

it('lists full addresses, with an audit entry, for members who may see contacts; masked for others, also in the reason', async () => {
  const owner = await openStaff(store, 'owner')
  const other = await openCustomStaff(store, owner, ['messages.read', 'messages.write'])
  const address = 'masked@plant.example'
  await store.app.db.run(MARK, [address, `smtp; 550 5.1.1 <Masked@plant.example> is unknown`])
  const seen = async ({ visitor }: typeof owner) =>
    (await visitor.call('GET /api/admin/messages/bounced')).data.addresses.find(({ template }) => template === 'test')
  expect(await seen(owner)).toMatchObject({ address, reason: 'smtp; 550 5.1.1 <Masked@plant.example> is unknown' })
  expect(await seen(other)).toMatchObject({
    ...{ address: 'm•••@plant.example', reason: 'smtp; 550 5.1.1 <•••@plant.example> is unknown' },
  })
  const log = await owner.visitor.call('GET /api/admin/audit', {
    query: { who: `staff:${other.staffId}`, call: 'GET /api/admin/messages' },
  })
  expect(JSON.stringify(log.data)).toContain('/api/admin/messages/bounced')
  // a member who may not see addresses can clear one that a customer gives
  const released = await other.visitor.call('POST /api/admin/messages/bounced/clear', { body: { address } })
  expect(released.data).toEqual({ cleared: true })
  const finance = await openStaff(store, 'finance')
  expect((await finance.visitor.try('GET /api/admin/messages/bounced')).status).toBe(403)
})

it('records a full mailbox without marking the address, and ignores reports of other mail', async () => {
  const address = 'full@plant.example'
  const messageId = await sent(address)
  expect(await report(reportOf({ messageId, address, status: '5.2.2' }))).toBe('noted')
  expect(await report(reportOf({ messageId, address: 'victim@plant.example', status: '5.1.1' }))).toBe('ignored')
  const unknown = '7f1d0c52-54a1-4d0b-9a39-0c8f2f3b6e11'
  expect(await report(reportOf({ messageId: unknown, address, status: '5.1.1' }))).toBe('ignored')
  expect(await report(reportOf({ messageId, address, status: '4.4.1', action: 'delayed' }))).toBe('ignored')
  expect((await listed()).map(row => row.address)).not.toContain(address)
})

it('rejects an unsigned or old report', async () => {
  const address = 'forged@plant.example'
  const forged = reportOf({ messageId: await sent(address), address, status: '5.1.1' })
  const old = String(Math.floor(Date.now() / 1000) - 301)
  for (const change of [{ signature: '' }, { signature: '00' }, { secret: 'another secret' }, { timestamp: old }])
    expect(await report(forged, change)).toBe('messages.bounce-signature')
  expect((await listed()).map(row => row.address)).not.toContain(address)
})
