// Return, webhooks and reconciliation in every order, and all at once: one paid order each time.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GatewayOrder, GatewayShop } from '../testing/gateway-shop.ts'
import { type GatewayStore, openRazorpayStore } from '../testing/gateway-store.ts'
import { PAID_ONCE } from '../testing/payer.ts'
import type { RazorpayStub, StubPayment } from '../testing/razorpay-stub.ts'

let gateway: GatewayStore<RazorpayStub>
let stub: RazorpayStub
let shop: GatewayShop
let msn: string
let origin: string
beforeAll(async () => {
  gateway = await openRazorpayStore(5000)
  ;({ stub, shop, msn, origin } = gateway)
})
afterAll(() => gateway.close())

const SIGNALS = ['return', 'authorized', 'captured', 'order.paid', 'poll'] as const
type Signal = (typeof SIGNALS)[number]

/** Content of each signal: snapshots of their moment, as Razorpay sends them. */
async function signalsOf(one: GatewayOrder) {
  const payment: StubPayment = stub.pay(one.ref, 'authorized')
  const authorized = stub.event('payment.authorized', payment)
  stub.move(payment, 'captured')
  stub.orderOf(one.ref).status = 'paid'
  const captured = stub.event('payment.captured', payment)
  const paid = stub.event('order.paid', payment)
  const fields = await stub.returnFields(payment)
  const send: Record<Signal, () => Promise<unknown>> = {
    return: () => shop.comeBack(one, fields),
    authorized: () => stub.deliver(origin, authorized),
    captured: () => stub.deliver(origin, captured),
    'order.paid': () => stub.deliver(origin, paid),
    poll: () => shop.poll(),
  }
  return send
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map(rest => [item, ...rest]),
  )
}

test('one after another, in all 120 orders, every second time each twice', async () => {
  const orders = permutations(SIGNALS)
  expect(orders).toHaveLength(120)
  for (const [at, sequence] of orders.entries()) {
    const one = await shop.order(msn)
    const send = await signalsOf(one)
    for (const signal of sequence) {
      await send[signal]()
      if (at % 2 === 1) await send[signal]()
    }
    expect(await shop.historyOf(one), sequence.join(', ')).toEqual(PAID_ONCE)
  }
})

test('all at once, each twice', async () => {
  for (let round = 0; round < 8; round++) {
    const one = await shop.order(msn)
    const send = await signalsOf(one)
    const replies = await Promise.all([...SIGNALS, ...SIGNALS].map(signal => send[signal]()))
    for (const reply of replies)
      if (reply && typeof reply === 'object' && 'status' in reply) expect([200, 303]).toContain(reply.status)
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  }
})
