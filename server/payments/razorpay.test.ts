// Razorpay against its stub: session, return, webhook; dropped, repeated, out of order, forged, or with another amount.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickProducts, setStock, stockOf } from '../testing/buyers.ts'
import type { GatewayOrder, GatewayShop } from '../testing/gateway-shop.ts'
import { type GatewayStore, openRazorpayStore } from '../testing/gateway-store.ts'
import { stubHmac } from '../testing/gateway-stub.ts'
import { PAID_ONCE } from '../testing/payer.ts'
import { RAZORPAY_ACCOUNT, type RazorpayStub, type StubPayment } from '../testing/razorpay-stub.ts'
import type { TestStore } from '../testing/store.ts'
import { retryPayment } from './commands/retry.ts'
import { orderAttributes } from './service.ts'

let gateway: GatewayStore<RazorpayStub>
let store: TestStore
let stub: RazorpayStub
let shop: GatewayShop
let msn: string
let origin: string
beforeAll(async () => {
  gateway = await openRazorpayStore()
  ;({ store, stub, shop, msn, origin } = gateway)
})
afterAll(() => gateway.close())

const order = () => shop.order(msn)
const tell = (name: string, payment: StubPayment, options = {}) =>
  stub.deliver(origin, stub.event(name, payment), options)
const UNPAID = { state: 'pending-payment', placed: 0, held: 1 }
describe('session', () => {
  test('an order at Razorpay for the amount, and a form for its page that has no secret', async () => {
    const one = await order()
    expect(stub.orderOf(one.ref)).toMatchObject({ amount: one.answer.payable, currency: 'INR', receipt: one.ref })
    const { url, method, fields } = one.answer.redirect ?? { url: '', method: '', fields: {} }
    expect([url, method]).toEqual([`${stub.origin}/v1/checkout/embedded`, 'POST'])
    expect(fields).toMatchObject({
      key_id: RAZORPAY_ACCOUNT.keyId,
      order_id: stub.orderOf(one.ref).id,
      amount: String(one.answer.payable),
      'prefill[method]': 'upi',
      callback_url: expect.stringMatching(/\/payment\/return\/razorpay\?ref=KH/),
    })
    expect(JSON.stringify(fields)).not.toContain(RAZORPAY_ACCOUNT.keySecret)
  })

  test('the same attempt again is the same order', async () => {
    const one = await order()
    const again = await retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(again.redirect).toEqual(one.answer.redirect)
    expect(stub.orders.filter(({ receipt }) => receipt === one.ref)).toHaveLength(1)
  })

  test('no sample bank is offered or accepted: the page of Razorpay lets the buyer choose', async () => {
    const one = await order()
    const { actor } = one.buyer
    const query = { orderNumber: one.answer.orderNumber, paymentMethodId: 2 }
    await expect(retryPayment(store.app, actor, { ...query, bankEmi: 'DECN' })).rejects.toMatchObject({
      code: 'payment.method-closed',
    })
    const netBanking = await retryPayment(store.app, actor, query)
    expect(netBanking.redirect?.fields['prefill[method]']).toBe('netbanking')
  })
})

