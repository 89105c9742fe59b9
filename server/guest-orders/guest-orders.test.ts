// Orders looked up without logging in: only with a code to a contact of the order, and without revealing which
// numbers exist.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, placeCodOrder, type ShippedOrder, shipOrder } from '../testing/invoices.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const PHONE = '9876543210'
const CODES = statement(
  'test.tracking-codes',
  `select recipient from messages where template = 'otp-track-order' order by id`,
)

let store: TestStore
let order: ShippedOrder
beforeAll(async () => {
  store = await openTestStore()
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  order = await placeCodOrder(store, await buyerOf(store, await store.customer()), [{ msn, quantity: 1 }])
  await shipOrder(store, order)
}, 120_000)
afterAll(() => store.close())

const ask = (visitor: Visitor, orderNumber: number, phone = PHONE) =>
  visitor.try('POST /api/v1/order/guest/sendCode', { body: { orderNumber, phone } })
const open = (visitor: Visitor, orderNumber: number, otp: string, phone = PHONE) =>
  visitor.try('POST /api/v1/order/guest/open', { body: { orderNumber, phone, otp } })
const read = (visitor: Visitor, orderNumber: number) =>
  visitor.try('GET /api/v1/order/guest', { query: { orderNumber } })
const codes = async () => (await store.app.db.rows<{ recipient: string }>(CODES, [])).map(({ recipient }) => recipient)

it('are opened by the code to a contact of the order, for this session and an hour', async () => {
  const { orderNumber } = order
  const visitor = store.visitor()
  const answers = [
    await ask(visitor, 999_999),
    await ask(visitor, orderNumber, '9123456780'),
    await ask(visitor, orderNumber),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: { expiresInSeconds: 600 } } })
  await eventually(async () => expect(await codes()).toEqual([`91${PHONE}`]))
  const otp = await visitor.lastCode(`91${PHONE}`)
  const wrong = otp === '000000' ? '111111' : '000000'
  const rejected = [
    await open(visitor, orderNumber, wrong),
    await open(visitor, 999_999, wrong),
    await open(visitor, orderNumber, wrong, '9123456780'),
  ]
  for (const answer of rejected) expect(answer).toMatchObject({ status: 400, body: { code: 'order.guest-code' } })
  expect((await read(visitor, orderNumber)).status).toBe(404)

  expect(await open(visitor, orderNumber, otp)).toMatchObject({ status: 200 })
  expect(await open(store.visitor(), orderNumber, otp), 'a code is used once').toMatchObject({ status: 400 })
  const opened = await visitor.call('GET /api/v1/order/guest', { query: { orderNumber } })
  expect(opened.data.order).toMatchObject({ orderNumber, payable: order.payable })
  expect(opened.data.tracking[0]?.events.length).toBeGreaterThan(0)
  const invoiceId = opened.data.invoices[0]?.invoiceId ?? ''
  const file = `/api/v1/order/guest/invoice?orderNumber=${orderNumber}&invoiceId=${invoiceId}`
  await eventually(async () => expect((await visitor.request('GET', file)).status).toBe(200))
  const stranger = store.visitor()
  await stranger.call('GET /api/v1/session/getSession')
  expect((await stranger.request('GET', file)).status).toBe(404)
  expect((await read(stranger, orderNumber)).status).toBe(404)
  expect((await visitor.try('GET /api/v1/order/orderDetails', { query: { orderNumber } })).status).toBe(401)

  const ticket = { idempotencyKey: 'about-an-opened-order', topic: 'delivery', fullName: 'Asha', text: 'Where is it?' }
  const write = (who: Visitor) =>
    who.try('POST /api/v1/support/createTicket', { body: { ...ticket, email: 'a@plant.example', orderNumber } })
  expect((await write(visitor)).status).toBe(200)
  expect((await write(stranger)).body).toMatchObject({ code: 'order.unknown' })

  await store.advanceClock(3601)
  expect((await read(visitor, orderNumber)).status).toBe(404)
})

it('say that an order on hold is checked, not why, until it is released', async () => {
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  const { orderNumber } = await placeCodOrder(store, await buyerOf(store, await store.customer()), [
    { msn, quantity: 1 },
  ])
  const staff = await openStaff(store, 'orders')
  const params = { orderNumber }
  const body = { holdId: randomUUID(), reason: 'suspicious' as const, note: 'Many orders to one address.' }
  await staff.visitor.call('POST /api/admin/orders/{orderNumber}/hold', { params, body })
  const visitor = store.visitor()
  const before = (await codes()).length
  await ask(visitor, orderNumber)
  await eventually(async () => expect(await codes()).toHaveLength(before + 1))
  await open(visitor, orderNumber, await visitor.lastCode(`91${PHONE}`))
  const held = await read(visitor, orderNumber)
  expect(held).toMatchObject({ status: 200, body: { data: { order: { orderNumber, onHold: true } } } })
  expect(JSON.stringify(held.body)).not.toMatch(/suspicious|Many orders/)
  const { holdId } = body
  await staff.visitor.call('POST /api/admin/orders/{orderNumber}/release', { params, body: { holdId } })
  expect(await read(visitor, orderNumber)).toMatchObject({ body: { data: { order: { onHold: false } } } })
})

it('are limited for a number, known or not', async () => {
  const many = async (orderNumber: number) => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => ask(store.visitor(), orderNumber)))
    return answers.map(({ status }) => status)
  }
  const unknown = await many(888_888)
  expect(unknown.filter(status => status === 200)).toHaveLength(20)
  expect(unknown.filter(status => status === 429)).toHaveLength(2)
})
