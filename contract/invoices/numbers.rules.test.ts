// Document numbers and tax years, with numbers that Rule 46 and the invoice portal accept or reject.

import { describe, expect, it, test } from 'vitest'
import { CREDIT_NOTE_KINDS, INVOICE_KINDS } from './kinds.rules.ts'
import { documentNumber, isDocumentNumber, taxYear } from './numbers.rules.ts'

const KINDS = [...INVOICE_KINDS, ...CREDIT_NOTE_KINDS]

describe('a document number', () => {
  test.each(['SI/2020/0001', 'SI/2020-0001', 'TI/2627/000042', 'A', 'G2QXHY'])('%s is one', number => {
    expect(isDocumentNumber(number)).toBe(true)
  })

  test.each([
    // from the published list
    ...['SI$1231', '012345678901234567', 'SI 2020 05', 'SI.2020.0001', 'PI2021 - 001'],
    // valid under Rule 46, but rejected by the portal or our series
    ...['012345678901236', '2020-PI-0001', '/2020/1', '-2020', 'g2qxhY', '', 'A1234567890123456'],
  ])('%s is none', number => {
    expect(isDocumentNumber(number)).toBe(false)
  })

  it('names kind, year and serial, within 16 characters', () => {
    expect(documentNumber('tax-invoice', '2026-27', 42)).toBe('TI/2627/000042')
    expect(documentNumber('vat-simplified', '2026', 1_234_567)).toBe('VS/2026/1234567')
    for (const kind of KINDS) {
      expect(isDocumentNumber(documentNumber(kind, '2099-00', 99_999_999))).toBe(true)
    }
    expect(new Set(KINDS.map(kind => documentNumber(kind, '2026', 1))).size).toBe(KINDS.length)
  })

  test.each([0, -1, 1.5, 100_000_000])('has no serial %s', serial => {
    expect(() => documentNumber('tax-invoice', '2026-27', serial)).toThrow(RangeError)
  })
})

describe('the tax year', () => {
  test.each([
    ['2026-03-31', '2025-26'],
    ['2026-04-01', '2026-27'],
    ['2026-12-31', '2026-27'],
    ['2027-01-01', '2026-27'],
    ['2099-04-01', '2099-00'],
  ])('of %s is %s in India', (day, year) => expect(taxYear('IN', day)).toBe(year))

  test.each([
    ['2026-12-31', '2026'],
    ['2027-01-01', '2027'],
  ])('of %s is %s in the UAE', (day, year) => expect(taxYear('AE', day)).toBe(year))
})
