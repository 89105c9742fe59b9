// Worked examples of totals: offers, breaks, discounts, shipping, fees and tax by place.

import { describe, expect, it } from 'vitest'
import { MARKET_LIMITS } from '../shared/limits.ts'
import { computeTotals, unitPriceAt } from './totals.rules.ts'
import { replayTotals } from './totals-steps.rules.ts'
import type { TotalsInput, TotalsLineInput } from './totals-types.ts'

const drill: TotalsLineInput = {
  msn: 'MSN00000001',
  quantity: 1,
  mrpMinor: 1500_00,
  unitPriceMinor: 1180_00,
  breaks: [
    { minQuantity: 5, priceMinor: 1100_00 },
    { minQuantity: 10, priceMinor: 1000_00 },
  ],
  taxRateBp: 1800,
  hsn: '8467',
  sellerId: 1,
  sellerState: '27',
}
const gloves: TotalsLineInput = {
  ...drill,
  msn: 'MSN00000002',
  quantity: 4,
  mrpMinor: 100_00,
  unitPriceMinor: 84_00,
  breaks: [],
  taxRateBp: 500,
  hsn: '4015',
  sellerId: 2,
  sellerState: '29',
  sellUnit: 'pair',
}
const india: TotalsInput = {
  market: 'IN',
  currency: 'INR',
  lines: [drill, gloves],
  deliveryState: '27',
  buyerGstin: null,
  promotion: null,
  paymentMode: null,
  prepaidDiscount: { rateBp: 200, minCartMinor: 1000_00, maxMinor: 500_00 },
  shipping: MARKET_LIMITS.IN.shipping,
}
const welcome = { code: 'WELCOME', kind: 'flat', value: 100_00, minCartMinor: 499_01 } as const

describe('unitPriceAt', () => {
  it.each([
    [1, 1180_00, null],
    [4, 1180_00, null],
    [5, 1100_00, 5],
    [9, 1100_00, 5],
    [10, 1000_00, 10],
    [1_000_000, 1000_00, 10],
  ])('%d at %d', (quantity, unitPriceMinor, breakQuantity) => {
    expect(unitPriceAt(drill, quantity)).toEqual({ unitPriceMinor, breakQuantity })
    expect(unitPriceAt({ ...drill, breaks: drill.breaks.toReversed() }, quantity)).toEqual({
      unitPriceMinor,
      breakQuantity,
    })
  })

  it('never takes a break that costs more, and none that saves nothing', () => {
    const breaks = [
      { minQuantity: 2, priceMinor: 90_00 },
      { minQuantity: 5, priceMinor: 95_00 },
      { minQuantity: 8, priceMinor: 90_00 },
    ]
    expect(unitPriceAt({ unitPriceMinor: 100_00, breaks }, 9)).toEqual({ unitPriceMinor: 90_00, breakQuantity: 2 })
    expect(unitPriceAt({ unitPriceMinor: 90_00, breaks }, 9)).toEqual({ unitPriceMinor: 90_00, breakQuantity: null })
  })
})

describe('a basket in Maharashtra', () => {
  const totals = computeTotals(india)

  it('has the figures of the specification', () => {
    expect(totals).toMatchObject({
      totalAmountMinor: 1900_00,
      totalOfferMinor: 384_00,
      totalAmountWithOfferMinor: 1516_00,
      promotionDiscountMinor: 0,
      prepaidDiscountMinor: 0,
      totalAmountWithTaxMinor: 1516_00,
      shippingChargesMinor: 0,
      codFeeMinor: 0,
      noCostEmiDiscountMinor: 0,
      paymentOfferDiscountMinor: 0,
      totalPayableAmountMinor: 1516_00,
      taxableMinor: 1320_00,
      taxesMinor: 196_00,
      taxParts: [
        { code: 'CGST', amountMinor: 90_00 },
        { code: 'SGST', amountMinor: 90_00 },
        { code: 'IGST', amountMinor: 16_00 },
      ],
    })
  })

  it('taxes each seller by its own state', () => {
    expect(totals.lines.map(line => [line.taxKind, line.posState, line.taxableMinor, line.taxesMinor])).toEqual([
      ['intra', '27', 1000_00, 180_00],
      ['inter', '27', 320_00, 16_00],
    ])
  })

  it('follows the GSTIN of a business, or the delivery where that is switched on', () => {
    const kinds = (input: TotalsInput) => computeTotals(input).lines.map(line => line.taxKind)
    const business = { ...india, buyerGstin: '29AABCR1718E1ZL' }
    expect(kinds(business)).toEqual(['inter', 'intra'])
    expect(kinds({ ...business, useDeliveryStateForRegistered: true })).toEqual(['intra', 'inter'])
    expect(kinds({ ...india, deliveryState: null })).toEqual(['intra', 'intra'])
    expect(computeTotals(business).totalPayableAmountMinor).toBe(totals.totalPayableAmountMinor)
  })

  it('counts quantity breaks into the offer', () => {
    const [line] = computeTotals({ ...india, lines: [{ ...drill, quantity: 10 }] }).lines
    expect(line).toMatchObject({
      unitPriceMinor: 1000_00,
      breakQuantity: 10,
      amountMinor: 15_000_00,
      mrpSavingMinor: 3_200_00,
      breakSavingMinor: 1_800_00,
      offerMinor: 5_000_00,
      amountWithOfferMinor: 10_000_00,
    })
  })

  it('has no negative offer where the price is above the MRP', () => {
    const [line] = computeTotals({ ...india, lines: [{ ...drill, mrpMinor: 0 }] }).lines
    expect(line).toMatchObject({ mrpMinor: 1180_00, offerMinor: 0, payableMinor: 1180_00 })
  })
})

