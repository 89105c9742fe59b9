// Messages to customers about their orders: once each, in the language of the order, to verified addresses.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MARKET_INFO } from '../../contract/shared/market.ts'
import { formatMoney } from '../../contract/shared/money.ts'
import { REFUND_TOPIC } from '../payments/service.ts'
import { statement } from '../platform/db.ts'
import { emit } from '../platform/outbox.ts'
import { type Buyer, makeBuyers, pickProducts } from '../testing/buyers.ts'
import {
  cancelAsCustomer,
  creditItems,
  invoicedItems,
  moveOrdersOn,
  placeCodOrder,
  shipOrder,
} from '../testing/invoices.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { type MailServer, startMailServer, startTextProvider, type TextProvider } from '../testing/providers.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { insertOptOut } from './repository/contents.ts'

let mail: MailServer
let texts: TextProvider
let store: TestStore
let msns: string[]
beforeAll(async () => {
  ;[mail, texts] = await Promise.all([startMailServer(), startTextProvider()])
  store = await openTestStore({
    config: { mailUrl: mail.url, smsUrl: texts.url, publicOrigins: { IN: 'https://shop.example', AE: '' } },
  })
  msns = await pickProducts(store.app.db, 'IN', 2)
})
afterAll(async () => {
  await store.close()
  await Promise.all([mail.close(), texts.close()])
})

const VERIFY = statement(
  'test.verify-customer',
  `update customers set email = $2, email_verified_at = case when $3 then now() end, phone_verified_at = now()
   where id = $1 returning phone`,
)

const PAYABLE = statement('test.payable-of-order', 'select payable_minor as payable from orders where number = $1')
const COUNT_PARCELS = statement(
  'test.count-parcels',
  'select count(*)::int as count from shipments where order_id = $1',
)
const COUNT_MAILS = statement('test.count-mails', 'select count(*)::int as count from messages where recipient = $1')

let people = 0
/** A buyer with a phone number and an email address, and the messages sent to them. */
async function person(language: 'en' | 'hi', verified = true) {
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  people++
  const email = `person${people}@plant.example`
  const buyer: Buyer = { ...made, actor: { ...made.actor, language } }
  const { phone } = await store.app.db.one<{ phone: string }>(VERIFY, [made.actor.customerId, email, verified])
  return {
    buyer,
    email,
    mails: () => mail.mails.filter(({ to }) => !Array.isArray(to) && to?.text === email),
    texts: () => texts.messages.filter(({ to }) => to === `+${phone}`),
  }
}

it('follows an order from placing to delivery, with its invoice, each message once', async () => {
  const { buyer, ...sent } = await person('en')
  const order = await placeCodOrder(store, buyer, [
    { msn: msns[0] ?? '', quantity: 2 },
    { msn: msns[1] ?? '', quantity: 1 },
  ])
  await shipOrder(store, order)
  await store.advanceClock(60)
  await moveOrdersOn(store)
  await moveOrdersOn(store)
  const { count: parcels } = await store.app.db.one<{ count: number }>(COUNT_PARCELS, [order.orderId])
  // placed, and three for each parcel; the invoice of a parcel is only sent by mail
  await eventually(() => expect(sent.texts()).toHaveLength(1 + 3 * parcels))
  await eventually(() => expect(sent.mails()).toHaveLength(1 + 4 * parcels))

  const subjects = sent.mails().map(({ subject }) => subject ?? '')
  for (const end of ['is on its way', 'is out for delivery', 'was delivered']) {
    expect(subjects.filter(subject => subject.endsWith(end))).toHaveLength(parcels)
  }
  expect(new Set(subjects).size).toBe(subjects.length)
  const [text] = sent.texts().filter(({ template }) => template === 'order-placed')
  const address = `https://shop.example/dashboard/order/${order.orderNumber}`
  expect(text?.text).toBe(`Karkhana: your order ${order.orderNumber} is placed. Details: ${address}`)

  const placed = sent.mails().find(({ subject }) => subject === `Order ${order.orderNumber} is placed`)
  const payable = formatMoney(order.payable, 'INR', MARKET_INFO.IN.languageTag.en)
  expect(placed?.text).toContain(`You pay ${payable} when it is delivered.`)
  expect(placed?.text).toContain(`Total: ${payable}`)
  expect(placed?.html).toContain(`href="${address}"`)

  const [invoice] = sent.mails().flatMap(({ attachments }) => attachments)
  expect(invoice?.filename).toMatch(/^RI-\d{4}-\d{6}\.pdf$/)
  const { title } = await readPdf(invoice?.content ?? Buffer.alloc(0))
  expect(`${title.replaceAll('/', '-')}.pdf`).toBe(invoice?.filename)
})

