// A gateway's word: before, after and without the browser's return, repeated, late, forged, for the wrong amount.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayAnswer } from '../../contract/payments.ts'
import { placeOrder } from '../checkout/service.ts'
import { expireOrders } from '../orders/expiry.service.ts'
import { orderDetails } from '../orders/views.service.ts'
import type { App } from '../platform/app.ts'
import { statement } from '../platform/db.ts'
import { SIGN, SIGNATURE_HEADER } from '../ports/test-gateway.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock, stockOf } from '../testing/buyers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { giveRefunds } from './followups.service.ts'
import { orderAttributes, retryPayment } from './service.ts'

const UPI = 8
const WEBHOOK = '/api/v1/payment/webhook/test'

let store: TestStore
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  await setStock(store.app.db, msn, 500)
  // the gateway is asked over HTTP
  await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => store.close())

interface Waiting {
  buyer: Buyer
  answer: PayAnswer
  ref: string
}

/** A prepaid order that waits for its money. */
async function waitingOrder(product = msn): Promise<Waiting> {
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(store.app.db, [buyer], [{ msn: product, quantity: 1 }])
  const answer = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, UPI))
  return { buyer, answer, ref: answer.redirect?.fields.ref ?? '' }
}

interface Word {
  ref: string
  state: 'success' | 'failure' | 'pending'
  amountMinor: number
  currency?: string
}

function bodyOf({ ref, state, amountMinor, currency = 'INR' }: Word): string {
  return JSON.stringify({ transactionRef: ref, gatewayRef: `TG${ref}`, state, amountMinor, currency })
}

async function post(body: string, signature = store.app.secrets.sign(SIGN.webhook, body), url = WEBHOOK) {
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const response = await store.http.inject({ method: 'POST', url, headers, payload: body })
  const json = response.json<{ code?: string; data?: { outcome: string } }>()
  return { status: response.statusCode, code: json.code, outcome: json.data?.outcome }
}

const word = (one: Waiting, state: Word['state']) => bodyOf({ ref: one.ref, state, amountMinor: one.answer.payable })

/** What the buyer's browser does at the gateway: opens the page and presses a button; answers where it is sent. */
async function press(one: Waiting, decision: string): Promise<string> {
  const fields = one.answer.redirect?.fields ?? {}
  const form = (values: Record<string, string>) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })
  const opened = await store.http.inject({ method: 'POST', url: '/gateway/test/pay', ...form(fields) })
  expect(opened.statusCode).toBe(303)
  const page = await store.http.inject({ method: 'GET', url: String(opened.headers.location) })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('name="decision" value="success"')
  const decided = await store.http.inject({
    method: 'POST',
    url: '/gateway/test/decide',
    ...form({ ...fields, decision }),
  })
  expect(decided.statusCode).toBe(303)
  return String(decided.headers.location)
}

const HISTORY = statement(
  'test.history',
  `select o.state, (select count(*)::int from orders x where x.customer_id = o.customer_id) as orders,
     (select array_agg(p.state order by p.attempt) from payments p where p.order_id = o.id) as payments,
     (select count(*)::int from order_events e where e.order_id = o.id and e.to_state = 'placed') as placed,
     (select coalesce(sum(r.quantity), 0)::int from stock_reservations r
      where r.order_id = o.id and r.state = 'reserved') as held,
     (select coalesce(sum(s.reserved_change), 0)::int from stock_events s where s.order_id = o.id) as moved
   from orders o where o.id = $1`,
)
const historyOf = (one: Waiting) =>
  store.app.db.one<{
    state: string
    orders: number
    payments: string[]
    placed: number
    held: number
    moved: number
  }>(HISTORY, [one.answer.orderId])
const PAID_ONCE = { state: 'placed', orders: 1, payments: ['paid'], placed: 1, held: 1, moved: 1 }

