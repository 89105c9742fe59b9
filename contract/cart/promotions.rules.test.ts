// Several promotions in one cart: which apply together, in which order, and the share of each line.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../shared/money.ts'
import { choosePromotions, nearestOffer, takePromotions } from './promotions.rules.ts'
import { capTotals, computeTotals } from './totals.rules.ts'
import { explainTotals, replayTotals } from './totals-steps.rules.ts'
import type { AutomaticInput, PromotionInput, TotalsInput } from './totals-types.ts'

const line = (msn: string, amountWithOfferMinor: number) => ({
  ...{ msn, amountWithOfferMinor, amountMinor: amountWithOfferMinor, quantity: 1 },
  ...{ sellerId: 1, sellerState: '27', taxRateBp: 1800 },
})
const LINES = [line('A', 1_000_00), line('B', 500_00)]
const offer = (code: string, value: number, more: Partial<AutomaticInput> = {}): AutomaticInput => ({
  ...{ code, kind: 'percent', value, minCartMinor: 0, titleEn: code, titleHi: code, priority: 50, combines: true },
  ...more,
})
const coupon = (value: number, combines: boolean) => ({
  input: { code: 'CODE', kind: 'flat', value, minCartMinor: 0 } satisfies PromotionInput,
  combines,
})
const chosen = (...asked: [Parameters<typeof choosePromotions>[1], AutomaticInput[]]) => {
  const { promotion, automatic } = choosePromotions(LINES, ...asked)
  return [...(promotion ? [promotion.code] : []), ...automatic.map(({ code }) => code)]
}

describe('which promotions apply', () => {
  const single = (code: string, value: number) => offer(code, value, { combines: false })
  it.each<[string, Parameters<typeof chosen>, string[]]>([
    ['none', [null, []], []],
    ['a coupon alone', [coupon(100_00, false), []], ['CODE']],
    ['all that combine', [coupon(100_00, true), [offer('X', 500), offer('Y', 500)]], ['CODE', 'X', 'Y']],
    ['a coupon that does not combine and takes off more', [coupon(200_00, false), [offer('X', 1000)]], ['CODE']],
    ['offers that take off more than such a coupon', [coupon(100_00, false), [offer('X', 1000)]], ['X']],
    ['the coupon, of equal ones', [coupon(150_00, false), [offer('X', 1000)]], ['CODE']],
    ['the best that does not combine', [null, [single('X', 500), single('Y', 900), offer('Z', 300)]], ['Y']],
    ['together, of equal ones', [null, [single('X', 500), offer('Z', 500)]], ['Z']],
    ['the first in turn, of equal ones', [null, [single('Y', 500), single('X', 500)]], ['X']],
    ['no offer that takes nothing off', [null, [offer('X', 500), offer('Y', 500, { msns: ['C'] })]], ['X']],
    ['no offer below its minimum', [null, [offer('X', 500, { minCartMinor: 1_500_01 })]], []],
    [
      'the lower priority first',
      [null, [offer('X', 500, { priority: 2 }), offer('Y', 500, { priority: 1 })]],
      ['Y', 'X'],
    ],
  ])('%s', (_, asked, codes) => expect(chosen(...asked)).toEqual(codes))
})

it('each is taken from what those before it have left of its lines', () => {
  const taken = takePromotions(
    LINES,
    {
      promotion: coupon(150_00, true).input,
      automatic: [offer('Z', 10_000, { msns: ['B'], priority: 90 }), offer('X', 1000)],
    },
    [0, 1],
  )
  expect(taken.coupon).toMatchObject({ discountMinor: 150_00, shares: [100_00, 50_00] })
  expect(taken.automatic.map(({ promotion, shares }) => [promotion.code, ...shares])).toEqual([
    ['X', 90_00, 45_00],
    ['Z', 0, 405_00],
  ])
  expect(taken.left).toEqual([810_00, 0])
})

