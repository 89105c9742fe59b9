// Checking returned units by their codes: each scan accepts one more unit, saleable unless staff say otherwise.

import {
  type PackedPieces,
  type PackLine,
  type PackResult,
  packKey,
  piecesOf,
  scanCode,
} from '../orders/packing.rules.ts'

interface InspectedItem {
  lineNo: number
  accepted: number
  saleable: number
}

export interface Inspected {
  items: readonly InspectedItem[]
  /** Whether units were scanned; before the first scan the quantities are those announced. */
  scanned: boolean
}

/** Checked so far, by `packKey`. */
export const checkedPieces = (lines: readonly PackLine[], { items, scanned }: Inspected): PackedPieces =>
  Object.fromEntries(
    lines.map(line => [packKey(line), scanned ? (items.find(item => item.lineNo === line.lineNo)?.accepted ?? 0) : 0]),
  )

/** Checks what a text names. The first scan starts from zero; a text that counts nothing changes nothing. */
export function scanItem(
  lines: readonly PackLine[],
  inspected: Inspected,
  text: string,
): { result: PackResult; inspected: Inspected } {
  const before = checkedPieces(lines, inspected)
  const { result, packed } = scanCode({ lines, elsewhere: [] }, text, before)
  if (packed === before) return { result, inspected }
  const items = lines.map(line => {
    const saleable = inspected.items.find(({ lineNo }) => lineNo === line.lineNo)?.saleable ?? 0
    const accepted = piecesOf(packed, line)
    const added = accepted - piecesOf(before, line)
    return { lineNo: line.lineNo, accepted, saleable: (inspected.scanned ? saleable : 0) + added }
  })
  return { result, inspected: { items, scanned: true } }
}
