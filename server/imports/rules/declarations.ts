// Reads the columns of legal declarations (Legal Metrology Rules, 6) out of a row.

import {
  DECLARATION_FIELDS,
  type DeclarationField,
  type Declarations,
  readNetQuantity,
} from '../../../contract/catalog/declarations.rules.ts'
import type { Sorted } from './plan.ts'
import { oneLine, type ProblemCode } from './problems.ts'

const MAX_LENGTH = 300

/** `2026-05`, `05/2026` or `5-2026` as `2026-05`; null when it is no month. */
function readMonth(text: string): string | null {
  const [, year, month] = /^(20\d{2})-(0?[1-9]|1[0-2])(?:-\d{2})?$/.exec(text) ?? []
  if (year && month) return `${year}-${month.padStart(2, '0')}`
  const [, first, second] = /^(0?[1-9]|1[0-2])[/.-](20\d{2})$/.exec(text) ?? []
  return first && second ? `${second}-${first.padStart(2, '0')}` : null
}

const READERS: Partial<Record<DeclarationField, { read(text: string): string | null; problem: ProblemCode }>> = {
  netQuantity: { read: readNetQuantity, problem: 'net-quantity.unreadable' },
  manufactured: { read: readMonth, problem: 'month.unreadable' },
}

/** The declarations of a row; invalid ones are reported and left out. Undefined when there are none. */
export function readDeclarations(
  sorted: Sorted,
  report: (code: ProblemCode, column: string, value: unknown) => void,
): Declarations | undefined {
  const declared: Declarations = {}
  for (const field of DECLARATION_FIELDS) {
    const cell = sorted.fields[field]
    if (!cell) continue
    const text = oneLine(String(cell.value)).trim().slice(0, MAX_LENGTH)
    const reader = READERS[field]
    const value = reader ? reader.read(text) : text
    if (value === null && reader) report(reader.problem, cell.column, cell.value)
    else if (value) declared[field] = value
  }
  return Object.keys(declared).length > 0 ? declared : undefined
}

/** The product's declarations, overridden by the row, with the mapping's values for those that neither has. */
export function mergeDeclarations(
  there: Declarations,
  row: Declarations | undefined,
  defaults: Declarations | undefined,
): Declarations {
  const merged: Declarations = { ...defaults, ...there, ...row }
  // in one order, so that equal declarations are equal texts
  return Object.fromEntries(DECLARATION_FIELDS.flatMap(field => (merged[field] ? [[field, merged[field]]] : [])))
}
