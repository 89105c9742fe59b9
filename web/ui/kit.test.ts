// The arithmetic of the kit: quantities that can be sold, page numbers, ends of a row.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleEnds } from './carousel.tsx'
import { pageNumbers } from './pagination.tsx'
import { sellable } from './quantity.tsx'

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
  expect(sellable(50, 1, 1, 20)).toBe(20)
})

test('page numbers show both ends and the neighbours', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
})

test('the ends of a row are seen within a fraction of a pixel', () => {
  expect(visibleEnds({ scrollLeft: 0, clientWidth: 100, scrollWidth: 300 })).toEqual({ left: true, right: false })
  expect(visibleEnds({ scrollLeft: 199.4, clientWidth: 100, scrollWidth: 300 })).toEqual({ left: false, right: true })
})
