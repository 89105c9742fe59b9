// EMI at Razorpay against its stub: a payment link restricted to EMI, its signed return, its webhooks, its expiry.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayOrder, GatewayShop } from '../testing/gateway-shop.ts'
import { type GatewayStore, openRazorpayEmiStore } from '../testing/gateway-store.ts'
import { PAID_ONCE } from '../testing/payer.ts'
import { RAZORPAY_ACCOUNT, type RazorpayStub } from '../testing/razorpay-stub.ts'
import type { TestStore } from '../testing/store.ts'
import { RazorpayGateway } from './adapters/razorpay.ts'
import { closeSessions } from './commands/close-sessions.ts'
import { retryPayment } from './commands/retry.ts'
import { emiPlans } from './queries/emi.ts'

const [EMI, UPI] = [4, 8]
const CREATE = /^POST \/v1\/payment_links$/
const READ = /^GET /
const UNPAID = { state: 'pending-payment', placed: 0, held: 1 }

let gateway: GatewayStore<RazorpayStub>
let store: TestStore
let stub: RazorpayStub
let shop: GatewayShop
let msn: string
let origin: string
beforeAll(async () => {
  gateway = await openRazorpayEmiStore()
  ;({ store, stub, shop, msn, origin } = gateway)
})
afterEach(() => {
  stub.heal()
  // a failed gateway is skipped for half a minute; advancing the clock would start the job of open payments
  store.app.ports.payments.report('razorpay', true)
})
afterAll(() => gateway.close())

const order = () => shop.order(msn)
const again = (one: GatewayOrder, change: { paymentMethodId?: number } = {}) =>
  retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber, ...change })
const linksOf = (one: GatewayOrder) => stub.links.all.filter(({ reference_id }) => reference_id === one.ref)

describe('session', () => {
  test('a link for the whole amount with nothing but EMI on its page; the store names no plan', async () => {
    const one = await order()
    const link = stub.links.of(one.ref)
    expect(one.answer.redirect).toEqual({ url: link.short_url, method: 'GET', fields: {} })
    expect(link).toMatchObject({
      ...{ amount: one.answer.payable, currency: 'INR', accept_partial: false, callback_method: 'get' },
      callback_url: expect.stringMatching(/\/payment\/return\/razorpay\?ref=KH/),
      notify: { sms: false, email: false },
      options: {
        checkout: {
          config: {
            display: {
              blocks: { emi: { instruments: [{ method: 'emi' }] } },
              sequence: ['block.emi'],
              preferences: { show_default_blocks: false },
            },
          },
        },
      },
    })
    expect(emiPlans(store.app, one.buyer.actor, one.answer.payable)).toEqual([])
  })

  test('the same attempt again is the same link', async () => {
    const one = await order()
    expect((await again(one)).redirect).toEqual(one.answer.redirect)
    expect(linksOf(one)).toHaveLength(1)
  })

  test.each(['lost', 'bad-json', 'empty'] as const)('carried out, answer "%s": one link', async fault => {
    stub.fail(CREATE, fault)
    const one = await order()
    expect(one.answer.redirect?.url).toBe(stub.links.of(one.ref).short_url)
    expect(linksOf(one)).toHaveLength(1)
  })

  test('carried out, and no look-up either: paying again finds the one there is', async () => {
    stub.fail(CREATE, 'silent')
    const none = await order()
    expect(none.answer).toMatchObject({ state: 'pending-payment', redirect: null })
    expect(linksOf(none)).toHaveLength(0)
    stub.heal()
    stub.fail(CREATE, 'lost')
    stub.fail(READ, 503, 9)
    const one = await order()
    expect(one.answer.redirect).toBeNull()
    stub.heal()
    expect((await again(one)).redirect?.url).toBe(stub.links.of(one.ref).short_url)
    expect(linksOf(one)).toHaveLength(1)
    expect((await again(none)).redirect?.url).toBe(stub.links.of(none.ref).short_url)
  })
})