it('sends the credit note of a return once, with its PDF', async () => {
  const { buyer, ...sent } = await person('hi')
  const order = await placeCodOrder(store, buyer, [{ msn: msns[0] ?? '', quantity: 2 }])
  await shipOrder(store, order)
  const { creditNoteIds } = await creditItems(store, order, await invoicedItems(store, order), { key: 'all' })
  const notes = () =>
    sent.mails().filter(({ attachments }) => attachments.some(({ filename }) => filename?.startsWith('CN-')))
  await eventually(async () => {
    await store.advanceClock(60)
    expect(notes()).toHaveLength(creditNoteIds.length)
  })
  const [mail] = notes()
  const [file] = mail?.attachments ?? []
  expect(mail?.subject).toMatch(new RegExp(`^ऑर्डर ${order.orderNumber}: .* का क्रेडिट नोट CN/`))
  const pdf = await readPdf(file?.content ?? Buffer.alloc(0))
  expect(pdf.language).toBe('hi-IN')
  expect(`${pdf.title.replaceAll('/', '-')}.pdf`).toBe(file?.filename)
})

it('states the new total and the remaining items after a partial cancellation', async () => {
  const { buyer, ...sent } = await person('en')
  const [first = '', second = ''] = msns
  const { orderNumber, payable } = await placeCodOrder(store, buyer, [
    { msn: first, quantity: 2 },
    { msn: second, quantity: 1 },
  ])
  await cancelAsCustomer(store, buyer, { orderNumber, items: [{ lineNo: 2 }], idempotencyKey: randomUUID() })
  const subject = `Products of order ${orderNumber} were cancelled`
  await eventually(() => expect(sent.mails().map(one => one.subject)).toContain(subject))
  const text = sent.mails().find(one => one.subject === subject)?.text ?? ''
  const { payable: left } = await store.app.db.one<{ payable: number }>(PAYABLE, [orderNumber])
  expect(left).toBeLessThan(payable)
  expect(text).toContain(`It now costs ${formatMoney(left, 'INR', MARKET_INFO.IN.languageTag.en)};`)
  expect(text).toContain('Quantity 2')
  expect(text).not.toContain('Quantity 1 ')
  expect(text).not.toContain('refund')
})

it('sends one mail per refund', async () => {
  const { buyer, ...sent } = await person('en')
  const { orderId, orderNumber } = await placeCodOrder(store, buyer, [{ msn: msns[0] ?? '', quantity: 1 }])
  const refundId = randomUUID()
  const event = { orderId, refundId, amountMinor: 50_000 }
  for (let times = 0; times < 2; times++) {
    await store.app.db.transaction(tx => emit(tx, REFUND_TOPIC, refundId, event))
  }
  const subject = `Order ${orderNumber}: ₹500 refunded`
  await eventually(() => expect(sent.mails().map(one => one.subject)).toContain(subject))
  await cancelAsCustomer(store, buyer, { orderNumber })
  await eventually(() => expect(sent.mails()).toHaveLength(3))
  expect(sent.mails().filter(one => one.subject === subject)).toHaveLength(1)
})

it('uses the language of the order, and says for a cancelled order that nothing was charged', async () => {
  const { buyer, ...sent } = await person('hi')
  const order = await placeCodOrder(store, buyer, [{ msn: msns[0] ?? '', quantity: 1 }])
  await cancelAsCustomer(store, buyer, { orderNumber: order.orderNumber })
  await eventually(() => expect(sent.mails()).toHaveLength(2))
  await eventually(() => expect(sent.texts()).toHaveLength(2))
  const byEnd = (end: string) => sent.mails().find(({ subject }) => subject === `ऑर्डर ${order.orderNumber} ${end}`)
  const placed = byEnd('दर्ज हो गया है')
  const cancelled = byEnd('रद्द हो गया है')
  expect(placed?.html).toContain(`https://shop.example/hi/dashboard/order/${order.orderNumber}`)
  expect(cancelled?.text).toContain('आपसे कोई राशि नहीं ली गई है।')
})

it('sends customers without progress text messages only those that need a reaction', async () => {
  const { buyer, ...sent } = await person('en')
  await insertOptOut(store.app.db, buyer.actor.customerId, 'order-progress')
  const order = await placeCodOrder(store, buyer, [{ msn: msns[0] ?? '', quantity: 1 }])
  await cancelAsCustomer(store, buyer, { orderNumber: order.orderNumber })
  await eventually(() => expect(sent.mails()).toHaveLength(2))
  await eventually(() => expect(sent.texts().map(({ template }) => template)).toEqual(['order-cancelled']))
})

it('sends nothing to an unverified address', async () => {
  const { buyer, email, ...sent } = await person('en', false)
  await placeCodOrder(store, buyer, [{ msn: msns[0] ?? '', quantity: 1 }])
  await eventually(() => expect(sent.texts()).toHaveLength(1))
  expect(sent.mails()).toEqual([])
  const { count } = await store.app.db.one<{ count: number }>(COUNT_MAILS, [email])
  expect(count).toBe(0)
})
