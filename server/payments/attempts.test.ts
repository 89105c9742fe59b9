// Payments that fail, arrive late or arrive twice; and retries.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { staffOrder } from '../orders/service.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts, setStock, stockOf } from '../testing/buyers.ts'
import { bodyOf, PAID_ONCE, payerOf, type Waiting, wordOn } from '../testing/payer.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { processRefunds } from './commands/refunds.ts'
import { retryPayment } from './commands/retry.ts'
import { findAnswer } from './repository/sessions.ts'
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
const waitingOrder = (product = msn) => payer.order([{ msn: product, quantity: 1 }])

/** The customer, the payment page and staff see that the order is paid. */
async function expectPaid(one: Waiting) {
  const { orderNumber } = one.answer
  expect((await payer.detailsOf(one)).paymentState).toBe('paid')
  expect((await orderAttributes(store.app, one.buyer.actor, { orderNumber })).paymentState).toBe('paid')
  expect((await staffOrder(store.app.db, orderNumber)).paymentState).toBe('paid')
}

describe('expiry', () => {
  test('an unpaid order gives its stock back, a paid one does not', async () => {
    const unpaid = await waitingOrder()
    const paid = await waitingOrder()
    await payer.post(wordOn(paid, 'success'))
    expect(await payer.expire(0)).toBe(0)
    expect(await payer.expire()).toBeGreaterThan(0)
    expect(await payer.historyOf(unpaid)).toMatchObject({ state: 'expired', held: 0, moved: 0 })
    expect(await payer.historyOf(paid)).toEqual(PAID_ONCE)
  })

  test('money that comes too late buys the order back while there is stock', async () => {
    const one = await waitingOrder()
    await payer.expire()
    expect(await payer.post(wordOn(one, 'success'))).toMatchObject({ outcome: 'paid' })
    expect(await payer.historyOf(one)).toEqual(PAID_ONCE)
  })

  test('and is refunded when the stock is gone', async () => {
    const [rare = ''] = (await pickProducts(store.app.db, 'IN', 2)).slice(1)
    await setStock(store.app.db, rare, 1)
    const one = await waitingOrder(rare)
    await payer.expire()
    const lucky = await waitingOrder(rare)
    expect(lucky.answer.state).toBe('pending-payment')
    await payer.press(one, 'success')
    expect(await payer.post(wordOn(one, 'success'))).toMatchObject({ outcome: 'refund-due' })
    expect(await payer.historyOf(one)).toMatchObject({ state: 'expired', payments: ['refund-due'], held: 0, placed: 0 })
    expect(await stockOf(store.app.db, rare)).toMatchObject({ onHand: 1, reserved: 1 })
    const order = await payer.detailsOf(one)
    expect(order.paymentState).toBe('refund-due')
    expect(order.events.map(event => event.kind)).toContain('payment-too-late')
    expect(await processRefunds(store.app)).toBeGreaterThan(0)
    expect((await payer.historyOf(one)).payments).toEqual(['refunded'])
    expect(await processRefunds(store.app)).toBe(0)
  })
})

