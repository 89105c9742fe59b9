// Gateway status: before, after and without the browser's return, repeated, late, forged, for the wrong amount.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { bodyOf, PAID_ONCE, payerOf, wordOn } from '../testing/payer.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { SIGN } from './adapters/test-gateway.ts'
import { orderAttributes } from './service.ts'

let store: TestStore
let payer: ReturnType<typeof payerOf>
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  payer = payerOf(store)
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  await setStock(store.app.db, msn, 500)
  // the gateway is called over HTTP
  await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => store.close())

/** An unpaid prepaid order. */
const waitingOrder = () => payer.order([{ msn, quantity: 1 }])

describe('one paid order', () => {
  test('when the notification comes before the return', async () => {
    const one = await waitingOrder()
    const back = await payer.press(one, 'success')
    expect(await payer.post(wordOn(one, 'success'))).toMatchObject({ status: 200, outcome: 'paid' })
    const returned = await store.http.inject({ method: 'GET', url: back })
    expect(returned.statusCode).toBe(303)
    expect(returned.headers.location).toBe(`/order-confirmation?orderNumber=${one.answer.orderNumber}`)
    expect(await payer.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('when it comes after the return', async () => {
    const one = await waitingOrder()
    const back = await payer.press(one, 'success')
    await store.http.inject({ method: 'GET', url: back })
    expect(await payer.historyOf(one)).toEqual(PAID_ONCE)
    const delivered = await store.app.ports.payments.find('test')?.fetchStatus(one.ref)
    expect(await payer.post(JSON.stringify(delivered))).toMatchObject({ status: 200, outcome: 'repeated' })
    expect(await payer.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('without any return, and by the return of a notification that never comes', async () => {
    const one = await waitingOrder()
    expect(await payer.post(wordOn(one, 'success'))).toMatchObject({ outcome: 'paid' })
    expect(await payer.historyOf(one)).toEqual(PAID_ONCE)
    const other = await waitingOrder()
    await payer.press(other, 'success')
    // the buyer closed the browser; the confirmation page asks
    const attributes = await orderAttributes(store.app, other.buyer.actor, { orderNumber: other.answer.orderNumber })
    expect(attributes).toMatchObject({ state: 'placed', paymentState: 'paid', retryable: false })
    expect(await payer.historyOf(other)).toEqual(PAID_ONCE)
  })

  test('however often and at once the same notification comes', async () => {
    const one = await waitingOrder()
    const body = wordOn(one, 'success')
    const answers = await Promise.all(Array.from({ length: 8 }, () => payer.post(body)))
    expect(answers.map(answer => answer.outcome).sort()).toEqual(['paid', ...Array(7).fill('repeated')])
    expect(await payer.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('when failure and success come out of order', async () => {
    const one = await waitingOrder()
    await payer.post(wordOn(one, 'pending'))
    await payer.post(wordOn(one, 'success'))
    expect((await payer.post(wordOn(one, 'failure'))).outcome).toBe('repeated')
    expect(await payer.historyOf(one)).toEqual(PAID_ONCE)
    const other = await waitingOrder()
    await payer.post(wordOn(other, 'failure'))
    expect(await payer.historyOf(other)).toMatchObject({
      state: 'payment-failed',
      payments: ['failed'],
      held: 0,
      moved: 0,
    })
    await payer.post(wordOn(other, 'success'))
    expect(await payer.historyOf(other)).toEqual(PAID_ONCE)
  })
})

describe('never believed', () => {
  test('the return address', async () => {
    const one = await waitingOrder()
    const forged = await store.http.inject({
      method: 'GET',
      url: `/payment/return/test?ref=${one.ref}&status=success&signature=nonsense`,
    })
    expect(forged.headers.location).toBe(`/order-confirmation?orderNumber=${one.answer.orderNumber}`)
    const nobody = await store.http.inject({ method: 'GET', url: '/payment/return/test?ref=KH1T1NOBODY' })
    expect(nobody.headers.location).toBe('/dashboard/order')
    const odd = await store.http.inject({ method: 'GET', url: '/payment/return/test?ref=%00&ref=1' })
    expect(odd.headers.location).toBe('/dashboard/order')
    const nul = await store.http.inject({ method: 'GET', url: `/payment/return/test?ref=${one.ref}%00` })
    expect(nul.headers.location).toBe('/dashboard/order')
    const long = { method: 'POST', url: '/payment/return/test', payload: `ref=${'x'.repeat(70_000)}` } as const
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await store.http.inject({ ...long, headers })).statusCode).toBe(413)
    // even with a valid signature it only makes us ask, and the gateway knows of no payment
    const signature = store.app.secrets.sign(SIGN.returned, `${one.ref}|success`)
    const query = new URLSearchParams({ ref: one.ref, status: 'success', signature })
    const returned = await store.http.inject({ method: 'GET', url: `/payment/return/test?${query}` })
    expect(returned.headers.location).toContain('/order-confirmation')
    expect(await payer.historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'] })
  })

  test('a notification whose signature is wrong, and the true one still counts afterwards', async () => {
    const one = await waitingOrder()
    const body = wordOn(one, 'success')
    expect(await payer.post(body, 'forged')).toMatchObject({ status: 400, code: 'payment.signature' })
    const changed = bodyOf({ ref: one.ref, state: 'success', amountMinor: 1 })
    const stolen = store.app.secrets.sign(SIGN.webhook, body)
    expect(await payer.post(changed, stolen)).toMatchObject({ status: 400, code: 'payment.signature' })
    // a signature made for something else
    expect(await payer.post(body, store.app.secrets.sign(SIGN.form, body))).toMatchObject({ code: 'payment.signature' })
    expect(await payer.historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'] })
    expect(await payer.post(body)).toMatchObject({ outcome: 'paid' })
  })

  test('another amount or currency than the order has', async () => {
    const one = await waitingOrder()
    const { ref } = one
    const less = bodyOf({ ref, state: 'success', amountMinor: one.answer.payable - 1 })
    expect(await payer.post(less)).toMatchObject({ status: 200, outcome: 'amount-mismatch' })
    const dirhams = bodyOf({ ref, state: 'success', amountMinor: one.answer.payable, currency: 'AED' })
    expect(await payer.post(dirhams)).toMatchObject({ outcome: 'amount-mismatch' })
    expect(await payer.historyOf(one)).toMatchObject({ state: 'pending-payment', payments: ['created'] })
  })

  test('transactions and gateways that we do not know, and bodies that are none', async () => {
    const stranger = bodyOf({ ref: 'KH1T1NOBODY', state: 'success', amountMinor: 100 })
    // a gateway may serve other shops of the merchant; rejected notifications would be repeated, and finally stop
    // altogether
    expect(await payer.post(stranger)).toMatchObject({ status: 200, outcome: 'unknown' })
    const { sign } = store.app.secrets
    const elsewhere = await payer.post(stranger, sign(SIGN.webhook, stranger), '/api/v1/payment/webhook/nobody')
    expect(elsewhere).toMatchObject({ status: 404, code: 'payment.unknown' })
    for (const body of ['', '[]', '"text"', '{"transactionRef":null}']) {
      expect(await payer.post(body)).toMatchObject({ status: 400, code: 'payment.signature' })
    }
  })
})

test('the raw body of every notification is kept', async () => {
  const one = await waitingOrder()
  const body = wordOn(one, 'success')
  await payer.post(body)
  await payer.post(body, 'forged')
  const stored = await store.app.db.rows<{ body: string; ok: boolean; outcome: string }>(
    statement(
      'test.kept',
      `select convert_from(raw_body, 'UTF8') as body, signature_ok as ok, outcome from payment_notifications
       where position($1::bytea in raw_body) > 0 order by id`,
    ),
    [Buffer.from(one.ref)],
  )
  expect(stored).toEqual([
    { body, ok: true, outcome: 'paid' },
    { body, ok: false, outcome: 'rejected' },
  ])
})

test('stores no more than some forged notifications, so that they cannot fill the disk', async () => {
  const count = statement(
    'test.rejected',
    'select count(*)::int as rejected from payment_notifications where not signature_ok',
  )
  const one = await waitingOrder()
  await Promise.all(Array.from({ length: 220 }, (_, n) => payer.post(`{"forged":${n}}`, 'forged')))
  const { rejected } = await store.app.db.one<{ rejected: number }>(count)
  // concurrent ones do not see each other
  expect(rejected).toBeGreaterThanOrEqual(200)
  expect(rejected).toBeLessThan(215)
  await payer.post('{"forged":"again"}', 'forged')
  expect(await store.app.db.one(count)).toEqual({ rejected })
  expect(await payer.post(wordOn(one, 'success'))).toMatchObject({ outcome: 'paid' })
})
