// Published instalment plans, and properties of every plan.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emiPlan, noCostEmiPlan } from './emi.rules.ts'

describe('noCostEmiPlan', () => {
  it.each([
    [15_000_00, 3, 1500, 14_632_67, 367_33, 66_12, 5_000_00],
    [30_000_00, 6, 1500, 28_730_05, 1_269_95, 228_59, 5_000_00],
    [25_000_00, 6, 1300, 24_078_81, 921_19, 165_81, 4_166_67],
  ])('%d over %d months at %d bp', (price, months, rate, principal, discount, tax, instalment) => {
    const plan = noCostEmiPlan(price, months, rate)
    expect(plan).toEqual({
      months,
      annualRateBp: rate,
      principalMinor: principal,
      discountMinor: discount,
      interestTaxMinor: tax,
      instalmentMinor: instalment,
    })
  })

  it('costs nothing without interest', () => {
    expect(noCostEmiPlan(9_000_00, 3, 0)).toMatchObject({
      principalMinor: 9_000_00,
      discountMinor: 0,
      interestTaxMinor: 0,
    })
  })

  it('is an EMI of the charged principal that comes to the price', () => {
    const price = fc.integer({ min: 0, max: 10 ** 11 })
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 36 }), fc.integer({ min: 0, max: 3600 }), (amount, months, rate) => {
        const plan = noCostEmiPlan(amount, months, rate)
        expect(plan.principalMinor + plan.discountMinor).toBe(amount)
        expect(plan.discountMinor).toBeGreaterThanOrEqual(0)
        const back = emiPlan(plan.principalMinor, months, rate)
        expect(Math.abs(back.instalmentMinor - plan.instalmentMinor)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('emiPlan', () => {
  it('is the formula', () => {
    // 1,00,000 over 12 months at 12%: 8,884.88 in every bank's table
    expect(emiPlan(100_000_00, 12, 1200)).toEqual({
      months: 12,
      annualRateBp: 1200,
      instalmentMinor: 8_884_88,
      totalMinor: 106_618_56,
      interestMinor: 6_618_56,
    })
    expect(emiPlan(14_632_67, 3, 1500).instalmentMinor).toBe(5_000_00)
    expect(emiPlan(9_000_00, 3, 0)).toMatchObject({ instalmentMinor: 3_000_00, interestMinor: 0 })
  })

  it('pays the loan off: a month by month balance ends within a unit a month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 3000 }),
        (p, n, r) => {
          const { instalmentMinor } = emiPlan(p, n, r)
          let balance = p
          for (let month = 0; month < n; month += 1) balance = balance * (1 + r / 120_000) - instalmentMinor
          expect(Math.abs(balance)).toBeLessThanOrEqual(n)
        },
      ),
    )
  })

  it('rejects plans that no bank offers', () => {
    expect(() => emiPlan(100, 0, 1200)).toThrow(RangeError)
    expect(() => emiPlan(100, 1.5, 1200)).toThrow(RangeError)
    expect(() => emiPlan(100, 121, 1200)).toThrow(RangeError)
    expect(() => emiPlan(100, 3, -1)).toThrow(RangeError)
    expect(() => emiPlan(-100, 3, 1200)).toThrow(RangeError)
  })
})
