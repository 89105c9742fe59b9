// Outgoing webhooks against a real receiver: messages, signatures, dry run, retries, addresses, secrets.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CallOutput } from '../../contract/api.ts'
import { WEBHOOK_DATA, zWebhookBody } from '../../contract/webhooks/events.ts'
import type { WebhookKind } from '../../contract/webhooks/kinds.rules.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest } from '../testing/buyers.ts'
import { eventually } from '../testing/soon.ts'
import { isSigned, openWebhookStore } from '../testing/webhooks.ts'
import { sendDue } from './commands/send.ts'
import { resealWebhookSecrets } from './service.ts'

let shop: Awaited<ReturnType<typeof openWebhookStore>>
beforeAll(async () => {
  shop = await openWebhookStore()
})
afterAll(() => shop.close())
beforeEach(() => shop.forget())

it('sends a signed message for a placed order, with the fields of its schema and no personal data', async () => {
  const webhook = await shop.make('/orders')
  const [msn = ''] = await shop.store.buyableMsns('IN', 1)
  const [buyer] = await makeBuyers(shop.store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(shop.store.app.db, [buyer], [{ msn, quantity: 2 }])
  const { orderNumber } = await placeOrder(shop.store.app, buyer.actor, await payRequest(shop.store.app, buyer, 5))
  await eventually(() => expect(shop.at('/orders')).toHaveLength(1))
  const [one] = shop.at('/orders')
  if (!one) throw new Error('nothing was received')
  expect(isSigned(one, webhook.secret)).toBe(true)
  expect(isSigned({ ...one, body: `${one.body} ` }, webhook.secret)).toBe(false)
  const body = zWebhookBody.parse(JSON.parse(one.body))
  expect(body).toMatchObject({ type: 'order.placed', version: 1, market: 'IN', data: { orderNumber, state: 'placed' } })
  expect(WEBHOOK_DATA['order.placed'].strict().parse(body.data).lines).toMatchObject([{ msn, quantity: 2 }])
  expect(one.body).not.toMatch(/Asha|9876543210|Plot 12/)
  await eventually(async () =>
    expect(await shop.deliveries(webhook)).toMatchObject([
      { state: 'delivered', status: 200, record: String(orderNumber) },
    ]),
  )
  await shop.remove(webhook)
})

it('shows a signed dry run of every kind of record, and stores and sends nothing', async () => {
  const webhook = await shop.make('/dry', ['invoice.issued'])
  const [msn = ''] = await shop.store.buyableMsns('IN', 1)
  const count = statement('test.messages', 'select count(*)::int as count from webhook_messages')
  const before = await shop.store.app.db.one(count)
  const call = 'POST /api/admin/webhooks/{webhookId}/dryRun'
  const dry = (kind: WebhookKind, record: string) =>
    shop.owner.try(call, { params: webhook.params, body: { kind, record } })
  const { status, body } = await dry('price.changed', msn)
  expect(status).toBe(200)
  const { headers, body: sent } = (body as CallOutput<typeof call>).data
  expect(isSigned({ path: '', headers, body: sent }, webhook.secret)).toBe(true)
  expect(JSON.parse(sent)).toMatchObject({ type: 'price.changed', data: { products: [{ msn }] } })
  const [abroad = ''] = await shop.store.buyableMsns('AE', 1)
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
  expect(await shop.store.app.db.one(count)).toEqual(before)
  expect(shop.receiver.received).toEqual([])
  await shop.remove(webhook)
})

it('retries under the same id after an error, and stores the response', async () => {
  const webhook = await shop.make('/errors')
  shop.receiver.answers.set('/errors', { status: 500, body: 'x'.repeat(5000) })
  await shop.tell('errors')
  await sendDue(shop.store.app)
  const [failed] = await shop.deliveries(webhook)
  expect(failed).toMatchObject({ state: 'waiting', tries: 1, status: 500, error: 'status' })
  shop.receiver.answers.delete('/errors')
  await sendDue(shop.later(60))
  expect(shop.at('/errors').map(({ headers }) => headers['webhook-id'])).toEqual(['msg_errors', 'msg_errors'])
  const params = { ...webhook.params, deliveryId: failed?.deliveryId ?? 0 }
  const detail = (await shop.owner.call('GET /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}', { params })).data
  expect(detail).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }, { status: 500 }] })
  expect(detail.attempts[1]?.response).toHaveLength(2048)
  expect(JSON.stringify(detail)).not.toContain(webhook.secret)
  expect(await shop.read(webhook)).toMatchObject({ failures: 0, failingSince: null })
  await shop.remove(webhook)
})

