// Rules of purchase lists: the next reminder, and parsing CSV files.

import type { ListProblem, Repeat } from '../../contract/purchase-lists/api.ts'
import { MAX_CSV_ROWS, MAX_LIST_NOTE } from '../../contract/purchase-lists/limits.rules.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import { latinDigits } from '../../contract/shared/digits.ts'

/** A day some months later; the last one of the month where that is shorter. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The next day of an interval after a day, counted from the first one, so that the 31st comes back after February. */
export function nextReminder({ every, unit, startsOn }: Repeat, after: string): string {
  for (let times = 0; ; times++) {
    const day = unit === 'week' ? dayAfter(startsOn, times * every * 7) : monthsAfter(startsOn, times * every)
    if (day > after) return day
  }
}

const MAX_UNITS = 1_000_000

export interface CsvRow {
  /** From 1. */
  line: number
  text: string
  /** MSN or part number as it was typed. */
  code: string
  quantity: number
  /** Null if there is no column for it. */
  note: string | null
}

interface CsvRecord {
  line: number
  text: string
  cells: string[]
}

/** The separator of a file: the most frequent one in its first line. */
function separatorOf(text: string): string {
  const first = text.split(/\r\n|\r|\n/, 1)[0] ?? ''
  const counted = [',', ';', '\t'].map(sign => ({ sign, times: first.split(sign).length }))
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).sign
}

/** CSV records as in RFC 4180; an unclosed quote extends to the end of the text. */
function recordsOf(text: string): CsvRecord[] {
  const separator = separatorOf(text)
  const records: CsvRecord[] = []
  let [cell, raw, line, start, quoted] = ['', '', 1, 1, false]
  let cells: string[] = []
  const end = () => {
    records.push({ line: start, text: raw, cells: [...cells, cell] })
    ;[cell, raw, cells] = ['', '', []]
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    const isBreak = sign === '\n' || sign === '\r'
    if (sign === '\r' && text.charAt(at + 1) === '\n') at++
    if (isBreak) line++
    if (isBreak && !quoted) {
      end()
      start = line
      continue
    }
    raw += isBreak ? ' ' : sign
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"'
      at++
    } else if (sign === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted
      if (quoted) cell = ''
    } else if (sign === separator && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += isBreak ? ' ' : sign
  }
  end()
  return records
}

/** A quantity; 1 for an empty cell, null for anything but a whole number in range. */
function quantityOf(cell: string): number | null {
  const text = latinDigits(cell).trim()
  if (text === '') return 1
  const quantity = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return quantity >= 1 && quantity <= MAX_UNITS ? quantity : null
}

/** A heading names its columns: its second cell is no number and its first one is no product number. */
function isHeading({ cells: [code = '', quantity = ''] }: CsvRecord): boolean {
  const named = /^(msn|sku|code|item|product|part)\b|part.?(no|number)|पार्ट|उत्पाद/i.test(code.trim())
  return named && !/\d/.test(code) && quantityOf(quantity || 'x') === null
}

/** The rows of a CSV file, and unreadable ones. Empty rows are skipped. */
export function readRows(text: string): { rows: CsvRow[]; problems: ListProblem[] } {
  const records = recordsOf(text.replace(/^\ufeff/, '')).filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  const rows: CsvRow[] = []
  const problems: ListProblem[] = []
  for (const [index, record] of records.slice(records[0] && isHeading(records[0]) ? 1 : 0).entries()) {
    const { line, text: raw, cells } = record
    const shown = raw.trim()
    const [code = '', quantityCell = '', noteCell] = cells.map(cell => cell.trim())
    const quantity = quantityOf(quantityCell)
    const miss = (reason: ListProblem['reason']) => problems.push({ line, text: shown, reason })
    if (index >= MAX_CSV_ROWS) miss('too-many-rows')
    else if (code === '') miss('code-missing')
    else if (quantity === null) miss('quantity')
    else if ((noteCell ?? '').length > MAX_LIST_NOTE || /\p{Cc}/u.test(noteCell ?? '')) miss('note')
    else rows.push({ line, text: shown, code, quantity, note: noteCell ?? null })
  }
  return { rows, problems }
}

/** A product that is sold, by the code that a row named it with. */
export interface FoundProduct {
  code: string
  msn: string
  active: boolean
}

/** A product for a list, with where it comes from. */
export interface Wanted {
  line: number | null
  text: string
  msn: string
  quantity: number
  /** Null keeps the note. */
  note: string | null
}

/** The products of rows; of several with the same part number, one may be for sale. */
export function matchRows(rows: readonly CsvRow[], found: readonly FoundProduct[]) {
  const wanted: Wanted[] = []
  const problems: ListProblem[] = []
  for (const { line, text, code, quantity, note } of rows) {
    const named = found.filter(product => product.code === code)
    const exact = named.filter(({ msn }) => msn === code.toUpperCase())
    const matching = exact.length > 0 ? exact : named
    const sold = matching.filter(({ active }) => active)
    const [product] = sold
    if (product && sold.length === 1) wanted.push({ line, text, msn: product.msn, quantity, note })
    else {
      const reason = sold.length > 1 ? 'ambiguous' : matching.length > 0 ? 'ended' : 'unknown'
      problems.push({ line, text, reason })
    }
  }
  return { wanted, problems }
}

/**
 * Joins the products that are wanted twice, and leaves out those that a list has no room for or that are more units than a
 * line may have.
 */
export function fitIn(
  wanted: readonly Wanted[],
  held: ReadonlySet<string>,
  most: number,
): { rows: Wanted[]; problems: ListProblem[] } {
  const rows = new Map<string, Wanted>()
  const problems: ListProblem[] = []
  let size = held.size
  for (const one of wanted) {
    const before = rows.get(one.msn)
    const quantity = (before?.quantity ?? 0) + one.quantity
    const isNew = !before && !held.has(one.msn)
    if (quantity > MAX_UNITS) problems.push({ line: one.line, text: one.text, reason: 'quantity' })
    else if (isNew && size >= most) problems.push({ line: one.line, text: one.text, reason: 'list-full' })
    else {
      if (isNew) size++
      rows.set(one.msn, { ...one, quantity, note: one.note ?? before?.note ?? null })
    }
  }
  return { rows: [...rows.values()], problems }
}
