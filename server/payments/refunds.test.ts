// Partial refunds: requested before the gateway is called, never more than was paid, retried, and visible to the buyer.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRefund } from '../../contract/payments/refunds-api.ts'
import { HEADERS } from '../../contract/shared/headers.ts'
import { statement } from '../platform/db.ts'
import type { PaymentGateway } from '../platform/ports/payments.ts'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { payerOf, type Waiting, wordOn } from '../testing/payer.ts'
import { KEY_END } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { bankTransfer } from './adapters/bank-transfer.ts'
import { processRefunds, REFUND_TOPIC, refundRest, requestRefund } from './commands/refunds.ts'
import { lockPaymentsOf } from './repository/payments.ts'
import { MAX_REFUND_TRIES } from './rules/refunds.ts'

const KEY = 'khk_of-the-test-refunds'
const sql = (text: string) => statement('', text)
const REFUNDS = sql(
  `select id, amount_minor as amount, state, gateway_ref as ref, tries from refunds where order_id = $1 order by requested_at, id`,
)
const PAYMENT = sql('select state from payments where order_id = $1')

let store: TestStore
let payer: ReturnType<typeof payerOf>
let msn: string
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY })
  payer = payerOf(store)
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  await setStock(store.app.db, msn, 500)
  // the gateway is called over HTTP
  await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => store.close())

/** A paid order; `atGateway` when the gateway has the money too. */
async function paidOrder(atGateway = false): Promise<Waiting> {
  const one = await payer.order([{ msn, quantity: 2 }])
  if (atGateway) await payer.press(one, 'success')
  await payer.post(wordOn(one, 'success'))
  return one
}

function request({ answer }: Waiting, amountMinor: number, idempotencyKey: string = randomUUID()) {
  return store.app.db.transaction(async tx => {
    const [payment] = await lockPaymentsOf(tx, answer.orderId)
    if (!payment) throw new Error('no payment')
    const cause = 'items-cancelled' as const
    return requestRefund(tx, payment, { amountMinor, cause, idempotencyKey, who: 'test', why: '' })
  })
}

const refundsOf = ({ answer }: Waiting) =>
  store.app.db.rows<{ id: string; amount: number; state: string; ref: string | null; tries: number }>(REFUNDS, [
    answer.orderId,
  ])

const EVENTS_OF = statement(
  'test.events-of-refund',
  'select count(*)::int as count from outbox_events where topic = $1 and subject = $2',
)

describe('parts of a payment', () => {
  test('are made one by one at the gateway, and the payment is refunded once all of it was', async () => {
    const one = await paidOrder(true)
    const { payable } = one.answer
    expect(await request(one, 100)).toBe(true)
    expect(await request(one, 100)).toBe(true)
    expect(await processRefunds(store.app)).toBe(2)
    expect(await store.app.db.one(PAYMENT, [one.answer.orderId])).toEqual({ state: 'paid' })
    const refunds = await refundsOf(one)
    expect(new Set(refunds.map(({ ref }) => ref)).size).toBe(2)

    await store.app.db.transaction(async tx => {
      const [payment] = await lockPaymentsOf(tx, one.answer.orderId)
      if (payment)
        await refundRest(tx, payment, { cause: 'order-cancelled', idempotencyKey: 'whole', who: 'test', why: '' })
    })
    expect(await store.app.db.one(PAYMENT, [one.answer.orderId])).toEqual({ state: 'refund-due' })
    expect((await payer.detailsOf(one)).refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [100, 'succeeded'],
      [100, 'succeeded'],
      [payable - 200, 'requested'],
    ])
    expect(await processRefunds(store.app)).toBe(1)
    expect(await store.app.db.one(PAYMENT, [one.answer.orderId])).toEqual({ state: 'refunded' })
    const [, , last] = (await payer.detailsOf(one)).refunds
    expect(last).toMatchObject({ state: 'succeeded', cause: 'order-cancelled', refundedAt: expect.any(String) })
  })

  test('never exceed what was paid, however many are requested at once', async () => {
    const one = await paidOrder()
    const { payable } = one.answer
    const third = Math.ceil(payable / 3)
    const ended = await Promise.allSettled(Array.from({ length: 6 }, () => request(one, third)))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(third * 3 > payable ? 2 : 3)
    const sum = (await refundsOf(one)).reduce((total, { amount }) => total + amount, 0)
    expect(sum).toBeLessThanOrEqual(payable)
    expect(sum + third).toBeGreaterThan(payable)
  })

  test('are requested once by the same key', async () => {
    const one = await paidOrder()
    const ended = await Promise.all([1, 2, 3].map(() => request(one, 500, 'cancellation 1')))
    expect(ended.sort()).toEqual([false, false, true])
    expect(await refundsOf(one)).toHaveLength(1)
  })
})