it('follows no redirect, and gives up a delivery after eight attempts', async () => {
  const webhook = await shop.make('/moved')
  shop.receiver.answers.set('/moved', { status: 302, location: `${shop.receiver.origin}/elsewhere` })
  await shop.tell('moved')
  for (const hours of [0, 0.01, 0.2, 1, 4, 11, 24, 37]) await sendDue(shop.later(hours * 3600))
  expect(shop.at('/moved')).toHaveLength(8)
  expect(shop.at('/elsewhere')).toEqual([])
  expect(await shop.deliveries(webhook)).toMatchObject([{ state: 'failed', tries: 8, error: 'redirect', dueAt: null }])
  const body = { from: '2020-01-01T00:00:00.000Z' }
  const replay = () => shop.owner.call('POST /api/admin/webhooks/{webhookId}/replay', { params: webhook.params, body })
  shop.receiver.answers.delete('/moved')
  expect((await replay()).data.replayed).toBe(1)
  await eventually(async () => expect(await shop.deliveries(webhook)).toMatchObject([{ state: 'delivered' }]))
  expect((await replay()).data.replayed).toBe(0)
  await shop.remove(webhook)
})

it('calls no private address, neither typed nor resolved from a name when sending', async () => {
  const body: { market: 'IN'; name: string; kinds: WebhookKind[] } = {
    ...{ market: 'IN', name: 'ERP' },
    kinds: ['order.placed'],
  }
  for (const address of [
    ...['http://erp.example/', 'https://10.0.0.5/', 'https://[::ffff:10.0.0.5]/', 'https://169.254.169.254/latest'],
    ...['https://user:secret@erp.example/', 'ftp://erp.example/', 'https://0x0a000005/', 'not an address'],
  ])
    expect(
      await shop.owner.try('POST /api/admin/webhooks', { body: { ...body, webhookId: randomUUID(), address } }),
    ).toMatchObject({ status: 400, body: { code: 'webhook.address' } })
  const webhook = await shop.make('/private')
  await shop.tell('private')
  // in production mode this machine is a private address too
  await sendDue({ ...shop.store.app, config: { ...shop.store.app.config, production: true } })
  await shop.store.asOwner(
    `update webhook_endpoints set address = 'https://localhost:1/' where id = '${webhook.webhookId}'`,
  )
  await sendDue({ ...shop.later(60), config: { ...shop.store.app.config, production: true } })
  expect(await shop.deliveries(webhook)).toMatchObject([{ error: 'address', tries: 2 }])
  expect(shop.receiver.received).toEqual([])
  await shop.remove(webhook)
})

it('signs with both secrets during the overlap, and only with the new one afterwards', async () => {
  const webhook = await shop.make('/secrets')
  const { params } = webhook
  const body = { version: webhook.version, overlapHours: 1 }
  const changed = (await shop.owner.call('POST /api/admin/webhooks/{webhookId}/secret', { params, body })).data
  expect(await shop.owner.try('POST /api/admin/webhooks/{webhookId}/secret', { params, body })).toMatchObject({
    status: 409,
    body: { code: 'settings.changed-meanwhile' },
  })
  expect((await resealWebhookSecrets(shop.store.app)).unreadable).toBe(0)
  await shop.tell('both')
  await sendDue(shop.store.app)
  await shop.tell('one')
  await sendDue(shop.later(3601))
  const signed = shop.at('/secrets').map(one => [isSigned(one, webhook.secret), isSigned(one, changed.secret ?? '')])
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ])
  const kept = await shop.store.app.db.rows<{ text: string }>(
    statement('test.audit', `select (e.*)::text as text from audit_entries e where record_id = $1`),
    [webhook.webhookId],
  )
  expect(kept.length).toBeGreaterThan(1)
  for (const { text } of kept) expect(text).not.toMatch(/whsec_/)
  await shop.remove(webhook)
})
