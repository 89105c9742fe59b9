// Delivery of webhooks by several processes: exactly once, independent of other endpoints, paused after failures, for
// staff of the market.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { WEBHOOK_DATA, zWebhookBody } from '../../contract/webhooks/events.ts'
import { statement } from '../platform/db.ts'
import { setStock } from '../testing/buyers.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff } from '../testing/staff.ts'
import { openWebhookStore } from '../testing/webhooks.ts'
import { sendDue } from './commands/send.ts'
import { tellProducts } from './commands/take-events.ts'

let shop: Awaited<ReturnType<typeof openWebhookStore>>
beforeAll(async () => {
  shop = await openWebhookStore()
})
afterAll(() => shop.close())
beforeEach(() => shop.forget())

it('is sent once by concurrent processes, with a few requests per endpoint at a time', async () => {
  const webhook = await shop.make('/once')
  for (let n = 0; n < 12; n++) await shop.tell(`once${n}`)
  shop.receiver.requests.most = 0
  await Promise.all([sendDue(shop.store.app), sendDue(shop.store.app), sendDue(shop.store.app)])
  await eventually(async () =>
    expect((await shop.deliveries(webhook)).every(({ state }) => state === 'delivered')).toBe(true),
  )
  expect(
    shop
      .at('/once')
      .map(({ headers }) => headers['webhook-id'] ?? '')
      .toSorted(),
  ).toEqual(Array.from({ length: 12 }, (_, n) => `msg_once${n}`).toSorted())
  expect(shop.receiver.requests.most).toBeLessThanOrEqual(2)
  await shop.remove(webhook)
})

it('is not delayed by another endpoint that does not respond or by a process that died', async () => {
  const [dead, fine] = [await shop.make('/dead'), await shop.make('/fine')]
  shop.receiver.answers.set('/dead', { status: 0 })
  for (let n = 0; n < 2; n++) await shop.tell(`fair${n}`)
  const run = sendDue(shop.store.app)
  await eventually(() => expect(shop.at('/fine')).toHaveLength(2))
  await eventually(() => expect(shop.at('/dead').length).toBeGreaterThanOrEqual(2))
  // none of the dead endpoint has ended
  expect(await shop.deliveries(dead)).toMatchObject(Array(2).fill({ state: 'waiting' }))
  await run
  expect(await shop.deliveries(fine)).toMatchObject(Array(2).fill({ state: 'delivered' }))
  expect((await shop.deliveries(dead)).filter(({ error }) => error === 'timeout').length).toBeGreaterThanOrEqual(2)
  shop.receiver.answers.delete('/dead')
  // claimed by a process that died: taken over once the claim has expired
  await shop.store.asOwner(
    `update webhook_deliveries set leased_until = '${shop.later(7200).now().toISOString()}' where endpoint_id = '${dead.webhookId}'`,
  )
  await sendDue(shop.later(3600))
  expect(await shop.deliveries(dead)).toMatchObject(Array(2).fill({ state: 'waiting' }))
  await sendDue(shop.later(10_800))
  expect(await shop.deliveries(dead)).toMatchObject(Array(2).fill({ state: 'delivered' }))
  await Promise.all([shop.remove(dead), shop.remove(fine)])
}, 60_000)

