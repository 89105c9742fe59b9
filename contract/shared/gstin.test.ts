// Published GSTINs of every kind, valid and invalid.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GST_STATES, gstinCheckDigit, gstinState, isGstin, parseGstin } from './gstin.ts'

const sandbox = ['01AMBPG7773M002', '02AMBPG7773M002', '36AMBPG7773M002']

describe('parseGstin', () => {
  it.each([
    ['27AAPFU0939F1ZV', 'normal', '27', 'AAPFU0939F'],
    ['24AAQCA8719H1ZC', 'normal', '24', 'AAQCA8719H'],
    ['05AAACG2115R1ZN', 'normal', '05', 'AAACG2115R'],
    ['29AABCR1718E1ZL', 'normal', '29', 'AABCR1718E'],
    ['29AABCF8078M1C8', 'tcs-operator', '29', 'AABCF8078M'],
    ['19AAACI1681G1DV', 'tax-deductor', '19', 'AAACI1681G'],
    ['06DELI09652G1DA', 'tax-deductor', '06', null],
    ['27AAFT56212B1DO', 'tax-deductor', '27', null],
    ['0717UNO00157UNO', 'un-body', '07', null],
    ['3317USA00002UNE', 'un-body', '33', null],
    ['9924USA29003OSI', 'oidar', '99', null],
  ])('%s is valid: %s', (gstin, kind, stateCode, pan) => {
    expect(parseGstin(gstin)).toEqual({ valid: true, gstin, kind, stateCode, pan, sandbox: false })
  })

  it.each([
    ['29AAFCA7488L1Z0', 'W'],
    ['24AANFA2641L1ZK', 'F'],
    ['01AABCE2207R1Z5', 'V'],
  ])('%s has a wrong check digit, %s would be right', (gstin, right) => {
    expect(parseGstin(gstin)).toEqual({ valid: false, reason: 'check-digit' })
    expect(gstinCheckDigit(gstin.slice(0, 14))).toBe(right)
    expect(isGstin(gstin.slice(0, 14) + right)).toBe(true)
  })

  it('accepts numbers as typed', () => {
    expect(parseGstin(' 27aapfu 0939f 1zv ')).toMatchObject({ valid: true, gstin: '27AAPFU0939F1ZV' })
  })

  it.each(['', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '27AAPFU0939F0ZV', '27AAPFU0939F1XV', '27-APFU0939F1ZV', 'hello'])(
    '%j has no form of a GSTIN',
    text => {
      expect(parseGstin(text)).toEqual({ valid: false, reason: 'format' })
    },
  )

  it.each(['00', '25', '28', '39', '99'])('no state has the code %s', code => {
    const first14 = `${code}AAPFU0939F1Z`
    expect(parseGstin(first14 + gstinCheckDigit(first14))).toEqual({ valid: false, reason: 'state' })
  })

  it('accepts every state and the forms without a published example', () => {
    for (const code of Object.keys(GST_STATES)) {
      const first14 = `${code}AAPFU0939F1Z`
      expect(isGstin(first14 + gstinCheckDigit(first14))).toBe(true)
    }
    const nonResident = '0717USA00001NR'
    expect(parseGstin(nonResident + gstinCheckDigit(nonResident))).toMatchObject({ kind: 'non-resident', pan: null })
    // its last character is a digit, so look for a serial whose check digit is one
    const government = Array.from({ length: 100 }, (_, n) => `27MUMA${String(10_000 + n)}B1Z`).find(first14 =>
      /\d/.test(gstinCheckDigit(first14)),
    )
    expect(parseGstin(`${government}${gstinCheckDigit(government ?? '')}`)).toMatchObject({
      kind: 'government',
      pan: null,
    })
  })

  it('accepts the sandbox numbers only when allowed', () => {
    for (const gstin of sandbox) {
      expect(isGstin(gstin)).toBe(false)
      expect(isGstin(gstin, { allowSandbox: false })).toBe(false)
      expect(parseGstin(gstin, { allowSandbox: true })).toMatchObject({ valid: true, pan: 'AMBPG7773M', sandbox: true })
    }
    expect(isGstin('03AMBPG7773M002', { allowSandbox: true })).toBe(false)
  })

  it('detects every single wrong character', () => {
    const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...alphabet), (at, char) => {
        const good = '27AAPFU0939F1ZV'
        fc.pre(good[at] !== char)
        expect(isGstin(good.slice(0, at) + char + good.slice(at + 1))).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})

it('gstinCheckDigit accepts 14 characters only', () => {
  expect(() => gstinCheckDigit('27AAPFU0939F1')).toThrow(RangeError)
  expect(() => gstinCheckDigit('27aapfu0939f1z')).toThrow(RangeError)
})

it('gstinState returns the state or null', () => {
  expect(gstinState('27AAPFU0939F1ZV')).toBe('27')
  expect(gstinState('9917SGP29001OST')).toBeNull()
  expect(gstinState('')).toBeNull()
})
