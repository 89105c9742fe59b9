// Razorpay that does not respond, sends nonsense or loses responses: unknown is not failed, and nothing happens twice.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayOrder, GatewayShop } from '../testing/gateway-shop.ts'
import { type GatewayStore, openRazorpayStore } from '../testing/gateway-store.ts'
import type { Fault } from '../testing/gateway-stub.ts'
import { PAID_ONCE } from '../testing/payer.ts'
import type { RazorpayStub } from '../testing/razorpay-stub.ts'
import type { TestStore } from '../testing/store.ts'
import { retryPayment } from './commands/retry.ts'

let gateway: GatewayStore<RazorpayStub>
let store: TestStore
let stub: RazorpayStub
let shop: GatewayShop
let msn: string
let origin: string
let lines: string[]
beforeAll(async () => {
  gateway = await openRazorpayStore()
  ;({ store, stub, shop, msn, origin, lines } = gateway)
})
afterEach(() => {
  stub.heal()
  // a failed gateway is skipped for half a minute; advancing the clock would start the job of open payments
  store.app.ports.payments.report('razorpay', true)
})
afterAll(() => gateway.close())

const order = () => shop.order(msn)
const CREATE = /^POST \/v1\/orders$/
const REFUND = /^POST .*\/refund$/
const READ = /^GET /
const NO_ANSWER: readonly Fault[] = ['lost', 'silent', 'reset', 'bad-json', 'html', 'empty', 500, 502, 503, 429]