describe('paying again', () => {
  test('after a failure: the stock is reserved again and the second attempt counts', async () => {
    const one = await waitingOrder()
    await payer.post(wordOn(one, 'failure'))
    const again = await retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(again).toMatchObject({ orderId: one.answer.orderId, state: 'pending-payment', payable: one.answer.payable })
    const ref = again.redirect?.fields.ref ?? ''
    expect(ref).not.toBe(one.ref)
    // pressed twice: an unused attempt is returned again
    const twice = await retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
    expect(twice.redirect?.fields.ref).toBe(ref)
    expect(await payer.post(bodyOf({ ref, state: 'success', amountMinor: again.payable }))).toMatchObject({
      outcome: 'paid',
    })
    expect(await payer.historyOf(one)).toMatchObject({ state: 'placed', payments: ['failed', 'paid'], held: 1 })
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
    await payer.post(bodyOf({ ref: card.redirect?.fields.ref ?? '', state: 'success', amountMinor: card.payable }))
    await expect(retryPayment(store.app, actor, { orderNumber })).rejects.toMatchObject({
      code: 'payment.not-retryable',
    })
  })

  test('by net banking: with the bank that was chosen, and none that the method does not have', async () => {
    const one = await waitingOrder()
    const { actor } = one.buyer
    const { orderNumber } = one.answer
    const netBanking = { orderNumber, paymentMethodId: 2 }
    for (const bankEmi of ['NOBANK', 'KHOR', 'W1']) {
      await expect(retryPayment(store.app, actor, { ...netBanking, bankEmi })).rejects.toMatchObject({
        code: 'payment.method-closed',
        data: { problems: [{ path: 'bankEmi', message: 'inactive' }] },
      })
    }
    const deccan = { ...netBanking, bankEmi: 'DECN', bankName: 'Deccan Bank' }
    const first = await retryPayment(store.app, actor, deccan)
    const refOf = (answer: typeof first) => answer.redirect?.fields.ref
    expect(refOf(first)).not.toBe(one.ref)
    const attempt = await findAnswer(store.app.db, first.paymentId)
    expect(attempt.choice).toMatchObject({ bankEmi: 'DECN', bankName: 'Deccan Bank' })
    // the same bank is the same attempt, named again or not; another bank is another attempt
    expect(refOf(await retryPayment(store.app, actor, deccan))).toBe(refOf(first))
    expect(refOf(await retryPayment(store.app, actor, { orderNumber }))).toBe(refOf(first))
    const other = await retryPayment(store.app, actor, { ...netBanking, bankEmi: 'SAHY' })
    expect(refOf(other)).not.toBe(refOf(first))
    expect((await findAnswer(store.app.db, other.paymentId)).choice).toMatchObject({ bankEmi: 'SAHY', bankName: '' })
  })

  test('and a first payment is held to the banks of its method too', async () => {
    const { app } = store
    const [buyer] = await makeBuyers(app.db, 1)
    if (!buyer) throw new Error('One buyer was to be made')
    await fillCarts(app.db, [buyer], [{ msn, quantity: 1 }])
    const payment = { paymentMethodId: 2, type: '', bankName: '', bankEmi: 'NOBANK', emiFlag: 0 }
    const input = await payRequest(app, buyer, 2, { payment })
    await expect(placeOrder(app, buyer.actor, input)).rejects.toMatchObject({
      code: 'payment.method-closed',
      data: { problems: [{ path: 'bankEmi', message: 'inactive' }] },
    })
    await placeOrder(app, buyer.actor, { ...input, payment: { ...payment, bankEmi: 'NARM' } })
  })

  test('two attempts that both succeed: one pays, the other is owed back', async () => {
    const one = await waitingOrder()
    const card = await retryPayment(store.app, one.buyer.actor, {
      orderNumber: one.answer.orderNumber,
      paymentMethodId: 1,
    })
    const second = bodyOf({ ref: card.redirect?.fields.ref ?? '', state: 'success', amountMinor: card.payable })
    const outcomes = await Promise.all([payer.post(wordOn(one, 'success')), payer.post(second)])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['paid', 'refund-due'])
    const history = await payer.historyOf(one)
    expect(history).toMatchObject({ state: 'placed', placed: 1, held: 1, moved: 1 })
    expect([...history.payments].sort()).toEqual(['paid', 'refund-due'])
    await expectPaid(one)
  })

  test('the order is shown as paid when a later attempt was paid too and is refunded', async () => {
    const one = await waitingOrder()
    const { actor } = one.buyer
    const card = await retryPayment(store.app, actor, { orderNumber: one.answer.orderNumber, paymentMethodId: 1 })
    await payer.post(wordOn(one, 'success'))
    await payer.post(bodyOf({ ref: card.redirect?.fields.ref ?? '', state: 'success', amountMinor: card.payable }))
    expect((await payer.historyOf(one)).payments).toEqual(['paid', 'refund-due'])
    await expectPaid(one)
  })

  test('an earlier attempt that fails does not fail the order while a later one is under way', async () => {
    const one = await waitingOrder()
    await retryPayment(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber, paymentMethodId: 1 })
    await payer.post(wordOn(one, 'failure'))
    expect(await payer.historyOf(one)).toMatchObject({
      state: 'pending-payment',
      payments: ['failed', 'created'],
      held: 1,
    })
  })
})
