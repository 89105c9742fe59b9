// Reads the rows of a file as they come: CSV of any common encoding and separator, Excel, NDJSON, each also gzipped.

import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { readSheet } from 'read-excel-file/node'
import type { Cell, FileRow } from '../rules/problems.ts'
import { oneLine, unguarded } from '../rules/problems.ts'
import { csvRecords, linesOf, MAX_RECORD_LENGTH } from './csv-records.ts'
import { type Encoding, type Peek, peek, textOf, UNDECODED } from './encoding.ts'
import { unpackedSize } from './zip-size.ts'

export type FileFormat = 'csv' | 'xlsx' | 'ndjson'

/** A file that cannot be read at all; the words are for the one who sent it. */
export class UnreadableFile extends Error {}

/** A row that cannot be read; the others can. */
export interface BrokenRow {
  row: number
  broken: string
}

const MAX_COLUMNS = 6000
const MAX_CELL_LENGTH = 100_000
/** A spreadsheet is unpacked in memory as a whole. */
const MAX_SHEET_BYTES = 400 * 1024 * 1024

/** Format by the name of a file, `.gz` aside; null when the name tells none. */
export function formatOf(name: string): FileFormat | null {
  const match = /\.(csv|tsv|txt|xlsx|ndjson|jsonl)(?:\.gz)?$/i.exec(name)
  const kind = match?.[1]?.toLowerCase()
  if (kind === 'xlsx') return 'xlsx'
  if (kind === 'ndjson' || kind === 'jsonl') return 'ndjson'
  return kind ? 'csv' : null
}

/** The separator that parts the first line most often, outside quotes. */
function separatorOf(start: string): string {
  const line =
    start
      .replace(/^\ufeff/, '')
      .replace(/"(?:[^"]|"")*"/g, '')
      .split(/\r\n|\n|\r/)[0] ?? ''
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

/** Headings, made distinct: a second `Image` is `Image 2`. */
function headings(cells: readonly unknown[]): string[] {
  const seen = new Map<string, number>()
  if (cells.length > MAX_COLUMNS) throw new UnreadableFile(`The file has more than ${MAX_COLUMNS} columns.`)
  return cells.map(cell => {
    const name = oneLine(unguarded(String(cell ?? ''))).slice(0, 300)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return name === '' || times === 1 ? name : `${name} ${times}`
  })
}

function tidyCell(value: unknown): Cell | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  const text = String(value).replaceAll('\u0000', '').slice(0, MAX_CELL_LENGTH)
  return text.trim() === '' ? null : text
}

function rowOf(row: number, names: readonly string[], values: readonly unknown[]): FileRow | null {
  const cells: Record<string, Cell> = {}
  let filled = false
  for (const [at, name] of names.entries()) {
    const value = values[at]
    const cell = name === '' ? null : tidyCell(typeof value === 'string' ? unguarded(value) : value)
    if (cell === null) continue
    cells[name] = cell
    filled = true
  }
  return filled ? { row, cells } : null
}

/** Prefix of the reason why a record is broken; the text itself never contains this character. */
const BROKEN = '\u0000'

async function* parserInput(text: AsyncIterable<string>, separator: string, start: string): AsyncGenerator<string> {
  const plain = linesOf(text, start.includes('\n') ? '\n' : '\r')
  for await (const record of csvRecords(plain, separator)) {
    if ('text' in record) yield `${record.text.replaceAll(BROKEN, '')}\n`
    else yield `${BROKEN}line ${record.line}: ${record.broken}\n`
  }
}

async function* csvRows(path: string, seen: Peek): AsyncGenerator<FileRow | BrokenRow> {
  const delimiter = separatorOf(seen.start)
  const parser = parse({ delimiter, recordDelimiter: '\n', bom: true, relaxColumnCount: true, relaxQuotes: true })
  const text = Readable.from(parserInput(textOf(path, seen), delimiter, seen.start), { objectMode: false })
  // a pipe alone leaves the parser waiting for ever when its source breaks
  text.on('error', error => parser.destroy(error))
  text.pipe(parser)
  let names: string[] | null = null
  let number = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number++
      const broken = record[0]?.startsWith(BROKEN) ? record.join(delimiter).slice(1) : null
      if (!names) {
        if (broken !== null) throw new UnreadableFile(`The headings cannot be read: ${broken}.`)
        names = headings(record)
        continue
      }
      const extra = record.slice(names.length).some(cell => cell.trim() !== '')
      if (broken !== null) yield { row: number, broken }
      else if (extra) yield { row: number, broken: `${record.length} cells under ${names.length} headings` }
      else {
        const row = rowOf(number, names, record)
        if (row) yield row
      }
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(`Row ${number + 1} cannot be read: ${error instanceof Error ? error.message : 'broken'}`)
  }
}

