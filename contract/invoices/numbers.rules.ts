// Document numbers: at most 16 characters, upper case, consecutive within a series of tax number, kind and tax year.

import type { Market } from '../shared/market.ts'
import { requireAmount } from '../shared/money.ts'
import type { DocumentKind } from './kinds.rules.ts'

/** Prefixes of the numbers; retail and tax invoices are separate series, which Rule 46(b) allows. */
const PREFIX: Record<DocumentKind, string> = {
  'tax-invoice': 'TI',
  'retail-invoice': 'RI',
  'bill-of-supply': 'BS',
  'invoice-cum-bill': 'IB',
  'vat-invoice': 'VI',
  'vat-simplified': 'VS',
  'credit-note': 'CN',
  'commercial-credit-note': 'CC',
  'vat-credit-note': 'VC',
  'debit-note': 'DN',
  'delivery-challan': 'DC',
}

/**
 * The subset of Rule 46 that the invoice portal accepts, in the upper case that it hashes: the first character is a
 * letter.
 */
const NUMBER = /^[A-Z][A-Z0-9/-]{0,15}$/
const MAX_SERIAL = 99_999_999

/** Whether a text is a valid document number. */
export function isDocumentNumber(text: string): boolean {
  return NUMBER.test(text)
}

/** The tax year of a date (`2026-11-23`): `2026-27` from April to March in India, `2026` in the UAE. */
export function taxYear(market: Market, day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  if (market === 'AE') return String(year)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/**
 * A document number: `TI/2627/000042` in India, `VI/2026/000042` in the UAE.
 * @throws RangeError for a serial below 1 or too large for 16 characters
 */
export function documentNumber(kind: DocumentKind, year: string, serial: number): string {
  if (requireAmount(serial, 'serial') < 1 || serial > MAX_SERIAL) throw new RangeError(`No document number: ${serial}`)
  const code = year.length === 7 ? year.slice(2, 4) + year.slice(5) : year
  return `${PREFIX[kind]}/${code}/${String(serial).padStart(6, '0')}`
}
