// Saved cards at the test gateway, Stripe, Razorpay and PayU: saved with consent, used, deleted in the store and at the
// gateway, never shared.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock } from '../testing/buyers.ts'
import { openPayuStore, openRazorpayStore, openStripeStore } from '../testing/gateway-store.ts'
import { payerOf } from '../testing/payer.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { deleteSavedCard, readSavedCards, removeOldCards, savedCards } from './commands/cards.ts'
import { paymentMethods } from './queries/methods.ts'

const [CARD, SAVED] = [1, 7]
const DAY_MS = 24 * 3_600_000
const later = ({ app }: TestStore, days: number) => ({ ...app, now: () => new Date(Date.now() + days * DAY_MS) })
const EMPTY = statement(
  'test.empty-cart',
  'delete from cart_items i using carts c where c.id = i.cart_id and c.customer_id = $1',
)
const ROWS = statement('test.saved-cards', 'select * from saved_cards where customer_id = $1')

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => '',
    error => (error instanceof AppError ? error.code : String(error)),
  )

describe('at the test gateway', () => {
  let store: TestStore
  let msn: string
  beforeAll(async () => {
    store = await openTestStore()
    ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
    await setStock(store.app.db, msn, 500)
    await store.http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => store.close())

  async function newBuyer(): Promise<Buyer> {
    const [one] = await makeBuyers(store.app.db, 1)
    if (!one) throw new Error('no buyer')
    return one
  }

  async function fill(buyer: Buyer): Promise<void> {
    await store.app.db.run(EMPTY, [buyer.actor.customerId])
    await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
  }

  /** Pays an order by card. */
  async function pay(buyer: Buyer, change: { saveCard?: boolean; bankEmi?: string }, methodId = CARD) {
    await fill(buyer)
    const plain = await payRequest(store.app, buyer, methodId)
    const answer = await placeOrder(store.app, buyer.actor, { ...plain, payment: { ...plain.payment, ...change } })
    const one = { buyer, answer, ref: answer.redirect?.fields.ref ?? '' }
    const payer = payerOf(store)
    await payer.pay(one)
    expect(await payer.historyOf(one)).toMatchObject({ state: 'placed' })
    await readSavedCards(store.app)
    return one
  }
  const methodOf = async ({ actor }: Buyer) => {
    const { methods } = await paymentMethods(store.app, actor, { buyNow: false, pincode: '411001' })
    return methods.find(({ id }) => id === SAVED)
  }

  test('is saved by consent alone, and nothing of it but token, brand and four digits', async () => {
    const buyer = await newBuyer()
    await pay(buyer, {})
    expect(await savedCards(store.app, buyer.actor)).toEqual([])
    await fill(buyer)
    expect(await methodOf(buyer)).toBeUndefined()
    await pay(buyer, { saveCard: true })
    const [card] = await savedCards(store.app, buyer.actor)
    expect(card).toMatchObject({ gateway: 'test', brand: 'Visa', lastFour: expect.stringMatching(/^\d{4}$/) })
    const [row] = await store.app.db.rows<Record<string, unknown>>(ROWS, [buyer.actor.customerId])
    expect(Object.keys(row ?? {}).sort()).toEqual([
      ...['brand', 'consented_at', 'customer_id', 'gateway', 'id', 'last_four', 'next_try_at', 'removed_at', 'token'],
      'used_at',
    ])
  })

  test('opens method 7 for its customer, who pays with it; nobody else can', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()]
    await pay(buyer, { saveCard: true })
    const [card] = await savedCards(store.app, buyer.actor)
    await fill(buyer)
    expect(await methodOf(buyer)).toMatchObject({
      open: true,
      options: [{ bankcode: card?.cardId, name: `Visa •••• ${card?.lastFour}`, type: 'savedcard' }],
    })
    await pay(buyer, { bankEmi: card?.cardId ?? '' }, SAVED)
    expect(await codeOf(pay(other, { bankEmi: card?.cardId ?? '' }, SAVED))).toBe('payment.method-closed')
    expect(await codeOf(pay(other, { bankEmi: '' }, SAVED))).toBe('payment.method-closed')
    expect(await codeOf(deleteSavedCard(store.app, other.actor, { cardId: card?.cardId ?? '' }))).toBe(
      'payment.card-unknown',
    )
  })

  test('is deleted here and at the gateway, and is not saved again by what is read later', async () => {
    const buyer = await newBuyer()
    await pay(buyer, { saveCard: true })
    const [card] = await savedCards(store.app, buyer.actor)
    expect(await deleteSavedCard(store.app, buyer.actor, { cardId: card?.cardId ?? '' })).toEqual({ deleted: true })
    expect(await store.app.db.rows(ROWS, [buyer.actor.customerId])).toEqual([])
    expect(await codeOf(pay(buyer, { bankEmi: card?.cardId ?? '' }, SAVED))).toBe('payment.method-closed')
    await readSavedCards(later(store, 1))
    expect(await savedCards(store.app, buyer.actor)).toEqual([])
  })

  test('is deleted when nobody has used it for two years', async () => {
    const buyer = await newBuyer()
    await pay(buyer, { saveCard: true })
    await removeOldCards(later(store, 729))
    expect(await savedCards(store.app, buyer.actor)).toHaveLength(1)
    await removeOldCards(later(store, 731))
    expect(await store.app.db.rows(ROWS, [buyer.actor.customerId])).toEqual([])
  })
})