async function* sheetRows(path: string): AsyncGenerator<FileRow | BrokenRow> {
  const { size } = await stat(path)
  const bytes = await readFile(path)
  const unpacked = unpackedSize(bytes)
  if (unpacked === null) throw new UnreadableFile('This is not an Excel file (.xlsx). Save it as .xlsx or CSV.')
  if (unpacked > MAX_SHEET_BYTES) {
    throw new UnreadableFile(`The Excel file of ${size} bytes would unpack to ${unpacked}. Save it as CSV.`)
  }
  const sheet = await readSheet(bytes).catch((error: Error) => {
    throw new UnreadableFile(`The Excel file cannot be read: ${error.message}`)
  })
  const start = sheet.findIndex(row => row.filter(cell => cell !== null).length > 1)
  const names = headings(sheet[start] ?? [])
  for (const [at, values] of sheet.entries()) {
    const row = at > start ? rowOf(at + 1, names, values) : null
    if (row) yield row
  }
}

/** Nested objects become columns `outer.inner`, lists are joined. */
function flatten(cells: Record<string, Cell>, value: unknown, name: string, depth: number): void {
  if (Array.isArray(value)) {
    const items = value.map(item =>
      typeof item === 'object' && item !== null ? JSON.stringify(item) : String(item ?? ''),
    )
    const joined = tidyCell(items.filter(Boolean).join(' | '))
    if (joined !== null) cells[name] = joined
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= 3) return
    for (const [key, inner] of Object.entries(value))
      flatten(cells, inner, name === '' ? key : `${name}.${key}`, depth + 1)
  } else {
    const cell = tidyCell(value)
    if (cell !== null && name !== '') cells[oneLine(name).slice(0, 300)] = cell
  }
}

async function* jsonRows(path: string, seen: Peek): AsyncGenerator<FileRow | BrokenRow> {
  let number = 0
  for await (const line of linesOf(textOf(path, seen))) {
    number++
    if (line === null) {
      yield { row: number, broken: `the line has more than ${MAX_RECORD_LENGTH.toLocaleString('en-IN')} characters` }
      continue
    }
    const text = line.replace(/^\ufeff/, '').trim()
    if (text === '') continue
    try {
      const parsed: unknown = JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
      if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('not an object')
      const cells: Record<string, Cell> = {}
      flatten(cells, parsed, '', 0)
      yield { row: number, cells }
    } catch (error) {
      yield { row: number, broken: error instanceof Error ? error.message : 'not JSON' }
    }
  }
}

/** A row with signs that could not be decoded would be stored without them. */
function checked(one: FileRow | BrokenRow): FileRow | BrokenRow {
  if ('broken' in one) return one
  const column = Object.entries(one.cells).find(([, cell]) => typeof cell === 'string' && cell.includes(UNDECODED))?.[0]
  return column === undefined ? one : { row: one.row, broken: `the text of “${column}” is damaged: not valid UTF-8` }
}

/**
 * The rows of a file in order; empty ones are left out. `encoding` is the one that `encodingOf` returned, decided here
 * when omitted. Throws UnreadableFile.
 */
export async function* rowsOf(
  path: string,
  format: FileFormat,
  encoding?: Encoding,
): AsyncGenerator<FileRow | BrokenRow> {
  if (format === 'xlsx') {
    for await (const row of sheetRows(path)) yield checked(row)
    return
  }
  const seen = await peek(path, encoding)
  try {
    for await (const row of format === 'csv' ? csvRows(path, seen) : jsonRows(path, seen)) yield checked(row)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(error instanceof Error ? error.message : 'The file cannot be read.')
  }
}
