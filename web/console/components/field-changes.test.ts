// The fields of a call's input and of its changes.

import { expect, it } from 'vitest'
import { changesOf, sentFields } from './field-changes.ts'

it('lists the fields that differ, nested ones by path', () => {
  const before = { role: 'orders', markets: ['IN'], details: { gstin: '27AAPFU0939F1ZV', city: 'Pune' } }
  const after = { role: 'finance', markets: ['IN', 'AE'], details: { gstin: '', city: 'Pune' } }
  expect(changesOf(before, after)).toEqual([
    { field: 'role', before: 'orders', after: 'finance' },
    { field: 'markets', before: 'IN', after: 'IN, AE' },
    { field: 'details.gstin', before: '27AAPFU0939F1ZV', after: '' },
  ])
})

it('lists all fields of a new or deleted record, and none if nothing is known', () => {
  expect(changesOf(null, { state: 'new' })).toEqual([{ field: 'state', before: '', after: 'new' }])
  expect(changesOf({ state: 'new' }, null)).toEqual([{ field: 'state', before: 'new', after: '' }])
  expect(changesOf(null, null)).toEqual([])
  expect(changesOf(1, 2)).toEqual([{ field: '', before: '1', after: '2' }])
})

it('reads the input from query and body', () => {
  expect(sentFields({ params: { id: 7 }, query: { market: 'IN' }, body: { amount: 100 } })).toEqual([
    { field: 'market', before: '', after: 'IN' },
    { field: 'amount', before: '', after: '100' },
  ])
  expect(sentFields(null)).toEqual([])
})
