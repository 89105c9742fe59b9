// Sample of a file's columns from the first reading: headings, first values, and the guessed meaning of each.

import type { ImportMapping } from '../../../contract/imports/api.ts'
import { MAX_COLUMNS, type SampleColumn } from '../../../contract/imports/columns-api.ts'
import { type Known, type Target, targetOf } from './mapping.ts'
import { type Cell, oneLine } from './problems.ts'

export interface Sample {
  columns: SampleColumn[]
  /** Columns beyond `MAX_COLUMNS`. */
  more: number
}

/** Maximum values kept per column, and characters per value. */
const MAX_VALUES = 3
const MAX_CHARACTERS = 80
/** Maximum rows scanned for values: later rows seldom add information, and a file may have a million. */
const MAX_ROWS = 1_000

const NO_MAPPING: Pick<ImportMapping, 'columns'> = { columns: {} }

/** A target as a mapping would name it. */
function named(target: Target): SampleColumn['guess'] {
  if (target.to === 'ignore') return 'ignore'
  if (target.to === 'field') return { field: target.field, ...(target.unit !== '' && { unit: target.unit }) }
  if (target.to === 'stock') return { stock: target.warehouse }
  return { attribute: target.name, ...(target.unit !== '' && { unit: target.unit }) }
}

/** Follows a file row by row. */
export class SampleTaker {
  readonly #values = new Map<string, string[]>()
  #rows = 0
  #more = 0

  /** The cells of a row, and the columns that no earlier row had. */
  take(cells: Readonly<Record<string, Cell>>, fresh: readonly string[]): void {
    for (const column of fresh) {
      if (this.#values.size < MAX_COLUMNS) this.#values.set(column, [])
      else this.#more++
    }
    const columns = this.#rows++ < MAX_ROWS ? Object.keys(cells) : fresh
    for (const column of columns) {
      const values = this.#values.get(column)
      if (!values || values.length >= MAX_VALUES) continue
      const text = oneLine(String(cells[column] ?? ''))
      const shown = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text
      if (shown !== '' && !values.includes(shown)) values.push(shown)
    }
  }

  sample(known: Known): Sample {
    const columns = [...this.#values].map(([heading, values]) => ({
      ...{ heading, values, guess: named(targetOf(heading, NO_MAPPING, known)) },
    }))
    return { columns, more: this.#more }
  }
}
