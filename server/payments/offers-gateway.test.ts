// Offers at a real gateway: the session is for the reduced amount, and a different payment method is recorded for staff.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Staff } from '../platform/actor.ts'
import { type GatewayStore, openRazorpayStore } from '../testing/gateway-store.ts'
import type { RazorpayStub } from '../testing/razorpay-stub.ts'
import { saveOffer } from './commands/offers.ts'

const NET_BANKING = 2
const STAFF: Staff = { ...({} as Staff), kind: 'staff', staffId: 'test', sessionId: null }
const DISCOUNT = 50_00

let gateway: GatewayStore<RazorpayStub>
beforeAll(async () => {
  gateway = await openRazorpayStore()
  const key = { market: 'IN' as const, offerKey: 'HDFC50' }
  await saveOffer(gateway.store.app, STAFF, key, {
    ...{ title: { en: '₹50 off', hi: '₹50 की छूट' }, gateway: 'razorpay', paymentMethodIds: [NET_BANKING] },
    ...{ banks: [{ bankcode: 'HDFC', name: 'HDFC Bank' }], minAmount: 100_00, kind: 'flat', value: DISCOUNT },
    ...{
      maxDiscount: null,
      validFrom: '2026-01-01T00:00:00.000Z',
      validTo: null,
      perCustomer: null,
      inAll: null,
      version: 0,
    },
    active: true,
  })
})
afterAll(() => gateway.close())

const order = () => {
  const payment = { paymentMethodId: NET_BANKING, bankEmi: 'HDFC', offerKey: 'HDFC50' }
  return gateway.shop.order(gateway.msn, payment, DISCOUNT)
}

test('the bank of the offer is chosen on its page already, and exactly the reduced amount confirms the order', async () => {
  const { stub, shop, origin } = gateway
  const one = await order()
  expect(one.answer.redirect?.fields).toMatchObject({
    ...{ 'prefill[method]': 'netbanking', 'prefill[bank]': 'HDFC', amount: String(one.answer.payable) },
  })
  expect(stub.orderOf(one.ref).amount).toBe(one.answer.payable)
  const paid = stub.pay(one.ref, 'captured', { method: 'netbanking', bank: 'HDFC' })
  expect(await stub.deliver(origin, stub.event('payment.captured', paid))).toMatchObject({ outcome: 'paid' })
  expect(await shop.eventsOf(one)).not.toContain('offer-mismatch')
})

test.each([
  ['another method', { method: 'upi' }],
  ['another bank', { method: 'netbanking', bank: 'ICIC' }],
])('by %s the order is confirmed, and staff learn of it', async (_name, change) => {
  const { stub, shop, origin } = gateway
  const one = await order()
  const paid = stub.pay(one.ref, 'captured', change)
  expect(await stub.deliver(origin, stub.event('payment.captured', paid))).toMatchObject({ outcome: 'paid' })
  expect(await shop.eventsOf(one)).toContain('offer-mismatch')
})
