// Tax rates, typed.

import { expect, it } from 'vitest'
import { readRate } from './rate-value.ts'

it.each([
  ['18', 1800],
  ['0.25', 25],
  [' 5 % ', 500],
  ['100', 10_000],
  ['100.01', null],
  ['12.345', null],
  ['-5', null],
  ['', null],
  ['twelve', null],
])('reads %j', (typed, rateBp) => {
  expect(readRate(typed)).toBe(rateBp)
})
