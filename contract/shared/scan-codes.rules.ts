// What stands on a product as a code, and what a scanned or typed text names: an MSN, a part number, a barcode, and how many pieces.

/** A text that is longer is no code: a scanner without Enter, or a QR code of something else. */
export const MAX_CODE_LENGTH = 100

export const isTooLong = (text: string): boolean => text.trim().length > MAX_CODE_LENGTH

/** The codes that may stand on a product. */
export interface CodedProduct {
  msn: string
  partNumber: string
  /** EAN, UPC or another number of a barcode; empty for none. */
  ean: string
}

/** How many pieces a person may type. */
export const PIECES = /^\d{1,6}$/

/** A code as it is compared: without case and spaces around it. */
export const spelled = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase()

const GTIN_DIGITS = 14

/**
 * The start of a GS1 code, as GS1-128, DataMatrix and QR codes hold it: perhaps the kind of code, the identifier 01, a GTIN, then
 * batch, date or serial number (GS1 General Specifications, 3.2).
 */
const GS1_START = /^(?:\][CdQe]\d)?(?:\(01\)|01)(\d{14})/

/** Whether the last digit of a GTIN fits the others (GS1 General Specifications, 7.9). */
function hasCheckDigit(number: string): boolean {
  const weighted = [...number].map((digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1))
  return weighted.reduce((total, one) => total + one, 0) % 10 === 0
}

/** The number of a barcode in its longest form, as a reader may leave out zeros in front; null for what is none. */
function gtin(text: string): string | null {
  const digits = text.replace(/\s/g, '')
  if (/^\d{8,14}$/.test(digits)) return digits.padStart(GTIN_DIGITS, '0')
  const inside = GS1_START.exec(digits)?.[1]
  // without the check, any long number that begins with 01 would be one
  return inside !== undefined && hasCheckDigit(inside) ? inside : null
}

/** A code compares without case; of a stored barcode, spaces and hyphens are left out. */
export function hasCode(product: CodedProduct, code: string): boolean {
  const wanted = spelled(code)
  if (wanted === product.msn || (product.partNumber !== '' && wanted === spelled(product.partNumber))) return true
  if (product.ean === '') return false
  const number = gtin(code)
  return wanted === spelled(product.ean) || (number !== null && number === gtin(product.ean.replaceAll('-', '')))
}

/** `12*CODE`, for twelve pieces; a text without a number is one piece. */
export function quantityAndCode(text: string): { asked: string; code: string } {
  const [, asked = '1', code = text] = /^([^*]*)\*(.*)$/s.exec(text) ?? []
  return { asked: asked.trim(), code: code.trim() }
}

/** The ways in which the number of a barcode may be stored: as it is, and with fewer zeros in front; none for what is no number. */
export function gtinSpellings(code: string): string[] {
  const number = gtin(code)
  if (number === null) return []
  const short = number.replace(/^0+/, '')
  return [
    ...new Set([8, 12, 13, GTIN_DIGITS].filter(digits => digits >= short.length).map(n => short.padStart(n, '0'))),
  ]
}
