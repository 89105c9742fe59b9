// Legal declarations: net quantities, unit prices, and what is missing.

import { describe, expect, it } from 'vitest'
import { declarationRows, missingOf, notSoldText, readNetQuantity, unitSalePrice } from './declarations.rules.ts'

describe('a net quantity', () => {
  it.each([
    ['500 g', '500 g'],
    ['500gm', '500 g'],
    ['1.50 Ltr', '1.5 l'],
    ['2 pcs.', '2 N'],
    ['1 N', '1 N'],
    ['3 Metres', '3 m'],
    ['12', null],
    ['0 g', null],
    ['one piece', null],
    ['5 gallon', null],
  ])('%s is %s', (text, stored) => {
    expect(readNetQuantity(text)).toBe(stored)
  })
})

describe('the unit sale price', () => {
  it.each([
    [12_500, '500 g', { minor: 25, unit: 'g' }],
    [12_500, '1500 g', { minor: 8333, unit: 'kg' }],
    [12_500, '0.5 kg', { minor: 25, unit: 'g' }],
    [12_500, '2.5 kg', { minor: 5000, unit: 'kg' }],
    [10_000, '3 N', { minor: 3333, unit: 'N' }],
    [10_000, '2 sq m', { minor: 5000, unit: 'sq m' }],
    [10_000, '', null],
  ])('of %i paise for %s', (minor, quantity, expected) => {
    expect(unitSalePrice(minor, quantity)).toEqual(expected)
  })
})

const declared = {
  ...{ packerName: 'Testo', packerAddress: 'Pune', netQuantity: '2 N' },
  ...{ careName: 'Desk', careAddress: 'Pune', carePhone: '1800', careEmail: 'care@testo.example' },
}

describe('what is missing', () => {
  it.each([
    ['nothing', { origin: 'IN', declarations: declared, mrpDeclared: true }, []],
    ['the importer of an import', { origin: 'DE', declarations: declared, mrpDeclared: true }, ['importer']],
    [
      'an address alone',
      { origin: 'IN', declarations: { ...declared, packerName: '' }, mrpDeclared: true },
      ['manufacturer'],
    ],
    [
      'everything',
      { origin: '', declarations: {}, mrpDeclared: false },
      ['origin', 'netQuantity', 'consumerCare', 'mrp'],
    ],
  ] as const)('%s', (_, product, missing) => {
    expect(missingOf('IN', product)).toEqual(missing)
    expect(missingOf('AE', product)).toEqual([])
  })

  it('is named to the shopper', () => {
    expect(notSoldText(['origin', 'mrp'], 'en')).toBe(
      'This product cannot be sold yet: information that the law requires is missing (country of origin, MRP).',
    )
  })
})

it('shows what is declared, with the price of a unit', () => {
  expect(declarationRows(declared, { minor: 10_050, currency: 'INR' }, 'en')).toEqual([
    { name: 'Packer', value: 'Testo, Pune' },
    { name: 'Net quantity', value: '2 N' },
    { name: 'Unit sale price', value: '₹50.25 / N' },
    { name: 'Consumer care', value: 'Desk, Pune, 1800, care@testo.example' },
  ])
})
