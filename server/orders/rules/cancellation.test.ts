// The total of an order after a cancellation: computed like its cart, never more than before, and to the paisa the sum
// of its invoices, even if some of them were issued already.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargesOf } from '../../../contract/cart/totals.rules.ts'
import { explainTotals, replayTotals } from '../../../contract/cart/totals-steps.rules.ts'
import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import { sharesOf } from '../../../contract/invoices/shares.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import { sumTaxParts } from '../../../contract/shared/tax.ts'
import { placed, pricing } from '../../testing/priced-orders.ts'
import {
  amountsToShare,
  type Held,
  type Item,
  type Rest,
  restByPrices,
  restByShares,
  type StoredOrder,
  takeHeld,
  wholeParcel,
} from './cancellation.ts'

const left = ({ quantity, cancelledQuantity }: { quantity: number; cancelledQuantity: number }) =>
  quantity - cancelledQuantity

/** A remaining quantity of each line, from a number for each; never the whole order. */
function choose(order: StoredOrder, picks: readonly number[], most = left): Item[] {
  return order.lines.flatMap((of, index) => {
    const quantity = Math.min(most(of), picks[index] ?? 0)
    return quantity > 0 ? [{ lineNo: of.lineNo, quantity }] : []
  })
}

function expectConsistent({ totals, lines }: Rest, before: number): void {
  const replayed = replayTotals(totals.steps)
  expect(replayed.totalPayableAmountMinor).toBe(totals.totalPayableAmountMinor)
  expect(replayed.totalAmountWithTaxMinor).toBe(sum(lines.map(of => of.payableMinor)))
  expect(() => explainTotals(totals.steps)).not.toThrow()
  const charges = sum(chargesOf(totals).map(of => of.payableMinor))
  const { noCostEmiDiscountMinor, paymentOfferDiscountMinor, exchangeCreditMinor, rewardDiscountMinor } = totals
  const ofPayment = noCostEmiDiscountMinor + paymentOfferDiscountMinor + exchangeCreditMinor + rewardDiscountMinor
  expect(sum(lines.map(of => of.payableMinor)) + charges - ofPayment).toBe(totals.totalPayableAmountMinor)
  expect(totals.totalPayableAmountMinor).toBeLessThanOrEqual(before)
  expect(totals.taxableMinor + totals.taxesMinor).toBe(totals.totalPayableAmountMinor + ofPayment)
  for (const of of lines) {
    expect(of.payableMinor).toBeGreaterThanOrEqual(0)
    expect(of.payableMinor).toBeLessThanOrEqual(of.amountMinor)
    expect(of.taxableMinor + sum(of.taxParts.map(part => part.amountMinor))).toBe(of.payableMinor)
    if (left(of) === 0) expect([of.payableMinor, of.amountMinor]).toEqual([0, 0])
  }
}

/** The invoices of shipments add up to the order, tax by tax. */
function expectInvoiced(order: StoredOrder, shares: ReturnType<typeof sharesOf>): void {
  const { totals } = order
  expect(sum(shares.map(share => share.payableMinor))).toBe(totals.totalPayableAmountMinor)
  expect(sum(shares.map(share => share.taxMinor))).toBe(totals.taxesMinor)
  const parts = shares.flatMap(share => share.lines.flatMap(of => of.taxParts)).filter(part => part.amountMinor > 0)
  expect(sumTaxParts(parts)).toEqual(totals.taxParts.filter(part => part.amountMinor > 0))
  for (const of of shares.flatMap(share => share.lines)) {
    expect(of.discountMinor).toBeGreaterThanOrEqual(0)
    expect(of.taxableMinor).toBeGreaterThanOrEqual(0)
    for (const part of of.taxParts) expect(part.amountMinor).toBeGreaterThanOrEqual(0)
  }
}

const picks = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 6, maxLength: 6 })

describe('nothing has left', () => {
  it('the rest is computed as a cart, and costs no more than before, however often', () => {
    fc.assert(
      fc.property(pricing, picks, picks, (input, first, second) => {
        let order = placed(input)
        for (const wanted of [first, second]) {
          const items = choose(order, wanted)
          const before = order.totals.totalPayableAmountMinor
          const rest = restByPrices(order, input, items)
          if (rest.lines.every(of => left(of) === 0)) return
          expectConsistent(rest, before)
          order = { ...rest, pricing: input }
          expectInvoiced(order, sharesOf(amountsToShare(order), [{ lines: rest.lines.map(whole), share: null }]))
        }
      }),
      { numRuns: 300 },
    )
  })

  const input: TotalsInput = {
    ...{ market: 'IN', currency: 'INR', deliveryState: '27', buyerGstin: null, paymentMode: 'prepaid' },
    lines: [
      {
        ...{ msn: 'A', quantity: 10, mrpMinor: 120_00, unitPriceMinor: 100_00, taxRateBp: 1200, listTaxRateBp: 1800 },
        ...{ breaks: [{ minQuantity: 5, priceMinor: 90_00, taxRateBp: 1200 }], hsn: '8467', sellerId: 1 },
        sellerState: '27',
      },
      {
        ...{ msn: 'B', quantity: 1, mrpMinor: 300_00, unitPriceMinor: 300_00, taxRateBp: 1800, breaks: [] },
        ...{ hsn: '8467', sellerId: 1, sellerState: '27' },
      },
    ],
    promotion: { code: 'F', kind: 'flat', value: 100_00, minCartMinor: 1000_00 },
    prepaidDiscount: null,
    shipping: { chargeMinor: 99_00, freeAboveMinor: 999_00, taxRateBp: 1800 },
  }

  it('loses the quantity price, its rate of tax, the coupon and free shipping', () => {
    const order = placed(input)
    expect(order.totals.totalPayableAmountMinor).toBe(1100_00)
    const { totals, lines } = restByPrices(order, input, [
      { lineNo: 1, quantity: 7 },
      { lineNo: 2, quantity: 1 },
    ])
    // three at the list price, with shipping
    expect(totals.totalPayableAmountMinor).toBe(399_00)
    expect(lines[0]).toMatchObject({ cancelledQuantity: 7, unitPriceMinor: 100_00, taxRateBp: 1800 })
    expect(lines[1]).toMatchObject({ cancelledQuantity: 1, payableMinor: 0, taxParts: [] })
  })

  it('never costs more: any excess is deducted from the products, and shown', () => {
    const order = placed(input)
    // 990.00 without the coupon, with shipping, is less; 8 and B are 1020.00 - 100.00
    const { totals } = restByPrices(order, input, [{ lineNo: 1, quantity: 2 }])
    expect(totals.totalPayableAmountMinor).toBe(1019_00)
    const cheap = { ...input, promotion: null, lines: input.lines.slice(0, 1).map(of => ({ ...of, quantity: 5 })) }
    const five = placed({ ...cheap, shipping: { ...cheap.shipping, freeAboveMinor: 449_00 } })
    expect(five.totals.totalPayableAmountMinor).toBe(450_00)
    const four = restByPrices(five, five.pricing ?? input, [{ lineNo: 1, quantity: 1 }])
    expect(four.totals.totalPayableAmountMinor).toBe(450_00)
    expect(explainTotals(four.totals.steps).map(step => [step.kind, step.amountMinor])).toContainEqual([
      'cancellation-discount',
      -49_00,
    ])
  })
})

