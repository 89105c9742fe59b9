// Exact arithmetic and formatting of amounts in both markets and languages.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, divideRound, formatMoney, multiplyExact, percentOff, roundHalfUp, sum } from './money.ts'

describe('formatMoney', () => {
  it.each([
    [3190_00, 'INR', 'en-IN', '₹3,190'],
    [2703_39, 'INR', 'en-IN', '₹2,703.39'],
    [2703_30, 'INR', 'en-IN', '₹2,703.30'],
    [1_23_45_678_05, 'INR', 'en-IN', '₹1,23,45,678.05'],
    [1_23_45_678_00, 'INR', 'hi-IN', '₹1,23,45,678'],
    [2703_39, 'INR', 'hi-IN', '₹2,703.39'],
    [0, 'INR', 'en-IN', '₹0'],
    [5, 'INR', 'en-IN', '₹0.05'],
    [-99_00, 'INR', 'en-IN', '-₹99'],
    [12_50, 'AED', 'en-AE', 'AED 12.50'],
    [12_00, 'AED', 'en-AE', 'AED 12.00'],
    [1_234_567_89, 'AED', 'en-AE', 'AED 1,234,567.89'],
    [12_50, 'AED', 'hi-AE', 'AED 12.50'],
    [9_007_199_254_740_991, 'INR', 'en-IN', '₹9,00,71,99,25,47,409.91'],
  ] as const)('%d %s in %s is %s', (minor, currency, locale, text) => {
    expect(formatMoney(minor, currency, locale)).toBe(text)
  })

  it('rejects fractions of minor units', () => {
    expect(() => formatMoney(0.5, 'INR', 'en-IN')).toThrow(RangeError)
    expect(() => formatMoney(Number.NaN, 'AED', 'en-AE')).toThrow(RangeError)
  })
})

describe('division', () => {
  it.each([
    [1, 2, 1],
    [-1, 2, -1],
    [1, 3, 0],
    [2, 3, 1],
    [2357, 10, 236], // UAE VATP006: 2.357 is 2.36
    [9862, 10, 986], // and 9.862 is 9.86
    [10n ** 30n + 1n, 10n ** 20n, 10_000_000_000],
  ])('%d / %d rounds to %d', (n, d, result) => {
    expect(divideRound(n, d)).toBe(result)
  })

  it('rejects a divisor that is not positive and a result past 2^53', () => {
    expect(() => divideRound(1, 0)).toThrow(RangeError)
    expect(() => divideRound(1, -2)).toThrow(RangeError)
    expect(() => divideRound(2n ** 60n, 1)).toThrow(RangeError)
  })

  it('is never off by more than half a divisor', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }),
        fc.integer({ min: 10_000_000, max: 2e9 }),
        (n, d) => {
          const off = 2n * (n - BigInt(divideRound(n, d)) * BigInt(d))
          expect(off <= BigInt(d) && off >= BigInt(-d)).toBe(true)
        },
      ),
    )
  })

  it('rounds payable sums to whole rupees, fifty paise up', () => {
    expect(roundHalfUp(1234_49, 100)).toBe(1234_00)
    expect(roundHalfUp(1234_50, 100)).toBe(1235_00)
    expect(roundHalfUp(0, 100)).toBe(0)
  })

  it('rejects products and sums past 2^53', () => {
    expect(multiplyExact(10 ** 9, 10 ** 6)).toBe(10 ** 15)
    expect(() => multiplyExact(10 ** 11, 10 ** 6)).toThrow(RangeError)
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
  })
})

describe('percentOff', () => {
  it.each([
    [1000_00, 701_00, 29],
    [1000_00, 1000_00, 0],
    [1000_00, 1200_00, 0],
    [0, 0, 0],
    [1000_00, 0, 100],
    [1000_00, 1, 99],
    [100_000_000_000, 70_000_000_001, 29],
  ])('MRP %d at %d is %d%% off', (mrp, price, percent) => {
    expect(percentOff(mrp, price)).toBe(percent)
  })
})

describe('allocate', () => {
  it('assigns the remaining units to the largest remainders, ties by rank', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(100, [1, 1, 1], [2, 1, 0])).toEqual([33, 33, 34])
    expect(allocate(10, [10, 20, 31])).toEqual([2, 3, 5])
    expect(allocate(0, [])).toEqual([])
    expect(allocate(0, [0, 0])).toEqual([0, 0])
    expect(() => allocate(1, [0])).toThrow(RangeError)
  })

  it('adds up exactly, stays within each weight and within one unit of the exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10 ** 11 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const whole = sum(list)
        const amount = Math.floor(whole * part)
        const shares = allocate(amount, list)
        expect(sum(shares)).toBe(amount)
        for (const [index, share] of shares.entries()) {
          const weight = list[index] ?? 0
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(weight)
          const off = BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(weight)
          expect(off < 0n ? -off : off).toBeLessThanOrEqual(BigInt(whole))
        }
      }),
    )
  })
})
