// Stripe against its stub, in the UAE: session, return, webhook, refunds; dropped, repeated, forged, stale, lost.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayOrder, GatewayShop } from '../testing/gateway-shop.ts'
import { type GatewayStore, openStripeStore } from '../testing/gateway-store.ts'
import { stubHmac } from '../testing/gateway-stub.ts'
import { ledgerBalances } from '../testing/ledger.ts'
import { PAID_ONCE, payAgain } from '../testing/payer.ts'
import type { TestStore } from '../testing/store.ts'
import { STRIPE_ACCOUNT, type StripeStub } from '../testing/stripe-stub.ts'
import { disputesForStaff } from './queries/disputes.ts'

let gateway: GatewayStore<StripeStub>
let store: TestStore
let stub: StripeStub
let shop: GatewayShop
let msn: string
let origin: string
let lines: string[]
beforeAll(async () => {
  gateway = await openStripeStore()
  ;({ store, stub, shop, msn, origin, lines } = gateway)
})
afterEach(() => stub.heal())
afterAll(() => gateway.close())

const order = () => shop.order(msn)
const paidEvent = (one: GatewayOrder) => stub.event('checkout.session.completed', stub.pay(one.ref, 'paid').session)
const UNPAID = { state: 'pending-payment', payments: ['created'], placed: 0, held: 1 }
const CREATE = /^POST .*sessions$/
const REFUND = /^POST .*refunds$/