describe('an order from before its prices were stored', () => {
  it('is cancelled by shares, and its invoices add up to the rest', () => {
    fc.assert(
      fc.property(pricing, picks, (input, wanted) => {
        const order: StoredOrder = { ...placed(input), pricing: null }
        const items = choose(order, wanted)
        if (items.length === 0) return
        const rest = restByShares(order, items, [])
        expectConsistent(rest, order.totals.totalPayableAmountMinor)
        if (rest.lines.every(of => left(of) === 0)) return
        expectInvoiced(
          { ...rest, pricing: null },
          sharesOf(amountsToShare({ ...rest, pricing: null }), [{ lines: rest.lines.map(whole), share: null }]),
        )
      }),
      { numRuns: 200 },
    )
  })
})

const whole = (of: { lineNo: number; quantity: number; cancelledQuantity: number }) => ({
  lineNo: of.lineNo,
  quantity: left(of),
})

describe('something has left', () => {
  it('its invoices stay as they are, and add up to the order with those of the rest', () => {
    fc.assert(
      fc.property(pricing, picks, picks, picks, (input, gone, first, second) => {
        let order = placed(input)
        const shipped = { lines: choose(order, gone), share: null }
        const open = () => ({
          lines: order.lines.map(of => {
            const away = shipped.lines.find(one => one.lineNo === of.lineNo)?.quantity ?? 0
            return { lineNo: of.lineNo, quantity: left(of) - away }
          }),
          share: null,
        })
        if (shipped.lines.length === 0 || open().lines.every(of => of.quantity === 0)) return
        const [final] = sharesOf(amountsToShare(order), [shipped, open()])
        if (!final) throw new Error('no share')
        for (const wanted of [first, second, [12, 12, 12, 12, 12, 12]]) {
          const stillOpen = open().lines
          const items = choose(
            order,
            wanted,
            of => stillOpen.find(one => one.lineNo === (of as Item & typeof of).lineNo)?.quantity ?? 0,
          )
          const rest = restByShares(order, items, [final])
          expectConsistent(rest, order.totals.totalPayableAmountMinor)
          order = { ...rest, pricing: input }
          const remaining = open()
          const shipments = [
            { ...shipped, share: final },
            ...(remaining.lines.some(of => of.quantity > 0) ? [remaining] : []),
          ]
          const shares = sharesOf(amountsToShare(order), shipments)
          expect(shares[0]).toEqual(final)
          expectInvoiced(order, shares)
        }
        expect(order.totals.totalPayableAmountMinor).toBe(final.payableMinor)
      }),
      { numRuns: 300 },
    )
  })
})

describe('reservations', () => {
  const held = (shipmentId: string, quantity: number, packed: boolean, lineNo = 1): Held => ({
    ...{ lineNo, quantity, warehouseId: 7, shipmentId, packed },
  })

  it('lose what is cancelled before it is packed, the smallest first', () => {
    const all = [held('a', 5, false), held('b', 2, false), held('c', 1, true), held('d', 9, false, 2)]
    const taken = (quantity: number) =>
      takeHeld([{ lineNo: 1, quantity }], all)?.map(one => [one.shipmentId, one.quantity]) ?? null
    expect(taken(1)).toEqual([['b', 1]])
    expect(taken(8)).toEqual([
      ['b', 2],
      ['a', 5],
      ['c', 1],
    ])
    expect(taken(9)).toBeNull()
  })

  it('are those of the given parcel, when it contains exactly that and is not packed', () => {
    const all = [held('a', 2, false), held('b', 2, false), held('c', 2, true)]
    const taken = (quantity: number, named?: string) =>
      wholeParcel([{ lineNo: 1, quantity }], all, named)?.map(one => one.shipmentId) ?? null
    expect(taken(2)).toEqual(['a'])
    expect(taken(2, 'b')).toEqual(['b'])
    expect(taken(1, 'b')).toBeNull()
    expect(taken(2, 'c')).toBeNull()
    expect(taken(2, 'd')).toBeNull()
  })
})