describe('one paid order', () => {
  test('when the notification comes before the return', async () => {
    const one = await waitingOrder()
    const back = await press(one, 'success')
    expect(await post(word(one, 'success'))).toMatchObject({ status: 200, outcome: 'paid' })
    const returned = await store.http.inject({ method: 'GET', url: back })
    expect(returned.statusCode).toBe(303)
    expect(returned.headers.location).toBe(`/order-confirmation?orderNumber=${one.answer.orderNumber}`)
    expect(await historyOf(one)).toEqual(PAID_ONCE)
  })

  test('when it comes after the return', async () => {
    const one = await waitingOrder()
    const back = await press(one, 'success')
    await store.http.inject({ method: 'GET', url: back })
    expect(await historyOf(one)).toEqual(PAID_ONCE)
    expect(await post(word(one, 'success'))).toMatchObject({ status: 200, outcome: 'repeated' })
    expect(await historyOf(one)).toEqual(PAID_ONCE)
  })

  test('without any return, and by the return of a notification that never comes', async () => {
    const one = await waitingOrder()
    expect(await post(word(one, 'success'))).toMatchObject({ outcome: 'paid' })
    expect(await historyOf(one)).toEqual(PAID_ONCE)
    const other = await waitingOrder()
    await press(other, 'success')
    // the buyer closed the browser; the confirmation page asks
    const attributes = await orderAttributes(store.app, other.buyer.actor, other.answer.orderNumber)
    expect(attributes).toMatchObject({ state: 'placed', paymentState: 'paid', retryable: false })
    expect(await historyOf(other)).toEqual(PAID_ONCE)
  })

  test('however often and at once the same notification comes', async () => {
    const one = await waitingOrder()
    const body = word(one, 'success')
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(body)))
    expect(answers.map(answer => answer.outcome).sort()).toEqual(['paid', ...Array(7).fill('repeated')])
    expect(await historyOf(one)).toEqual(PAID_ONCE)
  })

  test('when failure and success come out of order', async () => {
    const one = await waitingOrder()
    await post(word(one, 'pending'))
    await post(word(one, 'success'))
    expect((await post(word(one, 'failure'))).outcome).toBe('repeated')
    expect(await historyOf(one)).toEqual(PAID_ONCE)
    const other = await waitingOrder()
    await post(word(other, 'failure'))
    expect(await historyOf(other)).toMatchObject({ state: 'payment-failed', payments: ['failed'], held: 0, moved: 0 })
    await post(word(other, 'success'))
    expect(await historyOf(other)).toEqual(PAID_ONCE)
  })
})

