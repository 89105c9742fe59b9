// Lists narrowed by what other tables say of their records: numbers of records are read from an index, and the list looks at
// these alone. Only so many are looked at for a call, and `next` says where to go on.

import type { Db } from './db.ts'

/** Records that are looked at at once where other filters are to fit too, and how often for one call. */
export const WINDOW = 2000
const ROUNDS = 4

export interface NumbersRead {
  /** Of the records that fit, the highest first. */
  numbers: number[]
  /** The lowest number that was looked at; null when there are no more. */
  last: number | null
}

/** Where the numbers of records come from. */
export interface RecordSource {
  /** Looks at the next `limit` records below a number, or from the highest for null. */
  read(db: Db, page: { before: number | null; limit: number }): Promise<NumbersRead>
}

/** A filter that also says of given records which of them fit. */
export interface RecordFilter extends RecordSource {
  keep(db: Db, numbers: readonly number[]): Promise<ReadonlySet<number>>
}

/** A source, and what its records are to fit too. */
export interface Narrowing {
  source: RecordSource
  checks: readonly RecordFilter[]
}

/** What narrows a list; null for nothing. Without a source the first filter is one. */
export function narrowingOf(source: RecordSource | null, filters: readonly RecordFilter[]): Narrowing | null {
  if (source) return { source, checks: filters }
  const [first, ...checks] = filters
  return first ? { source: first, checks } : null
}

export interface NarrowedList<Row> {
  /** Number of the last record of the page before; null for the first page. */
  before: number | null
  limit: number
  /** Those of the numbers that fit the filters of the list itself, the highest first. */
  list(numbers: number[], limit: number): Promise<Row[]>
  numberOf(row: Row): number
}

async function kept(db: Db, checks: readonly RecordFilter[], numbers: number[]): Promise<number[]> {
  let left = numbers
  for (const check of checks) {
    if (left.length === 0) break
    const fits = await check.keep(db, left)
    left = left.filter(number => fits.has(number))
  }
  return left
}

/** A page of the records that fit, the highest numbers first, and where the next one begins. */
export async function pageOfNarrowed<Row>(
  db: Db,
  { source, checks }: Narrowing,
  { before, limit, list, numberOf }: NarrowedList<Row>,
): Promise<{ rows: Row[]; next: number | null }> {
  const rows: Row[] = []
  let from = before
  for (let round = 0; round <= ROUNDS; round++) {
    // without other filters the first few records are the page
    const read = await source.read(db, { before: from, limit: round === 0 ? limit + 1 : WINDOW })
    const numbers = await kept(db, checks, read.numbers)
    if (numbers.length > 0) rows.push(...(await list(numbers, limit + 1 - rows.length)))
    const last = rows[limit - 1]
    if (rows.length > limit && last !== undefined) return { rows: rows.slice(0, limit), next: numberOf(last) }
    from = read.last
    if (from === null) return { rows, next: null }
  }
  return { rows, next: from }
}
