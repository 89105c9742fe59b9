// Values of settings, typed and shown.

import { expect, it } from 'vitest'
import { readValue, typedOf } from './setting-value.ts'

const money = { kind: 'money' as const, min: 0, max: 10_000_00 }
const share = { kind: 'share' as const, min: 0, max: 5000 }
const count = { kind: 'count' as const, min: 1, max: 100 }

const time = { kind: 'time' as const, min: 0, max: 1439 }

it('reads and shows times of the day', () => {
  for (const value of [0, 570, 1439]) expect(readValue(time, typedOf(time, value))).toBe(value)
  expect(typedOf(time, 570)).toBe('09:30')
  for (const typed of ['', '24:00', '9:30', '09:60', '570']) expect(readValue(time, typed)).toBeNull()
})

it('reads amounts, shares and numbers within their bounds', () => {
  expect(readValue(money, '1,299.50')).toBe(129_950)
  expect(readValue(money, '10000.01')).toBeNull()
  expect(readValue(money, '-1')).toBeNull()
  expect(readValue(share, '2.5')).toBe(250)
  expect(readValue(share, '51')).toBeNull()
  expect(readValue(count, '3')).toBe(3)
  expect(readValue(count, '3.5')).toBeNull()
  expect(readValue(count, '0')).toBeNull()
  expect(readValue(count, 'three')).toBeNull()
})

it('round-trips', () => {
  for (const value of [0, 99_00, 129_950, 5]) expect(readValue(money, typedOf(money, value))).toBe(value)
  expect(typedOf(money, 99_00)).toBe('99')
  expect(typedOf(share, 250)).toBe('2.5')
  expect(typedOf(count, 12)).toBe('12')
})
