// The first row is what the fewest units cost.

import { expect, test } from 'vitest'
import { ownRows } from './own-rows.ts'

const step = (minQuantity: number, price: number) => ({ minQuantity, price, priceWithoutTax: price - 10 })
const breaks = [step(5, 900), step(10, 800)]
const own = (minQuantity: number) => ownRows({ minQuantity, salesPrice: 1000, priceWithoutTax: 990, breaks })

test('a price that is reached with the fewest units is the first one', () => {
  expect(own(1)).toEqual([step(1, 1000), ...breaks])
  expect(own(0)).toEqual([step(1, 1000), ...breaks])
  expect(own(5)).toEqual(breaks)
  expect(own(7)).toEqual([step(7, 900), step(10, 800)])
  expect(own(12)).toEqual([step(12, 800)])
})

test('without quantity prices there is one row', () => {
  expect(ownRows({ minQuantity: 1, salesPrice: 1000, priceWithoutTax: 990, breaks: [] })).toEqual([step(1, 1000)])
})
