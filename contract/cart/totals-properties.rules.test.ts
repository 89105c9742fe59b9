// Properties of the totals of every cart, whatever it contains and in whatever order it was filled.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sum } from '../shared/money.ts'
import { computeTotals, unitPriceAt } from './totals.rules.ts'
import { explainTotals, replayTotals } from './totals-steps.rules.ts'
import type { Totals, TotalsFigures, TotalsInput, TotalsLineInput } from './totals-types.ts'

// some amounts recur, so that equal remainders do occur
const amount = (max: number) =>
  fc.oneof(fc.constantFrom(1, 99_99, 100_00), fc.integer({ min: 0, max: 5000_00 }), fc.integer({ min: 0, max }))
const states = fc.constantFrom('27', '29', '07', '04', '97')

const line: fc.Arbitrary<TotalsLineInput> = fc.record({
  msn: fc.constantFrom('MSN00000001', 'MSN00000002', 'MSN00000003', 'MSN00000004'),
  quantity: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 1000 })),
  mrpMinor: amount(10 ** 11),
  unitPriceMinor: amount(10 ** 11),
  breaks: fc.array(fc.record({ minQuantity: fc.integer({ min: 1, max: 1000 }), priceMinor: amount(10 ** 11) }), {
    maxLength: 4,
  }),
  taxRateBp: fc.constantFrom(0, 25, 500, 1800, 4000),
  hsn: fc.constant('8467'),
  sellerId: fc.integer({ min: 1, max: 3 }),
  sellerState: states,
})

const promotion = fc.oneof(
  fc.constant(null),
  fc.record({
    code: fc.constant('F'),
    kind: fc.constant('flat' as const),
    value: amount(10 ** 11),
    minCartMinor: amount(10 ** 6),
  }),
  fc.record({
    code: fc.constant('P'),
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 0, max: 12_000 }),
    minCartMinor: amount(10 ** 6),
    maxDiscountMinor: fc.option(amount(10 ** 9), { nil: undefined }),
  }),
)

const offer = fc.record({
  code: fc.constantFrom('A', 'B', 'C', 'D'),
  kind: fc.constantFrom('flat' as const, 'percent' as const),
  value: fc.integer({ min: 1, max: 12_000 }),
  minCartMinor: amount(10 ** 6),
  maxDiscountMinor: fc.option(amount(10 ** 9), { nil: undefined }),
  titleEn: fc.constant('Off'),
  titleHi: fc.constant('छूट'),
  priority: fc.integer({ min: 1, max: 3 }),
  combines: fc.boolean(),
})
/** Automatic offers, for some of the products. */
const automatic = fc.uniqueArray(
  fc
    .tuple(offer, fc.option(fc.subarray(['MSN00000001', 'MSN00000002', 'MSN00000003', 'MSN00000004'])))
    .map(([one, msns]) => (msns ? { ...one, msns } : one)),
  { selector: ({ code }) => code, maxLength: 4 },
)

const input: fc.Arbitrary<TotalsInput> = fc.record({
  market: fc.constantFrom('IN' as const, 'AE' as const),
  currency: fc.constantFrom('INR' as const, 'AED' as const),
  lines: fc.array(line, { maxLength: 8 }),
  deliveryState: fc.option(states, { nil: null }),
  buyerGstin: fc.constantFrom(null, '27AAPFU0939F1ZV', '29AABCR1718E1ZL'),
  promotion,
  automatic: fc.oneof(fc.constant(undefined), automatic),
  paymentMode: fc.constantFrom(null, 'prepaid' as const, 'cod' as const),
  prepaidDiscount: fc.option(
    fc.record({
      rateBp: fc.integer({ min: 0, max: 10_000 }),
      minCartMinor: amount(10 ** 6),
      maxMinor: amount(10 ** 9),
    }),
    { nil: null },
  ),
  shipping: fc.record({
    chargeMinor: amount(10 ** 5),
    freeAboveMinor: amount(10 ** 6),
    taxRateBp: fc.constantFrom(500, 1800),
  }),
  noCostEmiDiscountMinor: amount(10 ** 9),
  paymentOffer: fc.oneof(fc.constant(null), fc.record({ code: fc.constant('OFFER'), discountMinor: amount(10 ** 9) })),
  exchangeCreditMinor: amount(10 ** 9),
  rewards: fc.option(
    fc.record({
      points: fc.integer({ min: 0, max: 10 ** 6 }),
      pointMinor: fc.integer({ min: 1, max: 1000 }),
      maxShareBp: fc.integer({ min: 0, max: 9000 }),
    }),
    { nil: null },
  ),
  codFeeMinor: amount(10 ** 5),
  giftPackingMinor: amount(10 ** 5),
  surcharge: fc.option(fc.record({ amountMinor: amount(10 ** 6), label: fc.constant('Crane') }), { nil: null }),
})

