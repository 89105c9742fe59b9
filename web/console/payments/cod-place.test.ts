// The limits of cash on delivery at a place as staff type them.

import { expect, it } from 'vitest'
import { gramsOf, readPlace, typedPlace } from './cod-place.ts'

const typed = { placePrefix: ' du ', maxAmount: '', maxWeight: '', active: true }

it.each([
  ['12.5', 12_500],
  ['0.001', 1],
  ['0', 0],
  ['1.0005', null],
  ['-1', null],
  ['1,5', null],
  ['', null],
])('%s kg', (text, grams) => {
  expect(gramsOf(text)).toBe(grams)
})

it('an amount, a weight or both are sent, with the place in capitals', () => {
  expect(readPlace({ ...typed, maxAmount: '1,500.50' })).toEqual({
    body: { placePrefix: 'DU', maxAmount: 150_050, maxWeightGrams: null, active: true },
    problem: null,
  })
  expect(readPlace({ ...typed, maxAmount: '10', maxWeight: '0.5' }).body).toMatchObject({
    maxAmount: 1_000,
    maxWeightGrams: 500,
  })
})

it('reports validation errors', () => {
  expect(readPlace(typed).problem).toBe('limitMissing')
  expect(readPlace({ ...typed, maxAmount: '0' }).problem).toBe('amountWrong')
  expect(readPlace({ ...typed, maxAmount: '5', maxWeight: 'x' }).problem).toBe('weightWrong')
})

it('a rule comes back as it was typed', () => {
  const rule = { market: 'AE', placePrefix: 'DU', maxAmount: 150_050, maxWeightGrams: 500, active: false } as const
  const { body } = readPlace(typedPlace({ ...rule, version: 1 }))
  expect({ market: 'AE', ...body }).toEqual(rule)
  expect(typedPlace(null)).toEqual({ placePrefix: '', maxAmount: '', maxWeight: '', active: true })
})
