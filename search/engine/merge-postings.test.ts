// Postings that a merge has mixed up come out in order, whether few or many of the documents have the word.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PostingOrder } from './merge-postings.ts'
import { atOnce } from './segment-builder.ts'

const SIZE = 4096

it.each([
  ['few', 40],
  ['many', 3000],
])('%s postings', (_, most) => {
  const order = new PostingOrder(SIZE)
  const posting = fc.tuple(fc.nat({ max: SIZE - 1 }), fc.integer({ min: 1, max: 255 }))
  fc.assert(
    fc.property(
      fc.uniqueArray(posting, { selector: ([doc]) => doc, maxLength: most, minLength: most / 2, size: 'max' }),
      given => {
        const posts = Uint32Array.from(given, ([doc, weight]) => (doc << 8) | weight)
        const wanted = [...posts].sort((a, b) => a - b)
        atOnce(order.put(posts))
        expect([...posts]).toEqual(wanted)
      },
    ),
    { numRuns: 30 },
  )
})
