// Two hundred webhooks of several orders, attempts, payments, refunds and disputes in random order lead to one result.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GatewayOrder, GatewayShop } from '../testing/gateway-shop.ts'
import { type GatewayStore, openRazorpayStore } from '../testing/gateway-store.ts'
import { balanceOf } from '../testing/ledger.ts'
import { PAID_ONCE, payAgain } from '../testing/payer.ts'
import type { RazorpayStub } from '../testing/razorpay-stub.ts'

const SEEDS = [20261125, 7]
const COUNT = 200

let gateway: GatewayStore<RazorpayStub>
let stub: RazorpayStub
let shop: GatewayShop
beforeAll(async () => {
  gateway = await openRazorpayStore(5000)
  ;({ stub, shop } = gateway)
})
afterAll(() => gateway.close())

/** A seeded generator of numbers below a limit (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

interface Course {
  one: GatewayOrder
  events: string[]
  /** The result of an order, and which events of its payments are stored. */
  expected: { history: object; kinds: string[] }
}

/** Paid after a failed and a pending attempt, with the first payment id. */
async function paidAfterFailure(): Promise<Course> {
  const one = await shop.order(gateway.msn)
  const declined = stub.pay(one.ref, 'failed')
  const events = [stub.event('payment.failed', declined)]
  const payment = stub.pay(one.ref, 'authorized')
  events.push(stub.event('payment.authorized', payment))
  events.push(stub.event('payment.failed', { ...payment, status: 'failed' }))
  stub.move(payment, 'captured')
  events.push(stub.event('payment.captured', payment), stub.event('order.paid', payment))
  return { one, events, expected: { history: PAID_ONCE, kinds: [] } }
}

/** Paid in the second attempt of the order; the first one failed for good before. */
async function secondAttempt(): Promise<Course> {
  const one = await shop.order(gateway.msn)
  const events = [stub.event('payment.failed', stub.pay(one.ref, 'failed'))]
  await payAgain(gateway.store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
  const payment = stub.pay(one.ref)
  events.push(stub.event('payment.captured', payment), stub.event('order.paid', payment))
  return { one, events, expected: { history: PAID_ONCE, kinds: [] } }
}

/** Paid twice in one session: whichever arrives first pays, the other one is the second. */
async function paidTwice(): Promise<Course> {
  const one = await shop.order(gateway.msn)
  const events = [stub.pay(one.ref), stub.pay(one.ref)].map(payment => stub.event('payment.captured', payment))
  return { one, events, expected: { history: PAID_ONCE, kinds: ['second-payment'] } }
}

/** A dashboard refund whose events come with, before or after the payment. */
async function refundedByHand(): Promise<Course> {
  const one = await shop.order(gateway.msn)
  const payment = stub.pay(one.ref)
  const events = [stub.event('payment.captured', payment)]
  const refund = { id: `rfnd_hand_${payment.id}`, payment_id: payment.id, amount: 100, currency: 'INR', receipt: null }
  for (const [name, status] of [
    ['refund.created', 'pending'],
    ['refund.processed', 'processed'],
  ] as const)
    events.push(stub.event(name, { ...payment, amount_refunded: 100 }, { refund: { ...refund, status } }))
  return { one, events, expected: { history: PAID_ONCE, kinds: ['refund-pending', 'refund-succeeded'] } }
}

/** Paid (known by asking), cancelled, refunded by the store: all of its events come afterwards. */
async function cancelled(): Promise<Course> {
  const one = await shop.order(gateway.msn)
  const payment = stub.pay(one.ref)
  const events = [stub.event('payment.captured', payment), stub.event('order.paid', payment)]
  await shop.comeBack(one, await stub.returnFields(payment))
  await shop.cancelPaid(one)
  await shop.makeRefunds()
  const refund = stub.refunds.find(({ payment_id }) => payment_id === payment.id)
  if (!refund) throw new Error('nothing was refunded')
  events.push(stub.event('refund.created', payment, { refund: { ...refund } }))
  events.push(stub.event('refund.processed', payment, { refund: { ...refund, status: 'processed' } }))
  const history = { state: 'cancelled', payments: ['refunded'], placed: 1, held: 0 }
  return { one, events, expected: { history, kinds: ['refund-pending', 'refund-succeeded'] } }
}

/** Paid, disputed, lost; the reports of the dispute come in any order, after the payment is known. */
async function disputed(): Promise<Course> {
  const one = await shop.order(gateway.msn)
  const payment = stub.pay(one.ref)
  const events = [stub.event('payment.captured', payment)]
  await shop.comeBack(one, await stub.returnFields(payment))
  const common = { id: `disp_${payment.id}`, amount: payment.amount, currency: 'INR', phase: 'chargeback' }
  const at = 1_800_000_000
  for (const [index, status] of ['open', 'under_review', 'lost'].entries())
    events.push(stub.event(`payment.dispute.${status}`, payment, { dispute: { ...common, status }, at: at + index }))
  return { one, events, expected: { history: PAID_ONCE, kinds: [] } }
}

const COURSES = [paidAfterFailure, secondAttempt, paidTwice, refundedByHand, cancelled, disputed]

test.each(SEEDS)('seed %i', async seed => {
  const random = randomOf(seed)
  const courses: Course[] = []
  for (let round = 0; round < 3; round++) for (const course of COURSES) courses.push(await course())
  const lostMinor =
    (await balanceOf('IN', gateway.store.app.db, 'chargebacks')) + 3 * (courses[5]?.one.answer.payable ?? 0)
  const all = courses.flatMap(({ events }) => events)
  // every event at least once, some repeated, as gateways do
  const sent = [...all, ...Array.from({ length: COUNT - all.length }, () => all[random(all.length)] ?? '')]
  for (let at = sent.length - 1; at > 0; at--) {
    const other = random(at + 1)
    ;[sent[at], sent[other]] = [sent[other] ?? '', sent[at] ?? '']
  }
  expect(sent).toHaveLength(COUNT)
  const deliver = (body: string) => stub.deliver(gateway.origin, body, { eventId: `evt_${all.indexOf(body)}_${seed}` })
  while (sent.length > 0) {
    // one after another, or several at once
    const replies = await Promise.all(sent.splice(0, 1 + random(6)).map(deliver))
    expect(replies.map(({ status }) => status).every(status => status === 200)).toBe(true)
  }
  for (const { one, expected } of courses) {
    expect(await shop.historyOf(one)).toMatchObject(expected.history)
    const kinds = (await shop.eventsOf(one)).filter(kind => /^refund-|^second|mismatch/.test(kind))
    expect([...new Set(kinds)].sort()).toEqual(expected.kinds)
    expect(kinds).toHaveLength(expected.kinds.length)
  }
  expect(await balanceOf('IN', gateway.store.app.db, 'chargebacks')).toBe(lostMinor)
})
