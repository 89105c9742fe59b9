// CSV files with payouts of gateways and carriers: layouts, amounts and rows.

import { parse } from 'csv-parse/sync'

export interface StatementLayout<Texts> {
  /** Columns without which a file is not of this layout, in lower case. */
  required: readonly string[]
  /** The texts of a row from its cells by column. */
  read(cells: Readonly<Record<string, string>>): Texts
}

interface Rejected<Reason> {
  row: number
  reason: Reason
}

/** Minor units of an amount in rupees or dirhams; null when invalid. */
export function minorOf(text: string): number | null {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.replaceAll(',', '')) ?? []
  if (whole === undefined) return null
  const minor = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign && minor !== 0 ? -minor : minor
}

/** Whether a text is a date, `YYYY-MM-DD`. */
export const isDay = (text: string) => /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
/**
 * Reads a file row by row; null when its header lacks a column or it is no CSV.
 *
 * @param readRow called with the number of the row in the file, the header is 1, and its texts
 */
export function readStatementFile<Texts, Row extends { row: number }, Reason>(
  csv: string,
  { required, read }: StatementLayout<Texts>,
  readRow: (row: number, texts: Texts) => Row | Rejected<Reason>,
): { rows: Row[]; rejected: Rejected<Reason>[] } | null {
  let table: string[][]
  try {
    table = parse(csv, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true })
  } catch {
    return null
  }
  const header = (table[0] ?? []).map(name => name.toLowerCase())
  if (required.some(name => !header.includes(name))) return null
  const rows: Row[] = []
  const rejected: Rejected<Reason>[] = []
  for (const [index, cells] of table.slice(1).entries()) {
    const named = Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']))
    const result = readRow(index + 2, read(named))
    if ('reason' in result) rejected.push(result)
    else rows.push(result)
  }
  return { rows, rejected }
}
