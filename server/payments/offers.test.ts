// Payment offers from the staff call to the order: listed with reasons, charged exactly, limited, released, invoiced, posted.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfferTerms } from '../../contract/payments/offers-staff-api.ts'
import { placeOrder } from '../checkout/service.ts'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock } from '../testing/buyers.ts'
import { cancelAsCustomer, shipOrder } from '../testing/invoices.ts'
import { payAgain, payerOf, wordOn } from '../testing/payer.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { offersForStaff, saveOffer } from './commands/offers.ts'
import { paymentMethods } from './queries/methods.ts'
import { paymentOffers, validateOffer } from './queries/offers.ts'

const [NET_BANKING, EMI, COD, UPI] = [2, 4, 5, 8]
const STAFF: Staff = { ...({} as Staff), kind: 'staff', staffId: 'test', sessionId: null }
const TERMS: OfferTerms = {
  title: { en: '10% off', hi: '10% की छूट' },
  ...{ gateway: '', paymentMethodIds: [], banks: [], minAmount: 500_00, kind: 'percent', value: 1000 },
  ...{ maxDiscount: 200_00, validFrom: '2026-01-01T00:00:00.000Z', validTo: null },
  ...{ perCustomer: null, inAll: null, active: true },
}
const SESSION = statement(
  'test.amount-of-payment',
  'select amount_minor as amount, gateway, choice from payments where order_id = $1 order by attempt desc limit 1',
)
const POSTED = statement(
  'test.posted-offers',
  `select coalesce(sum(l.amount_minor), 0)::bigint as amount from ledger_lines l join ledger_entries e on e.id = l.entry_id
   where e.order_id = $1 and l.account = $2 and l.party = $3`,
)

let store: TestStore
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 3_000_00, 9_000_00)
  await setStock(store.app.db, msn, 500)
})
afterAll(() => store.close())

let offers = 0
/** A new offer; returns its key. */
async function newOffer(change: Partial<OfferTerms> = {}): Promise<string> {
  const offerKey = `OFFER${++offers}`
  await saveOffer(store.app, STAFF, { market: 'IN', offerKey }, { ...TERMS, ...change, version: 0 })
  return offerKey
}

async function buyers(count: number): Promise<Buyer[]> {
  const made = await makeBuyers(store.app.db, count)
  await fillCarts(store.app.db, made, [{ msn, quantity: 1 }])
  return made
}
async function newBuyer(): Promise<Buyer> {
  const [one] = await buyers(1)
  if (!one) throw new Error('no buyer')
  return one
}

const wayOf = (offerKey: string, methodId = UPI) => ({
  ...{ offerKey, paymentMethodId: methodId, bankEmi: '', emiFlag: 0, buyNow: false, pincode: '411001' },
})

/** Places an order with an offer at the amount from the API. */
async function order(buyer: Buyer, offerKey: string, methodId = UPI, bankEmi = '') {
  const { totals } = await validateOffer(store.app, buyer.actor, { ...wayOf(offerKey, methodId), bankEmi })
  const payment = { paymentMethodId: methodId, type: '', bankName: '', bankEmi, emiFlag: 0, offerKey }
  const request = await payRequest(store.app, buyer, methodId, { payment, expectedPayable: totals.totalPayableAmount })
  return { totals, answer: await placeOrder(store.app, buyer.actor, request) }
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => '',
    error => (error instanceof AppError ? `${error.code} ${error.data.problems?.[0]?.message}` : String(error)),
  )

test('is deducted from the total after tax, and charged exactly so at the gateway', async () => {
  const offerKey = await newOffer()
  const buyer = await newBuyer()
  const plain = await paymentMethods(store.app, buyer.actor, { buyNow: false, pincode: '411001' })
  const prepaid = plain.totals.find(({ mode, plan }) => mode === 'prepaid' && plan === null)
  const checked = await validateOffer(store.app, buyer.actor, wayOf(offerKey))
  const before = prepaid?.totalPayableAmount ?? 0
  const discount = Math.min(Math.round(before / 10), 200_00)
  expect(checked).toMatchObject({ valid: true, reason: '', discount })
  expect(checked.totals).toMatchObject({ paymentOfferDiscount: discount, totalPayableAmount: before - discount })
  expect(checked.totals.taxes).toBe(prepaid?.taxes)
  const { answer } = await order(buyer, offerKey)
  expect(answer.payable).toBe(before - discount)
  expect(answer.redirect?.fields.amount).toBe(String(before - discount))
  expect(await store.app.db.one(SESSION, [answer.orderId])).toMatchObject({ amount: before - discount })
})