describe('shipping', () => {
  const of = (priceMinor: number, more: Partial<TotalsInput> = {}) =>
    computeTotals({ ...india, lines: [{ ...drill, unitPriceMinor: priceMinor, breaks: [] }], ...more })

  it('is charged up to 999 and free strictly above', () => {
    expect(of(998_99).shippingChargesMinor).toBe(99_00)
    expect(of(999_00).shippingChargesMinor).toBe(99_00)
    expect(of(999_01).shippingChargesMinor).toBe(0)
  })

  it('looks at the amount after discounts', () => {
    const discounted = of(1050_00, { promotion: welcome })
    expect(discounted.totalAmountWithTaxMinor).toBe(950_00)
    expect(discounted.totalPayableAmountMinor).toBe(1049_00)
  })

  it('has its own tax, in the state that sells most', () => {
    expect(of(500_00).shipping).toMatchObject({
      payableMinor: 99_00,
      taxableMinor: 83_90,
      taxesMinor: 15_10,
      taxKind: 'intra',
    })
    const split = computeTotals({
      ...india,
      lines: [gloves, { ...gloves, msn: 'MSN00000003', sellerState: '27', quantity: 3 }],
    })
    expect(split.shipping).toMatchObject({ taxKind: 'inter', payableMinor: 99_00 })
    expect(split.taxableMinor + split.taxesMinor).toBe(split.totalPayableAmountMinor)
  })

  it('costs nothing in an empty cart', () => {
    const empty = computeTotals({ ...india, lines: [], paymentMode: 'cod', codFeeMinor: 40_00, promotion: welcome })
    expect(empty).toMatchObject({ totalPayableAmountMinor: 0, taxesMinor: 0, shipping: null, codFee: null, steps: [] })
    expect(replayTotals(empty.steps).totalPayableAmountMinor).toBe(0)
  })
})

describe('discounts', () => {
  it('the welcome offer is 100 above 499 and not at 499', () => {
    const at = (unitPriceMinor: number) =>
      computeTotals({ ...india, promotion: welcome, lines: [{ ...drill, unitPriceMinor, breaks: [] }] })
    expect(at(499_00).promotionDiscountMinor).toBe(0)
    expect(at(499_01).promotionDiscountMinor).toBe(100_00)
  })

  it('shares a promotion over the lines, and taxes what is left', () => {
    const totals = computeTotals({ ...india, promotion: welcome })
    expect(totals.lines.map(line => line.promotionShareMinor)).toEqual([77_84, 22_16])
    expect(totals.lines.map(line => line.payableMinor)).toEqual([1102_16, 313_84])
    expect(totals.lines.map(line => line.taxableMinor)).toEqual([934_04, 298_90])
  })

  it('gives an odd paisa to the same line in any order', () => {
    const twin = { ...gloves, msn: 'MSN00000003', taxRateBp: 1800 }
    const promotion = { code: 'F', kind: 'flat', value: 1_01, minCartMinor: 0 } as const
    const prepaidDiscount = { rateBp: 1, minCartMinor: 0, maxMinor: 100 }
    for (const lines of [
      [gloves, twin],
      [twin, gloves],
    ]) {
      const flat = computeTotals({ ...india, lines, promotion }).lines
      expect(flat.find(line => line.msn === gloves.msn)?.promotionShareMinor).toBe(51)
      const prepaid = computeTotals({ ...india, lines, paymentMode: 'prepaid', prepaidDiscount }).lines
      expect(prepaid.find(line => line.msn === gloves.msn)?.prepaidShareMinor).toBe(4)
      expect(prepaid.find(line => line.msn === twin.msn)?.prepaidShareMinor).toBe(3)
    }
  })

  it('a percentage stops at its maximum, a flat one at the amount', () => {
    const discount = (promotion: TotalsInput['promotion']) =>
      computeTotals({ ...india, promotion }).promotionDiscountMinor
    expect(discount({ code: 'P', kind: 'percent', value: 1000, minCartMinor: 0 })).toBe(151_60)
    expect(discount({ code: 'P', kind: 'percent', value: 1000, minCartMinor: 0, maxDiscountMinor: 150_00 })).toBe(
      150_00,
    )
    expect(discount({ code: 'P', kind: 'percent', value: 20_000, minCartMinor: 0 })).toBe(1516_00)
    expect(discount({ code: 'F', kind: 'flat', value: 5000_00, minCartMinor: 0 })).toBe(1516_00)
    expect(discount({ code: 'F', kind: 'flat', value: 100_00, minCartMinor: 1516_01 })).toBe(0)
  })

  it('of chosen products counts and discounts these alone', () => {
    const only = (promotion: object) =>
      computeTotals({ ...india, promotion: { code: 'G', kind: 'percent', value: 1000, minCartMinor: 0, ...promotion } })
    const forGloves = only({ msns: [gloves.msn] })
    expect(forGloves.lines.map(line => line.promotionShareMinor)).toEqual([0, 33_60])
    for (const none of [{ msns: [gloves.msn], minCartMinor: 336_01 }, { msns: [] }])
      expect(only(none).promotionDiscountMinor).toBe(0)
  })

  it('paying in advance takes its rate off what the promotion left', () => {
    const prepaid = computeTotals({ ...india, promotion: welcome, paymentMode: 'prepaid' })
    expect(prepaid.prepaidDiscountMinor).toBe(28_32)
    expect(prepaid.totalPayableAmountMinor).toBe(1516_00 - 100_00 - 28_32)
    expect(computeTotals({ ...india, paymentMode: 'cod' }).prepaidDiscountMinor).toBe(0)
    const low = { ...india, paymentMode: 'prepaid' as const, lines: [gloves] }
    expect(computeTotals(low).prepaidDiscountMinor).toBe(0)
    expect(
      computeTotals({ ...india, paymentMode: 'prepaid', lines: [{ ...drill, quantity: 100 }] }).prepaidDiscountMinor,
    ).toBe(500_00)
  })

  it('no-cost EMI comes off the payable amount and leaves the tax', () => {
    const plain = computeTotals({ ...india, paymentMode: 'prepaid', prepaidDiscount: null })
    const emi = computeTotals({
      ...india,
      paymentMode: 'prepaid',
      prepaidDiscount: null,
      noCostEmiDiscountMinor: 36_73,
    })
    expect(emi.totalPayableAmountMinor).toBe(plain.totalPayableAmountMinor - 36_73)
    expect(emi.taxesMinor).toBe(plain.taxesMinor)
    const cash = computeTotals({ ...india, paymentMode: 'cod', noCostEmiDiscountMinor: 36_73 })
    expect(cash.noCostEmiDiscountMinor).toBe(0)
  })
})

