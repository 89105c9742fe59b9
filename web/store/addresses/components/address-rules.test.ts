// Each mistake gets the message from the specification, in both markets.

import { expect, test } from 'vitest'
import { type AddressFields, addressProblems } from './address-rules.ts'

const GOOD: AddressFields = {
  name: 'Asha Kulkarni',
  phone: '98765 43210',
  postCode: '411026',
  addressLine: 'Plot 12, MIDC Bhosari',
  addressLine2: '',
  landmark: '',
  city: 'Pune',
  isDefault: false,
}
const EMIRATES: AddressFields = { ...GOOD, phone: '050 123 4567', postCode: 'DU', city: 'Al Quoz' }

test('a complete address has no problem in its market', () => {
  expect(addressProblems(GOOD, 'IN')).toEqual({})
  expect(addressProblems(EMIRATES, 'AE')).toEqual({})
  expect(addressProblems({ ...GOOD, name: 'आशा कुलकर्णी', city: 'पुणे' }, 'IN')).toEqual({})
})

test.each([
  ['name', ' ', 'nameRequired'],
  ['name', 'Asha <b>', 'nameSpecial'],
  ['phone', '', 'phoneRequired'],
  ['phone', '98765x3210', 'phoneDigitsOnly'],
  ['phone', '987654321', 'phoneDigitsIn'],
  ['phone', '1234567890', 'phoneDigitsIn'],
  ['postCode', '41102a', 'pincodeDigitsOnly'],
  ['postCode', '41102', 'pincodeDigits'],
  ['postCode', '011026', 'pincodeInvalid'],
  ['addressLine', '  ', 'lineRequired'],
  ['city', '', 'cityRequired'],
  ['city', '12345', 'cityInvalid'],
  ['city', 'P'.repeat(31), 'cityLong'],
] as const)('India: %s "%s" is %s', (field, value, problem) => {
  expect(addressProblems({ ...GOOD, [field]: value }, 'IN')).toEqual({ [field]: problem })
})

test.each([
  ['phone', '9876543210', 'phoneDigitsAe'],
  ['postCode', '', 'emirateRequired'],
  ['postCode', '411026', 'emirateRequired'],
  ['city', ' ', 'areaRequired'],
] as const)('UAE: %s "%s" is %s', (field, value, problem) => {
  expect(addressProblems({ ...EMIRATES, [field]: value }, 'AE')).toEqual({ [field]: problem })
})
