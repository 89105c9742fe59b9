// Orders with arbitrary prices, discounts and charges, for property tests.

import fc from 'fast-check'
import { computeTotals } from '../../contract/cart/totals.rules.ts'
import type { TotalsInput, TotalsLineInput } from '../../contract/cart/totals-types.ts'
import type { StoredOrder } from '../orders/rules/cancellation.ts'

const line: fc.Arbitrary<TotalsLineInput> = fc.record({
  msn: fc.constantFrom('MSN00000001', 'MSN00000002', 'MSN00000003'),
  quantity: fc.integer({ min: 1, max: 12 }),
  mrpMinor: fc.integer({ min: 100, max: 10 ** 7 }),
  unitPriceMinor: fc.oneof(fc.constantFrom(100, 99_99, 100_00), fc.integer({ min: 100, max: 10 ** 6 })),
  breaks: fc.constantFrom([], [{ minQuantity: 5, priceMinor: 90 }], [{ minQuantity: 3, priceMinor: 77_77 }]),
  taxRateBp: fc.constantFrom(0, 500, 1800, 4000),
  hsn: fc.constant('8467'),
  sellerId: fc.integer({ min: 1, max: 3 }),
  sellerState: fc.constantFrom('27', '29', '07'),
})

const OFFER = { titleEn: 'Off', titleHi: 'छूट', minCartMinor: 300_00, combines: true }

const withoutPaymentDiscount: fc.Arbitrary<TotalsInput> = fc.record({
  market: fc.constantFrom('IN' as const, 'AE' as const),
  currency: fc.constant('INR' as const),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  deliveryState: fc.constantFrom('27', '29', '33'),
  buyerGstin: fc.constantFrom(null, '27AAPFU0939F1ZV'),
  promotion: fc.constantFrom(
    null,
    { code: 'P', kind: 'percent' as const, value: 1234, minCartMinor: 400_00 },
    { code: 'F', kind: 'flat' as const, value: 100_00, minCartMinor: 900_00 },
  ),
  automatic: fc.constantFrom(
    undefined,
    [{ ...OFFER, code: 'A', kind: 'percent' as const, value: 777, priority: 2 }],
    [
      { ...OFFER, code: 'A', kind: 'percent' as const, value: 777, priority: 2 },
      { ...OFFER, code: 'B', kind: 'flat' as const, value: 150_01, priority: 1, msns: ['MSN00000001', 'MSN00000003'] },
    ],
  ),
  paymentMode: fc.constantFrom('cod' as const, 'prepaid' as const),
  prepaidDiscount: fc.constantFrom(null, { rateBp: 150, minCartMinor: 1000_00, maxMinor: 500_00 }),
  shipping: fc.constant({ chargeMinor: 99_00, freeAboveMinor: 999_00, taxRateBp: 1800 }),
  noCostEmiDiscountMinor: fc.constant(0),
  codFeeMinor: fc.constantFrom(0, 49_00),
  giftPackingMinor: fc.constantFrom(0, 49_00),
  surcharge: fc.constantFrom(null, { amountMinor: 250_00, label: 'Crane' }),
})

const pointMinor = fc.constantFrom(1, 10, 100)
const maxShareBp = fc.constantFrom(1000, 2000, 9000)

/** Carts of any products, discounts and charges; with a no-cost EMI, an offer, an exchange credit or points, never with two of them. */
export const pricing: fc.Arbitrary<TotalsInput> = fc
  .tuple(
    withoutPaymentDiscount,
    fc.oneof(
      fc.constantFrom({}, { noCostEmiDiscountMinor: 3_67 }, { paymentOffer: { code: 'OFFER', discountMinor: 4_21 } }),
      fc.record({ exchangeCreditMinor: fc.constantFrom(1, 4_21, 300_00, 10 ** 9) }),
      fc.record({ rewards: fc.record({ points: fc.integer({ min: 1, max: 500 }), pointMinor, maxShareBp }) }),
    ),
  )
  .map(([input, discount]) => ({ ...input, ...discount }))

/** An order as it is stored when it is placed. */
export function placed(input: TotalsInput): StoredOrder {
  const { lines, ...totals } = computeTotals(input)
  return {
    totals,
    pricing: input,
    lines: lines.map((of, index) => ({
      lineNo: index + 1,
      ...{ quantity: of.quantity, cancelledQuantity: 0, unitPriceMinor: of.unitPriceMinor },
      ...{ amountMinor: of.amountWithOfferMinor, taxRateBp: of.taxRateBp, taxableMinor: of.taxableMinor },
      ...{ taxParts: of.taxParts, payableMinor: of.payableMinor },
    })),
  }
}