describe('paid once', () => {
  const told = (one: GatewayOrder, body: string) => stub.deliver(origin, body, { eventId: `evt_${one.ref}` })

  test('by the webhook alone, repeated and at once', async () => {
    const one = await order()
    const body = stub.links.event('paid', one.ref, stub.links.pay(one.ref))
    const sent = await Promise.all([1, 2, 3].map(() => told(one, body)))
    expect(sent.map(({ outcome }) => outcome).sort()).toEqual(['paid', 'repeated', 'repeated'])
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('by the events of its payment, which name the order of the link', async () => {
    const one = await order()
    const failed = stub.links.pay(one.ref, 'failed')
    expect(await stub.deliver(origin, stub.event('payment.failed', failed))).toMatchObject({ outcome: 'try-failed' })
    const paid = stub.links.pay(one.ref)
    expect(await stub.deliver(origin, stub.event('payment.captured', paid))).toMatchObject({ outcome: 'paid' })
    const late = stub.links.event('paid', one.ref, paid)
    expect(await stub.deliver(origin, late)).toMatchObject({ status: 200, outcome: 'repeated' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('by the signed return of the browser, and by the job where its order does not name ours', async () => {
    const one = await order()
    const back = await shop.comeBack(one, await stub.links.returnFields(one.ref, stub.links.pay(one.ref)), 'GET')
    expect(back).toEqual({ status: 303, location: `/order-confirmation?orderNumber=${one.answer.orderNumber}` })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    const other = await order()
    const payment = stub.links.pay(other.ref, 'captured', '')
    expect(await stub.deliver(origin, stub.event('payment.captured', payment))).toMatchObject({ outcome: 'unknown' })
    await shop.poll()
    expect(await shop.historyOf(other)).toEqual(PAID_ONCE)
  })

  test('also when the answer that named the link was lost and nobody tells', async () => {
    stub.fail(CREATE, 'lost')
    stub.fail(READ, 503, 9)
    const one = await order()
    stub.heal()
    stub.links.pay(one.ref, 'captured', '')
    await shop.poll()
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })
})

test('the signature is over the link and the reference that the store knows', async () => {
  const one = await order()
  const options = {
    storeName: 'S',
    storeEmail: '',
    timeoutMs: 1000,
    now: () => new Date(),
    sessionRefOf: async () => null,
  }
  const verify = (params: Record<string, string>, known: object = {}) =>
    new RazorpayGateway({ ...stub.settings(), emiLinks: true }, options).verifyReturn(params, {
      ...{ transactionRef: one.ref, sessionRef: stub.links.of(one.ref).id },
      ...known,
    })
  const payment = stub.links.pay(one.ref)
  const fields = await stub.links.returnFields(one.ref, payment)
  expect(verify(fields)).toBe(true)
  expect(verify(fields, { sessionRef: 'plink_other' })).toBe(false)
  expect(verify(fields, { transactionRef: 'KH1T1OTHER' })).toBe(false)
  for (const [name, value] of Object.entries({
    razorpay_payment_id: 'pay_other',
    razorpay_payment_link_status: 'expired',
    razorpay_signature: 'f'.repeat(64),
  }))
    expect(verify({ ...fields, [name]: value }), name).toBe(false)
  // the one for an order is not valid for a link
  expect(verify(await stub.returnFields(payment))).toBe(false)
  expect(verify({})).toBeNull()
  // published with Razorpay's libraries
  const published = new RazorpayGateway({ ...stub.settings(), keySecret: 'EnLs21M47BllR3X8PSFtjtbd' }, options)
  const vector = {
    razorpay_payment_id: 'pay_IH3d0ara9bSsjQ',
    razorpay_payment_link_status: 'paid',
    razorpay_signature: '07ae18789e35093e51d0a491eb9922646f3f82773547e5b0f67ee3f2d3bf7d5b',
  }
  const attempt = { sessionRef: 'plink_IH3cNucfVEgV68', transactionRef: 'TSsd1989' }
  expect(published.verifyReturn(vector, attempt)).toBe(true)
})

test('a forged webhook changes nothing, and neither does a forged return before the money is there', async () => {
  const one = await order()
  const payment = stub.links.pay(one.ref, 'authorized')
  const body = stub.links.event('paid', one.ref, { ...payment, status: 'captured', captured: true })
  const forged = await stub.deliver(origin, body, { secret: RAZORPAY_ACCOUNT.keySecret })
  expect(forged).toMatchObject({ status: 400, code: 'payment.signature' })
  await shop.comeBack(
    one,
    { ...(await stub.links.returnFields(one.ref, payment)), razorpay_signature: 'f'.repeat(64) },
    'GET',
  )
  expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['pending'] })
})

describe('the end of a link', () => {
  test('one that has expired fails the attempt, and paying again makes another link', async () => {
    const one = await order()
    stub.links.of(one.ref).status = 'expired'
    const body = stub.links.event('expired', one.ref)
    expect(await stub.deliver(origin, body)).toMatchObject({ status: 200, outcome: 'failed' })
    expect(await stub.deliver(origin, body, { eventId: 'evt_once_more' })).toMatchObject({ outcome: 'repeated' })
    const next = await again(one)
    expect(next.redirect?.url).toMatch(/\/l\/plink_/)
    expect(next.redirect?.url).not.toBe(one.answer.redirect?.url)
  })

  test('one that has expired unheard is found so by the job; money that it took all the same counts', async () => {
    const one = await order()
    const payment = stub.links.pay(one.ref, 'failed')
    stub.links.of(one.ref).status = 'expired'
    await shop.poll()
    expect(await shop.historyOf(one)).toMatchObject({ state: 'payment-failed', payments: ['failed'] })
    stub.move(payment, 'captured')
    await shop.poll(30)
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('it is cancelled once the buyer pays in another way, also when Razorpay does not answer at first', async () => {
    const one = await order()
    expect((await again(one, { paymentMethodId: UPI })).redirect?.fields.order_id).toMatch(/^order_/)
    stub.fail(/cancel$/, 503)
    await closeSessions(store.app)
    expect(stub.links.of(one.ref).status).toBe('created')
    await closeSessions(store.app)
    expect(stub.links.of(one.ref).status).toBe('cancelled')
    const calls = stub.count(/cancel$/)
    await closeSessions(store.app)
    expect(stub.count(/cancel$/)).toBe(calls)
    const body = stub.links.event('cancelled', one.ref)
    expect(await stub.deliver(origin, body)).toMatchObject({ status: 200, outcome: 'failed' })
    // the other attempt stays open
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['failed', 'created'] })
  })
})

test('a cancelled order is refunded in whole, once', async () => {
  const one = await order()
  const payment = stub.links.pay(one.ref)
  await stub.deliver(origin, stub.links.event('paid', one.ref, payment))
  await shop.cancelPaid(one)
  await shop.makeRefunds()
  await shop.makeRefunds()
  expect(stub.refunds.filter(({ payment_id }) => payment_id === payment.id).map(({ amount }) => amount)).toEqual([
    one.answer.payable,
  ])
})

test('without the setting Razorpay takes no EMI', () => {
  const methods = (emiLinks: boolean) =>
    new RazorpayGateway(
      { ...stub.settings(), emiLinks },
      {
        ...{ storeName: '', storeEmail: '', timeoutMs: 1, now: () => new Date(), sessionRefOf: async () => null },
      },
    ).methodIds
  expect([methods(false).includes(EMI), methods(true).includes(EMI)]).toEqual([false, true])
})
