// Codes on a product, and what a scanned or typed text names: an MSN, a part number, a barcode, and a quantity.

/** Longer texts are not codes: a scanner that sends no Enter, or an unrelated QR code. */
export const MAX_CODE_LENGTH = 100

export const isTooLong = (text: string): boolean => text.trim().length > MAX_CODE_LENGTH

/** The possible codes of a product. */
export interface CodedProduct {
  msn: string
  partNumber: string
  /** EAN, UPC or another barcode number; empty for none. */
  ean: string
}

/** Maximum quantity that can be typed. */
export const PIECES = /^\d{1,6}$/

/** A code normalised for comparison: case and surrounding spaces do not matter. */
export const spelled = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase()

const GTIN_DIGITS = 14

/**
 * The start of a GS1 code, as in GS1-128, DataMatrix and QR codes: an optional symbology identifier, the identifier 01,
 * a GTIN, then batch, date or serial number (GS1 General Specifications, 3.2).
 */
const GS1_START = /^(?:\][CdQe]\d)?(?:\(01\)|01)(\d{14})/

/** Whether the check digit of a GTIN is right (GS1 General Specifications, 7.9). */
function hasCheckDigit(number: string): boolean {
  const weighted = [...number].map((digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1))
  return weighted.reduce((total, one) => total + one, 0) % 10 === 0
}

/** A barcode number padded to its longest form, because scanners may drop leading zeros; null when invalid. */
function gtin(text: string): string | null {
  const digits = text.replace(/\s/g, '')
  if (/^\d{8,14}$/.test(digits)) return digits.padStart(GTIN_DIGITS, '0')
  const inside = GS1_START.exec(digits)?.[1]
  // without the check digit, any long number beginning with 01 would match
  return inside !== undefined && hasCheckDigit(inside) ? inside : null
}

/** Codes are compared case-insensitively; spaces and hyphens of a stored barcode are ignored. */
export function hasCode(product: CodedProduct, code: string): boolean {
  const wanted = spelled(code)
  if (wanted === product.msn || (product.partNumber !== '' && wanted === spelled(product.partNumber))) return true
  if (product.ean === '') return false
  const number = gtin(code)
  return wanted === spelled(product.ean) || (number !== null && number === gtin(product.ean.replaceAll('-', '')))
}

/** `12*CODE` means twelve units; a text without a number means one. */
export function quantityAndCode(text: string): { asked: string; code: string } {
  const [, asked = '1', code = text] = /^([^*]*)\*(.*)$/s.exec(text) ?? []
  return { asked: asked.trim(), code: code.trim() }
}

/** Possible stored forms of a barcode number: as it is, and with fewer leading zeros; none when it is not a number. */
export function gtinSpellings(code: string): string[] {
  const number = gtin(code)
  if (number === null) return []
  const short = number.replace(/^0+/, '')
  return [
    ...new Set([8, 12, 13, GTIN_DIGITS].filter(digits => digits >= short.length).map(n => short.padStart(n, '0'))),
  ]
}
