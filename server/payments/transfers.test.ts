// Bank transfers: instructions for the buyer, confirmed by staff for the exact amount, and each reference once.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { type GatewayOrder, type GatewayShop, gatewayShop } from '../testing/gateway-shop.ts'
import { PAID_ONCE, payAgain } from '../testing/payer.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { orderAttributes } from './service.ts'

const KEY = 'khk_of-the-test-transfers'
const ACCOUNT = { beneficiary: 'Karkhana', accountNumber: '502000123456', ifsc: 'HDFC0000001', bank: 'HDFC Bank' }
const NEFT = 6

let store: TestStore
let shop: GatewayShop
let msn: string
let numbers = 0
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY, config: { bankTransferAccount: ACCOUNT } })
  shop = gatewayShop(store, { methodId: NEFT })
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 2500_00, 9000_00)
  await setStock(store.app.db, msn, 500)
})
afterAll(() => store.close())

const order = () => shop.order(msn)
const newReference = () => `HDFCR5202611230000${String(++numbers).padStart(4, '0')}`

async function confirm(one: GatewayOrder, reference: string, amount = one.answer.payable, key = KEY) {
  const response = await store.http.inject({
    method: 'POST',
    url: `/api/admin/orders/${one.answer.orderNumber}/transfer`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ reference, amount }),
  })
  const body = response.json<{
    code?: string
    data?: { outcome: string; state: string }
    problems?: { message: string }[]
  }>()
  const { code, data, problems } = body
  return {
    status: response.statusCode,
    code,
    outcome: data?.outcome,
    state: data?.state,
    problem: problems?.[0]?.message,
  }
}

