// Counts products into a parcel by their codes: what a scanned or typed text means, and what it changes.

/** A product of the parcel, with the codes that may stand on it. */
export interface PackLine {
  lineNo: number
  msn: string
  partNumber: string
  /** EAN, UPC or another number of a barcode; empty for none. */
  ean: string
  productName: string
  /** How many pieces of it belong into the parcel. */
  quantity: number
}

/** A product of the order that does not belong into the parcel, or of which nothing is left to pack. */
export interface ElsewhereLine extends PackLine {
  /** The parcel that it belongs into; null when it is in none, as it was cancelled. */
  shipmentId: number | null
}

export interface ParcelToPack {
  lines: readonly PackLine[]
  elsewhere: readonly ElsewhereLine[]
}

/** Pieces that are counted, by `packKey`. */
export type PackedPieces = Readonly<Record<string, number>>

/** What a text did. Everything but `counted` and `set` changes nothing. */
export type PackResult =
  | { kind: 'counted' | 'set'; line: PackLine; packed: number }
  /** All pieces are in the parcel already. */
  | { kind: 'full'; line: PackLine }
  /** More were named than are missing. */
  | { kind: 'too-many'; line: PackLine; asked: number; left: number }
  | { kind: 'other-parcel'; line: PackLine; shipmentId: number }
  | { kind: 'cancelled'; line: PackLine }
  /** Different products of the parcel have this code. */
  | { kind: 'ambiguous'; code: string }
  | { kind: 'unknown'; code: string }
  /** What stands for a number of pieces is none. */
  | { kind: 'no-number'; text: string }

/** `packed` is the same object when nothing has changed. */
export interface PackStep {
  result: PackResult
  packed: PackedPieces
}

/** With another product, a line is another one. */
export const packKey = ({ lineNo, msn }: Pick<PackLine, 'lineNo' | 'msn'>): string => `${lineNo} ${msn}`

export const piecesOf = (packed: PackedPieces, line: PackLine): number => packed[packKey(line)] ?? 0

const spelled = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase()

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
function hasCode(line: PackLine, code: string): boolean {
  const wanted = spelled(code)
  if (wanted === line.msn || (line.partNumber !== '' && wanted === spelled(line.partNumber))) return true
  if (line.ean === '') return false
  const number = gtin(code)
  return wanted === spelled(line.ean) || (number !== null && number === gtin(line.ean.replaceAll('-', '')))
}

/** `12*CODE`, for twelve pieces; a text without a number is one piece. */
function quantityAndCode(text: string): { asked: string; code: string } {
  const [, asked = '1', code = text] = /^([^*]*)\*(.*)$/s.exec(text) ?? []
  return { asked: asked.trim(), code: code.trim() }
}

const NUMBER = /^\d{1,6}$/

/** Adds pieces to lines of one product, the first line first. */
function addPieces(lines: readonly PackLine[], asked: number, packed: PackedPieces): PackStep {
  const missing = lines.map(line => Math.max(0, line.quantity - piecesOf(packed, line)))
  const left = missing.reduce((total, one) => total + one, 0)
  const line = lines[Math.max(0, missing.findIndex(Boolean))]
  if (!line) throw new Error('A product without a line')
  if (left === 0) return { result: { kind: 'full', line }, packed }
  if (asked > left) return { result: { kind: 'too-many', line, asked, left }, packed }
  const after = { ...packed }
  let open = asked
  for (const [at, one] of lines.entries()) {
    const taken = Math.min(open, missing[at] ?? 0)
    after[packKey(one)] = piecesOf(packed, one) + taken
    open -= taken
  }
  return { result: { kind: 'counted', line, packed: piecesOf(after, line) }, packed: after }
}

function notHere({ elsewhere }: ParcelToPack, code: string): PackResult {
  const found = elsewhere.filter(line => hasCode(line, code))
  const line = found.find(({ shipmentId }) => shipmentId !== null) ?? found[0]
  if (!line) return { kind: 'unknown', code }
  const { shipmentId } = line
  return shipmentId === null ? { kind: 'cancelled', line } : { kind: 'other-parcel', line, shipmentId }
}

/**
 * Counts what a text names: an MSN, part number or barcode, or `12*CODE` for several pieces of it. A code with a `*` of its own goes
 * before a number.
 */
export function scanCode(parcel: ParcelToPack, text: string, packed: PackedPieces): PackStep {
  const whole = text.trim()
  const matching = (code: string) => parcel.lines.filter(line => hasCode(line, code))
  const isWhole = matching(whole).length > 0
  const { asked, code } = isWhole ? { asked: '1', code: whole } : quantityAndCode(whole)
  if (!NUMBER.test(asked) || Number(asked) === 0) return { result: { kind: 'no-number', text: asked }, packed }
  const named = matching(code)
  // an MSN names one product, whatever else is spelled like it
  const exact = named.filter(({ msn }) => msn === spelled(code))
  const found = exact.length > 0 ? exact : named
  if (found.length === 0) return { result: notHere(parcel, code || whole), packed }
  if (new Set(found.map(({ msn }) => msn)).size > 1) return { result: { kind: 'ambiguous', code }, packed }
  return addPieces(found, Number(asked), packed)
}

/** Sets how many pieces of a line are in the parcel, as it was typed. */
export function setPieces(line: PackLine, text: string, packed: PackedPieces): PackStep {
  const typed = text.trim()
  if (!NUMBER.test(typed)) return { result: { kind: 'no-number', text: typed }, packed }
  const pieces = Number(typed)
  if (pieces > line.quantity) return { result: { kind: 'too-many', line, asked: pieces, left: line.quantity }, packed }
  return { result: { kind: 'set', line, packed: pieces }, packed: { ...packed, [packKey(line)]: pieces } }
}

/** Whether exactly what belongs into the parcel is counted: nothing is missing, and nothing is to be taken out again. */
export const isPacked = (lines: readonly PackLine[], packed: PackedPieces): boolean =>
  lines.length > 0 && lines.every(line => piecesOf(packed, line) === line.quantity)
