// Disputes and outages reported by Razorpay: states and ledger in any order of reports, frozen refunds, files, methods.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvAmount } from '../../contract/shared/csv.ts'
import { fillCarts } from '../testing/buyers.ts'
import type { GatewayOrder, GatewayShop } from '../testing/gateway-shop.ts'
import { type GatewayStore, openRazorpayStore } from '../testing/gateway-store.ts'
import { ledgerBalances } from '../testing/ledger.ts'
import type { RazorpayStub, StubPayment } from '../testing/razorpay-stub.ts'
import type { TestStore, Visitor } from '../testing/store.ts'
import { paymentMethods } from './queries/methods.ts'

const KEY = 'khk_of-the-test-disputes'
let gateway: GatewayStore<RazorpayStub>
let store: TestStore
let stub: RazorpayStub
let shop: GatewayShop
let msn: string
let origin: string
let staff: Visitor
beforeAll(async () => {
  gateway = await openRazorpayStore(undefined, false, KEY)
  ;({ store, stub, shop, msn, origin } = gateway)
  staff = store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
})
afterAll(() => gateway.close())

const NOW = Math.floor(Date.now() / 1000)

async function paidOrder(): Promise<{ one: GatewayOrder; payment: StubPayment }> {
  const one = await shop.order(msn)
  const payment = stub.pay(one.ref)
  expect(await stub.deliver(origin, stub.event('payment.captured', payment))).toMatchObject({ outcome: 'paid' })
  return { one, payment }
}

let disputes = 0
/** A dispute of a payment, as its events name it. */
function disputeOf(payment: StubPayment) {
  const id = `disp_${++disputes}`
  const common = { id, currency: 'INR', reason_code: 'goods_or_services_not_received', phase: 'chargeback' }
  const known = { ...common, amount: payment.amount, amount_deducted: 0, respond_by: NOW + 10 * 86_400 }
  return {
    id,
    event: (name: string, status: string, minute: number, change: object = {}) =>
      stub.event(`payment.dispute.${name}`, payment, {
        dispute: { ...known, status, ...change },
        at: NOW + minute * 60,
      }),
  }
}

const listed = async (state: 'open' | 'under-review' | 'won' | 'lost' | 'closed' | 'reported') =>
  (await staff.call('GET /api/admin/disputes', { query: { market: 'IN', state } })).data.disputes
const find = async (state: Parameters<typeof listed>[0], reference: string) =>
  (await listed(state)).find(one => one.reference === reference)
async function balances() {
  const { balances: rows } = await ledgerBalances(store.app.db, { market: 'IN' })
  const of = (account: string) => rows.find(row => row.account === account)?.balance ?? 0
  return { gateways: of('gateways'), disputes: of('disputes'), chargebacks: of('chargebacks') }
}

