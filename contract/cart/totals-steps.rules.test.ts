// The stored steps of one order: replayed in order, explained, and rejected after any change.

import { describe, expect, it } from 'vitest'
import { computeTotals } from './totals.rules.ts'
import { explainTotals, replayTotals } from './totals-steps.rules.ts'
import type { TotalsInput, TotalsLineInput, TotalsStep } from './totals-types.ts'

describe('steps', () => {
  const breaks = [{ minQuantity: 5, priceMinor: 1100_00 }]
  const drill = { msn: 'MSN00000001', quantity: 5, mrpMinor: 1500_00, unitPriceMinor: 1180_00, breaks, taxRateBp: 1800 }
  const gloves = {
    msn: 'MSN00000002',
    quantity: 4,
    mrpMinor: 100_00,
    unitPriceMinor: 84_00,
    breaks: [],
    taxRateBp: 500,
  }
  const input: TotalsInput = {
    market: 'IN',
    currency: 'INR',
    lines: [
      { ...drill, hsn: '8467', sellerId: 1, sellerState: '27' },
      { ...gloves, hsn: '4015', sellerId: 2, sellerState: '29', sellUnit: 'pair' },
    ],
    deliveryState: '27',
    buyerGstin: null,
    promotion: { code: 'WELCOME', kind: 'flat', value: 100_00, minCartMinor: 499_01 },
    paymentMode: 'prepaid',
    prepaidDiscount: { rateBp: 200, minCartMinor: 1000_00, maxMinor: 500_00 },
    shipping: { chargeMinor: 99_00, freeAboveMinor: 999_00, taxRateBp: 1800 },
    noCostEmiDiscountMinor: 10_00,
  }
  const totals = computeTotals(input)

  it('are read in order', () => {
    expect(totals.steps.map(step => [step.kind, step.amountMinor, step.runningMinor])).toEqual([
      ['item', 7500_00, 7500_00],
      ['mrp-saving', -1600_00, 5900_00],
      ['quantity-break', -400_00, 5500_00],
      ['item', 400_00, 5900_00],
      ['mrp-saving', -64_00, 5836_00],
      ['promotion', -100_00, 5736_00],
      ['prepaid-discount', -114_72, 5621_28],
      ['shipping', 0, 5621_28],
      ['no-cost-emi', -10_00, 5611_28],
      ['tax', 0, 5611_28],
      ['tax', 0, 5611_28],
      ['tax', 0, 5611_28],
    ])
    expect(totals.steps[3]?.params).toEqual({
      line: 1,
      msn: gloves.msn,
      quantity: 4,
      mrpMinor: 100_00,
      sellUnit: 'pair',
    })
  })

  it('explain the total kind by kind, tax last', () => {
    expect(explainTotals(totals.steps).map(row => [row.key, row.amountMinor, row.runningMinor, row.params])).toEqual([
      ['totals.item', 7900_00, 7900_00, { count: 2 }],
      ['totals.mrpSaving', -1664_00, 6236_00, { count: 2 }],
      ['totals.quantityBreak', -400_00, 5836_00, { count: 1 }],
      ['totals.promotion', -100_00, 5736_00, { code: 'WELCOME', kind: 'flat', value: 100_00 }],
      ['totals.prepaidDiscount', -114_72, 5621_28, { rateBp: 200 }],
      ['totals.shippingFree', 0, 5621_28, { freeAboveMinor: 999_00 }],
      ['totals.noCostEmi', -10_00, 5611_28, {}],
      ...totals.taxParts.map(({ code, amountMinor }) => [
        'totals.taxIncluded',
        0,
        5611_28,
        { code, taxMinor: amountMinor },
      ]),
    ])
  })

  it('have an offer after everything else, for a prepaid order alone; the tax stays', () => {
    const paymentOffer = { code: 'BANK10', discountMinor: 150_00 }
    const reduced = computeTotals({ ...input, paymentOffer })
    expect(reduced.steps[9]).toEqual({
      ...{ kind: 'payment-offer', key: 'totals.paymentOffer', params: { code: 'BANK10' } },
      ...{ amountMinor: -150_00, runningMinor: 5461_28 },
    })
    expect([reduced.totalPayableAmountMinor, reduced.taxesMinor]).toEqual([5461_28, totals.taxesMinor])
    expect(replayTotals(reduced.steps).paymentOfferDiscountMinor).toBe(150_00)
    expect(computeTotals({ ...input, paymentMode: 'cod', paymentOffer }).paymentOfferDiscountMinor).toBe(0)
  })

  it('name what the price list of the buyer takes off the public price, without the list', () => {
    const priceList = { listId: 7, name: 'Internal', publicUnitMinor: 1150_00 }
    const [first, second] = input.lines
    if (!first || !second) throw new Error('Two lines')
    const listed = { ...input, lines: [{ ...first, priceList }, second] }
    const { steps, ...figures } = computeTotals(listed)
    expect(steps.slice(0, 4).map(step => [step.kind, step.amountMinor, step.runningMinor])).toEqual([
      ['item', 7500_00, 7500_00],
      ['mrp-saving', -1750_00, 5750_00],
      ['price-list', -250_00, 5500_00],
      ['item', 400_00, 5900_00],
    ])
    expect(JSON.stringify(steps)).not.toContain('Internal')
    // the other figures are the same as without the list
    expect({ ...figures, steps: [] }).toEqual({ ...totals, steps: [] })
    expect(replayTotals(steps).totalOfferMinor).toBe(totals.totalOfferMinor)
    expect(explainTotals(steps)[2]).toMatchObject({
      key: 'totals.priceList',
      amountMinor: -250_00,
      params: { count: 1 },
    })
    const kindsOf = (line: Partial<TotalsLineInput>) =>
      computeTotals({ ...listed, lines: [{ ...first, priceList, ...line }] }).steps.map(({ kind }) => kind)
    // a price set by staff, one that is not lower, and a public price above the MRP
    expect(kindsOf({ orderedPrice: first })).not.toContain('price-list')
    expect(kindsOf({ priceList: { ...priceList, publicUnitMinor: 1100_00 } })).not.toContain('price-list')
    expect(kindsOf({ priceList: { ...priceList, publicUnitMinor: 9000_00 } }).slice(0, 2)).toEqual([
      'item',
      'price-list',
    ])
  })

  const tampered = (index: number, change: Partial<TotalsStep>) =>
    totals.steps.map((step, at) => (at === index ? { ...step, ...change } : step))

  it.each([
    ['a changed amount', tampered(5, { amountMinor: -200_00 })],
    ['a changed running total', tampered(5, { runningMinor: 0 })],
    ['a changed quantity', tampered(0, { params: { ...totals.steps[0]?.params, quantity: 4 } })],
    ['a changed taxed amount', tampered(9, { params: { ...totals.steps[9]?.params, payableMinor: 1 } })],
    ['a changed share', tampered(9, { params: { ...totals.steps[9]?.params, promotionShareMinor: 0 } })],
    ['a share that is no number', tampered(9, { params: { ...totals.steps[9]?.params, promotionShareMinor: '1' } })],
    ['a missing step', totals.steps.toSpliced(5, 1)],
    ['a missing tax', totals.steps.toSpliced(10, 1)],
  ])('are rejected with %s', (_, steps) => {
    expect(() => replayTotals(steps)).toThrow(RangeError)
    expect(() => explainTotals(steps)).toThrow(RangeError)
  })
})
