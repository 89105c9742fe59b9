// Lists filtered by data in other tables: record numbers are read from an index, and the list checks only these. The
// number checked per call is limited, and `next` says where to continue.

import type { Db } from './db.ts'

/** Records checked at once if other filters have to match too, and how often per call. */
export const WINDOW = 2000
const ROUNDS = 4

export interface NumbersRead {
  /** Matching records, highest number first. */
  numbers: number[]
  /** The lowest number checked; null when there are no more. */
  last: number | null
}

/** A source of record numbers. */
export interface RecordSource {
  /** Checks the next `limit` records below a number, or from the highest for null. */
  read(db: Db, page: { before: number | null; limit: number }): Promise<NumbersRead>
}

/** A filter that can also check given records. */
export interface RecordFilter extends RecordSource {
  keep(db: Db, numbers: readonly number[]): Promise<ReadonlySet<number>>
}

/** A source, and filters that its records have to match. */
export interface Narrowing {
  source: RecordSource
  checks: readonly RecordFilter[]
}

/** The filters of a list; null for none. Without a source the first filter is one. */
export function narrowingOf(source: RecordSource | null, filters: readonly RecordFilter[]): Narrowing | null {
  if (source) return { source, checks: filters }
  const [first, ...checks] = filters
  return first ? { source: first, checks } : null
}

export interface NarrowedList<Row> {
  /** Number of the last record on the previous page; null for the first page. */
  before: number | null
  limit: number
  /** The numbers that match the list's own filters, highest first. */
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

/** A page of matching records, highest number first, and the cursor of the next one. */
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
