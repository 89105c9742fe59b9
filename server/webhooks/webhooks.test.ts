// Outgoing webhooks against a real receiver: signatures, retries, addresses, fairness, pausing, repeating.

import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CallOutput } from '../../contract/api.ts'
import { WEBHOOK_DATA, zWebhookBody } from '../../contract/webhooks/events.ts'
import type { WebhookKind } from '../../contract/webhooks/kinds.rules.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest, setStock } from '../testing/buyers.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { sendDue } from './commands/send.ts'
import { tellProducts } from './commands/take-events.ts'
import { fanOut } from './repository/deliveries.ts'
import { resealWebhookSecrets } from './service.ts'

interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

let store: TestStore
let owner: Visitor
let receiver: Server
let origin = ''
let received: Received[] = []
/** What the receiver answers at a path; 200 where nothing is said, no answer at all for 0. */
const answers = new Map<string, { status: number; location?: string; body?: string }>()
let open = 0
let mostOpen = 0

beforeAll(async () => {
  store = await openTestStore()
  owner = (await openStaff(store, 'owner')).visitor
  receiver = createServer((request, response) => {
    let body = ''
    mostOpen = Math.max(mostOpen, ++open)
    response.on('close', () => open--)
    request.setEncoding('utf8').on('data', part => (body += part))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers as Record<string, string>, body })
      const { status, location, body: text = 'taken' } = answers.get(path) ?? { status: 200 }
      if (status > 0) response.writeHead(status, location ? { location } : {}).end(text)
    })
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await store.close()
})
beforeEach(() => {
  received = []
  answers.clear()
})

async function make(path: string, kinds: WebhookKind[] = ['order.placed'], market: 'IN' | 'AE' = 'IN') {
  const body = { webhookId: randomUUID(), market, name: 'ERP', address: `${origin}${path}`, kinds }
  const { webhook, secret } = (await owner.call('POST /api/admin/webhooks', { body })).data
  return { ...webhook, secret: secret ?? '', params: { webhookId: webhook.webhookId } }
}
type Made = Awaited<ReturnType<typeof make>>

const read = async ({ params }: Made) => (await owner.call('GET /api/admin/webhooks/{webhookId}', { params })).data
const deliveries = async ({ params }: Made) =>
  (await owner.call('GET /api/admin/webhooks/{webhookId}/deliveries', { params })).data.deliveries
const remove = ({ params }: Made) => owner.call('DELETE /api/admin/webhooks/{webhookId}', { params })
const at = (path: string) => received.filter(one => one.path === path)

/** A message of any event for the endpoints that want it, as if the event had just been taken from the outbox. */
function tell(id: string, kind: WebhookKind = 'order.placed') {
  const body = JSON.stringify({ type: kind })
  const message = { id: `msg_${id}`, market: 'IN', kind, record: '1', body } as const
  return store.app.db.transaction(tx => fanOut(tx, message, store.app.now()))
}

/** The app at a later time. */
const later = (seconds: number) => {
  const now = new Date(store.app.now().getTime() + seconds * 1000)
  return { ...store.app, now: () => now }
}

