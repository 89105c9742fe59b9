// Bank statements as CSV: the columns of each bank, rows as credits, and which order a credit is for.

import type { StatementBank } from '../../../contract/payments/statements.rules.ts'

/** Columns by their position in the header, because a bank may give two the same name. */
interface Layout {
  /** Header names, in lower case and without spaces, in order. */
  header: readonly string[]
  narration: number
  reference: number
  credit: number
  /** For a single amount column: the column with the direction, and its text for received money. */
  direction?: { column: number; credit: string }
}

const LAYOUTS: Readonly<Record<Exclude<StatementBank, 'mt940' | 'camt053'>, Layout>> = {
  hdfc: {
    header: ['date', 'narration', 'chq./ref.no.', 'valuedt', 'withdrawalamt.', 'depositamt.', 'closingbalance'],
    ...{ narration: 1, reference: 2, credit: 5 },
  },
  icici: {
    header: [
      ...['sno.', 'valuedate', 'transactiondate', 'chequenumber', 'transactionremarks'],
      ...['withdrawalamount(inr)', 'depositamount(inr)', 'balance(inr)'],
    ],
    ...{ narration: 4, reference: 3, credit: 6 },
  },
  sbi: {
    header: ['txndate', 'valuedate', 'description', 'refno./chequeno.', 'debit', 'credit', 'balance'],
    ...{ narration: 2, reference: 3, credit: 5 },
  },
  axis: {
    header: ['trandate', 'chqno', 'particulars', 'dr', 'cr', 'bal', 'sol'],
    ...{ narration: 2, reference: 1, credit: 4 },
  },
  kotak: {
    header: [
      ...['sl.no.', 'transactiondate', 'valuedate', 'description', 'chq/refno.'],
      ...['amount', 'dr/cr', 'balance', 'dr/cr'],
    ],
    ...{ narration: 3, reference: 4, credit: 5, direction: { column: 6, credit: 'cr' } },
  },
}

/** Received money, from a row of the statement. */
export interface StatementCredit {
  /** Number of the row in the file, from 1. */
  row: number
  narration: string
  /** UTR or RRN, in capitals; empty when none is found. */
  reference: string
  amountMinor: number
}

export interface Statement {
  credits: StatementCredit[]
  /** Rows that look like entries and cannot be read. */
  rejected: { row: number; reason: 'amount' | 'reference' }[]
}

/** The cells of a CSV or tab-separated file; quotes may contain separators and line ends. */
function cellsOf(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : ','
  const rows: string[][] = []
  const row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (quoted && char === '"' && text[at + 1] === '"') cell += text[++at]
    else if (char === '"') quoted = !quoted
    else if (!quoted && (char === separator || char === '\n')) {
      row.push(cell.trim())
      cell = ''
      if (char === '\n') rows.push(row.splice(0))
    } else cell += char
  }
  return [...rows, [...row, cell.trim()]]
}

const named = (cell: string) => cell.toLowerCase().replace(/\s+/g, '')

/** Paise of an amount in bank format (`1,18,000.00`); 0 for none (empty, `-`), null when invalid. */
function paiseOf(cell: string): number | null {
  const text = cell.replace(/[,\s]/g, '')
  if (text === '' || text === '-') return 0
  const [, rupees, paise = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

/** With at least six digits, unlike words; not our own reference. */
const IS_REFERENCE = /^(?!KH\d+T)(?=(?:[A-Z]*\d){6})[A-Z0-9]{10,22}$/
/** A spreadsheet has turned the reference into a number. */
const IS_ROUNDED = /^\d+(\.\d+)?E\+\d+$/

/** The reference of a transfer: its own column, otherwise the last part of the narration that looks like one. */
export function referenceOf(cell: string, narration: string): string {
  const own = cell
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^0+(?=\d{12}$)/, '')
  if (IS_REFERENCE.test(own) && !/^0+$/.test(own)) return own
  const parts = narration.toUpperCase().split(/[^A-Z0-9]+/)
  return parts.findLast(part => IS_REFERENCE.test(part)) ?? ''
}

/** Reads a statement; null when it lacks that bank's header. */
export function readStatement(bank: Exclude<StatementBank, 'mt940' | 'camt053'>, text: string): Statement | null {
  const { header, narration, reference, credit, direction } = LAYOUTS[bank]
  const rows = cellsOf(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const start = rows.findIndex(cells => header.every((name, column) => named(cells[column] ?? '') === name))
  if (start < 0) return null
  const statement: Statement = { credits: [], rejected: [] }
  for (const [at, cells] of rows.entries()) {
    // rows of asterisks, of totals and below the entries are shorter or have no date
    if (at <= start || cells.length < header.length || !/\d/.test(cells[0] ?? '')) continue
    if (direction && named(cells[direction.column] ?? '') !== direction.credit) continue
    const row = at + 1
    const amountMinor = paiseOf(cells[credit] ?? '')
    if (amountMinor === 0) continue
    const words = (cells[narration] ?? '').replace(/\s+/g, ' ')
    if (amountMinor === null) statement.rejected.push({ row, reason: 'amount' })
    else if (IS_ROUNDED.test((cells[reference] ?? '').toUpperCase()))
      statement.rejected.push({ row, reason: 'reference' })
    else
      statement.credits.push({
        row,
        narration: words,
        amountMinor,
        reference: referenceOf(cells[reference] ?? '', words),
      })
  }
  return statement
}

export interface WaitingOrder {
  orderNumber: number
  transactionRef: string
  amountMinor: number
}

export interface Match {
  /** The order that the credit names and that has its amount; null for none. */
  order: WaitingOrder | null
  /** Orders that it may be for: named with another amount, or with this amount. */
  suggestions: number[]
}

const MAX_SUGGESTIONS = 5

/** Waiting orders by the words that identify them and, a few each, by their amounts. */
export interface WaitingIndex {
  named: ReadonlyMap<string, WaitingOrder>
  ofAmount: ReadonlyMap<number, readonly WaitingOrder[]>
}

export function indexWaiting(waiting: readonly WaitingOrder[]): WaitingIndex {
  const named = new Map<string, WaitingOrder>()
  const ofAmount = new Map<number, WaitingOrder[]>()
  for (const order of waiting) {
    const { orderNumber, transactionRef, amountMinor } = order
    named.set(String(orderNumber), order).set(transactionRef, order)
    ofAmount.set(amountMinor, [...(ofAmount.get(amountMinor) ?? []).slice(0, MAX_SUGGESTIONS), order])
  }
  return { named, ofAmount }
}

/** Which waiting order a credit is for: it must name the order, and have exactly its amount and a reference. */
export function matchCredit(credit: StatementCredit, { named, ofAmount }: WaitingIndex): Match {
  const words = new Set(credit.narration.toUpperCase().split(/[^A-Z0-9]+/))
  const mentioned = [...words].map(word => named.get(word)).filter(order => order !== undefined)
  const exact = mentioned.filter(({ amountMinor }) => amountMinor === credit.amountMinor)
  const [only] = exact
  const isCertain = new Set(exact.map(({ orderNumber }) => orderNumber)).size === 1 && credit.reference !== ''
  if (only && isCertain) return { order: only, suggestions: [] }
  const possible = [...mentioned, ...(ofAmount.get(credit.amountMinor) ?? [])]
  const suggestions = [...new Set(possible.map(({ orderNumber }) => orderNumber))].slice(0, MAX_SUGGESTIONS)
  return { order: null, suggestions }
}
