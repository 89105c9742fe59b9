// Identifiers as people type them in India and the UAE.

import { describe, expect, it } from 'vitest'
import { isPincode } from './digits.ts'
import * as identifiers from './identifiers.ts'

describe('normalizeMobile', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
    ['0091 9876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['0919876543210', '+919876543210'],
    ['+91 (0) 98765 43210', '+919876543210'],
    ['9198765432', '+919198765432'],
    ['९८७६५४३२१०', '+919876543210'],
    ['\u202a+91 98765 43210\u202c', '+919876543210'],
    ['6000000000', '+916000000000'],
  ])('India: %s is %s', (text, e164) => {
    expect(identifiers.normalizeMobile(text, 'IN')).toBe(e164)
  })

  it.each([
    '5876543210',
    '987654321',
    '98765432100',
    '+971501234567',
    '+19876543210',
    '+9876543210',
    '98765x43210',
    '',
    '+',
  ])('India: %j is none', text => {
    expect(identifiers.normalizeMobile(text, 'IN')).toBeNull()
  })

  it.each([
    ['0501234567', '+971501234567'],
    ['0531234567', '+971531234567'],
    ['501234567', '+971501234567'],
    ['+971 50 123 4567', '+971501234567'],
    ['00971-50-1234567', '+971501234567'],
    ['+971 (0)50 123 4567', '+971501234567'],
    ['971581234567', '+971581234567'],
    ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
  ])('UAE: %s is %s', (text, e164) => {
    expect(identifiers.normalizeMobile(text, 'AE')).toBe(e164)
  })

  it.each(['0571234567', '0591234567', '042345678', '0511234567', '9876543210', '+919876543210'])(
    'UAE: %s is none',
    text => {
      expect(identifiers.normalizeMobile(text, 'AE')).toBeNull()
    },
  )

  it('is idempotent', () => {
    expect(identifiers.normalizeMobile('+919876543210', 'IN')).toBe('+919876543210')
    expect(identifiers.normalizeMobile('+971501234567', 'AE')).toBe('+971501234567')
  })
})

describe('normalizeEmail', () => {
  it.each([
    ['  Ravi.Kumar@Example.CO.in ', 'ravi.kumar@example.co.in'],
    ['a+b@x-y.org', 'a+b@x-y.org'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['x@xn--h2brj9c.xn--h2brj9c', 'x@xn--h2brj9c.xn--h2brj9c'],
  ])('%j is %s', (text, email) => {
    expect(identifiers.normalizeEmail(text)).toBe(email)
  })

  it.each([
    '',
    'ravi',
    'ravi@',
    '@example.com',
    'a@b',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a b@example.com',
    'a@b@example.com',
    'a@-example.com',
    'a@example.c',
    'a@example.123',
    'a@exa_mple.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
    'a@example.com\nb@example.com',
  ])('%j is none', text => {
    expect(identifiers.normalizeEmail(text)).toBeNull()
  })
})

it.each([
  ['110001', true, 'DL'],
  ['560103', true, 'KA'],
  ['171302', true, 'HP'],
  ['403001', true, 'GA'],
  ['605001', true, 'PY'],
  ['682555', true, 'LD'],
])('pincode %s is %s in %s', (pincode, valid, state) => {
  expect(isPincode(pincode)).toBe(valid)
  expect(identifiers.pincodeZoneStates(pincode)).toContain(state)
})

it('rejects invalid pincodes and returns no state for the army post', () => {
  for (const text of ['025923', '11000', '1100011', '11000a', '110 001', '', '110001\n']) {
    expect(isPincode(text)).toBe(false)
    expect(identifiers.pincodeZoneStates(text)).toEqual([])
  }
  expect(identifiers.pincodeZoneStates('900056')).toEqual([])
})

it.each([
  ['SBIN0000095', true],
  ['SBIN0005943', true],
  ['BARB0DBAGIY', true],
  ['SBIN1234567', false],
  ['sbin0000095', false],
  ['SBIN000009', false],
  ['SBIN00000955', false],
])('IFSC %s: %s', (text, valid) => {
  expect(identifiers.isIfsc(text)).toBe(valid)
})

it.each([
  ['random@ybl', true],
  ['hello@upi', true],
  ['nadeem@npci', true],
  ['Ravi.Kumar-1@OkBank', true],
  ['zero', false],
  ['user@.bank', false],
  ['a@b@c', false],
  ['a@upi', false],
  ['ravi@1bank', false],
])('UPI address %s: %s', (text, valid) => {
  expect(identifiers.isVpa(text)).toBe(valid)
})

it.each([
  ['100123456700003', true, '0235:1001234567'],
  ['124680135701003', true, '0235:1246801357'],
  ['10012345670000', false, null],
  ['200123456700003', false, null],
  ['1001234567000031', false, null],
])('TRN %s: %s, %s', (text, valid, peppol) => {
  expect(identifiers.isTrn(text)).toBe(valid)
  expect(identifiers.peppolIdOfTrn(text)).toBe(peppol)
})
