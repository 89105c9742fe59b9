// Fields of a price list.

import { expect, it } from 'vitest'
import { fieldsOf, newList, percentOf, termsOf } from './list-fields.ts'

it('round-trips the terms', () => {
  const list = {
    ...newList('IN', new Date('2026-11-30T20:00:00Z')),
    ...{ name: 'Dealers', endsOn: '2026-12-31', priority: 3, groupIds: [4], groupNames: ['Pune'] },
    rules: [{ kind: 'brand' as const, key: 'torvik', percentBp: 750 }],
  }
  expect(termsOf(fieldsOf(list))).toEqual({
    ...{ name: 'Dealers', active: true, startsOn: '2026-12-01', endsOn: '2026-12-31', priority: 3, groupIds: [4] },
    rules: [{ kind: 'brand', key: 'torvik', percentBp: 750 }],
  })
  expect(termsOf(fieldsOf(newList('AE', new Date('2026-11-30T19:00:00Z')))).startsOn).toBe('2026-11-30')
})

it.each([
  ['7.5', 750],
  [' 90 ', 9_000],
  ['0.01', 1],
  ['0', null],
  ['91', null],
  ['-5', null],
  ['five', null],
])('reads %s per cent', (text, bp) => {
  expect(percentOf(text)).toBe(bp)
})
