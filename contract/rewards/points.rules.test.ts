// What lines earn, which rule and terms apply, and what an order is due whatever happens to it.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sum } from '../shared/money.ts'
import { dueOfOrder, type EarningRule, earnedPoints, ruleFor, rulesAt, termsAt } from './points.rules.ts'

const rule: EarningRule = {
  ...{ id: 1, categoryCode: null, points: 1, perMinor: 100_00, goldFactorBp: 20_000, minOrderMinor: 0 },
  ...{ validFrom: '2026-01-01T00:00:00Z', validTo: null },
}
const now = new Date('2026-11-25T08:00:00Z')
const taxonomyCode = '116000000/116010000'
const line = (payableMinor: number) => ({ payableMinor, amountWithOfferMinor: payableMinor, taxonomyCode })
const earn = (change: object = {}, lines = [line(250_00), line(199_99)]) =>
  earnedPoints({ lines, rewardDiscountMinor: 0, rules: [rule], gold: false, ...change })

describe('earned points', () => {
  it('are whole ones for what each line costs', () => expect(earn()).toEqual([2, 1]))
  it('are multiplied for gold before they are rounded down', () => expect(earn({ gold: true })).toEqual([5, 3]))
  it('are none for what points pay', () => expect(earn({ rewardDiscountMinor: 449_99 })).toEqual([0, 0]))
  it('need the minimum of the order', () => {
    expect(earn({ rules: [{ ...rule, minOrderMinor: 449_99 }] })).toEqual([2, 1])
    expect(earn({ rules: [{ ...rule, minOrderMinor: 450_00 }] })).toEqual([0, 0])
  })
  it('are those of the deepest category, and none without a rule', () => {
    const deep = { ...rule, id: 2, categoryCode: '116010000', points: 10 }
    const top = { ...rule, id: 3, categoryCode: '116000000', points: 5 }
    expect(earn({ rules: [rule, deep, top] })).toEqual([25, 19])
    expect(earn({ rules: [{ ...deep, categoryCode: '117000000' }] })).toEqual([0, 0])
    expect(ruleFor([rule, { ...rule, id: 9 }], taxonomyCode)?.id).toBe(9)
  })
})

test('rules hold from their beginning until before their end, terms until others begin', () => {
  const ended = { ...rule, id: 2, validTo: now.toISOString() }
  const coming = { ...rule, id: 3, validFrom: '2026-11-25T08:00:01Z' }
  expect(rulesAt([rule, ended, coming], now).map(({ id }) => id)).toEqual([1])
  const at = (validFrom: string) => ({ validFrom })
  expect(termsAt([at('2026-11-26T00:00:00Z'), at('2026-11-25T08:00:00Z'), at('2026-01-01T00:00:00Z')], now)).toEqual(
    at('2026-11-25T08:00:00Z'),
  )
  expect(termsAt([at('2026-11-26T00:00:00Z')], now)).toBeNull()
})

const lineOfOrder = fc
  .record({ points: fc.nat(500), quantity: fc.integer({ min: 1, max: 20 }), keptOf: fc.nat(20) })
  .map(({ points, quantity, keptOf }) => ({ points, quantity, kept: Math.min(quantity, keptOf) }))

test('an order is never due more than it promised, and never gives back more than it used', () => {
  fc.assert(
    fc.property(
      fc.array(lineOfOrder, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (lines, placedPoints, share, ended) => {
        const placedMinor = placedPoints * 10
        const leftMinor = Math.floor(placedMinor * share)
        const order = { ended, lines, earned: 0, used: placedPoints, placedPoints, placedMinor, leftMinor }
        const { earn: due, giveBack } = dueOfOrder(order)
        expect(due).toBeGreaterThanOrEqual(0)
        expect(due).toBeLessThanOrEqual(sum(lines.map(({ points }) => points)))
        expect(giveBack).toBeLessThanOrEqual(placedPoints)
        // the remaining discount never exceeds the value of the points still used
        expect((placedPoints - giveBack) * 10).toBeGreaterThanOrEqual(ended ? 0 : leftMinor)
        if (ended) expect(giveBack).toBe(placedPoints)
        const settled = { ...order, earned: due, used: placedPoints - giveBack }
        expect(dueOfOrder(settled)).toEqual({ earn: 0, giveBack: 0 })
        const returned = { ...settled, lines: lines.map(one => ({ ...one, kept: 0 })), leftMinor: 0 }
        expect(dueOfOrder(returned)).toEqual({ earn: 0 - due, giveBack: placedPoints - giveBack })
      },
    ),
  )
})
