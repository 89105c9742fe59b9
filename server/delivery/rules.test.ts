// How a line is divided by the registrations from which it is dispatched.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dispatchParts } from './rules.ts'

const source = (warehouseId: number, registrationId: number, available: number) => ({
  ...{ warehouseId, registrationId, available },
  stateCode: String(26 + registrationId),
})

test('a line from one State is one part, nearest warehouse first', () => {
  const sources = [source(1, 1, 3), source(2, 1, 9)]
  expect(dispatchParts(sources, 5)).toEqual([{ registrationId: 1, stateCode: '27', quantity: 5, warehouseIds: [1, 2] }])
})

test('makes a separate part of what the nearest State does not have', () => {
  const sources = [source(1, 1, 3), source(2, 2, 9), source(3, 1, 1)]
  expect(dispatchParts(sources, 6)).toEqual([
    { registrationId: 1, stateCode: '27', quantity: 3, warehouseIds: [1, 3] },
    { registrationId: 2, stateCode: '28', quantity: 3, warehouseIds: [2] },
  ])
})

test('a warehouse that is not needed makes no part', () => {
  expect(dispatchParts([source(1, 1, 3), source(2, 2, 9)], 2)).toHaveLength(1)
  expect(dispatchParts([], 2)).toEqual([])
})

test('the parts add up to the quantity, each under one registration', () => {
  const any = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 60 }), (stock, quantity) => {
      const sources = stock.map(([registration, available], at) => source(at + 1, registration, available))
      const parts = dispatchParts(sources, quantity)
      expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity)
      expect(new Set(parts.map(part => part.registrationId)).size).toBe(parts.length)
    }),
  )
})
