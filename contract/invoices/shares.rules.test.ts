// The invoices of an order add up to the order, whatever it contains and however its shipments divide it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargesOf, computeTotals } from '../cart/totals.rules.ts'
import type { Totals, TotalsInput, TotalsLineInput } from '../cart/totals-types.ts'
import { sum } from '../shared/money.ts'
import { sumTaxParts } from '../shared/tax.ts'
import { type OrderAmounts, shareOrder } from './shares.rules.ts'

const line: fc.Arbitrary<TotalsLineInput> = fc.record({
  msn: fc.constantFrom('MSN00000001', 'MSN00000002', 'MSN00000003'),
  quantity: fc.integer({ min: 1, max: 12 }),
  mrpMinor: fc.integer({ min: 100, max: 10 ** 9 }),
  unitPriceMinor: fc.oneof(fc.constantFrom(100, 99_99, 100_00), fc.integer({ min: 100, max: 10 ** 7 })),
  breaks: fc.constant([]),
  taxRateBp: fc.constantFrom(0, 25, 500, 1800, 4000),
  hsn: fc.constant('8467'),
  sellerId: fc.integer({ min: 1, max: 3 }),
  sellerState: fc.constantFrom('27', '29', '07', '04'),
})

const order: fc.Arbitrary<TotalsInput> = fc.record({
  market: fc.constantFrom('IN' as const, 'AE' as const),
  currency: fc.constant('INR' as const),
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  deliveryState: fc.constantFrom('27', '29', '04', '33'),
  buyerGstin: fc.constantFrom(null, '27AAPFU0939F1ZV'),
  promotion: fc.constantFrom(null, {
    code: 'P',
    kind: 'percent' as const,
    value: 1234,
    minCartMinor: 0,
  }),
  paymentMode: fc.constantFrom('cod' as const, 'prepaid' as const),
  prepaidDiscount: fc.constantFrom(null, { rateBp: 150, minCartMinor: 0, maxMinor: 500_00 }),
  shipping: fc.constantFrom(
    { chargeMinor: 99_00, freeAboveMinor: 999_00, taxRateBp: 1800 },
    { chargeMinor: 99_00, freeAboveMinor: 10 ** 12, taxRateBp: 1800 },
  ),
  noCostEmiDiscountMinor: fc.constantFrom(0, 3_67),
  codFeeMinor: fc.constantFrom(0, 49_00),
  giftPackingMinor: fc.constantFrom(0, 49_00),
  surcharge: fc.constantFrom(null, { amountMinor: 250_00, label: 'Crane' }),
})

function amountsOf(totals: Totals): OrderAmounts {
  const lines = totals.lines.map((of, index) => ({ ...of, lineNo: index + 1 }))
  return { lines, charges: chargesOf(totals), emiDiscountMinor: totals.noCostEmiDiscountMinor }
}

/** One shipment for each seller and State; part of some lines leaves from a second warehouse. */
function shipmentsOf({ lines }: Totals, splits: readonly number[]) {
  const byParcel = new Map<string, { lineNo: number; quantity: number }[]>()
  const put = (key: string, lineNo: number, quantity: number) => {
    if (quantity > 0) byParcel.set(key, [...(byParcel.get(key) ?? []), { lineNo, quantity }])
  }
  for (const [index, { sellerId, sellerState, quantity }] of lines.entries()) {
    const elsewhere = Math.min(quantity, splits[index] ?? 0)
    put(`${sellerId} ${sellerState}`, index + 1, quantity - elsewhere)
    put(`${sellerId} ${sellerState} second`, index + 1, elsewhere)
  }
  return [...byParcel.values()].map(held => ({ lines: held }))
}

