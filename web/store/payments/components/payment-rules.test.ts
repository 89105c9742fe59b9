// What is shown and sent for each kind of payment method.

import { expect, test } from 'vitest'
import { cart as exampleCart } from '../../../../contract/cart/examples.ts'
import type { PaymentMethod, PaymentTotals } from '../../../../contract/payments/schemas.ts'
import { choiceOf, groupMethods, missingChoice, paymentOf, totalsOf, withOffer } from './payment-rules.ts'

const method = (change: Partial<PaymentMethod>): PaymentMethod => ({
  id: 8,
  code: 'UPI',
  name: 'UPI',
  mode: 'prepaid',
  type: 'upi',
  open: true,
  closedReason: '',
  limit: null,
  payable: 312_620,
  imgUrl: '',
  codeTo: null,
  savesCard: false,
  downtime: null,
  options: [],
  ...change,
})
const bank = { mode: 'prepaid', type: 'netbanking', bankcode: 'DECN', name: 'Deccan Bank', paymentId: 2, imgUrl: '' }
const nothing = choiceOf(0)
const noCost = { bankCode: 'DECN', bank: 'Deccan Bank', months: 3, instalment: 104_207 }

const sum = (change: Partial<PaymentTotals>): PaymentTotals => ({
  ...{ ...exampleCart, mode: null, plan: null },
  ...change,
})
const beforeChoice = sum({})
const inAdvance = sum({ mode: 'prepaid', totalPayableAmount: 312_620 })
const inCash = sum({ mode: 'cod', totalPayableAmount: 321_000 })
const byPlan = sum({ mode: 'prepaid', plan: { bankCode: 'DECN', months: 3 }, totalPayableAmount: 305_620 })
const all = [beforeChoice, inAdvance, inCash, byPlan]

test('each method has the total of its mode from the response', () => {
  expect(totalsOf(all, null, nothing)).toBe(beforeChoice)
  expect(totalsOf(all, method({}), nothing)).toBe(inAdvance)
  expect(totalsOf(all, method({ id: 5, mode: 'cod' }), nothing)).toBe(inCash)
  // a plan may come first: its total is only its own
  expect(totalsOf([byPlan, inAdvance], method({}), nothing)).toBe(inAdvance)
  expect(totalsOf([inAdvance], method({ id: 5, mode: 'cod' }), nothing)).toBeNull()
})

test('a no-cost plan has a total of its own, only for EMI; other plans have the prepaid total', () => {
  const choice = { ...nothing, emi: noCost }
  expect(totalsOf(all, method({ id: 4 }), choice)).toBe(byPlan)
  expect(totalsOf(all, method({}), choice)).toBe(inAdvance)
  expect(totalsOf(all, method({ id: 4 }), nothing)).toBe(inAdvance)
  expect(totalsOf(all, method({ id: 4 }), { ...nothing, emi: { ...noCost, months: 6 } })).toBe(inAdvance)
  expect(totalsOf(all, method({ id: 4 }), { ...nothing, emi: { ...noCost, bankCode: 'SAHY' } })).toBe(inAdvance)
})

test('missing choices are reported before payment', () => {
  expect(missingChoice(null, nothing)).toBe('pickMethod')
  expect(missingChoice(method({ open: false }), nothing)).toBe('pickMethod')
  expect(missingChoice(method({}), nothing)).toBeNull()
  expect(missingChoice(method({ id: 2, options: [bank] }), nothing)).toBe('bankRequired')
  expect(missingChoice(method({ id: 3, options: [bank] }), nothing)).toBe('walletRequired')
  expect(missingChoice(method({ id: 4, options: [bank] }), { ...nothing, bankcode: 'DECN' })).toBe('planRequired')
  expect(missingChoice(method({ id: 4, options: [bank] }), { ...nothing, emi: noCost })).toBeNull()
  // without banks in the store the plan is chosen on the page of the gateway
  expect(missingChoice(method({ id: 4 }), nothing)).toBeNull()
})

test('the request names bank and tenure', () => {
  expect(paymentOf(method({ id: 2, options: [bank] }), { ...nothing, bankcode: 'DECN' })).toMatchObject({
    paymentMethodId: 2,
    type: 'netbanking',
    bankName: 'Deccan Bank',
    bankEmi: 'DECN',
    emiFlag: 0,
  })
  expect(paymentOf(method({ id: 4 }), { ...nothing, emi: noCost })).toMatchObject({ bankEmi: 'DECN', emiFlag: 3 })
  expect(paymentOf(method({}), { ...nothing, emi: noCost })).toMatchObject({ bankEmi: '', emiFlag: 0 })
})

test('an offer sets its only bank if the method has none to choose from, and clears it again', () => {
  const offer = { offerKey: 'BANK10', banks: [{ bankcode: 'HDFC' }] }
  const both = { offerKey: 'BANKS', banks: [...offer.banks, { bankcode: 'ICIC' }] }
  const chosen = withOffer(method({ id: 2 }), nothing, offer)
  expect(chosen).toEqual({ ...nothing, offerKey: 'BANK10', bankcode: 'HDFC' })
  expect(paymentOf(method({ id: 2 }), chosen)).toMatchObject({ offerKey: 'BANK10', bankEmi: 'HDFC' })
  expect(withOffer(method({ id: 2 }), chosen, both)).toMatchObject({ offerKey: 'BANKS', bankcode: '' })
  expect(withOffer(method({ id: 2 }), chosen, null)).toEqual(nothing)
  const own = { ...nothing, bankcode: 'DECN' }
  expect(withOffer(method({ id: 2, options: [bank] }), own, offer)).toEqual({ ...own, offerKey: 'BANK10' })
})

test('unavailable methods are shown with their reason, after available ones', () => {
  const closed = method({ id: 6, open: false, closedReason: 'below-minimum', limit: 200_000 })
  const groups = groupMethods([method({}), method({ id: 10 }), closed])
  expect(groups.main.map(({ id }) => id)).toEqual([8])
  expect(groups.more.map(({ id }) => id)).toEqual([10])
  expect(groups.mainClosed).toEqual([closed])
  expect(groups.moreClosed).toEqual([])
})

test('accepts a large cash amount only with the proof of a code, and sends it with no other method', () => {
  const cash = method({ id: 5, mode: 'cod', codeTo: [{ kind: 'phone', value: '9876543210' }] })
  const code = { codProof: 'proof', codProved: 'phone' as const }
  expect(missingChoice(cash, choiceOf(5))).toBe('codeRequired')
  expect(missingChoice(cash, { ...choiceOf(5), code })).toBeNull()
  expect(paymentOf(cash, { ...choiceOf(5), code })).toMatchObject(code)
  expect(paymentOf(method({}), { ...choiceOf(8), code })).not.toHaveProperty('codProof')
})
