// Counts products into a parcel by their codes: what a scanned or typed text means, and what it changes.

import { type CodedProduct, hasCode, isTooLong, PIECES, quantityAndCode, spelled } from '../shared/scan-codes.rules.ts'

/** A product of the parcel, with its possible codes. */
export interface PackLine extends CodedProduct {
  lineNo: number
  productName: string
  /** Number of units that belong in the parcel. */
  quantity: number
}

/** A product of the order that does not belong in the parcel, or of which nothing is left to pack. */
export interface ElsewhereLine extends PackLine {
  /** The parcel it belongs in; null when it was cancelled and is in none. */
  shipmentId: number | null
}

export interface ParcelToPack {
  lines: readonly PackLine[]
  elsewhere: readonly ElsewhereLine[]
}

/** Counted units by `packKey`. */
export type PackedPieces = Readonly<Record<string, number>>

/** The effect of a text. Only `counted` and `set` change anything. */
export type PackResult =
  | { kind: 'counted' | 'set'; line: PackLine; packed: number }
  /** All units are already in the parcel. */
  | { kind: 'full'; line: PackLine }
  /** More were counted than are missing. */
  | { kind: 'too-many'; line: PackLine; asked: number; left: number }
  | { kind: 'other-parcel'; line: PackLine; shipmentId: number }
  | { kind: 'cancelled'; line: PackLine }
  /** Several products of the parcel have this code. */
  | { kind: 'ambiguous'; code: string }
  | { kind: 'unknown'; code: string }
  /** It is not a valid code. */
  | { kind: 'too-long'; length: number }
  /** The quantity is not a number. */
  | { kind: 'no-number'; text: string }

/** `packed` is the same object when nothing has changed. */
export interface PackStep {
  result: PackResult
  packed: PackedPieces
}

/** A line with another product is another line. */
export const packKey = ({ lineNo, msn }: Pick<PackLine, 'lineNo' | 'msn'>): string => `${lineNo} ${msn}`

export const piecesOf = (packed: PackedPieces, line: PackLine): number => packed[packKey(line)] ?? 0

/** Adds units to the lines of one product, first line first. */
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
 * Counts what a text names: an MSN, part number or barcode, or `12*CODE` for several units. An existing code that
 * contains `*` takes precedence over a quantity.
 */
export function scanCode(parcel: ParcelToPack, text: string, packed: PackedPieces): PackStep {
  const whole = text.trim()
  if (isTooLong(whole)) return { result: { kind: 'too-long', length: whole.length }, packed }
  const matching = (code: string) => parcel.lines.filter(line => hasCode(line, code))
  const isWhole = matching(whole).length > 0
  const { asked, code } = isWhole ? { asked: '1', code: whole } : quantityAndCode(whole)
  if (!PIECES.test(asked) || Number(asked) === 0) return { result: { kind: 'no-number', text: asked }, packed }
  const named = matching(code)
  // an MSN names one product, even if another code is spelled like it
  const exact = named.filter(({ msn }) => msn === spelled(code))
  const found = exact.length > 0 ? exact : named
  if (found.length === 0) return { result: notHere(parcel, code || whole), packed }
  if (new Set(found.map(({ msn }) => msn)).size > 1) return { result: { kind: 'ambiguous', code }, packed }
  return addPieces(found, Number(asked), packed)
}

/** Sets the typed number of units of a line in the parcel. */
export function setPieces(line: PackLine, text: string, packed: PackedPieces): PackStep {
  const typed = text.trim()
  if (!PIECES.test(typed)) return { result: { kind: 'no-number', text: typed }, packed }
  const pieces = Number(typed)
  if (pieces > line.quantity) return { result: { kind: 'too-many', line, asked: pieces, left: line.quantity }, packed }
  return { result: { kind: 'set', line, packed: pieces }, packed: { ...packed, [packKey(line)]: pieces } }
}

/** Whether exactly the parcel's contents were counted: nothing is missing, and nothing has to be taken out. */
export const isPacked = (lines: readonly PackLine[], packed: PackedPieces): boolean =>
  lines.length > 0 && lines.every(line => piecesOf(packed, line) === line.quantity)