it('the fee of cash on delivery is charged for cash on delivery only, with its tax', () => {
  const cod = computeTotals({ ...india, paymentMode: 'cod', codFeeMinor: 59_00 })
  expect(cod.totalPayableAmountMinor).toBe(1516_00 + 59_00)
  expect(cod.codFee).toMatchObject({ taxableMinor: 50_00, taxesMinor: 9_00 })
  expect(computeTotals({ ...india, paymentMode: 'prepaid', codFeeMinor: 59_00 }).codFee).toBeNull()
})

it('the UAE pays VAT to the nearest fils a line', () => {
  const totals = computeTotals({
    ...india,
    market: 'AE',
    currency: 'AED',
    deliveryState: 'AZ',
    lines: [{ ...drill, mrpMinor: 40_00, unitPriceMinor: 35_50, breaks: [], taxRateBp: 500, sellerState: 'DU' }],
    shipping: MARKET_LIMITS.AE.shipping,
  })
  expect(totals).toMatchObject({
    currency: 'AED',
    totalPayableAmountMinor: 50_50,
    taxParts: [{ code: 'VAT', amountMinor: 2_40 }],
  })
  expect(totals.lines[0]?.taxParts).toEqual([{ code: 'VAT', rateBp: 500, amountMinor: 1_69 }])
})

it('stays exact at amounts of 10^11', () => {
  const huge = { ...drill, mrpMinor: 10 ** 11, unitPriceMinor: 10 ** 11 - 1, breaks: [], quantity: 3 }
  const totals = computeTotals({
    ...india,
    lines: [huge, gloves],
    promotion: { code: 'P', kind: 'percent', value: 3333, minCartMinor: 0 },
  })
  const productsMinor = BigInt(totals.totalAmountWithOfferMinor)
  expect(productsMinor).toBe(3n * (10n ** 11n - 1n) + 336_00n)
  expect(BigInt(totals.promotionDiscountMinor)).toBe((productsMinor * 3333n * 2n + 10_000n) / 20_000n)
})

it.each([
  ['a quantity of zero', { quantity: 0 }],
  ['half a piece', { quantity: 0.5 }],
  ['a negative price', { unitPriceMinor: -1 }],
  ['a negative break price', { breaks: [{ minQuantity: 1, priceMinor: -1 }] }],
  ['a fractional MRP', { mrpMinor: 10.5 }],
  ['an amount past 2^53', { quantity: 1_000_000, unitPriceMinor: 10 ** 11 }],
  ['a negative rate', { taxRateBp: -1 }],
])('rejects %s', (_, wrong) => {
  expect(() => computeTotals({ ...india, lines: [{ ...drill, ...wrong }] })).toThrow(RangeError)
})
