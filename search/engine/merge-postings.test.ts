// Tests that postings are sorted after a merge, whether the word is in few or in many documents.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PostingSorter } from './merge-postings.ts'
import { runToCompletion } from './segment-builder.ts'

const SIZE = 4096

it.each([
  ['few', 40],
  ['many', 3000],
])('%s postings', (_, max) => {
  const order = new PostingSorter(SIZE)
  const posting = fc.tuple(fc.nat({ max: SIZE - 1 }), fc.integer({ min: 1, max: 255 }))
  fc.assert(
    fc.property(
      fc.uniqueArray(posting, { selector: ([doc]) => doc, maxLength: max, minLength: max / 2, size: 'max' }),
      lists => {
        const posts = Uint32Array.from(lists, ([doc, weight]) => (doc << 8) | weight)
        const wanted = [...posts].sort((a, b) => a - b)
        runToCompletion(order.sort(posts))
        expect([...posts]).toEqual(wanted)
      },
    ),
    { numRuns: 30 },
  )
})