describe('a dispute', () => {
  test('is listed with its deadline, answered by staff, lost: the books follow, the settlement file is matched', async () => {
    const { one, payment } = await paidOrder()
    const { id, event } = disputeOf(payment)
    const before = await balances()
    expect(await stub.deliver(origin, event('created', 'open', 1))).toMatchObject({ outcome: 'dispute-noted' })
    const open = await find('open', id)
    expect(open).toMatchObject({
      ...{ orderNumber: one.answer.orderNumber, amount: payment.amount, phase: 'chargeback', signed: true },
      ...{ reason: 'goods_or_services_not_received', paymentReference: payment.id, answeredAt: null },
      respondBy: new Date((NOW + 10 * 86_400) * 1000).toISOString(),
    })
    expect(await balances()).toEqual(before)
    const params = { disputeId: open?.disputeId ?? '' }
    const body = { note: 'Proof of delivery was uploaded.' }
    for (const _again of [1, 2])
      expect(await staff.call('POST /api/admin/disputes/{disputeId}/answer', { params, body })).toMatchObject({
        data: { state: 'under-review' },
      })
    // the gateway itself reports the outcome
    expect(
      await staff.try('POST /api/admin/disputes/{disputeId}/decide', { params, body: { state: 'won' } }),
    ).toMatchObject({ status: 409, body: { code: 'payment.dispute-decided' } })
    await stub.deliver(origin, event('action_required', 'open', 2))
    expect(await find('open', id)).toMatchObject({ answeredAt: null })
    const lost = event('lost', 'lost', 9, { amount_deducted: payment.amount })
    expect(await stub.deliver(origin, lost)).toMatchObject({ outcome: 'dispute-noted' })
    const { amount } = payment
    const after = await balances()
    expect(after).toEqual({
      gateways: before.gateways - amount,
      disputes: before.disputes,
      chargebacks: before.chargebacks + amount,
    })
    const { data } = await staff.call('GET /api/admin/disputes/{disputeId}', { params })
    expect(data.events.map(({ state }) => state)).toEqual(['open', 'under-review', 'open', 'lost'])
    expect(data.events[1]).toMatchObject({ why: body.note, who: expect.stringMatching(/^staff:/) })

    const header = 'type,reference,amount,fee,tax,net,settled_on,settlement'
    const row = (kind: string, of: string, net: number) =>
      [kind, of, csvAmount(amount), '0', '0', csvAmount(net), '2026-11-24', 'setl_1'].join(',')
    const csv = [
      header,
      row('payment', payment.id, amount),
      row('dispute', id, -amount),
      row('dispute', 'disp_x', -amount),
    ]
    const settle = () =>
      staff.call('POST /api/admin/settlements', { body: { gateway: 'razorpay', csv: csv.join('\r\n') } })
    expect(await settle()).toMatchObject({ data: { posted: 2, unmatched: [{ row: 4, reason: 'reference' }] } })
    expect((await balances()).gateways).toBe(after.gateways)
    expect(await settle()).toMatchObject({ data: { posted: 0, repeated: 2 } })
  })

  test('in any order of its reports, repeated and concurrent, has one outcome in states and ledger', async () => {
    const course = [
      ['created', 'open', {}],
      ['under_review', 'under_review', {}],
      ['won', 'won', {}],
    ] as const
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0, 1],
      [2, 0, 0, 1],
    ]
    const before = await balances()
    for (const [index, order] of [...orders, null].entries()) {
      const { payment } = await paidOrder()
      const { id, event } = disputeOf(payment)
      const bodies = course.map(([name, status], at) =>
        // every second one withholds the money at first
        event(name, status, at, { amount_deducted: at < 2 && index % 2 === 0 ? payment.amount : 0 }),
      )
      if (order) for (const at of order) await stub.deliver(origin, bodies[at] ?? '')
      else await Promise.all([...bodies, ...bodies].map(body => stub.deliver(origin, body)))
      expect(await find('won', id), String(order)).toMatchObject({ amount: payment.amount })
      const now = await balances()
      expect([now.disputes, now.chargebacks]).toEqual([before.disputes, before.chargebacks])
    }
  })

  test('freezes refunds of its payment until it is won; lost, nothing is paid a second time', async () => {
    for (const [end, refunds] of [
      ['won', 1],
      ['lost', 0],
    ] as const) {
      const { one, payment } = await paidOrder()
      const { event } = disputeOf(payment)
      await stub.deliver(origin, event('created', 'open', 1))
      await shop.cancelPaid(one)
      await shop.makeRefunds()
      expect(stub.refunds.filter(({ payment_id }) => payment_id === payment.id)).toEqual([])
      const query = { market: 'IN' as const, state: 'requested' as const }
      const { data } = await staff.call('GET /api/admin/refunds', { query })
      expect(data.refunds.find(({ orderNumber }) => orderNumber === one.answer.orderNumber)).toMatchObject({
        disputed: true,
      })
      await stub.deliver(origin, event(end, end, 2))
      await shop.makeRefunds()
      expect(stub.refunds.filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(refunds)
    }
  })

  test('of another amount, another payment or a forged one changes nothing', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    const dear = disputeOf(first.payment)
    const more = dear.event('created', 'open', 1, { amount: first.payment.amount + 1 })
    expect(await stub.deliver(origin, more)).toMatchObject({ outcome: 'amount-mismatch' })
    const { id, event } = disputeOf(first.payment)
    expect(await stub.deliver(origin, event('created', 'open', 1), { signature: 'f'.repeat(64) })).toMatchObject({
      status: 400,
    })
    expect(await find('open', id)).toBeUndefined()
    await stub.deliver(origin, event('created', 'open', 1))
    const other = disputeOf(second.payment).event('lost', 'lost', 2, { id })
    expect(await stub.deliver(origin, other)).toMatchObject({ outcome: 'reference-mismatch' })
    expect(await find('open', id)).toMatchObject({ orderNumber: first.one.answer.orderNumber })
    const outsider = await store.customer()
    expect((await outsider.try('GET /api/admin/disputes', { query: { market: 'IN' } })).status).toBe(403)
  })
})

test('a method that is reported as down is closed, a bank of it is named; resolved, all is as before', async () => {
  const { buyer } = await shop.order(msn)
  const { actor } = buyer
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
  const upi = async () => {
    const { methods } = await paymentMethods(store.app, actor, { buyNow: false, pincode: '411001' })
    const of = (wanted: number) => methods.find(({ id }) => id === wanted)
    return { upi: of(8), banks: of(2) }
  }
  const send = (status: 'started' | 'updated' | 'resolved', entity: object, minute: number) =>
    stub.deliver(origin, stub.downtime(status, entity, NOW + minute * 60 - 600))
  const banks = { id: 'down_1', method: 'netbanking', instrument: { bank: 'SBIN' } }
  const whole = { id: 'down_2', method: 'upi', instrument: { vpa_handle: 'ALL' } }
  expect(await send('started', banks, 0)).toMatchObject({ status: 200, outcome: 'downtime-noted' })
  await send('started', whole, 0)
  await send('started', { id: 'down_3', method: 'upi', severity: 'low', instrument: { psp: 'bhim' } }, 0)
  expect(await upi()).toMatchObject({
    upi: { open: false, closedReason: 'down' },
    banks: { open: true, downtime: { whole: false, names: ['SBIN'] } },
  })
  await send('updated', { ...whole, severity: 'medium' }, 1)
  expect(await upi()).toMatchObject({ upi: { open: true, downtime: { whole: true, names: [] } } })
  await send('resolved', whole, 2)
  await send('resolved', banks, 2)
  // an older report that arrives late
  await send('updated', whole, 1)
  expect(await upi()).toMatchObject({ upi: { open: true, downtime: null }, banks: { downtime: null } })
})
