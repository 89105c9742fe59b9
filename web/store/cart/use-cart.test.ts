// Items keep their order while quantities change, whatever order the response has.

import { expect, test } from 'vitest'
import type { CartItem } from '../../../contract/cart/api.ts'
import { cart } from '../../../contract/cart/examples.ts'
import { inShownOrder } from './use-cart.ts'

const item = (productId: string): CartItem => ({ ...(cart.itemsList[0] as CartItem), productId })
const ids = (items: readonly CartItem[]) => items.map(({ productId }) => productId)

test('known items stay where they are, new ones come last', () => {
  expect(ids(inShownOrder(['A', 'B', 'C'], ['C', 'N', 'A', 'B'].map(item)))).toEqual(['A', 'B', 'C', 'N'])
})

test('an item that is brought back takes its old place', () => {
  expect(ids(inShownOrder(['A', 'B', 'C'], ['A', 'C', 'B'].map(item)))).toEqual(['A', 'B', 'C'])
})
