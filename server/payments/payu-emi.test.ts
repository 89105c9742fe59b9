// EMI at PayU against its stub: the buyer chooses bank and term on its page, so the store neither shows nor charges plans.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fillCarts, makeBuyers } from '../testing/buyers.ts'
import type { GatewayOrder, GatewayShop } from '../testing/gateway-shop.ts'
import { type GatewayStore, openPayuStore } from '../testing/gateway-store.ts'
import { PAID_ONCE, payAgain } from '../testing/payer.ts'
import type { PayuStub } from '../testing/payu-stub.ts'
import type { TestStore } from '../testing/store.ts'
import { emiClusters } from './queries/eligibility.ts'
import { emiPlans } from './queries/emi.ts'
import { paymentMethods } from './queries/methods.ts'
import { paymentOffers, validateOffer } from './queries/offers.ts'

const EMI = 4
const COMMAND = /^POST .*postservice/
const UNPAID = { state: 'pending-payment', placed: 0, held: 1 }

let gateway: GatewayStore<PayuStub>
let store: TestStore
let stub: PayuStub
let shop: GatewayShop
let msn: string
let origin: string
beforeAll(async () => {
  gateway = await openPayuStore(false, { methodId: EMI, prices: [4_000_00, 40_000_00] })
  ;({ store, stub, shop, msn, origin } = gateway)
})
afterEach(() => stub.heal())
afterAll(() => gateway.close())

async function order(): Promise<GatewayOrder> {
  const one = await shop.order(msn)
  expect(await stub.open(one.answer.redirect?.fields ?? {})).toBe(200)
  return one
}
const notify = async (one: GatewayOrder, change: Record<string, string> = {}) =>
  stub.deliver(origin, { ...(await stub.returnFields(one.ref)), ...change })

describe('what the store says of it', () => {
  const amount = 10_000_00

  test('the method is open, without plans, banks or sums that only a plan of the store has', async () => {
    const [buyer] = await makeBuyers(store.app.db, 1)
    if (!buyer) throw new Error('no buyer')
    await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
    const { methods, totals } = await paymentMethods(store.app, buyer.actor, { pincode: '411001', buyNow: false })
    expect(methods.find(({ id }) => id === EMI)).toMatchObject({ open: true, options: [] })
    expect(totals.filter(({ plan }) => plan !== null)).toEqual([])
    const way = { offerKey: '', paymentMethodId: EMI, bankEmi: 'DECN', emiFlag: 3, pincode: '411001', buyNow: false }
    expect((await validateOffer(store.app, buyer.actor, way)).totals).toMatchObject({
      plan: null,
      noCostEmiDiscount: 0,
    })
    expect(emiPlans(store.app, buyer.actor, amount)).toEqual([])
    expect(emiClusters(store.app, buyer.actor, amount)).toEqual([])
    const offers = await paymentOffers(store.app, buyer.actor, { amount })
    expect(offers.map(({ kind }) => kind)).toEqual(['prepaid', 'tax'])
    const { data } = await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })
    expect(data.emi).toBeNull()
  })

  test('an amount below the minimum of the market is closed, and a plan of the sample banks is rejected', async () => {
    const closed = { code: 'payment.method-closed', data: { problems: [{ message: 'inactive' }] } }
    await expect(shop.order(msn, { bankEmi: 'DECN', emiFlag: 3 })).rejects.toMatchObject(closed)
    await expect(shop.order(msn, { bankEmi: 'DECN' })).rejects.toMatchObject(closed)
  })
})

test('the form names the category, no bank, and the whole amount', async () => {
  const one = await order()
  const fields = one.answer.redirect?.fields ?? {}
  expect(fields).toMatchObject({ pg: 'EMI', txnid: one.ref, amount: (one.answer.payable / 100).toFixed(2) })
  expect(fields).not.toHaveProperty('bankcode')
})

describe('paid once', () => {
  test('by the notification alone, repeated and at once, however much the bank debits', async () => {
    const one = await order()
    stub.pay(one.ref).debited = '99999.99'
    const body = await stub.returnFields(one.ref)
    expect(body.mode).toBe('EMI')
    const delivered = await Promise.all([1, 2, 3].map(() => stub.deliver(origin, body)))
    expect(delivered.map(({ outcome }) => outcome).sort()).toEqual(['paid', 'repeated', 'repeated'])
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('by the return of the browser; the notification comes last', async () => {
    const one = await order()
    stub.pay(one.ref)
    const back = await shop.comeBack(one, await stub.returnFields(one.ref))
    expect(back).toEqual({ status: 303, location: `/order-confirmation?orderNumber=${one.answer.orderNumber}` })
    expect(await notify(one)).toMatchObject({ status: 200, outcome: 'repeated' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('by the notification that comes after the order has expired', async () => {
    const one = await order()
    await shop.expire(30)
    expect(await shop.historyOf(one)).toMatchObject({ placed: 0, held: 0 })
    stub.pay(one.ref)
    expect(await notify(one)).toMatchObject({ status: 200 })
    expect(await shop.historyOf(one)).toMatchObject({ state: 'placed', payments: ['paid'], placed: 1, held: 1 })
  })

  test('after the bank has declined, as another transaction', async () => {
    const one = await order()
    stub.pay(one.ref, 'failure', 'userCancelled')
    await shop.comeBack(one, await stub.returnFields(one.ref))
    expect(await shop.historyOf(one)).toMatchObject({ state: 'payment-failed', payments: ['failed'] })
    const again = await payAgain(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    const fields = again.redirect?.fields ?? {}
    expect(fields).toMatchObject({ pg: 'EMI', amount: (one.answer.payable / 100).toFixed(2) })
    expect(await stub.open(fields)).toBe(200)
    stub.pay(fields.txnid ?? '')
    await stub.deliver(origin, await stub.returnFields(fields.txnid ?? ''))
    expect(await shop.historyOf(one)).toMatchObject({ state: 'placed', payments: ['failed', 'paid'], placed: 1 })
  })
})

test('not believed: a wrong hash, another amount, another key', async () => {
  const one = await order()
  stub.pay(one.ref)
  for (const [name, value] of [
    ['hash', 'f'.repeat(128)],
    ['amount', '1.00'],
    ['key', 'other'],
  ] as const)
    expect(await notify(one, { [name]: value })).toMatchObject({ status: 400, code: 'payment.signature' })
  expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['created'] })
})

test.each(['silent', 'lost', 503] as const)('%s: what PayU does not confirm in time stays open', async fault => {
  const one = await order()
  stub.pay(one.ref)
  stub.fail(COMMAND, fault, 3)
  expect((await notify(one)).status).toBeGreaterThanOrEqual(500)
  expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['created'] })
  stub.heal()
  expect(await notify(one)).toMatchObject({ status: 200, outcome: 'paid' })
})

test('a cancelled order is refunded in whole, once', async () => {
  const one = await order()
  const { mihpayid } = stub.pay(one.ref)
  await notify(one)
  await shop.cancelPaid(one)
  await shop.makeRefunds()
  await shop.makeRefunds()
  expect(stub.refunds.filter(refund => refund.mihpayid === mihpayid).map(({ amt }) => amt)).toEqual([
    (one.answer.payable / 100).toFixed(2),
  ])
})
