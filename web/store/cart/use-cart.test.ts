// Items keep their order while quantities change, whatever order the response has.

import { expect, test } from 'vitest'
import type { CartItem } from '../../../contract/cart/api.ts'
import { cart } from '../../../contract/cart/examples.ts'
import { inShownOrder } from './use-cart.ts'

const item = (offerId: number): CartItem => ({ ...(cart.itemsList[0] as CartItem), offerId })
const ids = (items: readonly CartItem[]) => items.map(({ offerId }) => offerId)

test('known items stay where they are, new ones come last', () => {
  expect(ids(inShownOrder([1, 2, 3], [3, 9, 1, 2].map(item)))).toEqual([1, 2, 3, 9])
})

test('a restored item returns to its old position', () => {
  expect(ids(inShownOrder([1, 2, 3], [1, 3, 2].map(item)))).toEqual([1, 2, 3])
})
