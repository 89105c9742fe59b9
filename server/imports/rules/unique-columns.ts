// Finds columns that could be a missing part number: filled in every row, with a different value in each.

import { createHash } from 'node:crypto'
import type { Target } from './mapping.ts'
import type { Cell } from './problems.ts'

/** Longest part number of the store. */
const MAX_LENGTH = 60
/** Columns that are followed at the same time; each costs memory for every row. */
const MAX_COLUMNS = 12
/** Names, pictures and prices of products are not their numbers. */
const NO_NUMBER: ReadonlySet<string> = new Set([
  ...['name', 'nameHi', 'description', 'descriptionHi', 'features', 'featuresHi', 'images', 'price', 'mrp', 'stock'],
])

const keyOf = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6)

/** Follows the columns of a file row by row; one that repeats a value, lacks one or has a long one is dropped. */
export class UniqueColumns {
  #rows = 0
  /** Digests of the values of each column that is still in question. */
  #seen: Map<string, Set<number>> | null = null

  take(cells: Readonly<Record<string, Cell>>, columns: Readonly<Record<string, Target>>): void {
    this.#rows++
    this.#seen ??= new Map(
      Object.keys(cells)
        .filter(column => !isTaken(columns[column]))
        .slice(0, MAX_COLUMNS)
        .map(column => [column, new Set<number>()]),
    )
    for (const [column, values] of this.#seen) {
      const text = String(cells[column] ?? '').trim()
      const before = values.size
      if (text !== '' && text.length <= MAX_LENGTH) values.add(keyOf(text))
      if (values.size === before) this.#seen.delete(column)
    }
  }

  /** The columns that are left, ids before all others. */
  found(columns: Readonly<Record<string, Target>>): string[] {
    if (this.#rows < 2) return []
    const isId = (column: string) => {
      const target = columns[column]
      return (target?.to === 'field' && target.field === 'id') || /(^|[_\s-])(id|sku|code|no)$/i.test(column)
    }
    return [...(this.#seen?.keys() ?? [])].sort((a, b) => Number(isId(b)) - Number(isId(a)))
  }
}

function isTaken(target: Target | undefined): boolean {
  return target?.to === 'stock' || (target?.to === 'field' && NO_NUMBER.has(target.field))
}
