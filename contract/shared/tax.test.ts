// Place of supply and tax-inclusive arithmetic: published examples and invariants.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOfSupply, priceWithoutTax, splitInclusive, sumTaxParts, type TaxKind, taxKind, taxOf } from './tax.ts'

const amounts = (price: number, rateBp: number, kind: TaxKind) => {
  const split = splitInclusive(price, rateBp, kind)
  return [split.taxableMinor, ...split.parts.map(part => part.amountMinor)]
}

describe('splitInclusive', () => {
  it.each([
    [20_000_00, 1800, 'intra', [16_949_16, 1_525_42, 1_525_42]],
    [50_000_00, 1800, 'inter', [42_372_88, 7_627_12]],
    [1_180_00, 1800, 'intra', [1_000_00, 90_00, 90_00]],
    [1_180_00, 1800, 'inter', [1_000_00, 180_00]],
    [1_180_00, 500, 'intra', [1_123_80, 28_10, 28_10]],
    [1_180_00, 500, 'inter', [1_123_81, 56_19]],
    [100_00, 1200, 'intra', [89_28, 5_36, 5_36]],
    [118_000_00, 1800, 'intra', [100_000_00, 9_000_00, 9_000_00]],
    [35_50, 500, 'vat', [33_81, 1_69]],
    [100_00, 0, 'intra', [100_00, 0, 0]],
    [0, 1800, 'inter', [0, 0]],
  ] as const)('%d at %d bp, %s', (price, rateBp, kind, expected) => {
    expect(amounts(price, rateBp, kind)).toEqual(expected)
  })

  it('names the parts and their rates', () => {
    expect(splitInclusive(1_180_00, 1800, 'intra', '27').parts).toEqual([
      { code: 'CGST', rateBp: 900, amountMinor: 90_00 },
      { code: 'SGST', rateBp: 900, amountMinor: 90_00 },
    ])
    expect(splitInclusive(1_180_00, 1800, 'inter').parts).toEqual([{ code: 'IGST', rateBp: 1800, amountMinor: 180_00 }])
    expect(splitInclusive(105_00, 500, 'vat').parts).toEqual([{ code: 'VAT', rateBp: 500, amountMinor: 5_00 }])
  })

  it.each([
    ['04', 'UTGST'],
    ['26', 'UTGST'],
    ['31', 'UTGST'],
    ['35', 'UTGST'],
    ['38', 'UTGST'],
    ['97', 'UTGST'],
    ['07', 'SGST'],
    ['34', 'SGST'],
    ['01', 'SGST'],
    ['27', 'SGST'],
  ])('within %s the second half is %s', (state, code) => {
    expect(splitInclusive(100_00, 500, 'intra', state).parts.map(part => part.code)).toEqual(['CGST', code])
  })

  it('rejects negative and fractional amounts and rates', () => {
    expect(() => splitInclusive(-1, 1800, 'inter')).toThrow(RangeError)
    expect(() => splitInclusive(1.5, 1800, 'inter')).toThrow(RangeError)
    expect(() => splitInclusive(100, -5, 'intra')).toThrow(RangeError)
    expect(() => splitInclusive(100, 2.5, 'intra')).toThrow(RangeError)
  })

  it('adds up to the price, has equal halves and is at most one unit off the exact tax', () => {
    const price = fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 10 ** 11 }))
    const rate = fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800, 4000)
    const kind = fc.constantFrom<TaxKind>('intra', 'inter', 'vat')
    fc.assert(
      fc.property(price, rate, kind, (amount, rateBp, of) => {
        const split = splitInclusive(amount, rateBp, of)
        const tax = taxOf(split)
        expect(split.taxableMinor + tax).toBe(amount)
        expect(split.taxableMinor).toBeGreaterThanOrEqual(0)
        if (of === 'intra') expect(split.parts[0]?.amountMinor).toBe(split.parts[1]?.amountMinor)
        const whole = BigInt(10_000 + rateBp)
        const off = BigInt(tax) * whole - BigInt(amount) * BigInt(rateBp)
        expect(off < 0n ? -off : off).toBeLessThanOrEqual(whole)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('placeOfSupply', () => {
  const kindOf = (input: Parameters<typeof placeOfSupply>[0]) => {
    const pos = placeOfSupply(input)
    return [pos, taxKind(input.sellerState, pos, input.market)]
  }

  it('matches the examples of the law', () => {
    // Odisha to Assam, Odisha to Odisha
    expect(kindOf({ market: 'IN', sellerState: '21', deliveryState: '18' })).toEqual(['18', 'inter'])
    expect(kindOf({ market: 'IN', sellerState: '21', deliveryState: '21' })).toEqual(['21', 'intra'])
    // collected in Kerala, taken to Goa
    expect(kindOf({ market: 'IN', sellerState: '32', deliveryState: '30' })).toEqual(['30', 'inter'])
    // X (Mumbai, registered) orders from Y (Mumbai), shipped to Z (Gujarat)
    const billTo = { market: 'IN', sellerState: '27', deliveryState: '24', buyerGstin: '27AAPFU0939F1ZV' } as const
    expect(kindOf(billTo)).toEqual(['27', 'intra'])
    // the switch for registered buyers
    expect(kindOf({ ...billTo, useDeliveryStateForRegistered: true })).toEqual(['24', 'inter'])
    // unregistered: billing in X does not count, delivery in Y does (Circular 209)
    expect(kindOf({ market: 'IN', sellerState: '27', deliveryState: '29', buyerGstin: null })).toEqual(['29', 'inter'])
  })

  it('is the location of the supplier while the address is unknown', () => {
    expect(kindOf({ market: 'IN', sellerState: '27', deliveryState: null })).toEqual(['27', 'intra'])
  })

  it('is the delivery location for a buyer number without a state (99, OIDAR)', () => {
    const input = { market: 'IN', sellerState: '27', deliveryState: '29', buyerGstin: '9924USA29003OSI' } as const
    expect(placeOfSupply(input)).toBe('29')
  })

  it('is VAT everywhere in the UAE', () => {
    expect(kindOf({ market: 'AE', sellerState: 'DU', deliveryState: 'AZ' })).toEqual(['AZ', 'vat'])
    expect(kindOf({ market: 'AE', sellerState: 'DU', deliveryState: null, buyerGstin: '27AAPFU0939F1ZV' })).toEqual([
      'DU',
      'vat',
    ])
  })
})

it('priceWithoutTax is the published base', () => {
  expect(priceWithoutTax(1_180_00, 1800)).toBe(1_000_00)
  expect(priceWithoutTax(1_180_00, 500)).toBe(1_123_81)
  expect(priceWithoutTax(35_50, 500)).toBe(33_81)
})

it('sumTaxParts adds by code and omits absent ones', () => {
  const parts = [...splitInclusive(118_00, 1800, 'intra').parts, ...splitInclusive(105_00, 500, 'inter').parts]
  expect(sumTaxParts([...parts, ...parts])).toEqual([
    { code: 'CGST', amountMinor: 18_00 },
    { code: 'SGST', amountMinor: 18_00 },
    { code: 'IGST', amountMinor: 10_00 },
  ])
})