test('an amount that was shown without it, or for cash, is rejected', async () => {
  const offerKey = await newOffer()
  const buyer = await newBuyer()
  const payment = { paymentMethodId: UPI, type: '', bankName: '', bankEmi: '', emiFlag: 0, offerKey }
  const request = await payRequest(store.app, buyer, UPI, { payment })
  expect(await reasonOf(placeOrder(store.app, buyer.actor, request))).toMatch(/^payment\.amount/)
  expect(await reasonOf(order(buyer, offerKey, COD))).toBe('payment.offer method')
  expect(await validateOffer(store.app, buyer.actor, wayOf(offerKey, COD))).toMatchObject({
    ...{ valid: false, reason: 'method', discount: 0, totals: { mode: 'cod', paymentOfferDiscount: 0 } },
  })
})

describe('of a bank', () => {
  test('needs that bank', async () => {
    const banks = [{ bankcode: 'DECN', name: 'Deccan Bank' }]
    const offerKey = await newOffer({ paymentMethodIds: [NET_BANKING], banks })
    const buyer = await newBuyer()
    expect(await reasonOf(order(buyer, offerKey, UPI))).toBe('payment.offer method')
    expect(await reasonOf(order(buyer, offerKey, NET_BANKING, 'SAHY'))).toBe('payment.offer bank')
    expect((await order(buyer, offerKey, NET_BANKING, 'DECN')).answer.state).toBe('pending-payment')
  })

  test('is not given on top of a plan whose interest the store bears', async () => {
    const offerKey = await newOffer()
    const buyer = await newBuyer()
    const way = { ...wayOf(offerKey, EMI), bankEmi: 'DECN' }
    expect(await validateOffer(store.app, buyer.actor, { ...way, emiFlag: 3 })).toMatchObject({
      ...{ valid: false, reason: 'no-cost-plan', totals: { plan: { bankCode: 'DECN', months: 3 } } },
    })
    expect(await validateOffer(store.app, buyer.actor, { ...way, emiFlag: 12 })).toMatchObject({ valid: true })
  })
})

test('of a gateway goes there, and to no other', async () => {
  const [here, elsewhere] = [await newOffer({ gateway: 'test' }), await newOffer({ gateway: 'payu' })]
  const buyer = await newBuyer()
  expect(await reasonOf(order(buyer, elsewhere))).toBe('payment.offer gateway')
  const { answer } = await order(buyer, here)
  expect(await store.app.db.one(SESSION, [answer.orderId])).toMatchObject({
    gateway: 'test',
    choice: { gateway: 'test' },
  })
})

describe('its limits', () => {
  test('hold for orders that are placed at once', async () => {
    const offerKey = await newOffer({ inAll: 3 })
    const outcomes = await Promise.all((await buyers(8)).map(buyer => reasonOf(order(buyer, offerKey))))
    expect(outcomes.filter(outcome => outcome === '')).toHaveLength(3)
    // some of the others were shown the total without the offer by then, and some with it
    for (const outcome of outcomes.filter(one => one !== '')) expect(outcome).toBe('payment.offer used-up')
    const [row] = (await offersForStaff(store.app, 'IN')).filter(one => one.offerKey === offerKey)
    expect(row).toMatchObject({ uses: 3 })
  })

  test('count for each customer, and a cancelled order gives its use back', async () => {
    const offerKey = await newOffer({ perCustomer: 1 })
    const buyer = await newBuyer()
    const { answer } = await order(buyer, offerKey)
    await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
    expect(await reasonOf(order(buyer, offerKey))).toBe('payment.offer used')
    const listed = await paymentOffers(store.app, buyer.actor, { amount: 1000_00 })
    expect(listed.find(one => one.offerKey === offerKey)).toMatchObject({ applies: false, reason: 'used' })
    await cancelAsCustomer(store, buyer, { orderNumber: answer.orderNumber })
    expect((await order(buyer, offerKey)).answer.state).toBe('pending-payment')
  })
})