test('the buyer gets the account instead of a page of a gateway, and again when paying again', async () => {
  const one = await order()
  expect(one.answer).toMatchObject({ state: 'pending-payment', redirect: null })
  const attributes = await orderAttributes(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
  expect(attributes).toMatchObject({ transferAccount: ACCOUNT, paymentState: 'created', retryable: true })
  const again = await payAgain(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
  expect(again).toMatchObject({ paymentId: one.answer.paymentId, redirect: null })
  await shop.poll()
  expect(await shop.historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'], held: 1 })
})

describe('confirming', () => {
  test('pays the order once, however often and at once it is sent, in whatever spelling', async () => {
    const one = await order()
    const reference = newReference()
    const spelled = ` ${reference.slice(0, 4).toLowerCase()} ${reference.slice(4)}`
    const replies = await Promise.all([reference, spelled, reference].map(text => confirm(one, text)))
    expect(replies.map(({ status, outcome }) => `${status} ${outcome}`).sort()).toEqual([
      '200 paid',
      '200 repeated',
      '200 repeated',
    ])
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('short and over are recorded once and confirm nothing', async () => {
    const one = await order()
    const { payable } = one.answer
    const reference = newReference()
    const short = await confirm(one, reference, payable - 100_00)
    expect(short).toMatchObject({
      status: 409,
      code: 'payment.transfer-amount',
      problem: expect.stringContaining('₹100 short'),
    })
    expect(await confirm(one, reference, payable - 100_00)).toMatchObject({ status: 409, problem: short.problem })
    expect(await confirm(one, newReference(), payable + 1)).toMatchObject({
      status: 409,
      problem: expect.stringContaining('over'),
    })
    expect(await shop.historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'], held: 1 })
    expect((await shop.eventsOf(one)).filter(kind => kind !== 'state')).toEqual(['transfer-short', 'transfer-over'])
    expect(await confirm(one, newReference())).toMatchObject({ outcome: 'paid', state: 'placed' })
  })

  test('a reference pays one order', async () => {
    const [one, other] = [await order(), await order()]
    const reference = newReference()
    const replies = await Promise.all([confirm(one, reference), confirm(other, reference)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.code).toBe('payment.reference-used')
  })

  test('a second transfer for a paid order is recorded once and paid out by nobody', async () => {
    const one = await order()
    await confirm(one, newReference())
    const second = newReference()
    for (let times = 0; times < 2; times++)
      expect(await confirm(one, second)).toMatchObject({ status: 200, outcome: 'second-payment' })
    expect(await shop.historyOf(one)).toEqual(PAID_ONCE)
    expect((await shop.eventsOf(one)).filter(kind => kind !== 'state')).toEqual(['second-payment'])
  })

  test('late: revived while there is stock, owed back when there is none', async () => {
    const late = await order()
    await shop.expire(25)
    expect(await shop.historyOf(late)).toMatchObject({ state: 'expired', held: 0 })
    expect(await confirm(late, newReference())).toMatchObject({ outcome: 'paid', state: 'placed' })
    const gone = await order()
    await shop.expire(25)
    await setStock(store.app.db, msn, 0)
    const reference = newReference()
    expect(await confirm(gone, reference)).toMatchObject({ outcome: 'refund-due', state: 'expired' })
    expect(await confirm(gone, reference)).toMatchObject({ outcome: 'repeated' })
    await setStock(store.app.db, msn, 500)
  })

  test('not without the permission, not for orders that are paid otherwise, not with nonsense', async () => {
    const one = await order()
    expect(await confirm(one, newReference(), one.answer.payable, 'guess')).toMatchObject({ status: 403 })
    for (const reference of ['', '12', 'A'.repeat(41), "UTR'; drop", 'यूटीआर123456'])
      expect(await confirm(one, reference)).toMatchObject({ status: 400, code: 'request.invalid' })
    const upi = await gatewayShop(store, { methodId: 8 }).order(msn)
    expect(await confirm(upi, newReference())).toMatchObject({ status: 409, code: 'payment.not-transfer' })
    const nobody = { ...one, answer: { ...one.answer, orderNumber: 999_999 } }
    expect(await confirm(nobody, newReference())).toMatchObject({ status: 404, code: 'order.unknown' })
  })
})

describe('a statement of the bank', () => {
  const HEADER = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
  const line = (narration: string, reference: string, minor: number) =>
    `23/11/26,${narration},${reference},23/11/26,,"${(minor / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}","9,99,999.00"`

  async function send(csv: string, bank = 'hdfc', key = KEY) {
    const response = await store.http.inject({
      method: 'POST',
      url: '/api/admin/payments/statement',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ bank, csv }),
    })
    const { code, data } = response.json<{
      code?: string
      data?: { rows: { outcome: string; orderNumber: number | null; suggestions: number[] }[] }
    }>()
    return { status: response.statusCode, code, rows: data?.rows ?? [] }
  }

  test('confirms rows that name an order and have its amount, suggests the rest, and repeating it changes nothing', async () => {
    const [named, other, short] = [await order(), await order(), await order()]
    const number = (one: GatewayOrder) => one.answer.orderNumber
    const csv = [
      HEADER,
      line(`NEFT CR-SBIN0000095-RAO-${number(named)}-X`, newReference(), named.answer.payable),
      line('NEFT CR-SBIN0000095-RAO-X', newReference(), other.answer.payable),
      line(`NEFT CR-SBIN0000095-RAO-${number(short)}`, newReference(), short.answer.payable - 100),
      line('NEFT CR-INTEREST', newReference(), 7),
    ].join('\n')
    const first = await send(csv)
    expect(first.rows.map(({ outcome, orderNumber }) => [outcome, orderNumber])).toEqual([
      ['paid', number(named)],
      ['suggested', null],
      ['suggested', null],
      ['unmatched', null],
    ])
    expect(first.rows[1]?.suggestions).toContain(number(other))
    expect(first.rows[2]?.suggestions).toContain(number(short))
    expect(await shop.historyOf(named)).toEqual(PAID_ONCE)
    for (const one of [other, short])
      expect(await shop.historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'] })
    const again = await send(csv)
    expect(again.rows[0]).toMatchObject({ outcome: 'repeated', orderNumber: number(named) })
    expect(await shop.historyOf(named)).toEqual(PAID_ONCE)
  })

  test('of another bank, or without the permission, is rejected', async () => {
    expect(await send(HEADER, 'icici')).toMatchObject({ status: 400, code: 'payment.statement' })
    expect(await send(HEADER, 'hdfc', 'guess')).toMatchObject({ status: 403 })
    expect(await send(HEADER)).toMatchObject({ status: 200, rows: [] })
  })
})