it('is paused by 410 and by days of failures, mails the owners, and sends the queued events later', async () => {
  const mails = async () =>
    (
      await shop.store.app.db.one<{ count: number }>(
        statement('test.mails', `select count(*)::int as count from messages where template = 'webhook-paused'`),
      )
    ).count
  const [gone, down] = [await shop.make('/gone'), await shop.make('/down', ['rfq.received'])]
  const before = await mails()
  shop.receiver.answers.set('/gone', { status: 410 }).set('/down', { status: 503 })
  await shop.tell('gone')
  await sendDue(shop.store.app)
  expect(await shop.read(gone)).toMatchObject({ state: 'paused', pausedWhy: 'gone', failed: 1 })
  expect(await mails()).toBe(before + 1)
  await shop.tell('down', 'rfq.received')
  await sendDue(shop.store.app)
  await sendDue(shop.later(71 * 3600))
  const failing = await shop.read(down)
  expect(failing.state).toBe('active')
  expect(failing.failures).toBeGreaterThanOrEqual(2)
  await sendDue(shop.later(73 * 3600))
  expect(await shop.read(down)).toMatchObject({ state: 'paused', pausedWhy: 'failures' })
  expect(await mails()).toBe(before + 2)
  shop.receiver.answers.clear()
  shop.receiver.received.length = 0
  await shop.tell('while-paused')
  await sendDue(shop.later(74 * 3600))
  expect(shop.receiver.received).toEqual([])
  await shop.owner.call('POST /api/admin/webhooks/{webhookId}/resume', { params: gone.params })
  await eventually(() => expect(shop.at('/gone')).toHaveLength(1))
  await Promise.all([shop.remove(gone), shop.remove(down)])
})

it('sends a test once, also while paused, and resends a delivery at the request of staff', async () => {
  const webhook = await shop.make('/test')
  const { params } = webhook
  await shop.owner.call('POST /api/admin/webhooks/{webhookId}/pause', { params })
  const body = { testId: randomUUID() }
  shop.receiver.answers.set('/test', { status: 500 })
  await shop.owner.call('POST /api/admin/webhooks/{webhookId}/test', { params, body })
  const { deliveryId } = (await shop.owner.call('POST /api/admin/webhooks/{webhookId}/test', { params, body })).data
  await eventually(async () => expect(await shop.deliveries(webhook)).toMatchObject([{ state: 'failed', tries: 1 }]))
  expect(JSON.parse(shop.at('/test')[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: { test: true } })
  shop.receiver.answers.clear()
  await shop.owner.call('POST /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}/retry', {
    params: { ...params, deliveryId },
  })
  await eventually(async () => expect(await shop.deliveries(webhook)).toMatchObject([{ state: 'delivered' }]))
  expect(shop.at('/test')).toHaveLength(2)
  await shop.remove(webhook)
})

it('sends one message for many changes of a product', async () => {
  const webhook = await shop.make('/products', ['stock.changed'])
  const [msn = ''] = await shop.store.buyableMsns('IN', 1)
  const marks = statement('test.marks', 'select msn from webhook_product_marks')
  await setStock(shop.store.app.db, msn, 0)
  await setStock(shop.store.app.db, msn, 7)
  await eventually(async () => expect(await shop.store.app.db.rows(marks)).toEqual([{ msn }]))
  await tellProducts(shop.store.app)
  await eventually(() => expect(shop.at('/products')).toHaveLength(1))
  const { data } = zWebhookBody.parse(JSON.parse(shop.at('/products')[0]?.body ?? ''))
  expect(WEBHOOK_DATA['stock.changed'].parse(data).products).toMatchObject([{ msn, available: 7 }])
  await shop.remove(webhook)
})

it('is accessible to staff of its market with the right', async () => {
  const webhook = await shop.make('/market')
  const { params } = webhook
  const { visitor: abroad } = await openStaff(shop.store, 'owner', ['AE'])
  expect(await abroad.try('GET /api/admin/webhooks/{webhookId}', { params })).toMatchObject({
    status: 404,
    body: { code: 'webhook.unknown' },
  })
  const { visitor: auditor } = await openStaff(shop.store, 'auditor')
  expect((await auditor.call('GET /api/admin/webhooks/{webhookId}', { params })).data.name).toBe('ERP')
  expect(await auditor.try('POST /api/admin/webhooks/{webhookId}/pause', { params })).toMatchObject({
    status: 403,
    body: { code: 'session.forbidden', data: { permission: 'webhooks.write' } },
  })
  await shop.remove(webhook)
})