test('an order that is paid again keeps it, by the methods that it is for', async () => {
  const offerKey = await newOffer({ paymentMethodIds: [UPI, NET_BANKING] })
  const buyer = await newBuyer()
  const { answer } = await order(buyer, offerKey)
  const { orderNumber } = answer
  const { methods } = await paymentMethods(store.app, buyer.actor, { buyNow: false, orderNumber })
  expect(methods.filter(({ open }) => open).map(({ id }) => id)).toEqual([UPI, NET_BANKING])
  expect(methods.find(({ id }) => id === 1)).toMatchObject({ open: false, closedReason: 'offer' })
  const again = (paymentMethodId: number) => payAgain(store.app, buyer.actor, { orderNumber, paymentMethodId })
  expect(await reasonOf(again(1))).toBe('payment.method-closed inactive')
  expect(await again(NET_BANKING)).toMatchObject({ payable: answer.payable })
})

test('invoices name it, and the ledger has the store bear it', async () => {
  const offerKey = await newOffer()
  const buyer = await newBuyer()
  const { answer, totals } = await order(buyer, offerKey)
  const payer = payerOf(store)
  const one = { buyer, answer, ref: answer.redirect?.fields.ref ?? '' }
  await payer.press(one, 'success')
  expect(await payer.post(wordOn(one, 'success'))).toMatchObject({ outcome: 'paid' })
  await shipOrder(store, answer)
  const { amount } = await store.app.db.one<{ amount: number }>(POSTED, [
    answer.orderId,
    'emi-discounts',
    'payment-offers',
  ])
  expect(amount).toBe(totals.paymentOfferDiscount)
  expect(await store.app.db.one(POSTED, [answer.orderId, 'customers', ''])).toEqual({ amount: 0 })
  const KINDS = statement(
    'test.discount-kinds',
    'select distinct discount_kind as kind from invoices where order_id = $1',
  )
  expect(await store.app.db.rows(KINDS, [answer.orderId])).toEqual([{ kind: 'payment-offer' }])
})

test('the list says what each one saves and why one does not, in the language of the caller', async () => {
  const dear = await newOffer({ minAmount: 90_000_00 })
  const { actor } = await newBuyer()
  const listed = await paymentOffers(store.app, { ...actor, language: 'hi' }, { amount: 12_000_00 })
  expect(listed.find(({ offerKey }) => offerKey === dear)).toMatchObject({
    ...{ title: '10% की छूट', reason: 'below-minimum', limit: 90_000_00, discount: 0 },
  })
  expect(listed.filter(({ kind }) => kind !== 'gateway').map(({ kind }) => kind)).toEqual([
    ...['no-cost-emi', 'no-cost-emi', 'prepaid', 'tax'],
  ])
  const uae = await paymentOffers(store.app, { ...actor, market: 'AE' }, { amount: 12_000_00 })
  expect(uae.filter(({ kind }) => kind === 'gateway')).toEqual([])
})

test('staff replace its terms and end it; the same terms again change nothing', async () => {
  const offerKey = await newOffer()
  const key = { market: 'IN' as const, offerKey }
  const first = await saveOffer(store.app, STAFF, key, { ...TERMS, value: 500, version: 1 })
  expect(await saveOffer(store.app, STAFF, key, { ...TERMS, value: 500, version: 1 })).toEqual(first)
  expect(first).toMatchObject({ value: 500, uses: 0, usedDiscount: 0, banks: [] })
  await saveOffer(store.app, STAFF, key, { ...TERMS, active: false, version: first.version })
  const { actor } = await newBuyer()
  expect(await validateOffer(store.app, actor, wayOf(offerKey))).toMatchObject({ valid: false, reason: 'unknown' })
})
