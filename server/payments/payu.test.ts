// PayU against its stub: form, return, notifications with and without a hash, status, refunds; dropped, forged, lost.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '../platform/actor.ts'
import type { GatewayOrder, GatewayShop } from '../testing/gateway-shop.ts'
import { type GatewayStore, openPayuStore } from '../testing/gateway-store.ts'
import { ledgerBalances } from '../testing/ledger.ts'
import { PAID_ONCE, payAgain } from '../testing/payer.ts'
import { PAYU_ACCOUNT, type PayuStub } from '../testing/payu-stub.ts'
import type { TestStore } from '../testing/store.ts'
import { decideDispute } from './commands/disputes.ts'
import { disputesForStaff } from './queries/disputes.ts'

let gateway: GatewayStore<PayuStub>
let store: TestStore
let stub: PayuStub
let shop: GatewayShop
let msn: string
let origin: string
let lines: string[]
beforeAll(async () => {
  gateway = await openPayuStore()
  ;({ store, stub, shop, msn, origin, lines } = gateway)
})
afterEach(() => stub.heal())
afterAll(() => gateway.close())

/** An order whose form the browser has sent to PayU. */
async function order(): Promise<GatewayOrder> {
  const one = await shop.order(msn)
  expect(await stub.open(one.answer.redirect?.fields ?? {})).toBe(200)
  return one
}
const COMMAND = /^POST .*postservice/
const UNPAID = { state: 'pending-payment', placed: 0, held: 1 }
const rejected = { status: 400, code: 'payment.signature' }

