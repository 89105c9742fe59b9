// Writes tables as files: CSV that a spreadsheet opens without harm, Excel, NDJSON; row by row as they come.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import writeXlsxFile, { type Cell as SheetCell, type SheetData } from 'write-excel-file/node'
import { type Cell, guarded } from '../rules/problems.ts'
import type { FileFormat } from './read-file.ts'

export type TableRow = (Cell | null)[]

export interface Table {
  headings: string[]
  rows: AsyncIterable<TableRow>
  /** A second sheet of Excel, which an import does not read; other formats have none. */
  notes?: { name: string; rows: TableRow[] }
}

/** Maximum number of rows in an Excel sheet. */
const SHEET_ROWS = 1_048_000
/** Maximum number of characters in an Excel cell. */
const SHEET_CELL = 32_767

function csvCell(cell: Cell | null): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  const text = typeof cell === 'number' ? String(cell) : guarded(cell)
  return /[",;\n\r\t|]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

async function* csvLines({ headings, rows }: Table): AsyncGenerator<string> {
  // the byte order mark makes Excel read Hindi as UTF-8
  yield `\ufeff${headings.map(csvCell).join(',')}\r\n`
  let chunk = ''
  for await (const row of rows) {
    chunk += `${row.map(csvCell).join(',')}\r\n`
    if (chunk.length > 1 << 16) {
      yield chunk
      chunk = ''
    }
  }
  yield chunk
}

async function writeText(path: string, parts: AsyncIterable<string>): Promise<void> {
  const file = createWriteStream(path)
  try {
    for await (const part of parts) if (!file.write(part)) await once(file, 'drain')
  } catch (error) {
    file.destroy()
    throw error
  }
  file.end()
  await finished(file)
}

async function writeSheet(path: string, { headings, rows, notes }: Table): Promise<void> {
  const cellOf = (cell: Cell | null): SheetCell => {
    if (cell === null) return null
    if (typeof cell === 'number') return { value: cell, type: Number }
    const text = typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : guarded(cell).slice(0, SHEET_CELL)
    return { value: text, type: String }
  }
  const sheet: SheetData = [headings.map(text => ({ value: guarded(text), type: String, fontWeight: 'bold' }))]
  for await (const row of rows) {
    if (sheet.length >= SHEET_ROWS) throw new Error('These are more rows than one Excel sheet holds; take CSV.')
    sheet.push(row.map(cellOf))
  }
  if (!notes) return writeXlsxFile(sheet, { stickyRowsCount: 1 }).toFile(path)
  const second = { data: notes.rows.map(row => row.map(cellOf)), sheet: notes.name }
  await writeXlsxFile([{ data: sheet, sheet: 'Products', stickyRowsCount: 1 }, second]).toFile(path)
}

/** Writes a table to a file. NDJSON leaves empty cells out and keeps the types of the others. */
export async function writeTable(path: string, format: FileFormat, table: Table): Promise<void> {
  if (format === 'csv') return writeText(path, csvLines(table))
  if (format === 'xlsx') return writeSheet(path, table)
  const lines = async function* () {
    for await (const row of table.rows) {
      const filled = row.flatMap((cell, at) => (cell === null ? [] : [[table.headings[at] ?? '', cell] as const]))
      yield `${JSON.stringify(Object.fromEntries(filled))}\n`
    }
  }
  return writeText(path, lines())
}