describe('creating a session', () => {
  test.each(['lost', 'bad-json', 'html', 'empty'] as const)(
    'carried out, answer "%s": one order at Razorpay',
    async fault => {
      stub.fail(CREATE, fault)
      const one = await order()
      expect(one.answer.redirect?.fields.order_id).toBe(stub.orderOf(one.ref).id)
      expect(stub.orders.filter(({ receipt }) => receipt === one.ref)).toHaveLength(1)
    },
  )

  test('carried out, and no look-up either: the order is kept, and paying again finds the one there is', async () => {
    stub.fail(CREATE, 'lost')
    stub.fail(READ, 503, 9)
    const one = await order()
    expect(one.answer).toMatchObject({ state: 'pending-payment', redirect: null })
    expect(await shop.historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'], held: 1 })
    stub.heal()
    const again = await retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(again.redirect?.fields.order_id).toBe(stub.orderOf(one.ref).id)
    expect(stub.orders.filter(({ receipt }) => receipt === one.ref)).toHaveLength(1)
  })

  test.each(NO_ANSWER)(
    'no answer (%s) to anything: the buyer is told to try again, and nothing is cancelled',
    async fault => {
      stub.fail(/^/, fault, 99)
      const one = await order()
      expect(one.answer.redirect).toBeNull()
      const retried = retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
      await expect(retried).rejects.toMatchObject({ code: 'payment.unavailable', status: 503 })
      expect(await shop.historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'], held: 1 })
      expect(stub.orders.filter(({ receipt }) => receipt === one.ref).length).toBeLessThanOrEqual(2)
    },
  )

  test('a webhook for a session whose answer was lost finds its order by the receipt', async () => {
    stub.fail(CREATE, 'lost')
    stub.fail(READ, 503, 9)
    const one = await order()
    stub.heal()
    const body = stub.event('payment.captured', stub.pay(one.ref))
    stub.fail(READ, 503, 9)
    // not yet: Razorpay sends it again
    expect((await stub.deliver(origin, body)).status).toBeGreaterThanOrEqual(500)
    stub.heal()
    expect(await stub.deliver(origin, body)).toMatchObject({ status: 200, outcome: 'paid' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })
})

describe('asking for the status', () => {
  test.each(['reset', 'html', 503, 429] as const)(
    'an answer that fails once (%s) is asked for again at once',
    async fault => {
      const one = await order()
      const fields = await stub.returnFields(stub.pay(one.ref))
      stub.fail(READ, fault)
      await shop.comeBack(one, fields)
      expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    },
  )

  test('no answer at all leaves the payment open, and the next look finds it', async () => {
    const one = await order()
    const fields = await stub.returnFields(stub.pay(one.ref))
    stub.fail(READ, 'silent', 99)
    const back = await shop.comeBack(one, fields)
    expect(back.location).toContain('/order-confirmation')
    expect(await shop.historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'], held: 1 })
    stub.heal()
    await shop.poll()
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('reconciliation leaves a gateway alone that does not answer, and asks less and less often', async () => {
    const one = await order()
    stub.fail(READ, 503, 999)
    const before = stub.count(READ)
    await shop.poll(1)
    // one attempt with its retries, although many are open
    expect(stub.count(READ) - before).toBeLessThanOrEqual(3)
    stub.heal()
    stub.pay(one.ref, 'failed')
    await shop.poll(2)
    const reads = stub.count(READ)
    await shop.poll(2.2)
    expect(stub.count(READ)).toBe(reads)
    await shop.poll(4)
    expect(stub.count(READ)).toBeGreaterThan(reads)
    // after five days nobody asks any more
    const late = stub.count(READ)
    await shop.poll(24 * 6)
    expect(stub.count(READ)).toBe(late)
  })
})

describe('refunds', () => {
  /** A paid order that was cancelled: its money has to be refunded. */
  async function owed(): Promise<GatewayOrder> {
    const one = await order()
    await stub.deliver(origin, stub.event('payment.captured', stub.pay(one.ref)))
    await shop.cancelPaid(one)
    return one
  }
  const refundsOf = (one: GatewayOrder) => {
    const paid = stub.payments.filter(({ order_id }) => order_id === stub.orderOf(one.ref).id)
    return stub.refunds.filter(({ payment_id }) => paid.some(({ id }) => id === payment_id))
  }

  test('once, of the whole amount, under our key', async () => {
    const one = await owed()
    await shop.makeRefunds()
    await shop.makeRefunds()
    expect(await shop.historyOf(one)).toMatchObject({ state: 'cancelled', payments: ['refunded'] })
    expect(refundsOf(one)).toEqual([
      expect.objectContaining({ amount: one.answer.payable, receipt: await shop.refundKeyOf(one) }),
    ])
  })

  test.each(['lost', 'bad-json', 'empty'] as const)(
    'carried out, answer "%s": found by its receipt, made once',
    async fault => {
      const one = await owed()
      stub.fail(REFUND, fault)
      await shop.makeRefunds()
      expect((await shop.historyOf(one)).payments).toEqual(['refunded'])
      expect(refundsOf(one)).toHaveLength(1)
    },
  )

  test('carried out and not to be looked up: owed until the next run, made once', async () => {
    const one = await owed()
    const gateway = store.app.ports.payments.find('razorpay')
    const key = await shop.refundKeyOf(one)
    const refund = () => gateway?.refund(one.ref, one.answer.payable, key)
    stub.fail(REFUND, 'lost')
    stub.fail(/refunds$/, 'silent', 9)
    await expect(refund()).rejects.toMatchObject({ name: 'UnknownResultError' })
    stub.heal()
    const found = await refund()
    expect(found).toBe(refundsOf(one)[0]?.id)
    await shop.makeRefunds()
    expect(refundsOf(one)).toHaveLength(1)
  })

  test.each(['reset', 500, 429] as const)('not carried out (%s): made by the next run', async fault => {
    const one = await owed()
    stub.fail(REFUND, fault)
    await shop.makeRefunds()
    expect((await shop.historyOf(one)).payments).toEqual(['refund-due'])
    await shop.makeRefunds()
    expect((await shop.historyOf(one)).payments).toEqual(['refunded'])
    expect(refundsOf(one)).toHaveLength(1)
  })

  test('refund reports of the gateway are stored with the payment, including manual ones', async () => {
    const one = await owed()
    await shop.makeRefunds()
    const [refund] = refundsOf(one)
    const payment = stub.payments.find(({ id }) => id === refund?.payment_id)
    if (!payment || !refund) throw new Error('nothing was refunded')
    const processed = stub.event('refund.processed', payment, { refund: { ...refund, status: 'processed' } })
    const eventId = stub.nextId('evt_')
    const delivered = [
      await stub.deliver(origin, processed, { eventId }),
      await stub.deliver(origin, processed, { eventId }),
    ]
    expect(delivered.map(({ status, outcome }) => [status, outcome])).toEqual([
      [200, 'refund-noted'],
      [200, 'repeated'],
    ])
    const byHand = { ...refund, id: 'rfnd_hand', receipt: null, status: 'failed' }
    await stub.deliver(origin, stub.event('refund.failed', payment, { refund: byHand }))
    const kinds = (await shop.eventsOf(one)).filter(kind => kind.startsWith('refund-'))
    expect(kinds).toEqual(['refund-succeeded', 'refund-failed'])
    expect(lines.filter(line => line.includes('payment-refund-failed'))).toHaveLength(1)
    expect((await shop.historyOf(one)).payments).toEqual(['refunded'])
  })
})

test('no log line contains a secret', () => {
  expect(lines.length).toBeGreaterThan(10)
  const { keySecret, webhookSecret, previousWebhookSecret, keyId } = stub.settings()
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString('base64')
  for (const secret of [keySecret, webhookSecret, previousWebhookSecret, basic])
    expect(lines.filter(line => line.includes(secret))).toEqual([])
})
