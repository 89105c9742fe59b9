// Which methods are open, totals by payment mode, and the state machine of a payment.

import { describe, expect, test } from 'vitest'
import { MARKET_LIMITS } from '../../../contract/shared/limits.ts'
import { emiDiscount, emiValues, noCostPlans } from './emi.ts'
import { evaluateMethod, METHODS, type MethodSituation, methodById, optionsOf } from './methods.ts'
import { canTransitionPayment, type PaymentState, prepaidDiscountOn, prepaidOffer } from './states.ts'

const situation: MethodSituation = {
  market: 'IN',
  payableMinor: 1_000_00,
  codAtPlace: true,
  prepaidAtPlace: true,
  served: true,
}
function judge(id: number, change: Partial<MethodSituation> = {}) {
  const method = methodById(id)
  if (!method) throw new Error(`no method ${id}`)
  return evaluateMethod(method, { ...situation, ...change })
}

describe('methods', () => {
  test('are those of the specification, each once, with words in both languages', () => {
    const ids = METHODS.map(method => method.id)
    expect([...ids].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 168, 300, 301])
    for (const { name } of METHODS) expect([name.en, name.hi].every(Boolean)).toBe(true)
  })

  test('cash is open from 300 to 30000, both included', () => {
    expect(judge(5, { payableMinor: 299_99 })).toEqual({ open: false, closedReason: 'below-minimum', limit: 300_00 })
    expect(judge(5, { payableMinor: 300_00 }).open).toBe(true)
    expect(judge(5, { payableMinor: 30_000_00 }).open).toBe(true)
    expect(judge(5, { payableMinor: 30_000_01 })).toEqual({
      open: false,
      closedReason: 'above-maximum',
      limit: 30_000_00,
    })
    expect(judge(5, { codAtPlace: false }).closedReason).toBe('place')
    expect(judge(5, { payableMinor: 30_000_01, codAtPlace: false }).closedReason).toBe('above-maximum')
    // cash needs no gateway
    expect(judge(5, { served: false }).open).toBe(true)
  })

  test('NEFT from 2000, EMI from 3000, the finance partner from 4500', () => {
    for (const [id, min] of [
      [6, 2_000_00],
      [4, 3_000_00],
      [16, 4_500_00],
    ] as const) {
      expect(judge(id, { payableMinor: min - 1 })).toMatchObject({ closedReason: 'below-minimum', limit: min })
      expect(judge(id, { payableMinor: min }).open).toBe(true)
    }
  })

  test('the two pay-later options stay closed, and so does what no gateway serves or the market has not', () => {
    expect(judge(300).closedReason).toBe('inactive')
    expect(judge(301).closedReason).toBe('inactive')
    expect(judge(1, { served: false }).closedReason).toBe('inactive')
    expect(judge(8, { market: 'AE' }).closedReason).toBe('market')
    expect(judge(1, { prepaidAtPlace: false }).closedReason).toBe('place')
  })

  test('a wallet is chosen by the ids of the specification', () => {
    expect(optionsOf(3, 'IN', 'hi').map(option => option.paymentId)).toEqual([53, 56, 59, 58, 57, 52, 61, 69, 70, 64])
    expect(optionsOf(2, 'IN', 'en').length).toBeGreaterThan(1)
    expect(optionsOf(8, 'IN', 'en')).toEqual([])
  })
})

describe('prepaid discount', () => {
  test('is the rate of the order value from the minimum on, at most the maximum', () => {
    const { minCartMinor, maxMinor, rateBp } = MARKET_LIMITS.IN.prepaidDiscount
    expect(prepaidDiscountOn('IN', minCartMinor - 1)).toBe(0)
    expect(prepaidDiscountOn('IN', minCartMinor)).toBe((minCartMinor * rateBp) / 10_000)
    expect(prepaidDiscountOn('IN', 1_000_000_00)).toBe(maxMinor)
    expect(prepaidDiscountOn('IN', 0)).toBe(0)
  })

  test('is worded in both languages and with the money of the market', () => {
    expect(prepaidOffer('IN', 'en', 100_00).text).toBe('Save ₹100 when you pay online')
    expect(prepaidOffer('IN', 'hi', 100_00).text).toBe('ऑनलाइन भुगतान पर ₹100 की बचत')
    expect(prepaidOffer('AE', 'en', 0).text).toContain('AED')
  })
})

describe('EMI', () => {
  test('plans follow the reducing balance; a no-cost one costs what the products cost', () => {
    expect(emiValues('IN', 'en', 2_999_99)).toEqual([])
    const banks = emiValues('IN', 'en', 15_000_00)
    const plans = banks.flatMap(bank => bank.plans.map(plan => ({ ...plan, bank: bank.bankCode })))
    const noCost = plans.find(plan => plan.noCost && plan.months === 3)
    // vector: 15,000 in 3 months at 15% leaves 14,632.67
    expect(noCost).toMatchObject({ annualRateBp: 1500, instalment: 5_000_00, noCostDiscount: 367_33, total: 15_000_00 })
    expect(noCost).toMatchObject({ principal: 14_632_67, interestTax: 66_12 })
    for (const plan of emiValues('AE', 'en', 15_000_00).flatMap(bank => bank.plans)) expect(plan.interestTax).toBe(0)
    for (const plan of plans.filter(one => !one.noCost)) expect(plan.total - plan.interest).toBe(15_000_00)
    expect(emiDiscount('IN', 15_000_00, noCost?.bank ?? '', 3)).toBe(367_33)
    expect(noCostPlans('IN', 15_000_00)).toEqual(
      plans
        .filter(plan => plan.noCost)
        .map(({ bank, months, noCostDiscount }) => ({ bankCode: bank, months, discountMinor: noCostDiscount })),
    )
    expect(noCostPlans('IN', 2_999_99)).toEqual([])
    expect(emiDiscount('IN', 15_000_00, 'SAHY', 3)).toBe(0)
    expect(emiDiscount('IN', 15_000_00, 'SAHY', 5)).toBeNull()
    expect(emiDiscount('IN', 15_000_00, 'NOBANK', 3)).toBeNull()
  })
})

test('money that was given back or never taken is not taken again', () => {
  const states: PaymentState[] = ['created', 'pending', 'paid', 'failed', 'due', 'void', 'refund-due', 'refunded']
  const reach = (from: PaymentState): PaymentState[] => states.filter(to => canTransitionPayment(from, to))
  expect(reach('refunded')).toEqual([])
  expect(reach('void')).toEqual([])
  expect(reach('paid')).toEqual(['refund-due'])
  expect(reach('failed')).toEqual(['paid'])
  expect(reach('due').sort()).toEqual(['paid', 'void'])
})