const INPUT: TotalsInput = {
  ...{ market: 'IN', currency: 'INR', deliveryState: '27', buyerGstin: null, paymentMode: 'cod' },
  lines: [
    { msn: 'A', quantity: 3, mrpMinor: 400_00, unitPriceMinor: 333_33 },
    { msn: 'B', quantity: 1, mrpMinor: 500_00, unitPriceMinor: 499_99 },
  ].map(of => ({ ...of, breaks: [], taxRateBp: 1800, hsn: '8467', sellerId: 1, sellerState: '27' })),
  promotion: { code: 'CODE', kind: 'percent', value: 1234, minCartMinor: 0 },
  ...{ prepaidDiscount: null, shipping: { chargeMinor: 99_00, freeAboveMinor: 999_00, taxRateBp: 1800 } },
}
const automatic = [offer('Y', 777), offer('X', 999, { titleEn: 'Ten off', titleHi: 'दस की छूट' })]

it('each has a step with its name, and the steps replay to the totals', () => {
  const totals = computeTotals({ ...INPUT, automatic })
  expect(replayTotals(totals.steps)).toMatchObject({
    promotionDiscountMinor: totals.promotionDiscountMinor,
    automaticDiscountMinor: totals.automaticDiscountMinor,
    totalPayableAmountMinor: totals.totalPayableAmountMinor,
  })
  const rows = explainTotals(totals.steps).filter(({ kind }) => kind === 'automatic-offer')
  expect(rows.map(({ params }) => params.titleHi)).toEqual(['दस की छूट', 'Y'])
  expect(0 - sum(rows.map(({ amountMinor }) => amountMinor))).toBe(totals.automaticDiscountMinor)
  const capped = capTotals(totals, INPUT, 500_00)
  expect(capped.totalPayableAmountMinor).toBe(500_00)
  expect(replayTotals(capped.steps).automaticDiscountMinor).toBe(totals.automaticDiscountMinor)
})

it('a total without automatic offers has the steps that it had before there were any', () => {
  const { steps } = computeTotals(INPUT)
  expect(computeTotals({ ...INPUT, automatic: [] }).steps).toEqual(steps)
  expect(JSON.stringify(steps)).not.toContain('utomatic')
  const { promotionDiscountMinor } = computeTotals({ ...INPUT, automatic })
  expect(computeTotals(INPUT).promotionDiscountMinor).toBe(promotionDiscountMinor)
})

it('what is chosen takes off most, and does not depend on the order of lines and offers', () => {
  const anOffer = fc.record({
    code: fc.constantFrom('W', 'X', 'Y', 'Z'),
    value: fc.integer({ min: 1, max: 9000 }),
    priority: fc.integer({ min: 1, max: 3 }),
    combines: fc.boolean(),
    msns: fc.constantFrom(undefined, ['A'], ['B'], ['A', 'C']),
  })
  const offers = fc.uniqueArray(anOffer, { selector: ({ code }) => code, maxLength: 4 })
  const amounts = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 0, max: 10 ** 7 })), {
    minLength: 1,
    maxLength: 5,
  })
  const code = fc.option(fc.record({ value: fc.integer({ min: 1, max: 10 ** 6 }), combines: fc.boolean() }))
  fc.assert(
    fc.property(offers, amounts, code, (some, given, typed) => {
      const lines = given.map(([msn, amount]) => line(msn, amount))
      const inputs = some.map(({ code: name, value, msns, ...rest }) =>
        offer(name, value, { ...rest, ...(msns && { msns }) }),
      )
      const entered = typed && coupon(typed.value, typed.combines)
      const found = choosePromotions(lines, entered, inputs)
      expect(choosePromotions([...lines].reverse(), entered, [...inputs].reverse())).toEqual(found)
      const ranks = lines.map((_, index) => index)
      const off = (what: Pick<TotalsInput, 'promotion' | 'automatic'>) => {
        const { left, coupon: first, automatic: others } = takePromotions(lines, what, ranks)
        expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
        const given = sum([...(first ? [first] : []), ...others].map(({ discountMinor }) => discountMinor))
        expect(given).toBe(sum(lines.map(one => one.amountWithOfferMinor)) - sum(left))
        return given
      }
      const best = off(found)
      for (const one of inputs)
        expect(best).toBeGreaterThanOrEqual(off({ promotion: null, automatic: [one] }) - lines.length)
      if (entered) expect(best).toBeGreaterThanOrEqual(off({ promotion: entered.input, automatic: [] }))
    }),
    { numRuns: 300 },
  )
})

