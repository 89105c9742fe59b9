// The kind of document for each supply, its required fields, digits of the HSN code and unit codes.

import { describe, expect, it, test } from 'vitest'
import { hsnDigits, invoiceKind, missingFields, type RequiredFields, unitCode } from './kinds.rules.ts'

const GSTIN = '27AAPFU0939F1ZV'
const TRN = '100123456700003'
const lines = (...rates: number[]) => rates.map(taxRateBp => ({ taxRateBp }))

describe('the document', () => {
  test.each([
    ['taxable to a registered buyer', 'IN', GSTIN, lines(1800, 500), 'tax-invoice'],
    ['taxable and exempt to a registered buyer', 'IN', GSTIN, lines(1800, 0), 'tax-invoice'],
    ['taxable to an unregistered buyer', 'IN', null, lines(1800), 'retail-invoice'],
    ['taxable and exempt to an unregistered buyer', 'IN', null, lines(0, 1800), 'invoice-cum-bill'],
    ['exempt to a registered buyer', 'IN', GSTIN, lines(0, 0), 'bill-of-supply'],
    ['exempt to an unregistered buyer', 'IN', null, lines(0), 'bill-of-supply'],
    ['a registered buyer in the UAE', 'AE', TRN, lines(500), 'vat-invoice'],
    ['an unregistered buyer in the UAE', 'AE', null, lines(500), 'vat-simplified'],
  ] as const)('of %s', (_, market, buyerTaxNumber, of, kind) => {
    expect(invoiceKind({ market, buyerTaxNumber, lines: of })).toBe(kind)
  })
})

describe('digits of the HSN code', () => {
  test.each([
    [5_00_00_000_00, true, 4],
    [5_00_00_000_00, false, 0],
    [5_00_00_000_01, true, 6],
    [5_00_00_000_01, false, 6],
    [0, true, 4],
  ] as const)('turnover %i, registered %s: %i', (turnoverMinor, buyerRegistered, digits) => {
    expect(hsnDigits({ turnoverMinor, buyerRegistered })).toBe(digits)
  })
})

describe('required fields', () => {
  const complete: RequiredFields = {
    kind: 'tax-invoice',
    number: 'TI/2627/000001',
    issuedOn: '2026-11-23',
    seller: { legalName: 'Sahyadri Industrial Supplies Private Limited', address: 'Chinchwad', taxNumber: GSTIN },
    buyer: { name: 'Kulkarni Works', address: 'Plot 12', taxNumber: GSTIN },
    placeOfSupply: '27',
    lines: [{ name: 'Drill', hsn: '8467', quantity: 1, unit: 'PCS' }],
  }

  it('are all there in a complete invoice', () => expect(missingFields(complete)).toEqual([]))

  it('are named one by one', () => {
    const empty: RequiredFields = {
      ...complete,
      ...{ number: '', issuedOn: '', placeOfSupply: '' },
      seller: { legalName: '', address: '', taxNumber: '' },
      buyer: { name: '', address: '', taxNumber: null },
      lines: [{ name: '', hsn: '', quantity: 0, unit: '' }],
    }
    const seller = ['seller.legalName', 'seller.address', 'seller.taxNumber']
    const line = ['lines.1.name', 'lines.1.quantity', 'lines.1.hsn', 'lines.1.unit']
    const first = ['number', 'issuedOn', ...seller, 'placeOfSupply']
    expect(missingFields(empty)).toEqual([...first, 'buyer.name', 'buyer.address', 'buyer.taxNumber', ...line])
    expect(missingFields({ ...empty, kind: 'retail-invoice' })).not.toContain('buyer.taxNumber')
    expect(missingFields({ ...empty, kind: 'vat-simplified' })).toEqual([...first, 'lines.1.name', 'lines.1.quantity'])
    expect(missingFields({ ...complete, lines: [] })).toEqual(['lines'])
  })
})

describe('unit codes', () => {
  test.each([
    ['piece', 'PCS'],
    ['pairs', 'PRS'],
    ['Roll', 'ROL'],
    ['coil', 'NOS'],
    ['kg', 'KGS'],
  ])('of %s is %s', (unit, code) => expect(unitCode(unit)).toBe(code))
})
