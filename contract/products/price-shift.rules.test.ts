// The size of a price change, at every quantity.

import { expect, it } from 'vitest'
import { priceShift } from './price-shift.rules.ts'

const of = (priceMinor: number, ...breaks: [number, number][]) => ({
  priceMinor,
  breaks: breaks.map(([minQuantity, price]) => ({ minQuantity, priceMinor: price })),
})

it.each([
  ['nothing', of(100_00), of(100_00), 0],
  ['a price that falls', of(100_00), of(80_00), 2_000],
  ['a price that rises', of(100_00), of(250_00), 15_000],
  ['a third, rounded up', of(3_00), of(2_00), 3_334],
  ['a new quantity price', of(100_00), of(100_00, [10, 60_00]), 4_000],
  ['a quantity price that is taken away', of(100_00, [10, 50_00]), of(100_00), 10_000],
  ['the larger of both', of(100_00, [10, 90_00]), of(99_00, [10, 45_00]), 5_000],
  ['quantity prices from other quantities on', of(100_00, [10, 80_00]), of(100_00, [20, 80_00]), 2_500],
  ['what is beyond all bounds', of(1), of(10_000_000_000), 100_000_000],
])('%s', (_name, before, after, shift) => {
  expect(priceShift(before, after)).toBe(shift)
})
