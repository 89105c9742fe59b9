// Calculations in the components: valid quantities, page numbers, ends of a row.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleEnds } from './carousel-moves.ts'
import { pageNumbers } from './pagination.tsx'
import { sellable } from './quantity.tsx'
import { middleOf, tabAfter } from './tabs.tsx'

test('a quantity is a multiple, at least the minimum, and not below what was asked where that is possible', () => {
  const small = fc.integer({ min: 1, max: 200 })
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 5000 }), small, small, (wanted, minimum, multiple) => {
      const quantity = sellable(wanted, minimum, multiple)
      expect(quantity % multiple).toBe(0)
      expect(quantity).toBeGreaterThanOrEqual(Math.max(wanted, minimum))
      expect(quantity - multiple).toBeLessThan(Math.max(wanted, minimum, 1))
    }),
  )
  expect(sellable(Number.NaN, 3, 2)).toBe(4)
})

test('page numbers show both ends and the neighbours', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
})

test('the ends of a row are seen within a fraction of a pixel', () => {
  expect(visibleEnds({ scrollLeft: 0, clientWidth: 100, scrollWidth: 300 })).toEqual({ left: true, right: false })
  expect(visibleEnds({ scrollLeft: 199.4, clientWidth: 100, scrollWidth: 300 })).toEqual({ left: false, right: true })
})

test('arrows go round the tabs, Home and End to their ends, other keys nowhere', () => {
  const ways = ['ArrowRight', 'ArrowLeft', 'Home', 'End'].map(key => [0, 1, 4].map(at => tabAfter(key, at, 5)))
  expect(ways).toEqual([
    [1, 2, 0],
    [4, 0, 3],
    [0, 0, 0],
    [4, 4, 4],
  ])
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Tab', 'a']) expect(tabAfter(key, 1, 5)).toBeNull()
  expect(tabAfter('ArrowRight', 0, 1)).toBe(0)
})

test('a chosen tab comes to the middle of its row, but for the first ones', () => {
  const row = { clientWidth: 300 }
  expect(middleOf(row, { offsetLeft: 400, offsetWidth: 100 })).toBe(300)
  expect(middleOf(row, { offsetLeft: 10, offsetWidth: 100 })).toBe(0)
})
