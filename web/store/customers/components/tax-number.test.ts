// The verdict on a tax number at every length, for both markets.

import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { checkTaxNumber, cleanTaxNumber, taxNumberProblem } from './tax-number.ts'

const VALID = '27AAPFU0939F1ZV'

test('a GSTIN is judged once it is whole', () => {
  expect(checkTaxNumber('', 'IN')).toEqual({ state: 'empty' })
  expect(checkTaxNumber('27AAPFU', 'IN')).toEqual({ state: 'typing', length: 7 })
  expect(checkTaxNumber(VALID, 'IN')).toEqual({ state: 'valid', stateCode: '27', pan: 'AAPFU0939F' })
  expect(checkTaxNumber('27AAPFU0939F1ZX', 'IN')).toEqual({ state: 'wrong', problem: 'gstinCheck' })
  expect(checkTaxNumber('40AAPFU0939F1ZV', 'IN')).toEqual({ state: 'wrong', problem: 'gstinState' })
  expect(checkTaxNumber('27AAPFU0939F1QQ', 'IN')).toEqual({ state: 'wrong', problem: 'gstinFormat' })
})

test('one mistyped character of a GSTIN never passes', () => {
  const other = constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  assert(
    property(integer({ min: 0, max: 14 }), other, (at, character) => {
      const typed = VALID.slice(0, at) + character + VALID.slice(at + 1)
      expect(checkTaxNumber(typed, 'IN').state === 'valid').toBe(typed === VALID)
    }),
  )
})

test('a TRN has 15 digits and starts with 1', () => {
  expect(checkTaxNumber('100123456700003', 'AE').state).toBe('valid')
  expect(checkTaxNumber('200123456700003', 'AE')).toEqual({ state: 'wrong', problem: 'trnFormat' })
})

test('input is normalized', () => {
  expect(cleanTaxNumber(' 27 aapfu 0939 f1zv')).toBe(VALID)
  expect(cleanTaxNumber('२७AAPFU0939F1ZV-99')).toBe(VALID)
})

test('an empty number is a problem only where one is needed', () => {
  expect(taxNumberProblem('', 'IN', false)).toBeNull()
  expect(taxNumberProblem('', 'IN', true)).toBe('gstinRequired')
  expect(taxNumberProblem('', 'AE', true)).toBe('trnRequired')
  expect(taxNumberProblem('27AAP', 'IN', false)).toBe('gstinFormat')
  expect(taxNumberProblem(VALID, 'IN', true)).toBeNull()
})