const figures = (totals: Totals): TotalsFigures => {
  const { market: _m, currency: _c, lines: _l, shipping: _s, codFee: _f, giftPacking: _g, ...others } = totals
  const { surcharge: _u, steps: _t, ...rest } = others
  return rest
}

const always = <T>(of: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(fc.property(of, holds), { numRuns: 400 })

it('the lines add up to the totals, and the totals to what is payable', () => {
  always(input, cart => {
    const totals = computeTotals(cart)
    const of = (pick: (of: Totals['lines'][number]) => number) => sum(totals.lines.map(pick))
    expect(of(l => l.amountMinor)).toBe(totals.totalAmountMinor)
    expect(of(l => l.offerMinor)).toBe(totals.totalOfferMinor)
    expect(of(l => l.mrpSavingMinor + l.breakSavingMinor)).toBe(totals.totalOfferMinor)
    expect(of(l => l.amountWithOfferMinor)).toBe(totals.totalAmountWithOfferMinor)
    expect(totals.totalAmountMinor - totals.totalOfferMinor).toBe(totals.totalAmountWithOfferMinor)
    expect(of(l => l.promotionShareMinor)).toBe(totals.promotionDiscountMinor)
    expect(of(l => l.automaticShareMinor)).toBe(totals.automaticDiscountMinor)
    expect(of(l => l.prepaidShareMinor)).toBe(totals.prepaidDiscountMinor)
    expect(of(l => l.payableMinor)).toBe(totals.totalAmountWithTaxMinor)
    const promoted = totals.promotionDiscountMinor + totals.automaticDiscountMinor
    expect(totals.totalAmountWithOfferMinor - promoted - totals.prepaidDiscountMinor).toBe(
      totals.totalAmountWithTaxMinor,
    )
    const charges = totals.shippingChargesMinor + totals.codFeeMinor + totals.giftPackingMinor + totals.surchargeMinor
    const charged = totals.totalAmountWithTaxMinor + charges
    const ofPayment = totals.noCostEmiDiscountMinor + totals.paymentOfferDiscountMinor + totals.exchangeCreditMinor
    const { rewardDiscountMinor } = totals
    const most = Math.floor((totals.totalAmountWithTaxMinor * (cart.rewards?.maxShareBp ?? 0)) / 10_000)
    expect(rewardDiscountMinor).toBeLessThanOrEqual(Math.min(most, charged - ofPayment))
    expect(charged - ofPayment - rewardDiscountMinor).toBe(totals.totalPayableAmountMinor)
    expect(totals.taxableMinor + totals.taxesMinor).toBe(charged)
    expect(sum(totals.taxParts.map(part => part.amountMinor))).toBe(totals.taxesMinor)
  })
})

it('taxable and taxes are what each line and charge costs, halves are equal', () => {
  always(input, cart => {
    const totals = computeTotals(cart)
    for (const part of [...totals.lines, totals.shipping, totals.codFee, totals.giftPacking, totals.surcharge]) {
      if (!part) continue
      expect(part.taxableMinor + part.taxesMinor).toBe(part.payableMinor)
      expect(sum(part.taxParts.map(tax => tax.amountMinor))).toBe(part.taxesMinor)
      expect(part.taxParts).toHaveLength(part.taxKind === 'intra' ? 2 : 1)
      if (part.taxKind === 'intra') expect(part.taxParts[0]?.amountMinor).toBe(part.taxParts[1]?.amountMinor)
    }
  })
})

it('nothing is negative, fractional or past 2^53', () => {
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'number') {
      expect(value, path).toBeGreaterThanOrEqual(0)
      // only half of an odd rate may end in .5
      expect(Number.isSafeInteger(path.endsWith('.rateBp') ? value * 2 : value), path).toBe(true)
    } else if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`)
    }
  }
  always(input, cart => {
    const { steps, ...totals } = computeTotals(cart)
    walk(totals, 'totals')
    for (const step of steps) expect(step.runningMinor).toBeGreaterThanOrEqual(0)
  })
})

it('the order of the lines, however they were added, changes no figure', () => {
  const shuffled = input.chain(cart =>
    fc.tuple(fc.constant(cart), fc.shuffledSubarray([...cart.lines], { minLength: cart.lines.length })),
  )
  always(shuffled, ([cart, lines]) => {
    const one = computeTotals(cart)
    const other = computeTotals({ ...cart, lines })
    expect(figures(other)).toEqual(figures(one))
    const shares = (totals: Totals) =>
      totals.lines
        .map(of => [of.msn, of.sellerId, of.taxRateBp, of.quantity, of.amountWithOfferMinor, of.payableMinor].join())
        .sort()
    expect(shares(other)).toEqual(shares(one))
  })
})

it('replaying the stored steps gives the same figures, also through JSON', () => {
  always(input, cart => {
    const totals = computeTotals(cart)
    expect(sum(totals.steps.map(step => step.amountMinor))).toBe(totals.totalPayableAmountMinor)
    expect(replayTotals(totals.steps)).toEqual(figures(totals))
    expect(replayTotals(JSON.parse(JSON.stringify(totals.steps)))).toEqual(figures(totals))
    const rows = explainTotals(totals.steps)
    expect(rows.at(-1)?.runningMinor ?? 0).toBe(totals.totalPayableAmountMinor)
    expect(sum(rows.map(row => row.amountMinor))).toBe(totals.totalPayableAmountMinor)
  })
})

const freeze = <T>(value: T): T => {
  if (value && typeof value === 'object') for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}

it('computing again gives the same and touches nothing', () => {
  always(input, cart => {
    const first = computeTotals(freeze(cart))
    expect(computeTotals(cart)).toEqual(first)
  })
})

it('buying more never costs more a unit, and a break never more than the list price', () => {
  always(
    fc.tuple(line, fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 0, max: 2000 })),
    ([of, quantity, more]) => {
      const few = unitPriceAt(of, quantity).unitPriceMinor
      expect(unitPriceAt(of, quantity + more).unitPriceMinor).toBeLessThanOrEqual(few)
      expect(few).toBeLessThanOrEqual(of.unitPriceMinor)
    },
  )
})

it('a line in two parts costs what the whole did, but for breaks', () => {
  const parted = input
    .filter(cart => cart.lines.some(of => of.quantity > 1))
    .chain(cart => {
      const at = cart.lines.findIndex(of => of.quantity > 1)
      return fc.tuple(
        fc.constant(cart),
        fc.constant(at),
        fc.integer({ min: 1, max: (cart.lines[at]?.quantity ?? 2) - 1 }),
      )
    })
  always(parted, ([cart, at, part]) => {
    // an offer for some products discounts what the previous one has left of them: shares in two parts may round
    // differently
    const base = { ...cart, automatic: cart.automatic?.map(({ msns: _of, ...one }) => one) }
    const lines = base.lines.map(of => ({ ...of, breaks: [] }))
    const whole = lines[at]
    if (!whole) throw new Error('no line to part')
    const split = lines.toSpliced(at, 1, { ...whole, quantity: part }, { ...whole, quantity: whole.quantity - part })
    const one = computeTotals({ ...base, lines })
    const two = computeTotals({ ...base, lines: split })
    for (const name of [
      'totalAmountMinor',
      'totalOfferMinor',
      'promotionDiscountMinor',
      'prepaidDiscountMinor',
      'shippingChargesMinor',
      'totalPayableAmountMinor',
    ] as const) {
      expect(two[name], name).toBe(one[name])
    }
    // with quantity prices, a part can only reach fewer of them
    const priced = (cart: readonly TotalsLineInput[]) =>
      computeTotals({ ...base, lines: cart }).totalAmountWithOfferMinor
    const breaks = base.lines[at]?.breaks ?? []
    const withBreaks = (cart: readonly TotalsLineInput[]) =>
      priced(
        cart.map(of => (of.msn === whole.msn && of.unitPriceMinor === whole.unitPriceMinor ? { ...of, breaks } : of)),
      )
    expect(withBreaks(split)).toBeGreaterThanOrEqual(withBreaks(lines))
  })
})
