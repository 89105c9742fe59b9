// Quantities on both sides of minimum, multiple and stock.

import { expect, it } from 'vitest'
import { largestQuantity, quantityFault, smallestQuantity } from './quantity.rules.ts'

const terms = { minQuantity: 10, quantityMultiple: 4 }

it('starts at the first step that reaches the minimum and ends at the last within the stock', () => {
  expect(smallestQuantity(terms)).toBe(12)
  expect(largestQuantity(890, terms)).toBe(888)
  expect(largestQuantity(11, terms)).toBe(0)
})

it.each([
  [11, 'cart.quantity-minimum', { minimum: 12 }],
  [14, 'cart.quantity-multiple', { multiple: 4 }],
  [99_999, 'cart.quantity-stock', { available: 888 }],
  [892, 'cart.quantity-stock', { available: 888 }],
])('%d is rejected by %s', (wanted, code, params) => {
  expect(quantityFault(wanted, { ...terms, available: 890 })).toEqual({ code, params })
})

it.each([12, 16, 888])('%d may be ordered', wanted => {
  expect(quantityFault(wanted, { ...terms, available: 890 })).toBeNull()
})