describe('what is missing to the nearest offer', () => {
  type Coupon = Parameters<typeof nearestOffer>[1]
  const from = (
    minCartMinor: number,
    gapMinor: number,
    more: Partial<AutomaticInput> & { code: string; value: number },
  ) => ({
    offer: offer(more.code, more.value, { minCartMinor, ...more }),
    gapMinor,
  })
  const nearest = (missed: ReturnType<typeof from>[], valid: AutomaticInput[] = [], code: Coupon = null) => {
    const found = nearestOffer(LINES, code, valid, missed)
    expect(nearestOffer(LINES.toReversed(), code, valid, missed.toReversed())).toEqual(found)
    return found && [found.offer.code, found.gapMinor]
  }
  const alone = { combines: false }

  it.each<[string, ReturnType<typeof nearest>, Parameters<typeof nearest>]>([
    ['none', null, [[]]],
    [
      'the one that the least is missing to',
      ['X', 100_00],
      [[from(2_000_00, 500_00, { code: 'Y', value: 900 }), from(1_600_00, 100_00, { code: 'X', value: 500 })]],
    ],
    [
      'the first in turn, of two',
      ['A', 100_00],
      [[from(1_600_00, 100_00, { code: 'B', value: 500 }), from(1_600_00, 100_00, { code: 'A', value: 500 })]],
    ],
    [
      'not one that would not be chosen, but the next',
      ['Y', 500_00],
      [
        [
          from(1_600_00, 100_00, { code: 'X', value: 500, ...alone }),
          from(2_000_00, 500_00, { code: 'Y', value: 1_500, ...alone }),
        ],
        [offer('Z', 1_000, alone)],
      ],
    ],
    [
      'none, as what applies takes off more',
      null,
      [[from(1_600_00, 100_00, { code: 'X', value: 500, ...alone })], [offer('Z', 1_000)]],
    ],
    [
      'one beside what applies',
      ['X', 100_00],
      [[from(1_600_00, 100_00, { code: 'X', value: 500 })], [offer('Z', 1_000)]],
    ],
    [
      'none beside a coupon alone',
      null,
      [[from(1_600_00, 100_00, { code: 'X', value: 500 })], [], coupon(200_00, false)],
    ],
    [
      'one beside a coupon that combines',
      ['X', 100_00],
      [[from(1_600_00, 100_00, { code: 'X', value: 500 })], [], coupon(200_00, true)],
    ],
    [
      'one whose products are in the cart, counted with these alone',
      ['X', 100_00],
      [
        [
          from(600_00, 100_00, { code: 'X', value: 500, msns: ['B'] }),
          from(50_00, 50_00, { code: 'W', value: 500, msns: ['C'] }),
        ],
      ],
    ],
    [
      'not one that another one replaces that is reached with it',
      ['V', 100_00],
      [
        [
          from(1_600_00, 100_00, { code: 'U', value: 500, ...alone }),
          from(1_600_00, 100_00, { code: 'V', value: 900, ...alone }),
        ],
      ],
    ],
  ])('%s', (_, expected, asked) => expect(nearest(...asked)).toEqual(expected))

  it('is chosen once so much more of its first line is in the cart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 3_000_00 }), fc.boolean()), {
          maxLength: 6,
        }),
        terms => {
          const all = terms.map(([value, minCartMinor, combines], index) =>
            offer(String.fromCharCode(65 + index), value, { minCartMinor, combines }),
          )
          const valid = all.filter(({ minCartMinor }) => minCartMinor <= 1_500_00)
          const missed = all
            .filter(one => !valid.includes(one))
            .map(one => ({ offer: one, gapMinor: one.minCartMinor - 1_500_00 }))
          const found = nearestOffer(LINES, null, valid, missed)
          if (!found) return
          const then = [line('A', 1_000_00 + found.gapMinor), line('B', 500_00)]
          expect(choosePromotions(then, null, all).automatic.map(({ code }) => code)).toContain(found.offer.code)
        },
      ),
    )
  })
})
