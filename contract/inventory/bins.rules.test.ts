// Format and order of bins.

import { expect, test } from 'vitest'
import { compareBins, isBin, readBin } from './bins.rules.ts'

test.each([
  ['a-02-10', true],
  [' A1 ', true],
  ['RACK12.3/B', true],
  ['', false],
  ['A--1', false],
  ['-A', false],
  ['A 1', false],
  ['A-1-1-1-1-1-1', false],
  ['ABCDEFGHI', false],
])('%j is a bin: %s', (typed, valid) => {
  expect(isBin(readBin(typed))).toBe(valid)
})

test('follow each other by their numbers, and what has none comes last', () => {
  expect(['B-1', null, 'A-10', 'A-2', 'A-2-1'].sort(compareBins)).toEqual(['A-2', 'A-2-1', 'A-10', 'B-1', null])
})
