// Resending the confirmation and documents of an order, and the messages of an order as staff see them.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type Buyer, makeBuyers, pickProducts } from '../testing/buyers.ts'
import { cancelAsCustomer, placeCodOrder, shipOrder } from '../testing/invoices.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { type MailServer, startMailServer } from '../testing/providers.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { listOrderMessages } from './repository/order-messages.ts'

const SEND = 'POST /api/admin/orders/{orderNumber}/mails'
const VERIFY = statement(
  'test.verify-email',
  'update customers set email = $2, email_verified_at = case when $3 then now() end where id = $1',
)
const AUDIT = statement(
  'test.audit-of-mails',
  `select record_id as "recordId", after from audit_entries where call = '${SEND}' and after is not null order by seq desc limit 1`,
)

let mail: MailServer
let store: TestStore
let staff: SignedIn
let msns: string[]
beforeAll(async () => {
  mail = await startMailServer()
  store = await openTestStore({ config: { mailUrl: mail.url } })
  staff = await openStaff(store, 'orders')
  msns = await pickProducts(store.app.db, 'IN', 1)
})
afterAll(async () => {
  await store.close()
  await mail.close()
})

/** A buyer with an order, and the mails to them so far. */
async function orderOf(email: string, verified = true) {
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  const buyer: Buyer = made
  await store.app.db.run(VERIFY, [made.actor.customerId, email, verified])
  const order = await placeCodOrder(store, buyer, [{ msn: msns[0] ?? '', quantity: 1 }])
  const mails = () => mail.mails.filter(({ to }) => !Array.isArray(to) && to?.text === email)
  return { buyer, order, mails }
}

type Body = { sendId: string; kind: 'confirmation' | 'invoice' | 'credit-note'; documentId: string | null }
const send = (orderNumber: number, body: Partial<Body> = {}, by = staff) =>
  by.visitor.try(SEND, {
    params: { orderNumber },
    body: { sendId: randomUUID(), kind: 'confirmation', documentId: null, ...body },
  })
const rejected = (status: number, code: string) => ({ status, body: { code } })

async function invoiceOf(orderNumber: number): Promise<{ documentId: string; number: string }> {
  const params = { orderNumber }
  const { data } = await staff.visitor.call('GET /api/admin/orders/{orderNumber}', { params })
  const [document] = data.records.documents
  if (!document) throw new Error('no invoice')
  return document
}

it('sends the confirmation once per request, with an audit entry', async () => {
  const { order, mails } = await orderOf('again@plant.example')
  await eventually(() => expect(mails()).toHaveLength(1))
  const sendId = randomUUID()
  const answer = { status: 200, body: { data: { email: 'a•••@plant.example' } } }
  const at = await Promise.all([1, 2, 3].map(() => send(order.orderNumber, { sendId })))
  for (const one of at) expect(one).toMatchObject(answer)
  await eventually(() => expect(mails()).toHaveLength(2))
  expect(await send(order.orderNumber)).toMatchObject(answer)
  await eventually(() => expect(mails()).toHaveLength(3))
  const [first, ...again] = mails().map(({ subject, text }) => ({ subject, text }))
  expect(again).toEqual([first, first])
  expect(await store.app.db.one(AUDIT)).toEqual({
    recordId: String(order.orderNumber),
    after: { kind: 'confirmation', documentId: null },
  })
})

it('sends an invoice with its PDF, only one of this order', async () => {
  const { order, mails } = await orderOf('invoice@plant.example')
  await shipOrder(store, order)
  await store.advanceClock(60)
  const subject = (text: string) => mails().filter(one => one.subject?.includes(text))
  await eventually(async () => expect(subject((await invoiceOf(order.orderNumber)).number)).toHaveLength(1))
  const { documentId, number } = await invoiceOf(order.orderNumber)
  const other = await orderOf('other@plant.example')
  const document = { kind: 'invoice', documentId } as const
  expect(await send(other.order.orderNumber, document)).toMatchObject(rejected(404, 'invoice.unknown'))
  for (const wrong of [
    { ...document, kind: 'credit-note' },
    { ...document, kind: 'confirmation' },
    { ...document, documentId: null },
  ] as const)
    expect(await send(order.orderNumber, wrong), JSON.stringify(wrong)).toMatchObject(rejected(404, 'invoice.unknown'))
  expect(await send(order.orderNumber, document)).toMatchObject({ status: 200 })
  await eventually(() => expect(subject(number)).toHaveLength(2))
  const files = subject(number).map(({ attachments }) => attachments[0])
  expect(files[1]?.filename).toBe(`${number.replaceAll('/', '-')}.pdf`)
  expect(files[1]?.content).toEqual(files[0]?.content)
  expect(JSON.stringify((await readPdf(new Uint8Array(files[1]?.content ?? []))).texts)).toContain(number)
})