describe('session', () => {
  test('for the amount in fils, on the page of Stripe by a link with its fragment', async () => {
    const one = await order()
    const session = stub.sessionOf(one.ref)
    expect(session).toMatchObject({ amount_total: one.answer.payable, currency: 'aed' })
    expect(one.answer.redirect).toEqual({ url: session.url, method: 'GET', fields: {} })
    expect(session.success_url).toMatch(/^http:.*\/payment\/return\/stripe\?ref=KH/)
    const again = await payAgain(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(again.redirect).toEqual(one.answer.redirect)
  })

  test.each(['lost', 'reset', 'bad-json', 'empty', 'html', 429] as const)(
    'answer "%s": one session all the same',
    async fault => {
      stub.fail(CREATE, fault)
      const one = await order()
      if (!one.answer.redirect) await payAgain(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
      expect(stub.sessions.filter(({ client_reference_id }) => client_reference_id === one.ref)).toHaveLength(1)
    },
  )

  test('an error that Stripe repeats for its key does not keep the buyer from paying', async () => {
    stub.fail(CREATE, 500, 3)
    const one = await order()
    expect(one.answer).toMatchObject({ state: 'pending-payment', redirect: null })
    stub.heal()
    stub.fail(CREATE, 500, 2)
    const again = await payAgain(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(again.redirect?.url).toBe(stub.sessionOf(one.ref).url)
  })

  test('an expired one fails the attempt, and paying again opens another', async () => {
    const one = await order()
    const { session } = stub.pay(one.ref, 'expired')
    expect(await stub.deliver(origin, stub.event('checkout.session.expired', session))).toMatchObject({
      outcome: 'failed',
    })
    expect(await shop.historyOf(one)).toMatchObject({ state: 'payment-failed', payments: ['failed'] })
    const other = await order()
    stub.pay(other.ref, 'expired')
    const again = await payAgain(store.app, other.buyer.actor, { orderNumber: other.answer.orderNumber })
    expect((await shop.attempt(again)).ref).not.toBe(other.ref)
    expect(again.redirect?.url).toBe(stub.sessionOf((await shop.attempt(again)).ref).url)
  })
})

describe('paid once', () => {
  test('dropped webhook: the return, which is not signed, makes the store ask', async () => {
    const one = await order()
    await shop.comeBack(one, {}, 'GET')
    expect(await shop.historyOf(one)).toMatchObject(UNPAID)
    stub.pay(one.ref, 'paid')
    const back = await shop.comeBack(one, {}, 'GET')
    expect(back.location).toBe(`/order-confirmation?orderNumber=${one.answer.orderNumber}`)
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('dropped return, repeated webhooks of both kinds, in both orders and at once', async () => {
    for (const turn of [0, 1]) {
      const one = await order()
      const { session, intent } = stub.pay(one.ref, 'paid')
      const events = [stub.event('checkout.session.completed', session), stub.event('payment_intent.succeeded', intent)]
      for (const event of turn ? events.toReversed() : events) {
        const sent = await Promise.all([1, 2, 3].map(() => stub.deliver(origin, event)))
        expect(sent.every(({ status }) => status === 200)).toBe(true)
      }
      expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    }
  })

  test('dropped both: reconciliation', async () => {
    const one = await order()
    stub.pay(one.ref, 'paid')
    await shop.poll()
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('declined, then paid with another card in the same session', async () => {
    const one = await order()
    const { intent } = stub.pay(one.ref, 'declined')
    expect(await stub.deliver(origin, stub.event('payment_intent.payment_failed', intent))).toMatchObject({
      outcome: 'try-failed',
    })
    expect(await stub.deliver(origin, paidEvent(one))).toMatchObject({ outcome: 'paid' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('completed and not paid yet is pending, until the bank has paid or not', async () => {
    for (const [type, how, state] of [
      ['checkout.session.async_payment_succeeded', 'paid', 'placed'],
      ['checkout.session.async_payment_failed', 'processing', 'payment-failed'],
    ] as const) {
      const one = await order()
      const { session } = stub.pay(one.ref, 'processing')
      expect(await stub.deliver(origin, stub.event('checkout.session.completed', session))).toMatchObject({
        outcome: 'pending',
      })
      await stub.deliver(origin, stub.event(type, stub.pay(one.ref, how).session))
      expect(await shop.historyOf(one)).toMatchObject({ state })
    }
  })

  test('late, after the order expired', async () => {
    const one = await order()
    await shop.expire()
    expect(await stub.deliver(origin, paidEvent(one))).toMatchObject({ outcome: 'paid' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })
})

describe('webhooks that are not believed', () => {
  const rejected = { status: 400, code: 'payment.signature' }

  test('stale, from the future, without a time, with a wrong secret, with a changed byte', async () => {
    const one = await order()
    const body = paidEvent(one)
    const now = Math.floor(Date.now() / 1000)
    for (const at of [now - 400, now + 400]) expect(await stub.deliver(origin, body, { at })).toMatchObject(rejected)
    expect(await stub.deliver(origin, body, { secret: 'whsec_other' })).toMatchObject(rejected)
    const v1 = await stubHmac(STRIPE_ACCOUNT.webhookSecret, `${now}.${body}`)
    for (const signature of [`v1=${v1}`, `t=${now},v0=${v1}`, `t=${now + 1},v1=${v1}`, 't=,v1=', 'nonsense'])
      expect(await stub.deliver(origin, body, { signature })).toMatchObject(rejected)
    expect(await stub.deliver(origin, `${body} `, { signature: `t=${now},v1=${v1}` })).toMatchObject(rejected)
    expect(await shop.historyOf(one)).toMatchObject(UNPAID)
    const secret = STRIPE_ACCOUNT.previousWebhookSecret
    expect(await stub.deliver(origin, body, { secret })).toMatchObject({ status: 200, outcome: 'paid' })
  })

  test('of the live mode, for a store with a test key', async () => {
    const one = await order()
    const live = stub.event('checkout.session.completed', stub.pay(one.ref, 'paid').session, { livemode: true })
    expect(await stub.deliver(origin, live)).toMatchObject(rejected)
    expect(await shop.historyOf(one)).toMatchObject(UNPAID)
  })

  test('of another amount or currency, of a payment that has paid another order, of another shop', async () => {
    const [one, other] = [await order(), await order()]
    const { session } = stub.pay(one.ref, 'paid')
    for (const change of [{ amount_total: 200 }, { currency: 'usd' }])
      expect(
        await stub.deliver(origin, stub.event('checkout.session.completed', { ...session, ...change })),
      ).toMatchObject({
        outcome: 'amount-mismatch',
      })
    const foreign = { ...session, client_reference_id: 'of-another-shop' }
    expect(await stub.deliver(origin, stub.event('checkout.session.completed', foreign))).toMatchObject({
      status: 200,
      outcome: 'unknown',
    })
    expect(await stub.deliver(origin, stub.event('charge.dispute.created', { id: 'dp_1' }))).toMatchObject({
      outcome: 'ignored',
    })
    await stub.deliver(origin, stub.event('checkout.session.completed', session))
    const stolen = { ...session, client_reference_id: other.ref, amount_total: other.answer.payable }
    expect(await stub.deliver(origin, stub.event('checkout.session.completed', stolen))).toMatchObject({
      outcome: 'reference-mismatch',
    })
    expect(await shop.historyOf(other)).toMatchObject(UNPAID)
  })
})

describe('refunds', () => {
  async function owed(): Promise<GatewayOrder> {
    const one = await order()
    await stub.deliver(origin, paidEvent(one))
    await shop.cancelPaid(one)
    return one
  }
  const refundsOf = (one: GatewayOrder) =>
    stub.refunds.filter(({ payment_intent }) => payment_intent === stub.sessionOf(one.ref).payment_intent)

  test.each(['lost', 'bad-json', 'reset', 500, 429] as const)('once, also when the answer is "%s"', async fault => {
    const one = await owed()
    stub.fail(REFUND, fault, 2)
    await shop.makeRefunds()
    stub.heal()
    await shop.makeRefunds()
    expect((await shop.historyOf(one)).payments).toEqual(['refunded'])
    expect(refundsOf(one)).toMatchObject([
      { amount: one.answer.payable, metadata: { refund_key: await shop.refundKeyOf(one) } },
    ])
  })

  test('pending, then failed: recorded with the payment and reported in the log', async () => {
    const one = await owed()
    await shop.makeRefunds()
    const [refund] = refundsOf(one)
    if (!refund) throw new Error('nothing was refunded')
    for (const [type, status] of [
      ['refund.created', 'pending'],
      ['refund.updated', 'succeeded'],
      ['refund.failed', 'failed'],
    ] as const)
      expect(await stub.deliver(origin, stub.event(type, { ...refund, status }))).toMatchObject({
        outcome: 'refund-noted',
      })
    const kinds = (await shop.eventsOf(one)).filter(kind => kind.startsWith('refund-'))
    expect(kinds).toEqual(['refund-pending', 'refund-succeeded', 'refund-failed'])
    expect(lines.some(line => line.includes('payment-refund-failed'))).toBe(true)
    // repeating the key does not look like a completed refund
    refund.status = 'failed'
    const gateway = store.app.ports.payments.find('stripe')
    const again = gateway?.refund(one.ref, one.answer.payable, await shop.refundKeyOf(one))
    await expect(again).rejects.toMatchObject({ name: 'DeclinedError' })
  })
})

test('a dispute: the money is kept back at once and returned when it is won; an inquiry moves none and leaves refunds open', async () => {
  const one = await order()
  const { session, intent } = stub.pay(one.ref, 'paid')
  await stub.deliver(origin, stub.event('checkout.session.completed', session))
  const at = Math.floor(Date.now() / 1000)
  const report = (type: string, status: string, minute: number, change: object = {}, id = 'dp_1') => {
    const dispute = {
      ...{ id, object: 'dispute', amount: intent.amount, currency: 'aed', payment_intent: intent.id, status },
      ...{ reason: 'product_not_received', is_charge_refundable: false, evidence_details: { due_by: at + 864_000 } },
      ...{ balance_transactions: [{ amount: -intent.amount, fee: 5500, net: -intent.amount - 5500 }], ...change },
    }
    const event = stub.event(`charge.dispute.${type}`, dispute, { created: at + minute * 60 })
    return stub.deliver(origin, event)
  }
  const balanceOf = async (account: string) =>
    (await ledgerBalances(store.app.db, { market: 'AE' })).balances.find(row => row.account === account)?.balance ?? 0
  const before = await balanceOf('gateways')
  const inquiry = { is_charge_refundable: true, balance_transactions: [] }
  await report('created', 'warning_needs_response', 0, inquiry, 'dp_0')
  const listed = async (state: 'open' | 'won' | 'closed') =>
    (await disputesForStaff(store.app.db, { market: 'AE', state, limit: 10 })).disputes
  expect(await listed('open')).toMatchObject([{ reference: 'dp_0', phase: 'inquiry', freezesRefunds: false }])
  await report('closed', 'warning_closed', 1, inquiry, 'dp_0')
  expect(await balanceOf('gateways')).toBe(before)
  // the withdrawal is reported before the dispute itself
  expect(await report('funds_withdrawn', 'needs_response', 2)).toMatchObject({ outcome: 'dispute-noted' })
  expect(await report('created', 'needs_response', 2)).toMatchObject({ outcome: 'repeated' })
  expect([await balanceOf('disputes'), await balanceOf('gateways')]).toEqual([intent.amount, before - intent.amount])
  expect(await listed('open')).toMatchObject([{ reference: 'dp_1', freezesRefunds: true }])
  await report('closed', 'won', 3, {
    balance_transactions: [{ amount: -intent.amount }, { amount: intent.amount }],
  })
  expect([await balanceOf('disputes'), await balanceOf('gateways')]).toEqual([0, before])
  expect([(await listed('won')).length, (await listed('closed')).length]).toEqual([1, 1])
})

test('nothing that Stripe does not take, and no secret in the log', async () => {
  const candidates = (market: 'IN' | 'AE', amountMinor: number) =>
    store.app.ports.payments.candidates({ methodId: 1, market, amountMinor }).map(({ name }) => name)
  expect(candidates('AE', 200)).toEqual(['stripe'])
  expect(candidates('AE', 199)).toEqual([])
  expect(candidates('IN', 200)).toEqual([])
  for (const secret of Object.values(STRIPE_ACCOUNT)) expect(lines.filter(line => line.includes(secret))).toEqual([])
})
