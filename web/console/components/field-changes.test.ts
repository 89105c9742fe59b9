// The fields of what was sent with a call and of what it changed.

import { expect, it } from 'vitest'
import { changesOf, sentFields } from './field-changes.ts'

it('names the fields that differ, those within others by their path', () => {
  const before = { role: 'orders', markets: ['IN'], details: { gstin: '27AAPFU0939F1ZV', city: 'Pune' } }
  const after = { role: 'finance', markets: ['IN', 'AE'], details: { gstin: '', city: 'Pune' } }
  expect(changesOf(before, after)).toEqual([
    { field: 'role', before: 'orders', after: 'finance' },
    { field: 'markets', before: 'IN', after: 'IN, AE' },
    { field: 'details.gstin', before: '27AAPFU0939F1ZV', after: '' },
  ])
})

it('names all fields of what is new or gone, and none where nothing is known', () => {
  expect(changesOf(null, { state: 'new' })).toEqual([{ field: 'state', before: '', after: 'new' }])
  expect(changesOf({ state: 'new' }, null)).toEqual([{ field: 'state', before: 'new', after: '' }])
  expect(changesOf(null, null)).toEqual([])
  expect(changesOf(1, 2)).toEqual([{ field: '', before: '1', after: '2' }])
})

it('reads what was sent from query and body', () => {
  expect(sentFields({ params: { id: 7 }, query: { market: 'IN' }, body: { amount: 100 } })).toEqual([
    { field: 'market', before: '', after: 'IN' },
    { field: 'amount', before: '', after: '100' },
  ])
  expect(sentFields(null)).toEqual([])
})