describe('a gateway that does not make a refund', () => {
  test('is tried again later under the same key, then staff have it tried again', async () => {
    const one = await paidOrder()
    await request(one, 700)
    const keys: string[] = []
    let down = true
    const gateway = { ...(store.app.ports.payments.find('test') as PaymentGateway) }
    gateway.refund = async (_ref, _amount, key) => {
      keys.push(key)
      if (down) throw new Error('Connection reset')
      return 'RF-1'
    }
    let now = Date.now()
    const payments = { ...store.app.ports.payments, find: () => gateway }
    const app = { ...store.app, ports: { ...store.app.ports, payments }, now: () => new Date(now) }
    expect(await processRefunds(app)).toBe(0)
    const [refund] = await refundsOf(one)
    expect(refund).toMatchObject({ state: 'requested', tries: 1 })
    const mine = () => keys.filter(key => key === refund?.id).length
    await processRefunds(app)
    expect(mine()).toBe(1)
    for (let tries = 2; tries <= MAX_REFUND_TRIES; tries++) {
      now += 6 * 3_600_000
      await processRefunds(app)
    }
    expect(await refundsOf(one)).toMatchObject([{ state: 'failed', tries: MAX_REFUND_TRIES }])
    expect((await payer.detailsOf(one)).refunds).toMatchObject([{ state: 'failed', refundedAt: null }])

    const call = (method: 'GET' | 'POST', url: string) =>
      store.http.inject({ method, url, headers: { [HEADERS.authorization]: `Bearer ${KEY}` } })
    const listed: StaffRefund[] = (await call('GET', '/api/admin/refunds?market=IN')).json().data.refunds
    const mineListed = listed.filter(({ refundId }) => refundId === refund?.id)
    expect(mineListed).toMatchObject([{ state: 'failed', amount: 700, lastError: 'Connection reset' }])
    expect((await call('POST', `/api/admin/refunds/${refund?.id}/retry`)).json().data).toEqual({ state: 'requested' })
    expect((await call('POST', `/api/admin/refunds/${randomUUID()}/retry`)).statusCode).toBe(404)
    const record = (reference: string, id = refund?.id) =>
      store.http.inject({
        method: 'POST',
        url: `/api/admin/refunds/${id}/record`,
        headers: { [HEADERS.authorization]: `Bearer ${KEY}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ reference }),
      })
    expect((await record('HDFCR52026112300000001')).json()).toMatchObject({ code: 'payment.refund-open' })
    down = false
    expect(await processRefunds(app)).toBeGreaterThan(0)
    expect(await refundsOf(one)).toMatchObject([{ state: 'succeeded', ref: 'RF-1' }])
    expect((await call('POST', `/api/admin/refunds/${refund?.id}/retry`)).json().data).toEqual({ state: 'succeeded' })
    expect(new Set(keys)).toContain(refund?.id)
    expect(mine()).toBe(MAX_REFUND_TRIES + 1)
    expect((await record('HDFCR52026112300000001')).json()).toMatchObject({ code: 'request.idempotency' })
  })

  test('because it makes none: staff pay it back and record it, once', async () => {
    const one = await paidOrder()
    await request(one, 900)
    const gateway = { ...(store.app.ports.payments.find('test') as PaymentGateway), refund: bankTransfer.refund }
    const payments = { ...store.app.ports.payments, find: () => gateway }
    await processRefunds({ ...store.app, ports: { ...store.app.ports, payments } })
    const [refund] = await refundsOf(one)
    expect(refund).toMatchObject({ state: 'failed', tries: 1 })
    const record = (reference: string, key = KEY, id = refund?.id) =>
      store.http.inject({
        method: 'POST',
        url: `/api/admin/refunds/${id}/record`,
        headers: { [HEADERS.authorization]: `Bearer ${key}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ reference }),
      })
    const reference = 'HDFCR52026112300000009'
    expect((await record(reference, 'another key')).statusCode).toBe(403)
    expect((await record(reference, KEY, randomUUID())).statusCode).toBe(404)
    expect((await record('x')).statusCode).toBe(400)
    const limitedKey = async (amount: number) => {
      const rights = { permissions: ['payments.write'], markets: ['IN'], moneyLimits: { IN: amount, AE: null } }
      const payload = { name: 'Bank', ...rights, expiresAt: KEY_END }
      const headers = { [HEADERS.authorization]: `Bearer ${KEY}` }
      return (await store.http.inject({ method: 'POST', url: '/api/admin/keys', headers, payload })).json().data.secret
    }
    const below = await limitedKey(899)
    const beyond = { code: 'staff.money-limit', data: { moneyLimit: { market: 'IN', limit: 899, amount: 900 } } }
    expect((await record(reference, below)).json()).toMatchObject(beyond)
    const url = `/api/admin/refunds/${refund?.id}/retry`
    const headers = { [HEADERS.authorization]: `Bearer ${below}` }
    expect((await store.http.inject({ method: 'POST', url, headers })).json()).toMatchObject(beyond)
    const replies = await Promise.all([record(reference), record(reference, await limitedKey(900))])
    for (const reply of replies) expect(reply.json().data).toEqual({ state: 'succeeded' })
    expect(await refundsOf(one)).toMatchObject([{ state: 'succeeded', ref: reference }])
    expect((await payer.detailsOf(one)).refunds).toMatchObject([{ state: 'succeeded', amount: 900 }])
    expect(await store.app.db.one(EVENTS_OF, [REFUND_TOPIC, refund?.id ?? ''])).toEqual({ count: 1 })
    expect((await record('HDFCR52026112300000010')).json()).toMatchObject({ code: 'request.idempotency' })
  })
})