describe('paid once', () => {
  test('dropped return: the webhook alone', async () => {
    const one = await order()
    expect(await tell('payment.captured', stub.pay(one.ref))).toMatchObject({ status: 200, outcome: 'paid' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('dropped webhook: the return asks Razorpay', async () => {
    const one = await order()
    const back = await shop.comeBack(one, await stub.returnFields(stub.pay(one.ref)))
    const confirmation = `/order-confirmation?orderNumber=${one.answer.orderNumber}`
    expect(back).toEqual({ status: 303, location: confirmation })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('dropped both: reconciliation, and the order page of the buyer', async () => {
    const one = await order()
    stub.pay(one.ref)
    await shop.poll()
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    const other = await order()
    stub.pay(other.ref)
    const attributes = await orderAttributes(store.app, other.buyer.actor, { orderNumber: other.answer.orderNumber })
    expect(attributes).toMatchObject({ state: 'placed', paymentState: 'paid' })
  })

  test('duplicates, also at once, with the event id or without', async () => {
    const one = await order()
    const body = stub.event('payment.captured', stub.pay(one.ref))
    const eventId = stub.nextId('evt_')
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => stub.deliver(origin, body, { eventId })))
    expect(sent.map(({ outcome }) => outcome).sort()).toEqual(['paid', ...Array(4).fill('repeated')])
    expect(await stub.deliver(origin, body, { eventId: ' ' })).toMatchObject({ status: 200, outcome: 'repeated' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('failed, then captured under the same id: the order keeps its stock meanwhile', async () => {
    const one = await order()
    const payment = stub.pay(one.ref, 'failed', { captured: true })
    // a documented example of a failure says captured: the event and the status count
    expect(await tell('payment.failed', payment)).toMatchObject({ outcome: 'try-failed' })
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['created'] })
    expect(await tell('payment.captured', stub.move(payment, 'captured'))).toMatchObject({ outcome: 'paid' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('a failure is one when the buyer comes back with it; the money may still come, even unheard', async () => {
    const one = await order()
    const payment = stub.pay(one.ref, 'failed')
    await shop.comeBack(one, { 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': 'payment_cancelled' })
    expect(await shop.historyOf(one)).toMatchObject({ state: 'payment-failed', payments: ['failed'], held: 0 })
    stub.move(payment, 'captured')
    await shop.poll(30)
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('cancelled before anything was tried: the order waits, and the same session is opened again', async () => {
    const one = await order()
    await shop.comeBack(one, {}, 'GET')
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['created'] })
    const again = await retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(again.redirect).toEqual(one.answer.redirect)
  })

  test('late authorisation: pending until it is captured, days later', async () => {
    const one = await order()
    const payment = stub.pay(one.ref, 'created')
    await shop.poll()
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['pending'] })
    await shop.expire()
    await tell('payment.authorized', stub.move(payment, 'authorized'))
    expect(await shop.historyOf(one)).toMatchObject({ state: 'expired', payments: ['pending'] })
    stub.move(payment, 'captured')
    await shop.poll(90)
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('authorized and never captured: Razorpay returns it, the attempt ends, nothing is refunded', async () => {
    const one = await order()
    const payment = stub.pay(one.ref, 'authorized')
    await tell('payment.authorized', payment)
    payment.status = 'refunded'
    const refund = {
      id: 'rfnd_auto',
      payment_id: payment.id,
      amount: payment.amount,
      status: 'processed',
      receipt: null,
    }
    const delivered = stub.event('refund.processed', payment, { refund })
    expect(await stub.deliver(origin, delivered)).toMatchObject({ status: 200, outcome: 'ignored' })
    await shop.poll(80)
    expect(await shop.historyOf(one)).toMatchObject({ state: 'payment-failed', payments: ['failed'], held: 0 })
  })
})

describe('late and extra money', () => {
  test('late capture after the order expired: revived while there is stock, else refunded', async () => {
    const one = await order()
    await shop.expire()
    expect(await tell('payment.captured', stub.pay(one.ref))).toMatchObject({ outcome: 'paid' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    const [rare = ''] = (await pickProducts(store.app.db, 'IN', 2)).slice(1)
    await setStock(store.app.db, rare, 1)
    const late = await shop.order(rare)
    await shop.expire()
    await shop.order(rare)
    const payment = stub.pay(late.ref)
    expect(await tell('payment.captured', payment)).toMatchObject({ outcome: 'refund-due' })
    expect(await stockOf(store.app.db, rare)).toMatchObject({ onHand: 1, reserved: 1 })
    await shop.makeRefunds()
    expect(await shop.historyOf(late)).toMatchObject({ state: 'expired', payments: ['refunded'] })
    expect(payment.amount_refunded).toBe(late.answer.payable)
  })

  test('a second payment on a paid order is recorded for staff and changes nothing', async () => {
    const one = await order()
    await tell('payment.captured', stub.pay(one.ref))
    expect(await tell('payment.captured', stub.pay(one.ref))).toMatchObject({ status: 200, outcome: 'second-payment' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    expect(await shop.eventsOf(one)).toContain('second-payment')
  })

  test.each([
    ['less', { amount: 100 }],
    ['more', { amount: 99_999_999 }],
    ['another currency', { currency: 'USD' }],
  ])('amount mismatch: %s is held, never paid', async (_name, change) => {
    const one = await order()
    expect(await tell('payment.captured', stub.pay(one.ref, 'captured', change))).toMatchObject({
      status: 200,
      outcome: 'amount-mismatch',
    })
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['created'] })
    expect(await shop.eventsOf(one)).toContain('amount-mismatch')
  })

  test('the payment of another order does not pay this one', async () => {
    const [mine, other] = [await order(), await order()]
    const payment = stub.pay(other.ref)
    await tell('payment.captured', payment)
    const stolen = { ...payment, order_id: stub.orderOf(mine.ref).id }
    expect(await tell('payment.captured', stolen)).toMatchObject({ outcome: 'reference-mismatch' })
    expect(await shop.historyOf(mine)).toMatchObject({ ...UNPAID, payments: ['created'] })
    // nor does its return, whose signature is valid for the other order
    await shop.comeBack(mine, await stub.returnFields(payment))
    expect(await shop.historyOf(mine)).toMatchObject({ ...UNPAID, payments: ['created'] })
  })
})

describe('webhooks that are not believed', () => {
  const unchanged = async (one: GatewayOrder) =>
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['created'] })

  test('wrong signature, secret of something else, changed byte: 400, and the true one counts afterwards', async () => {
    const one = await order()
    const body = stub.event('payment.captured', stub.pay(one.ref))
    const rejected = { status: 400, code: 'payment.signature' }
    expect(await stub.deliver(origin, body, { signature: 'f'.repeat(64) })).toMatchObject(rejected)
    expect(await stub.deliver(origin, body, { secret: RAZORPAY_ACCOUNT.keySecret })).toMatchObject(rejected)
    const signature = await stubHmac(RAZORPAY_ACCOUNT.webhookSecret, body)
    const changed = body.replace(`"amount":${one.answer.payable}`, '"amount":100')
    expect(await stub.deliver(origin, changed, { signature })).toMatchObject(rejected)
    await unchanged(one)
    expect(await stub.deliver(origin, body)).toMatchObject({ outcome: 'paid' })
  })

  test('a wrong signature of the return is reported, and Razorpay is asked all the same', async () => {
    const one = await order()
    const before = await store.app.monitor.metrics()
    const fields = await stub.returnFields(stub.pay(one.ref), 'order_of_somebody')
    await shop.comeBack(one, fields)
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    const counted = /karkhana_security_events_total\{event="return.rejected"\} (\d+)/
    const numberIn = (metrics: string) => Number(counted.exec(metrics)?.[1] ?? 0)
    expect(numberIn(await store.app.monitor.metrics())).toBe(numberIn(before) + 1)
  })

  test('re-encoded body: the bytes as they came are what is signed', async () => {
    const one = await order()
    const payment = stub.pay(one.ref, 'captured', { notes: { to: 'पुणे — ₹' } })
    const spaced = JSON.stringify(JSON.parse(stub.event('payment.captured', payment)), null, 2).replaceAll('/', '\\/')
    expect(await stub.deliver(origin, spaced)).toMatchObject({ status: 200, outcome: 'paid' })
    const other = await order()
    const body = stub.event('payment.captured', stub.pay(other.ref))
    const signature = await stubHmac(RAZORPAY_ACCOUNT.webhookSecret, body)
    const again = JSON.stringify(JSON.parse(body), null, 1)
    expect(await stub.deliver(origin, again, { signature })).toMatchObject({ status: 400 })
    await unchanged(other)
  })

  test('the old secret after a rotation is accepted', async () => {
    const one = await order()
    const secret = RAZORPAY_ACCOUNT.previousWebhookSecret
    expect(await tell('payment.captured', stub.pay(one.ref), { secret })).toMatchObject({ outcome: 'paid' })
  })

  test('events of other kinds and of other shops are stored and accepted', async () => {
    const one = await order()
    const payment = stub.pay(one.ref, 'created')
    expect(await tell('payment.downtime.started', payment)).toMatchObject({ status: 200, outcome: 'ignored' })
    const foreign = { ...payment, id: 'pay_foreign', order_id: 'order_foreign' }
    expect(await tell('payment.captured', foreign)).toMatchObject({ status: 200, outcome: 'unknown' })
    expect(await stub.deliver(origin, '{"event":7}')).toMatchObject({ status: 200, outcome: 'ignored' })
    await unchanged(one)
  })
})

test('type quirks: amounts as text, states in capitals, notes as list or object, unknown states', async () => {
  const one = await order()
  const change = {
    amount: String(one.answer.payable),
    notes: {},
    acquirer_data: null,
  } as unknown as Partial<StubPayment>
  const payment = stub.pay(one.ref, 'created', change)
  await shop.comeBack(one, await stub.returnFields(Object.assign(payment, { status: 'VERIFYING' })))
  expect(await shop.historyOf(one)).toMatchObject({ payments: ['pending'] })
  await shop.comeBack(one, await stub.returnFields(Object.assign(payment, { status: ' Captured ' })))
  expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
})
