// Validation of bulk quote requests: every message of the specification, in the case it is meant for.

import { describe, expect, it } from 'vitest'
import { RFQ_MESSAGES, type RfqFields, rfqProblems, typedName } from './request.rules.ts'

const GOOD: RfqFields = {
  quantity: '60',
  fullName: 'Asha Kulkarni',
  email: 'asha@example.com',
  mobile: '9876543210',
  pincode: '411026',
  city: 'Pune',
  description: 'For our assembly line, in two lots.',
  isBusiness: true,
  gstin: '27AAPFU0939F1ZV',
  msn: 'MSN0000A1B2',
  productType: '',
}
const UAE: Partial<RfqFields> = { mobile: '501234567', pincode: 'DU', city: 'Al Quoz', gstin: '100123456700003' }

const messages = (change: Partial<RfqFields>, market: 'IN' | 'AE' = 'IN', quantityAbove = 10) =>
  rfqProblems({ ...GOOD, ...(market === 'AE' ? UAE : {}), ...change }, { market, quantityAbove }).map(
    one => one.message,
  )

describe('a bulk quote request', () => {
  it('is accepted as it should be filled in, in both markets and scripts', () => {
    expect(messages({})).toEqual([])
    expect(messages({}, 'AE')).toEqual([])
    const hindi = { fullName: 'आशा कुलकर्णी', city: 'पुणे', description: 'कारख़ाने के लिए चाहिए।', mobile: '९८७६५४३२१०' }
    expect(messages(hindi)).toEqual([])
    expect(messages({ description: '', isBusiness: false, gstin: 'nonsense' })).toEqual([])
  })

  it.each<[Partial<RfqFields>, string]>([
    [{ quantity: '' }, 'Enter the required quantity'],
    [{ quantity: '0' }, 'Kindly enter valid quantity.'],
    [{ quantity: '1000001' }, 'Kindly enter valid quantity.'],
    [{ quantity: '1.5' }, 'Quantity should contain only digits.'],
    [{ quantity: 'ten' }, 'Quantity should contain only digits.'],
    [{ quantity: '10' }, 'RFQ Quantity should be greater than 10'],
    [{ fullName: '  ' }, 'Kindly enter your full name.'],
    [{ fullName: 'Guest User' }, 'Kindly enter your full name.'],
    [{ fullName: 'Asha @ home' }, 'Special characters are not allowed.'],
    [{ fullName: '<b>Asha</b>' }, 'Special characters are not allowed.'],
    [{ email: '' }, 'Kindly enter your email id.'],
    [{ email: 'asha@' }, 'Kindly enter valid email id.'],
    [{ mobile: '' }, 'Kindly enter your mobile no.'],
    [{ mobile: '+919876543210' }, 'Mobile should contain only digits.'],
    [{ mobile: '987654321' }, 'Mobile should contain 10 digits.'],
    [{ pincode: '' }, 'Invalid pincode'],
    [{ pincode: '4110a6' }, 'Pincode should contain only digits.'],
    [{ pincode: '41102' }, 'Pincode should contain 6 digits.'],
    [{ pincode: '011026' }, 'Invalid pincode provided'],
    [{ city: '' }, 'Kindly enter your city name.'],
    [{ city: '411026' }, 'Kindly enter your valid city name.'],
    [{ city: 'P'.repeat(31) }, 'City should contain 30 characters.'],
    [{ description: 'We need 500 W' }, 'Description should contain only characters.'],
    [{ gstin: '' }, 'Kindly enter GSTIN.'],
    [{ gstin: '27AAPFU0939F1ZX' }, 'Kindly enter valid GSTIN.'],
    [{ msn: null, productType: ' ' }, 'Kindly select a valid product type'],
  ])('%j: %s', (change, message) => {
    expect(messages(change)).toEqual([message])
  })

  it('asks in the UAE for an emirate, nine digits and a TRN', () => {
    expect(messages({ mobile: '9876543210' }, 'AE')).toEqual(['Mobile should contain 9 digits.'])
    expect(messages({ pincode: '411026' }, 'AE')).toEqual(['Kindly select your emirate.'])
    expect(messages({ gstin: '' }, 'AE')).toEqual(['Kindly enter TRN.'])
    expect(messages({ gstin: '27AAPFU0939F1ZV' }, 'AE')).toEqual(['Kindly enter valid TRN.'])
  })

  it('tells one problem a field, in the order of the form', () => {
    const empty = { quantity: '', fullName: '', email: '', mobile: '', pincode: '', city: '', gstin: '' }
    const problems = rfqProblems({ ...GOOD, ...empty, msn: null }, { market: 'IN', quantityAbove: 10 })
    expect(problems.map(({ field }) => field)).toEqual(
      'productType quantity fullName email mobile pincode city gstin'.split(' '),
    )
    expect(rfqProblems({ ...GOOD, quantity: '3' }, { market: 'IN', quantityAbove: 5 })).toEqual([
      { field: 'quantity', code: 'quantity-least', message: 'RFQ Quantity should be greater than 5', least: 5 },
    ])
  })

  it('has every message of the specification word for word', () => {
    expect(Object.values(RFQ_MESSAGES)).toContain('invalid pincode given')
    expect(typedName('  Asha   Kulkarni ')).toBe('Asha Kulkarni')
  })
})
