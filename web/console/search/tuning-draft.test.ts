// Pinning, moving, burying and releasing products in a draft.

import { expect, it } from 'vitest'
import { buriedAfter, movedUp, pinnedAfter, released } from './tuning-draft.ts'

it('a product is pinned or buried, never both', () => {
  const one = pinnedAfter(pinnedAfter({ pinned: [], buried: ['B'] }, 'A'), 'B')
  expect(one).toEqual({ pinned: ['A', 'B'], buried: [] })
  expect(movedUp(one, 'B')).toEqual({ pinned: ['B', 'A'], buried: [] })
  expect(movedUp(one, 'A')).toEqual(one)
  expect(buriedAfter(one, 'A')).toEqual({ pinned: ['B'], buried: ['A'] })
  expect(released(one, 'B')).toEqual({ pinned: ['A'], buried: [] })
  expect(pinnedAfter(one, 'A')).toEqual({ pinned: ['B', 'A'], buried: [] })
})
