// What a tried promotion gives to carts: sums, limits in turn, and the carts with the smallest and largest shares.

import { expect, it } from 'vitest'
import { sumTrial, type TriedCart } from './cart-trials.ts'

const cart = (cartId: string, products: number, discount: number): TriedCart => ({
  ...{ cartId, products, discount, less: discount - 1, commission: { without: 10, with: 9 } },
})
const CARTS = [
  cart('a', 1_000, 100),
  cart('b', 500, 0),
  ...['c', 'd', 'e', 'f', 'g'].map((id, at) => cart(id, 2_000, 100 + at)),
]
const NONE = { maxUses: null, budget: null }

it('sums the carts that get it and names those with the smallest and the largest share', () => {
  const { best, worst, ...sums } = sumTrial(CARTS, NONE)
  expect(sums).toEqual({
    ...{ carts: 7, reached: 6, discount: 610, products: 11_000, less: 604, usedUp: false },
    commission: { without: 60, with: 54 },
  })
  expect(best.map(({ cartId }) => cartId)).toEqual(['c', 'd', 'e'])
  expect(worst.map(({ cartId }) => cartId)).toEqual(['a', 'g', 'f'])
  expect(best[0]).toEqual({ cartId: 'c', products: 2_000, discount: 100 })
})

it('names a cart once', () => {
  const { best, worst } = sumTrial(CARTS.slice(0, 4), NONE)
  expect([...best, ...worst].map(({ cartId }) => cartId)).toEqual(['c', 'd', 'a'])
})

it('ends with its uses or its budget', () => {
  expect(sumTrial(CARTS, { maxUses: 2, budget: null })).toMatchObject({ reached: 2, discount: 200, usedUp: true })
  expect(sumTrial(CARTS, { maxUses: null, budget: 201 })).toMatchObject({ reached: 3, discount: 301, usedUp: true })
  expect(sumTrial(CARTS, { maxUses: 6, budget: null })).toMatchObject({ reached: 6, usedUp: false })
})
