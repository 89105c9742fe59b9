// Parts a CSV text into records, so that a quote that is never closed or a huge cell costs its own row and no other.

/** A record as text for the parser, or why it cannot be read; `line` counts from 1. */
export type CsvRecord = { text: string } | { line: number; broken: string }

/** Maximum length, also of an NDJSON line: longer ones would fill the memory. */
export const MAX_RECORD_LENGTH = 2_000_000
/** After this many lines, a cell that contains a whole row is treated as an unclosed quote. */
const MANY_LINES = 1000

/** The lines of a text without their ends; null for one that is too long. A text without `\n` is parted at `\r`. */
export async function* linesOf(parts: AsyncIterable<string>, separator = '\n'): AsyncGenerator<string | null> {
  let rest = ''
  let skipping = false
  for await (const part of parts) {
    const lines = (rest + part).split(separator)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      yield skipping || line.length > MAX_RECORD_LENGTH ? null : line
      skipping = false
    }
    if (rest.length > MAX_RECORD_LENGTH) {
      skipping = true
      rest = ''
    }
  }
  if (skipping) yield null
  else if (rest !== '') yield rest
}

interface Scan {
  /** Whether the line ends inside of a quoted cell. */
  open: boolean
  cells: number
  /** A quote stood where only the end of a cell may. */
  stray: boolean
}

/** Reads a line as the parser does with `relaxQuotes`; `open` when it begins inside of a quoted cell. */
function scan(line: string, delimiter: string, open: boolean): Scan {
  if (!line.includes('"')) return { open, cells: open ? 1 : line.split(delimiter).length, stray: false }
  let quoted = open
  let cells = 1
  let stray = false
  for (let at = 0, start = !open; at < line.length; at++) {
    const sign = line[at]
    if (quoted) {
      if (sign !== '"') continue
      const next = line[at + 1]
      if (next === '"') at++
      else {
        quoted = false
        stray ||= next !== undefined && next !== delimiter && next !== '\r'
      }
      continue
    }
    if (sign === delimiter) {
      cells++
      start = true
      continue
    }
    quoted = start && sign === '"'
    start = false
  }
  return { open: quoted, cells, stray }
}

/** Lines that can be put back in front of those not yet read. */
class Lines {
  number = 0
  readonly #source: AsyncIterator<string | null>
  readonly #back: (string | null)[] = []

  constructor(source: AsyncIterable<string | null>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async next(): Promise<string | null | undefined> {
    const returned = this.#back.pop()
    const line = returned === undefined ? (await this.#source.next()).value : returned
    if (line !== undefined) this.number++
    return line
  }

  giveBack(lines: readonly (string | null)[]): void {
    this.#back.push(...[...lines].reverse())
    this.number -= lines.length
  }
}

const UNCLOSED = 'a quote is opened and never closed'
const TOO_LONG = `the row has more than ${MAX_RECORD_LENGTH.toLocaleString('en-IN')} characters`

/** The rest of a record whose first line ends inside of a quoted cell. */
async function closeRecord(lines: Lines, first: string, delimiter: string, columns: number): Promise<CsvRecord> {
  const line = lines.number
  const more: (string | null)[] = []
  let length = first.length
  let { cells, stray } = scan(first, delimiter, false)
  let open = true
  // a line that is a whole row by itself was probably swallowed by an unclosed quote
  let swallowed = false
  while (open && !stray && !(swallowed && more.length >= MANY_LINES) && length <= MAX_RECORD_LENGTH) {
    const next = await lines.next()
    if (next === undefined) break
    more.push(next)
    if (next === null) break
    const seen = scan(next, delimiter, true)
    open = seen.open
    stray = seen.stray
    cells += seen.cells - 1
    length += next.length + 1
    swallowed ||= columns > 1 && scan(next, delimiter, false).cells === columns
  }
  const complete = !open && !stray && (cells === columns || columns === 0 || !swallowed)
  if (complete && length <= MAX_RECORD_LENGTH) return { text: [first, ...more].join('\n').replace(/\r$/, '') }
  if (length > MAX_RECORD_LENGTH && !swallowed) {
    await skipCell(lines, delimiter, open)
    return { line, broken: TOO_LONG }
  }
  lines.giveBack(more)
  return { line, broken: UNCLOSED }
}

/** Passes over the rest of a cell that is too long. */
async function skipCell(lines: Lines, delimiter: string, open: boolean): Promise<void> {
  for (let quoted = open; quoted; ) {
    const next = await lines.next()
    if (next === undefined) return
    quoted = next === null || scan(next, delimiter, true).open
  }
}

/** The records of a CSV text in order. */
export async function* csvRecords(source: AsyncIterable<string | null>, delimiter: string): AsyncGenerator<CsvRecord> {
  const lines = new Lines(source)
  let columns = 0
  for (let raw = await lines.next(); raw !== undefined; raw = await lines.next()) {
    if (raw === null) {
      yield { line: lines.number, broken: TOO_LONG }
      continue
    }
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw
    const seen = scan(line, delimiter, false)
    const record = seen.open ? await closeRecord(lines, raw, delimiter, columns) : { text: line }
    columns ||= 'text' in record ? seen.cells : 0
    yield record
  }
}
