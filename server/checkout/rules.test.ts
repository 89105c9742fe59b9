// Pure rules of checkout.

import { expect, test } from 'vitest'
import { linesByOffer } from './rules.ts'

test('lines of an order that left from two States are one line of a cart again', () => {
  const line = (msn: string, offerId: number | null, quantity: number) => ({ msn, offerId, quantity })
  const lines = [
    line('A', 1, 3),
    line('B', 2, 1),
    line('A', 1, 2),
    line('A', 7, 4),
    line('C', null, 1),
    line('C', null, 1),
  ]
  expect(linesByOffer(lines)).toEqual([line('A', 1, 5), line('B', 2, 1), line('A', 7, 4), line('C', null, 2)])
})