/** As a receiver verifies it, without the code of the store. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const digest = createHmac('sha256', key)
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`)
    .update(body)
    .digest('base64')
  return (headers['webhook-signature'] ?? '').split(' ').includes(`v1,${digest}`)
}

it('tells of an order that was placed, signed, with what its schema names and nothing of the person', async () => {
  const webhook = await make('/orders')
  const [msn = ''] = await store.buyableMsns('IN', 1)
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 2 }])
  const { orderNumber } = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, 5))
  await eventually(() => expect(at('/orders')).toHaveLength(1))
  const [one] = at('/orders')
  if (!one) throw new Error('nothing was received')
  expect(isSigned(one, webhook.secret)).toBe(true)
  expect(isSigned({ ...one, body: `${one.body} ` }, webhook.secret)).toBe(false)
  const body = zWebhookBody.parse(JSON.parse(one.body))
  expect(body).toMatchObject({ type: 'order.placed', version: 1, market: 'IN', data: { orderNumber, state: 'placed' } })
  expect(WEBHOOK_DATA['order.placed'].strict().parse(body.data).lines).toMatchObject([{ msn, quantity: 2 }])
  expect(one.body).not.toMatch(/Asha|9876543210|Plot 12/)
  await eventually(async () =>
    expect(await deliveries(webhook)).toMatchObject([{ state: 'delivered', status: 200, record: String(orderNumber) }]),
  )
  await remove(webhook)
})

it('shows a dry run of every kind of record that exists, signed, and writes and sends nothing', async () => {
  const webhook = await make('/dry', ['invoice.issued'])
  const [msn = ''] = await store.buyableMsns('IN', 1)
  const count = statement('test.messages', 'select count(*)::int as count from webhook_messages')
  const before = await store.app.db.one(count)
  const call = 'POST /api/admin/webhooks/{webhookId}/dryRun'
  const dry = (kind: WebhookKind, record: string) => owner.try(call, { params: webhook.params, body: { kind, record } })
  const { status, body } = await dry('price.changed', msn)
  expect(status).toBe(200)
  const { headers, body: sent } = (body as CallOutput<typeof call>).data
  expect(isSigned({ path: '', headers, body: sent }, webhook.secret)).toBe(true)
  expect(JSON.parse(sent)).toMatchObject({ type: 'price.changed', data: { products: [{ msn }] } })
  const [abroad = ''] = await store.buyableMsns('AE', 1)
  for (const [kind, record] of [
    ['price.changed', abroad],
    ['order.placed', '1'],
    ['return.decided', 'x'],
    ['rfq.quoted', '1'],
    ['refund.paid', 'x'],
    ['payment.captured', 'x'],
    ['invoice.issued', 'x'],
    ['shipment.shipped', '1'],
  ] as const)
    expect(await dry(kind, record)).toMatchObject({ status: 404, body: { code: 'request.not-found' } })
  expect(await store.app.db.one(count)).toEqual(before)
  expect(received).toEqual([])
  await remove(webhook)
})

it('tries again under the same id after an error, and keeps what was answered', async () => {
  const webhook = await make('/errors')
  answers.set('/errors', { status: 500, body: 'x'.repeat(5000) })
  await tell('errors')
  await sendDue(store.app)
  const [failed] = await deliveries(webhook)
  expect(failed).toMatchObject({ state: 'waiting', tries: 1, status: 500, error: 'status' })
  answers.delete('/errors')
  await sendDue(later(60))
  expect(at('/errors').map(({ headers }) => headers['webhook-id'])).toEqual(['msg_errors', 'msg_errors'])
  const params = { ...webhook.params, deliveryId: failed?.deliveryId ?? 0 }
  const detail = (await owner.call('GET /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}', { params })).data
  expect(detail).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }, { status: 500 }] })
  expect(detail.attempts[1]?.response).toHaveLength(2048)
  expect(JSON.stringify(detail)).not.toContain(webhook.secret)
  expect(await read(webhook)).toMatchObject({ failures: 0, failingSince: null })
  await remove(webhook)
})

it('follows no redirect, and gives a delivery up after eight attempts', async () => {
  const webhook = await make('/moved')
  answers.set('/moved', { status: 302, location: `${origin}/elsewhere` })
  await tell('moved')
  for (const hours of [0, 0.01, 0.2, 1, 4, 11, 24, 37]) await sendDue(later(hours * 3600))
  expect(at('/moved')).toHaveLength(8)
  expect(at('/elsewhere')).toEqual([])
  expect(await deliveries(webhook)).toMatchObject([{ state: 'failed', tries: 8, error: 'redirect', dueAt: null }])
  const body = { from: '2020-01-01T00:00:00.000Z' }
  const replay = () => owner.call('POST /api/admin/webhooks/{webhookId}/replay', { params: webhook.params, body })
  answers.delete('/moved')
  expect((await replay()).data.replayed).toBe(1)
  await eventually(async () => expect(await deliveries(webhook)).toMatchObject([{ state: 'delivered' }]))
  expect((await replay()).data.replayed).toBe(0)
  await remove(webhook)
})

it('calls no private address, whether it is typed or what a name leads to at the time of sending', async () => {
  const body = { market: 'IN', name: 'ERP', kinds: ['order.placed'] } as const
  for (const address of [
    ...['http://erp.example/', 'https://10.0.0.5/', 'https://[::ffff:10.0.0.5]/', 'https://169.254.169.254/latest'],
    ...['https://user:secret@erp.example/', 'ftp://erp.example/', 'https://0x0a000005/', 'not an address'],
  ])
    expect(
      await owner.try('POST /api/admin/webhooks', { body: { ...body, webhookId: randomUUID(), address } }),
    ).toMatchObject({ status: 400, body: { code: 'webhook.address' } })
  const webhook = await make('/private')
  await tell('private')
  // as in production mode, where this machine is as private as any other
  await sendDue({ ...store.app, config: { ...store.app.config, production: true } })
  await store.asOwner(`update webhook_endpoints set address = 'https://localhost:1/' where id = '${webhook.webhookId}'`)
  await sendDue({ ...later(60), config: { ...store.app.config, production: true } })
  expect(await deliveries(webhook)).toMatchObject([{ error: 'address', tries: 2 }])
  expect(received).toEqual([])
  await remove(webhook)
})

it('signs with both secrets while they overlap, and with the new one alone afterwards', async () => {
  const webhook = await make('/secrets')
  const { params } = webhook
  const body = { version: webhook.version, overlapHours: 1 }
  const changed = (await owner.call('POST /api/admin/webhooks/{webhookId}/secret', { params, body })).data
  expect(await owner.try('POST /api/admin/webhooks/{webhookId}/secret', { params, body })).toMatchObject({
    status: 409,
    body: { code: 'settings.changed-meanwhile' },
  })
  expect((await resealWebhookSecrets(store.app)).unreadable).toBe(0)
  await tell('both')
  await sendDue(store.app)
  await tell('one')
  await sendDue(later(3601))
  const signed = at('/secrets').map(one => [isSigned(one, webhook.secret), isSigned(one, changed.secret ?? '')])
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ])
  const kept = await store.app.db.rows<{ text: string }>(
    statement('test.audit', `select (e.*)::text as text from audit_entries e where record_id = $1`),
    [webhook.webhookId],
  )
  expect(kept.length).toBeGreaterThan(1)
  for (const { text } of kept) expect(text).not.toMatch(/whsec_/)
  await remove(webhook)
})

it('is sent once by processes that work at the same time, a few of an endpoint at once', async () => {
  const webhook = await make('/once')
  for (let n = 0; n < 12; n++) await tell(`once${n}`)
  mostOpen = 0
  await Promise.all([sendDue(store.app), sendDue(store.app), sendDue(store.app)])
  await eventually(async () =>
    expect((await deliveries(webhook)).every(({ state }) => state === 'delivered')).toBe(true),
  )
  expect(
    at('/once')
      .map(({ headers }) => headers['webhook-id'] ?? '')
      .toSorted(),
  ).toEqual(Array.from({ length: 12 }, (_, n) => `msg_once${n}`).toSorted())
  expect(mostOpen).toBeLessThanOrEqual(2)
  await remove(webhook)
})

it('keeps no endpoint waiting for one that does not answer, which a process that died has left', async () => {
  const [dead, fine] = [await make('/dead'), await make('/fine')]
  answers.set('/dead', { status: 0 })
  for (let n = 0; n < 5; n++) await tell(`fair${n}`)
  const run = sendDue(store.app)
  await eventually(() => expect(at('/fine')).toHaveLength(5))
  // two requests of the dead one are still open, and its others wait
  expect(at('/dead')).toHaveLength(2)
  await run
  expect(await deliveries(fine)).toMatchObject(Array(5).fill({ state: 'delivered' }))
  expect((await deliveries(dead)).filter(({ error }) => error === 'timeout').length).toBeGreaterThanOrEqual(2)
  answers.delete('/dead')
  // claimed by a process that died: taken by another one when the claim has ended
  await store.asOwner(
    `update webhook_deliveries set leased_until = '${later(30).now().toISOString()}' where endpoint_id = '${dead.webhookId}'`,
  )
  await sendDue(later(29))
  expect(await deliveries(dead)).toMatchObject(Array(5).fill({ state: 'waiting' }))
  await sendDue(later(600))
  expect(await deliveries(dead)).toMatchObject(Array(5).fill({ state: 'delivered' }))
  await Promise.all([remove(dead), remove(fine)])
}, 60_000)

it('is paused by 410 and by days of failures, tells the owners, keeps what happens and sends it later', async () => {
  const mails = async () =>
    (
      await store.app.db.one<{ count: number }>(
        statement('test.mails', `select count(*)::int as count from messages where template = 'webhook-paused'`),
      )
    ).count
  const [gone, down] = [await make('/gone'), await make('/down', ['rfq.received'])]
  const before = await mails()
  answers.set('/gone', { status: 410 }).set('/down', { status: 503 })
  await tell('gone')
  await sendDue(store.app)
  expect(await read(gone)).toMatchObject({ state: 'paused', pausedWhy: 'gone', failed: 1 })
  expect(await mails()).toBe(before + 1)
  await tell('down', 'rfq.received')
  await sendDue(store.app)
  await sendDue(later(71 * 3600))
  expect(await read(down)).toMatchObject({ state: 'active', failures: 2 })
  await sendDue(later(73 * 3600))
  expect(await read(down)).toMatchObject({ state: 'paused', pausedWhy: 'failures' })
  expect(await mails()).toBe(before + 2)
  answers.clear()
  received = []
  await tell('while-paused')
  await sendDue(later(74 * 3600))
  expect(received).toEqual([])
  await owner.call('POST /api/admin/webhooks/{webhookId}/resume', { params: gone.params })
  await eventually(() => expect(at('/gone')).toHaveLength(1))
  await Promise.all([remove(gone), remove(down)])
})

it('sends a test once, also while it is paused, and a delivery again when staff ask for it', async () => {
  const webhook = await make('/test')
  const { params } = webhook
  await owner.call('POST /api/admin/webhooks/{webhookId}/pause', { params })
  const body = { testId: randomUUID() }
  answers.set('/test', { status: 500 })
  await owner.call('POST /api/admin/webhooks/{webhookId}/test', { params, body })
  const { deliveryId } = (await owner.call('POST /api/admin/webhooks/{webhookId}/test', { params, body })).data
  await eventually(async () => expect(await deliveries(webhook)).toMatchObject([{ state: 'failed', tries: 1 }]))
  expect(JSON.parse(at('/test')[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: { test: true } })
  answers.clear()
  await owner.call('POST /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}/retry', {
    params: { ...params, deliveryId },
  })
  await eventually(async () => expect(await deliveries(webhook)).toMatchObject([{ state: 'delivered' }]))
  expect(at('/test')).toHaveLength(2)
  await remove(webhook)
})

it('tells of many changes of a product once', async () => {
  const webhook = await make('/products', ['stock.changed'])
  const [msn = ''] = await store.buyableMsns('IN', 1)
  const marks = statement('test.marks', 'select msn from webhook_product_marks')
  await setStock(store.app.db, msn, 0)
  await setStock(store.app.db, msn, 7)
  await eventually(async () => expect(await store.app.db.rows(marks)).toEqual([{ msn }]))
  await tellProducts(store.app)
  await eventually(() => expect(at('/products')).toHaveLength(1))
  const { data } = zWebhookBody.parse(JSON.parse(at('/products')[0]?.body ?? ''))
  expect(WEBHOOK_DATA['stock.changed'].parse(data).products).toMatchObject([{ msn, available: 7 }])
  await remove(webhook)
})

it('belongs to the staff of its market who have the right', async () => {
  const webhook = await make('/market')
  const { params } = webhook
  const { visitor: abroad } = await openStaff(store, 'owner', ['AE'])
  expect(await abroad.try('GET /api/admin/webhooks/{webhookId}', { params })).toMatchObject({
    status: 404,
    body: { code: 'webhook.unknown' },
  })
  const { visitor: auditor } = await openStaff(store, 'auditor')
  expect((await auditor.call('GET /api/admin/webhooks/{webhookId}', { params })).data.name).toBe('ERP')
  expect(await auditor.try('POST /api/admin/webhooks/{webhookId}/pause', { params })).toMatchObject({
    status: 403,
    body: { code: 'session.forbidden', data: { permission: 'webhooks.write' } },
  })
  await remove(webhook)
})