it('sends nothing without a verified address, and no confirmation of a cancelled order', async () => {
  const unverified = await orderOf('late@plant.example', false)
  expect(await send(unverified.order.orderNumber)).toMatchObject(rejected(409, 'order.mail-missing'))
  const { buyer, order, mails } = await orderOf('cancelled@plant.example')
  await cancelAsCustomer(store, buyer, { orderNumber: order.orderNumber })
  expect(await send(order.orderNumber)).toMatchObject(rejected(409, 'order.state'))
  await eventually(() => expect(mails()).toHaveLength(2))
  expect(unverified.mails()).toEqual([])
})

it('sends nothing to a bounced address until it is verified again', async () => {
  const email = 'back@plant.example'
  const { buyer, order, mails } = await orderOf(email)
  await eventually(() => expect(mails()).toHaveLength(1))
  await store.asOwner(`insert into bounced_addresses (address, status, reason, template, bounced_at)
    values ('${email}', '5.1.1', 'unknown user', 'order-placed', now())`)
  expect(await send(order.orderNumber)).toMatchObject(rejected(409, 'messages.mail-returned'))
  await store.app.db.run(VERIFY, [buyer.actor.customerId, email, true])
  expect(await send(order.orderNumber)).toMatchObject({ status: 200 })
  await eventually(() => expect(mails()).toHaveLength(2))
})

it('requires the right to change orders of the market', async () => {
  const { order } = await orderOf('market@plant.example')
  const [auditor, uae] = await Promise.all([openStaff(store, 'auditor'), openStaff(store, 'owner', ['AE'])])
  expect(await send(order.orderNumber, {}, auditor)).toMatchObject({
    ...{ status: 403, body: { data: { permission: 'orders.write' } } },
  })
  expect(await send(order.orderNumber, {}, uae)).toMatchObject(rejected(404, 'order.unknown'))
  expect(await send(987_654_321)).toMatchObject(rejected(404, 'order.unknown'))
})

const ORDER_ID = statement('test.id-of-order', 'select id from orders where number = $1')
const MESSAGES = 'GET /api/admin/orders/{orderNumber}/messages'
const messagesOf = async (orderNumber: number, query: { limit?: number } = {}) =>
  (await staff.visitor.call(MESSAGES, { params: { orderNumber }, query })).data

it('shows staff the messages of an order with their states', async () => {
  const email = 'told@plant.example'
  const { order, mails } = await orderOf(email)
  await eventually(() => expect(mails()).toHaveLength(1))
  expect(await send(order.orderNumber)).toMatchObject({ status: 200 })
  await eventually(async () => {
    const { messages } = await messagesOf(order.orderNumber)
    expect(messages.filter(({ channel, sentAt }) => channel === 'mail' && sentAt !== null)).toHaveLength(2)
  })
  const { messages } = await messagesOf(order.orderNumber)
  expect(messages[0]).toMatchObject({
    ...{ channel: 'mail', template: 'order-placed', recipient: 't•••@plant.example', state: 'sent', problem: '' },
    subject: mails()[1]?.subject,
  })
  await store.asOwner(`update messages set error = 'Bounced: 5.1.1 <${email}> unknown' where recipient = '${email}'`)
  expect((await messagesOf(order.orderNumber)).messages[0]).toMatchObject({
    ...{ state: 'returned', problem: '5.1.1 <•••@plant.example> unknown' },
  })
  const first = await messagesOf(order.orderNumber, { limit: 1 })
  expect(first).toEqual({ messages: [expect.objectContaining({ messageId: messages[0]?.messageId })], more: true })
  expect(await messagesOf((await orderOf('nobody@plant.example', false)).order.orderNumber)).toEqual({
    ...{ messages: [], more: false },
  })
})

it('reads only the messages of that order', async () => {
  const { order } = await orderOf('bounded@plant.example')
  const of = await store.app.db.one<{ id: string }>(ORDER_ID, [order.orderNumber])
  const read = () => rowsRead(store.app.db, db => listOrderMessages(db, of.id, 10))
  await eventually(async () => expect((await messagesOf(order.orderNumber)).messages).toHaveLength(1))
  await store.asOwner(`insert into messages (channel, recipient, template, language, body, order_id)
    select 'mail', 'a@plant.example', 'shipped', 'en', '', o.id from orders o, generate_series(1, 300) where o.id <> '${of.id}'`)
  await store.asOwner('analyze messages')
  // read once from the index, sorted, and returned
  expect(await read()).toBeLessThanOrEqual(3)
})

it('shows the messages of an order only to staff of its market who may read orders', async () => {
  const { order } = await orderOf('readers@plant.example')
  const params = { orderNumber: order.orderNumber }
  const [auditor, content, uae] = await Promise.all([
    openStaff(store, 'auditor'),
    openStaff(store, 'content'),
    openStaff(store, 'owner', ['AE']),
  ])
  expect(await auditor.visitor.try(MESSAGES, { params })).toMatchObject({ status: 200 })
  expect(await content.visitor.try(MESSAGES, { params })).toMatchObject({ status: 403 })
  expect(await uae.visitor.try(MESSAGES, { params })).toMatchObject(rejected(404, 'order.unknown'))
})