describe('session', () => {
  test('a form with the amount in rupees and a hash that PayU accepts', async () => {
    const one = await order()
    const { url, method, fields } = one.answer.redirect ?? { url: '', method: '', fields: {} as Record<string, string> }
    expect([url, method]).toEqual([`${stub.origin}/_payment`, 'POST'])
    const { payable } = one.answer
    expect(fields).toMatchObject({
      txnid: one.ref,
      amount: (payable / 100).toFixed(2),
      pg: 'UPI',
      firstname: 'Asha Kulkarni',
    })
    expect(fields.txnid?.length).toBeLessThanOrEqual(25)
    // the buyer has no email; PayU requires one
    expect(fields.email).toBe('store@karkhana.example')
    expect(JSON.stringify(fields)).not.toContain(PAYU_ACCOUNT.salt)
    expect(await stub.open({ ...fields, amount: '1.00' })).toBe(400)
  })

  test('paying again is another transaction, because PayU takes each once', async () => {
    const one = await order()
    const again = await payAgain(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(again.redirect?.fields.txnid).not.toBe(one.ref)
    expect(await stub.open(again.redirect?.fields ?? {})).toBe(200)
  })
})

describe('paid once', () => {
  test('dropped notification: the return asks PayU', async () => {
    const one = await order()
    stub.pay(one.ref)
    const back = await shop.comeBack(one, await stub.returnFields(one.ref))
    expect(back).toEqual({ status: 303, location: `/order-confirmation?orderNumber=${one.answer.orderNumber}` })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('dropped return: the notification alone, repeated, at once, and with the salt of before', async () => {
    for (const salt of [PAYU_ACCOUNT.salt, PAYU_ACCOUNT.previousSalt]) {
      const one = await order()
      stub.pay(one.ref)
      const body = await stub.returnFields(one.ref, {}, salt)
      const delivered = await Promise.all([1, 2, 3].map(() => stub.deliver(origin, body)))
      expect(delivered.map(({ outcome }) => outcome).sort()).toEqual(['paid', 'repeated', 'repeated'])
      // what the hash does not cover does not make it another notification
      expect(await stub.deliver(origin, { ...body, mode: 'CC' })).toMatchObject({ status: 200, outcome: 'repeated' })
      expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    }
  })

  test('dropped both: reconciliation', async () => {
    const one = await order()
    stub.pay(one.ref)
    await shop.poll()
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('with charges: the hash has them in front, and the amount of the order counts, not what was debited', async () => {
    const one = await order()
    stub.pay(one.ref).debited = '99999.99'
    const body = await stub.returnFields(one.ref, { additionalCharges: '10.00' })
    expect(await stub.deliver(origin, body)).toMatchObject({ outcome: 'paid' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('authorised only is not paid', async () => {
    const one = await order()
    stub.pay(one.ref, 'success', 'auth')
    expect(await stub.deliver(origin, await stub.returnFields(one.ref))).toMatchObject({ outcome: 'pending' })
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['pending'] })
  })

  test('failed, then paid; given up, and the money all the same', async () => {
    const one = await order()
    stub.pay(one.ref, 'failure', 'failed')
    expect(await stub.deliver(origin, await stub.returnFields(one.ref))).toMatchObject({ outcome: 'try-failed' })
    stub.pay(one.ref)
    expect(await stub.deliver(origin, await stub.returnFields(one.ref))).toMatchObject({ outcome: 'paid' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    const other = await order()
    stub.pay(other.ref, 'failure', 'userCancelled')
    await shop.comeBack(other, await stub.returnFields(other.ref))
    expect(await shop.historyOf(other)).toMatchObject({ state: 'payment-failed', payments: ['failed'], held: 0 })
    stub.pay(other.ref)
    await shop.poll(30)
    expect(await shop.historyOf(other)).toEqual(PAID_ONCE)
  })
})

describe('not believed', () => {
  test('a wrong hash, a changed field, another key', async () => {
    const one = await order()
    stub.pay(one.ref)
    const body = await stub.returnFields(one.ref)
    for (const change of [
      { hash: 'f'.repeat(128) },
      { hash: '' },
      { amount: '1.00' },
      { txnid: 'KH1T1OTHER' },
      { key: 'other' },
    ])
      expect(await stub.deliver(origin, { ...body, ...change })).toMatchObject(rejected)
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['created'] })
  })

  test('what the hash leaves out: another payment id, captured instead of authorised', async () => {
    const [one, other] = [await order(), await order()]
    stub.pay(other.ref)
    await stub.deliver(origin, await stub.returnFields(other.ref))
    stub.pay(one.ref, 'success', 'auth')
    const body = await stub.returnFields(one.ref)
    const { mihpayid = '' } = await stub.returnFields(other.ref)
    const changed = { ...body, mihpayid, unmappedstatus: 'captured' }
    expect(await stub.deliver(origin, changed)).toMatchObject({ outcome: 'pending' })
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['pending'] })
  })

  test('the return of another order', async () => {
    const [one, other] = [await order(), await order()]
    stub.pay(other.ref)
    const body = await stub.returnFields(other.ref)
    await shop.comeBack(one, { ...body, txnid: one.ref })
    expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['pending'] })
  })

  test('an amount that is not that of the order', async () => {
    const one = await order()
    stub.pay(one.ref).fields.amount = '1.00'
    expect(await stub.deliver(origin, await stub.returnFields(one.ref))).toMatchObject({ outcome: 'amount-mismatch' })
    expect(await shop.historyOf(one)).toMatchObject(UNPAID)
  })

  test('JSON about refunds that PayU does not confirm, about other shops, about disputes', async () => {
    const one = await order()
    const calls = stub.count(COMMAND)
    const dispute = { type: 'payments', event: 'dispute', cb_id: '1', txn_id: '9001' }
    for (const body of [dispute, { action: 'refund', merchantTxnId: 'T1', request_id: '7' }, [], null])
      expect(await stub.deliver(origin, body as object, true)).toMatchObject({ status: 200, outcome: 'ignored' })
    expect(stub.count(COMMAND)).toBe(calls)
    stub.pay(one.ref)
    await stub.deliver(origin, await stub.returnFields(one.ref))
    const forged = { action: 'refund', merchantTxnId: one.ref, request_id: '700', status: 'success', amt: '1.00' }
    expect(await stub.deliver(origin, forged, true)).toMatchObject(rejected)
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    expect((await shop.eventsOf(one)).filter(kind => kind.startsWith('refund'))).toEqual([])
  })
})

describe('an API that does not answer', () => {
  test.each(['lost', 'reset', 'html', 'empty', 503] as const)(
    '%s: the payment stays open and the notification comes again',
    async fault => {
      const one = await order()
      stub.pay(one.ref)
      const body = await stub.returnFields(one.ref)
      stub.fail(COMMAND, fault, 3)
      expect((await stub.deliver(origin, body)).status).toBeGreaterThanOrEqual(500)
      expect(await shop.historyOf(one)).toMatchObject({ ...UNPAID, payments: ['created'] })
      stub.heal()
      expect(await stub.deliver(origin, body)).toMatchObject({ status: 200, outcome: 'paid' })
    },
  )
})

describe('refunds', () => {
  async function owed(): Promise<GatewayOrder> {
    const one = await order()
    stub.pay(one.ref)
    await stub.deliver(origin, await stub.returnFields(one.ref))
    await shop.cancelPaid(one)
    return one
  }
  const refundsOf = (one: GatewayOrder) => {
    const paid = stub.transactions.find(({ fields }) => fields.txnid === one.ref)
    return stub.refunds.filter(({ mihpayid }) => mihpayid === paid?.mihpayid)
  }
  const refund = async (one: GatewayOrder) =>
    store.app.ports.payments.find('payu')?.refund(one.ref, one.answer.payable, await shop.refundKeyOf(one))

  test('once, with a token of our key; a second run finds it', async () => {
    const one = await owed()
    await shop.makeRefunds()
    expect((await shop.historyOf(one)).payments).toEqual(['refunded'])
    expect(await refund(one)).toBe(refundsOf(one)[0]?.request_id)
    expect(refundsOf(one)).toMatchObject([
      { amt: (one.answer.payable / 100).toFixed(2), token: expect.stringMatching(/^R[0-9a-f]{22}$/) },
    ])
  })

  test('carried out and the answer lost: looked up by the token, made once', async () => {
    const one = await owed()
    const gateway = store.app.ports.payments.find('payu')
    // verify_payment and check_action_status succeed, then the refund itself is carried out without a response
    const key = await shop.refundKeyOf(one)
    const before = stub.count(COMMAND)
    const refunded = gateway?.refund(one.ref, one.answer.payable, key)
    while (stub.count(COMMAND) < before + 2) await new Promise(done => setTimeout(done, 1))
    stub.fail(COMMAND, 'lost')
    expect(await refunded).toBe(refundsOf(one)[0]?.request_id)
    await shop.makeRefunds()
    expect(refundsOf(one)).toHaveLength(1)
  })

  test('PayU’s confirmation of a refund is stored with the payment; its later bank reference is not a second refund', async () => {
    const one = await owed()
    await shop.makeRefunds()
    const [made] = refundsOf(one)
    if (!made) throw new Error('nothing was refunded')
    made.status = 'Success'
    expect(await stub.deliver(origin, stub.refundHint(made), true)).toMatchObject({
      status: 200,
      outcome: 'refund-noted',
    })
    const later = stub.refundHint(made, { bank_arn: 74_000_000_001 })
    expect(await stub.deliver(origin, later, true)).toMatchObject({ status: 200, outcome: 'repeated' })
    expect((await shop.eventsOf(one)).filter(kind => kind.startsWith('refund-'))).toEqual(['refund-succeeded'])
    made.status = 'FAILURE'
    await expect(refund(one)).rejects.toMatchObject({ name: 'DeclinedError' })
  })
})

test('no log line contains the salt', () => {
  expect(lines.filter(line => line.includes(PAYU_ACCOUNT.salt))).toEqual([])
})

test('a dispute has no hash: staff confirm it, record how it ends, and nobody fills the list', async () => {
  const one = await order()
  stub.pay(one.ref)
  await stub.deliver(origin, await stub.returnFields(one.ref))
  const { mihpayid } = stub.pay(one.ref)
  const hint = (cb_id: string, change: object = {}) =>
    stub.deliver(
      origin,
      {
        ...{ type: 'payments', event: 'dispute', cb_id, txn_id: mihpayid, cb_type: 'Chargeback', cb_status: 'New' },
        ...{ cb_amount: '100.00', reason_code: '4853', due_date: '2026-12-05 23:59:59', ...change },
      },
      true,
    )
  expect(await hint('1', { txn_id: 'of-nobody' })).toMatchObject({ status: 200, outcome: 'ignored' })
  expect(await hint('1', { cb_status: 'Closed Customer Favour' })).toMatchObject({ outcome: 'dispute-noted' })
  const outcomes = []
  for (const id of ['1', '2', '3', '4', '5']) outcomes.push((await hint(id)).outcome)
  expect(outcomes).toEqual(['repeated', 'dispute-noted', 'dispute-noted', 'repeated', 'repeated'])
  const reported = (await disputesForStaff(store.app.db, { market: 'IN', state: 'reported', limit: 10 })).disputes
  expect(reported).toHaveLength(3)
  const { disputeId, respondBy } = reported.find(({ reference }) => reference === '1') ?? { disputeId: '' }
  expect(respondBy).toBe('2026-12-05T18:29:59.000Z')
  const staff = {
    ...{ kind: 'staff', staffId: 'test' },
    ...{ sessionId: null, markets: ['IN'] },
    now: store.app.now(),
  } as unknown as Staff
  const decide = (state: 'open' | 'won' | 'lost' | 'closed', withheld = false) =>
    decideDispute(store.app, staff, { disputeId, state, withheld })
  const chargebacks = async () =>
    (await ledgerBalances(store.app.db, { market: 'IN' })).balances.find(({ account }) => account === 'chargebacks')
  await decide('open', true)
  expect(await chargebacks()).toBeUndefined()
  for (const _again of [1, 2]) expect(await decide('lost')).toEqual({ state: 'lost' })
  expect(await chargebacks()).toMatchObject({ party: 'payu', balance: 100_00 })
  await expect(decide('won')).rejects.toMatchObject({ code: 'payment.dispute-decided' })
})