describe('the invoices of an order', () => {
  it('add up to it: every tax, taxable value and amount to pay', () => {
    fc.assert(
      fc.property(order, fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 }), (input, splits) => {
        const totals = computeTotals(input)
        const invoices = shareOrder(amountsOf(totals), shipmentsOf(totals, splits))
        const lines = invoices.flatMap(invoice => invoice.lines)
        expect(sum(invoices.map(invoice => invoice.payableMinor))).toBe(totals.totalPayableAmountMinor)
        expect(sum(invoices.map(invoice => invoice.taxableMinor))).toBe(totals.taxableMinor)
        expect(sumTaxParts(lines.flatMap(({ taxParts }) => taxParts))).toEqual(totals.taxParts)
        expect(sum(invoices.map(invoice => invoice.emiDiscountMinor))).toBe(totals.noCostEmiDiscountMinor)
      }),
      { numRuns: 400 },
    )
  })

  it('hold in themselves, and bear one kind of tax each', () => {
    fc.assert(
      fc.property(order, fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 }), (input, splits) => {
        const totals = computeTotals(input)
        for (const invoice of shareOrder(amountsOf(totals), shipmentsOf(totals, splits))) {
          for (const of of invoice.lines) {
            expect(of.grossMinor).toBe(of.quantity * of.unitPriceMinor)
            expect(of.grossMinor - of.discountMinor).toBe(of.totalMinor)
            expect(of.taxableMinor + of.taxMinor).toBe(of.totalMinor)
            expect(Math.min(of.discountMinor, of.taxableMinor, of.taxMinor)).toBeGreaterThanOrEqual(0)
            const [first, second] = of.taxParts
            if (second) expect(second.amountMinor).toBe(first?.amountMinor)
          }
          expect(invoice.taxableMinor + invoice.taxMinor).toBe(invoice.totalMinor)
          expect(invoice.payableMinor).toBeGreaterThanOrEqual(0)
          const codes = invoice.lines.map(({ taxParts }) => taxParts.map(({ code }) => code).join('+'))
          expect(new Set(codes).size, codes.join(' ')).toBe(1)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('of two States: shipping stands on the one of the same kind of tax', () => {
    const seller = { sellerId: 1, mrpMinor: 300_00, breaks: [], hsn: '8467', quantity: 1, taxRateBp: 1800 }
    const totals = computeTotals({
      ...{ market: 'IN', currency: 'INR', deliveryState: '27', buyerGstin: null, promotion: null },
      ...{ paymentMode: 'cod', prepaidDiscount: null, codFeeMinor: 49_00 },
      shipping: { chargeMinor: 99_00, freeAboveMinor: 999_00, taxRateBp: 1800 },
      lines: [
        { ...seller, msn: 'MSN00000001', unitPriceMinor: 300_00, sellerState: '27' },
        { ...seller, msn: 'MSN00000002', unitPriceMinor: 200_00, sellerId: 2, sellerState: '07' },
      ],
    })
    const [inState, between] = shareOrder(amountsOf(totals), [
      { lines: [{ lineNo: 1, quantity: 1 }] },
      { lines: [{ lineNo: 2, quantity: 1 }] },
    ])
    expect(inState).toMatchObject({ totalMinor: 448_00, payableMinor: 448_00 })
    expect(inState?.lines.map(({ source }) => source)).toEqual([
      { lineNo: 1 },
      { charge: 'shipping' },
      { charge: 'cod-fee' },
    ])
    expect(inState?.lines.map(({ taxParts }) => taxParts.map(({ code, amountMinor }) => [code, amountMinor]))).toEqual([
      [
        ['CGST', 22_88],
        ['SGST', 22_88],
      ],
      [
        ['CGST', 7_55],
        ['SGST', 7_55],
      ],
      [
        ['CGST', 3_74],
        ['SGST', 3_74],
      ],
    ])
    expect(between).toMatchObject({ totalMinor: 200_00, taxMinor: 30_51, taxableMinor: 169_49 })
  })

  it('share a line of three units without losing a paisa: the published part returns', () => {
    const taxParts = [
      { code: 'CGST' as const, rateBp: 900, amountMinor: 22_12 },
      { code: 'SGST' as const, rateBp: 900, amountMinor: 22_12 },
    ]
    const of = { lineNo: 1, quantity: 3, unitPriceMinor: 100_00, taxRateBp: 1800, taxParts, payableMinor: 290_00 }
    const one = { lines: [{ lineNo: 1, quantity: 1 }] }
    const invoices = shareOrder({ lines: [of], charges: [], emiDiscountMinor: 0 }, [one, one, one])
    expect(invoices.map(({ totalMinor }) => totalMinor).sort()).toEqual([96_66, 96_67, 96_67])
    expect(invoices.map(({ lines }) => lines[0]?.taxParts[0]?.amountMinor).sort()).toEqual([7_37, 7_37, 7_38])
    expect(sum(invoices.map(({ taxableMinor }) => taxableMinor))).toBe(245_76)
  })

  it('leave out what no shipment holds', () => {
    const of = { lineNo: 1, quantity: 2, unitPriceMinor: 100_00, taxRateBp: 0, taxParts: [], payableMinor: 200_00 }
    const [invoice] = shareOrder({ lines: [of], charges: [], emiDiscountMinor: 0 }, [
      { lines: [{ lineNo: 1, quantity: 1 }] },
    ])
    expect(invoice).toMatchObject({ totalMinor: 100_00, lines: [{ quantity: 1 }] })
  })

  it('of free products: the first one bears the shipping', () => {
    const free = { quantity: 1, unitPriceMinor: 0, taxRateBp: 1800, taxParts: [], payableMinor: 0 }
    const shipping = { kind: 'shipping' as const, taxRateBp: 1800, taxParts: [], payableMinor: 99_00 }
    const lines = [1, 2].map(lineNo => ({ ...free, lineNo }))
    const shipments = lines.map(({ lineNo }) => ({ lines: [{ lineNo, quantity: 1 }] }))
    const invoices = shareOrder({ lines, charges: [shipping], emiDiscountMinor: 0 }, shipments)
    expect(invoices.map(({ payableMinor }) => payableMinor)).toEqual([99_00, 0])
  })
})
