// UPI payments that the store shows itself, at each gateway that offers it: link, expiry, approval, failure, retry.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import type { GatewayOrder } from '../testing/gateway-shop.ts'
import { type GatewayStore, openPayuStore, openRazorpayStore } from '../testing/gateway-store.ts'
import { PAID_ONCE, payAgain } from '../testing/payer.ts'
import type { PayuStub } from '../testing/payu-stub.ts'
import type { RazorpayStub } from '../testing/razorpay-stub.ts'
import { orderAttributes } from './service.ts'

const UPI_APP = 10
const MINUTE_MS = 60_000
const EXPIRE = statement('test.expire-upi', 'update payments set upi_expires_at = $2 where id = $1')

/** What both gateways have in common. */
function common(open: () => GatewayStore<RazorpayStub | PayuStub>) {
  const attributes = (one: GatewayOrder) =>
    orderAttributes(open().store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })

  test('a link for the amount, and the same one again until it expires', async () => {
    const { shop, msn, store } = open()
    const one = await shop.order(msn)
    const { upiRequest, redirect, payable, orderNumber } = one.answer
    expect(redirect).toBe(null)
    const link = new URL(upiRequest?.link ?? '')
    expect([link.protocol, Number(link.searchParams.get('am')) * 100]).toEqual(['upi:', payable])
    expect(upiRequest?.qr.path).toMatch(/^M/)
    expect(upiRequest?.testPage).toBe(null)
    expect(Date.parse(upiRequest?.expiresAt ?? '') - Date.now()).toBeGreaterThan(9 * MINUTE_MS)
    expect((await attributes(one)).upiRequest).toEqual(upiRequest)
    const again = await payAgain(store.app, one.buyer.actor, { orderNumber })
    expect(again).toMatchObject({ paymentId: one.answer.paymentId, upiRequest })
    await store.app.db.run(EXPIRE, [one.answer.paymentId, new Date(0)])
    expect((await attributes(one)).upiRequest).toBe(null)
    const next = await payAgain(store.app, one.buyer.actor, { orderNumber })
    expect(next.paymentId).not.toBe(one.answer.paymentId)
    expect(next.upiRequest?.link).not.toBe(upiRequest?.link)
  })

  test('a method of UPI apps is served as well, another one goes to the page', async () => {
    const { shop, msn } = open()
    expect((await shop.order(msn, { paymentMethodId: UPI_APP })).answer.upiRequest).not.toBe(null)
    const netBanking = await shop.order(msn, { paymentMethodId: 2 })
    expect([netBanking.answer.upiRequest, netBanking.answer.redirect === null]).toEqual([null, false])
  })

  test('another payment method: the previous request is no longer shown', async () => {
    const { shop, msn, store } = open()
    const one = await shop.order(msn)
    const { orderNumber } = one.answer
    const other = await payAgain(store.app, one.buyer.actor, { orderNumber, paymentMethodId: 2 })
    expect(other.redirect).not.toBe(null)
    expect((await attributes(one)).upiRequest).toBe(null)
  })
}

describe('Razorpay', () => {
  let gateway: GatewayStore<RazorpayStub>
  beforeAll(async () => {
    gateway = await openRazorpayStore(undefined, true)
  })
  afterEach(() => gateway.stub.heal())
  afterAll(() => gateway.close())
  common(() => gateway)

  test('approved: reported by the webhook, or found by asking; a failure is final, and paid again', async () => {
    const { shop, msn, stub, origin, store } = gateway
    const told = await shop.order(msn)
    const payment = stub.payments.at(-1)
    if (!payment) throw new Error('no payment was created')
    const body = stub.event('payment.captured', stub.move(payment, 'captured'))
    expect(await stub.deliver(origin, body)).toMatchObject({ outcome: 'paid' })
    expect(await shop.historyOf(told)).toEqual(PAID_ONCE)
    const asked = await shop.order(msn)
    stub.move(stub.payments.at(-1) ?? payment, 'captured')
    const found = await orderAttributes(store.app, asked.buyer.actor, { orderNumber: asked.answer.orderNumber })
    expect(found).toMatchObject({ paymentState: 'paid', retryable: false, upiRequest: null })
    const declined = await shop.order(msn)
    const failed = stub.move(stub.payments.at(-1) ?? payment, 'failed')
    expect(await stub.deliver(origin, stub.event('payment.failed', failed))).toMatchObject({ outcome: 'failed' })
    expect(await shop.historyOf(declined)).toMatchObject({ state: 'payment-failed', payments: ['failed'], held: 0 })
    const { orderNumber } = declined.answer
    expect((await payAgain(store.app, declined.buyer.actor, { orderNumber })).upiRequest).not.toBe(null)
    stub.move(stub.payments.at(-1) ?? payment, 'captured')
    await shop.poll()
    expect(await shop.historyOf(declined)).toMatchObject({ state: 'placed', payments: ['failed', 'paid'], held: 1 })
  })

  test('an answer without a usable link opens no session: the order is kept', async () => {
    const { shop, msn, stub } = gateway
    stub.fail(/^POST .*create\/upi$/, 'html', 9)
    const one = await shop.order(msn)
    expect(one.answer).toMatchObject({ state: 'pending-payment', redirect: null, upiRequest: null })
  })
})

describe('PayU', () => {
  let gateway: GatewayStore<PayuStub>
  beforeAll(async () => {
    gateway = await openPayuStore(true)
  })
  afterEach(() => gateway.stub.heal())
  afterAll(() => gateway.close())
  common(() => gateway)

  test('approved: reported, and asked; declined, then paid in another transaction', async () => {
    const { shop, msn, stub, origin, store } = gateway
    const told = await shop.order(msn)
    stub.pay(told.ref)
    expect(await stub.deliver(origin, await stub.returnFields(told.ref))).toMatchObject({ outcome: 'paid' })
    expect(await shop.historyOf(told)).toEqual(PAID_ONCE)
    const declined = await shop.order(msn)
    stub.pay(declined.ref, 'failure', 'failed')
    expect(await stub.deliver(origin, await stub.returnFields(declined.ref))).toMatchObject({ outcome: 'failed' })
    const { orderNumber } = declined.answer
    const again = await payAgain(store.app, declined.buyer.actor, { orderNumber })
    const { ref } = await shop.attempt(again)
    expect(ref).not.toBe(declined.ref)
    stub.pay(ref)
    expect((await orderAttributes(store.app, declined.buyer.actor, { orderNumber })).paymentState).toBe('paid')
  })

  test('a lost answer: the transaction is not sent again, and paying again is another one', async () => {
    const { shop, msn, stub, store } = gateway
    const before = stub.count(/_payment$/)
    stub.fail(/_payment$/, 'lost')
    const one = await shop.order(msn)
    expect(one.answer).toMatchObject({ state: 'pending-payment', upiRequest: null })
    expect(stub.count(/_payment$/) - before).toBe(1)
    const again = await payAgain(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(again.upiRequest).not.toBe(null)
    expect(again.paymentId).not.toBe(one.answer.paymentId)
  })
})