describe('never believed', () => {
  test('the return address', async () => {
    const one = await waitingOrder()
    const forged = await store.http.inject({
      method: 'GET',
      url: `/payment/return/test?ref=${one.ref}&status=success&signature=nonsense`,
    })
    expect(forged.headers.location).toBe('/dashboard/order')
    // even with a true signature it only makes us ask, and the gateway knows of no payment
    const signature = store.app.secrets.sign(SIGN.returned, `${one.ref}|success`)
    const query = new URLSearchParams({ ref: one.ref, status: 'success', signature })
    const returned = await store.http.inject({ method: 'GET', url: `/payment/return/test?${query}` })
    expect(returned.headers.location).toContain('/order-confirmation')
    expect(await historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'] })
  })

  test('a notification whose signature is wrong, and the true one still counts afterwards', async () => {
    const one = await waitingOrder()
    const body = word(one, 'success')
    expect(await post(body, 'forged')).toMatchObject({ status: 400, code: 'payment.signature' })
    const changed = bodyOf({ ref: one.ref, state: 'success', amountMinor: 1 })
    const stolen = store.app.secrets.sign(SIGN.webhook, body)
    expect(await post(changed, stolen)).toMatchObject({ status: 400, code: 'payment.signature' })
    // a signature made for something else
    expect(await post(body, store.app.secrets.sign(SIGN.form, body))).toMatchObject({ code: 'payment.signature' })
    expect(await historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'] })
    expect(await post(body)).toMatchObject({ outcome: 'paid' })
  })

  test('another amount or currency than the order has', async () => {
    const one = await waitingOrder()
    const { ref } = one
    const less = bodyOf({ ref, state: 'success', amountMinor: one.answer.payable - 1 })
    expect(await post(less)).toMatchObject({ status: 200, outcome: 'amount-mismatch' })
    const dirhams = bodyOf({ ref, state: 'success', amountMinor: one.answer.payable, currency: 'AED' })
    expect(await post(dirhams)).toMatchObject({ outcome: 'amount-mismatch' })
    expect(await historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'] })
  })

  test('transactions and gateways that we do not know, and bodies that are none', async () => {
    const stranger = bodyOf({ ref: 'KH1T1NOBODY', state: 'success', amountMinor: 100 })
    expect(await post(stranger)).toMatchObject({ status: 404, code: 'payment.unknown' })
    const { sign } = store.app.secrets
    const elsewhere = await post(stranger, sign(SIGN.webhook, stranger), '/api/v1/payment/webhook/nobody')
    expect(elsewhere).toMatchObject({ status: 404, code: 'payment.unknown' })
    for (const body of ['', '[]', '"text"', '{"transactionRef":null}']) {
      expect(await post(body)).toMatchObject({ status: 400, code: 'payment.signature' })
    }
  })
})

test('the raw body of every notification is kept', async () => {
  const one = await waitingOrder()
  const body = word(one, 'success')
  await post(body)
  await post(body, 'forged')
  const kept = await store.app.db.rows<{ body: string; ok: boolean; outcome: string }>(
    statement(
      'test.kept',
      `select convert_from(raw_body, 'UTF8') as body, signature_ok as ok, outcome from payment_notifications
       where position($1::bytea in raw_body) > 0 order by id`,
    ),
    [Buffer.from(one.ref)],
  )
  expect(kept).toEqual([
    { body, ok: true, outcome: 'paid' },
    { body, ok: false, outcome: 'refused' },
  ])
})

/** The store an hour later. */
const later = (): App => ({ ...store.app, now: () => new Date(Date.now() + 3_600_000) })

describe('expiry', () => {
  test('an unpaid order gives its stock back, a paid one does not', async () => {
    const unpaid = await waitingOrder()
    const paid = await waitingOrder()
    await post(word(paid, 'success'))
    expect(await expireOrders(store.app)).toBe(0)
    expect(await expireOrders(later())).toBeGreaterThan(0)
    expect(await historyOf(unpaid)).toMatchObject({ state: 'expired', held: 0, moved: 0 })
    expect(await historyOf(paid)).toEqual(PAID_ONCE)
  })

  test('money that comes too late buys the order back while there is stock', async () => {
    const one = await waitingOrder()
    await expireOrders(later())
    expect(await post(word(one, 'success'))).toMatchObject({ outcome: 'paid' })
    expect(await historyOf(one)).toEqual(PAID_ONCE)
  })

  test('and is owed and given back when the stock is gone', async () => {
    const [rare = ''] = (await pickProducts(store.app.db, 'IN', 2)).slice(1)
    await setStock(store.app.db, rare, 1)
    const one = await waitingOrder(rare)
    await expireOrders(later())
    const lucky = await waitingOrder(rare)
    expect(lucky.answer.state).toBe('pending-payment')
    await press(one, 'success')
    expect(await post(word(one, 'success'))).toMatchObject({ outcome: 'refund-due' })
    expect(await historyOf(one)).toMatchObject({ state: 'expired', payments: ['refund-due'], held: 0, placed: 0 })
    expect(await stockOf(store.app.db, rare)).toMatchObject({ onHand: 1, reserved: 1 })
    const order = await orderDetails(store.app.db, one.buyer.actor, one.answer.orderNumber)
    expect(order.paymentState).toBe('refund-due')
    expect(order.events.map(event => event.kind)).toContain('payment-too-late')
    expect(await giveRefunds(store.app)).toBeGreaterThan(0)
    expect((await historyOf(one)).payments).toEqual(['refunded'])
    expect(await giveRefunds(store.app)).toBe(0)
  })
})

describe('paying again', () => {
  test('after a failure: the stock is reserved again and the second attempt counts', async () => {
    const one = await waitingOrder()
    await post(word(one, 'failure'))
    const again = await retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(again).toMatchObject({ orderId: one.answer.orderId, state: 'pending-payment', payable: one.answer.payable })
    const ref = again.redirect?.fields.ref ?? ''
    expect(ref).not.toBe(one.ref)
    // pressed twice: the attempt that nobody used is given again
    const twice = await retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(twice.redirect?.fields.ref).toBe(ref)
    expect(await post(bodyOf({ ref, state: 'success', amountMinor: again.payable }))).toMatchObject({ outcome: 'paid' })
    expect(await historyOf(one)).toMatchObject({ state: 'placed', payments: ['failed', 'paid'], held: 1 })
  })

  test('by another method; cash is not one, nor is an order that is paid', async () => {
    const one = await waitingOrder()
    const { actor } = one.buyer
    const { orderNumber } = one.answer
    const card = await retryPayment(store.app, actor, { orderNumber, paymentMethodId: 1 })
    expect(card.redirect?.fields.method).toBe('1')
    await expect(retryPayment(store.app, actor, { orderNumber, paymentMethodId: 5 })).rejects.toMatchObject({
      code: 'payment.method-closed',
    })
    await post(bodyOf({ ref: card.redirect?.fields.ref ?? '', state: 'success', amountMinor: card.payable }))
    await expect(retryPayment(store.app, actor, { orderNumber })).rejects.toMatchObject({
      code: 'payment.not-retryable',
    })
  })

  test('two attempts that both succeed: one pays, the other is owed back', async () => {
    const one = await waitingOrder()
    const card = await retryPayment(store.app, one.buyer.actor, {
      orderNumber: one.answer.orderNumber,
      paymentMethodId: 1,
    })
    const second = bodyOf({ ref: card.redirect?.fields.ref ?? '', state: 'success', amountMinor: card.payable })
    const outcomes = await Promise.all([post(word(one, 'success')), post(second)])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['paid', 'refund-due'])
    const history = await historyOf(one)
    expect(history).toMatchObject({ state: 'placed', placed: 1, held: 1, moved: 1 })
    expect([...history.payments].sort()).toEqual(['paid', 'refund-due'])
  })

  test('an earlier attempt that fails does not fail the order while a later one is under way', async () => {
    const one = await waitingOrder()
    await retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber, paymentMethodId: 1 })
    await post(word(one, 'failure'))
    expect(await historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['failed', 'created'], held: 1 })
  })
})