test('Stripe: attached to its customer by consent, offered on the page with method 7, detached', async () => {
  const gateway = await openStripeStore()
  const { stub, shop, store, msn, origin } = gateway
  try {
    const one = await shop.order(msn, { saveCard: true })
    const { intent } = stub.pay(one.ref, 'paid')
    expect(stub.sessionOf(one.ref)).toMatchObject({ customer: stub.customers[0], saves: true })
    await stub.deliver(origin, stub.event('payment_intent.succeeded', intent))
    stub.fail(/payment_methods/, 503, 9)
    expect(await readSavedCards(store.app)).toBe(0)
    stub.heal()
    expect(await readSavedCards(later(store, 1))).toBe(1)
    const { actor } = one.buyer
    const [card] = await savedCards(store.app, actor)
    expect(card).toMatchObject({ gateway: 'stripe', brand: 'Visa', lastFour: '4242' })
    await fillCarts(store.app.db, [one.buyer], [{ msn, quantity: 1 }])
    const plain = await payRequest(store.app, one.buyer, SAVED)
    const payment = { ...plain.payment, bankEmi: card?.cardId ?? '' }
    const again = await placeOrder(store.app, actor, { ...plain, payment })
    expect(stub.sessions.at(-1)).toMatchObject({ customer: stub.customers[0], saves: false })
    expect(again.redirect?.url).toContain(stub.sessions.at(-1)?.id)
    // unreachable: disabled in the store at once, deleted at the gateway later
    stub.fail(/detach/, 503, 9)
    await deleteSavedCard(store.app, actor, { cardId: card?.cardId ?? '' })
    expect([await savedCards(store.app, actor), stub.cards.length]).toEqual([[], 1])
    stub.heal()
    await removeOldCards(later(store, 1))
    expect(stub.cards).toEqual([])
    expect(await store.app.db.rows(ROWS, [actor.customerId])).toEqual([])
  } finally {
    await gateway.close()
  }
})

test('Razorpay: the customer’s card tokens are saved; one that was deleted there is deleted here', async () => {
  const gateway = await openRazorpayStore()
  const { stub, shop, store, msn, origin } = gateway
  try {
    const one = await shop.order(msn, { paymentMethodId: CARD, saveCard: true })
    const [customer = ''] = stub.customers
    expect(one.answer.redirect?.fields).toMatchObject({ customer_id: customer, remember_customer: '1' })
    stub.tokens.push({ id: 'token_1', customer, card: { last4: '1007', network: 'RuPay' } })
    stub.tokens.push({ id: 'token_2', customer, card: null })
    await stub.deliver(origin, stub.event('payment.captured', stub.pay(one.ref, 'captured', { method: 'card' })))
    expect(await readSavedCards(store.app)).toBe(1)
    const { actor } = one.buyer
    const cards = await savedCards(store.app, actor)
    expect(cards).toMatchObject([{ gateway: 'razorpay', brand: 'RuPay', lastFour: '1007' }])
    stub.tokens.length = 0
    await deleteSavedCard(store.app, actor, { cardId: cards[0]?.cardId ?? '' })
    expect(await store.app.db.rows(ROWS, [actor.customerId])).toEqual([])
  } finally {
    await gateway.close()
  }
})

test('PayU: the form names the customer of the session; listed by token, shown with method 7, deleted there', async () => {
  const gateway = await openPayuStore()
  const { stub, shop, store, msn, origin } = gateway
  try {
    const plain = await shop.order(msn, { paymentMethodId: CARD })
    expect(plain.answer.redirect?.fields).not.toHaveProperty('user_credentials')
    const one = await shop.order(msn, { paymentMethodId: CARD, saveCard: true })
    const { actor } = one.buyer
    const customer = `stubkey:${actor.customerId}`
    expect(one.answer.redirect?.fields).toMatchObject({ pg: 'CC', user_credentials: customer, store_card: '1' })
    expect(await stub.open(one.answer.redirect?.fields ?? {})).toBe(200)
    stub.pay(one.ref)
    await stub.deliver(origin, await stub.returnFields(one.ref))
    // not saved there yet: asked again later
    expect(await readSavedCards(store.app)).toBe(0)
    stub.cards.push({ token: '0c186bdb8c', customer, card_no: 'XXXXXXXXXXXX2346', card_brand: 'VISA' })
    stub.cards.push({ token: 'another', customer: 'stubkey:other', card_no: 'XXXXXXXXXXXX1112', card_brand: 'VISA' })
    expect(await readSavedCards(later(store, 1))).toBe(1)
    const [card, ...more] = await savedCards(store.app, actor)
    expect([card, more]).toMatchObject([{ gateway: 'payu', brand: 'VISA', lastFour: '2346' }, []])

    await fillCarts(store.app.db, [one.buyer], [{ msn, quantity: 1 }])
    const request = await payRequest(store.app, one.buyer, SAVED)
    const payment = { ...request.payment, bankEmi: card?.cardId ?? '' }
    const { redirect } = await placeOrder(store.app, actor, { ...request, payment })
    expect(redirect?.fields).toMatchObject({ pg: 'CC', user_credentials: customer })
    expect(redirect?.fields).not.toHaveProperty('store_card')
    expect(redirect?.fields).not.toHaveProperty('bankcode')

    stub.fail(/postservice/, 503, 9)
    await deleteSavedCard(store.app, actor, { cardId: card?.cardId ?? '' })
    expect([await savedCards(store.app, actor), stub.cards.length]).toEqual([[], 2])
    stub.heal()
    await removeOldCards(later(store, 1))
    expect(stub.cards.map(({ token }) => token)).toEqual(['another'])
    expect(await store.app.db.rows(ROWS, [actor.customerId])).toEqual([])
  } finally {
    await gateway.close()
  }
})
