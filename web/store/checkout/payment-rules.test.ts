// What is shown and sent for each kind of payment method.

import { expect, test } from 'vitest'
import { cart as exampleCart } from '../../../contract/cart-examples.ts'
import type { PaymentMethod } from '../../../contract/payments.ts'
import { groupMethods, missingChoice, type PaymentChoice, payableOf, paymentOf, totalsBy } from './payment-rules.ts'

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
  options: [],
  ...change,
})
const bank = { mode: 'prepaid', type: 'netbanking', bankcode: 'DECN', name: 'Deccan Bank', paymentId: 2, imgUrl: '' }
const nothing: PaymentChoice = { methodId: 0, bankcode: '', emi: null }
const noCost = { bankCode: 'DECN', bank: 'Deccan Bank', months: 3, instalment: 104_207, noCostDiscount: 7_000 }

test('the prepaid discount and the delivery follow from what the method costs', () => {
  const totals = totalsBy(exampleCart, method({}), nothing, 6_380)
  expect(totals).toMatchObject({
    prepaidDiscount: 6_380,
    shippingCharges: 0,
    totalPayableAmount: 312_620,
    taxParts: [],
  })
  const dear = totalsBy(exampleCart, method({ payable: 322_520 }), nothing, 6_380)
  expect(dear.shippingCharges).toBe(9_900)
})

test('cash has no discount and keeps the tax of the cart', () => {
  const totals = totalsBy(exampleCart, method({ id: 5, mode: 'cod', payable: 319_000 }), nothing, 6_380)
  expect(totals).toMatchObject({ prepaidDiscount: 0, totalPayableAmount: 319_000, taxParts: exampleCart.taxParts })
})

test('a no-cost plan takes its interest off, for EMI only', () => {
  const choice = { ...nothing, emi: noCost }
  expect(payableOf(method({ id: 4 }), choice)).toBe(305_620)
  expect(payableOf(method({}), choice)).toBe(312_620)
  const totals = totalsBy(exampleCart, method({ id: 4 }), choice, 6_380)
  expect(totals.noCostEmiDiscount).toBe(7_000)
  expect(totals.totalAmountWithOffer - totals.prepaidDiscount + totals.shippingCharges - totals.noCostEmiDiscount).toBe(
    totals.totalPayableAmount,
  )
})

test('what is missing is told before paying', () => {
  expect(missingChoice(null, nothing)).toBe('pickMethod')
  expect(missingChoice(method({ open: false }), nothing)).toBe('pickMethod')
  expect(missingChoice(method({}), nothing)).toBeNull()
  expect(missingChoice(method({ id: 2, options: [bank] }), nothing)).toBe('bankRequired')
  expect(missingChoice(method({ id: 3, options: [bank] }), nothing)).toBe('walletRequired')
  expect(missingChoice(method({ id: 4, options: [bank] }), { ...nothing, bankcode: 'DECN' })).toBe('planRequired')
  expect(missingChoice(method({ id: 4 }), { ...nothing, emi: noCost })).toBeNull()
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

test('closed methods are told with their reason, those of another country are not', () => {
  const closed = method({ id: 6, open: false, closedReason: 'below-minimum', limit: 200_000 })
  const foreign = method({ id: 12, open: false, closedReason: 'market' })
  const groups = groupMethods([method({}), method({ id: 10 }), closed, foreign])
  expect(groups.main.map(({ id }) => id)).toEqual([8])
  expect(groups.more.map(({ id }) => id)).toEqual([10])
  expect(groups.mainClosed).toEqual([closed])
  expect(groups.moreClosed).toEqual([])
})
