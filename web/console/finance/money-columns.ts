// Files of gateways and carriers: formats recognised by their columns, and the mapping of other columns to the common
// format.

import { minorOf } from '../components/minor.ts'

/** A column of the common format. */
interface Column {
  key: string
  /** Names by which it is recognised, in lower case with single spaces. */
  names: readonly string[]
  kind: 'text' | 'amount' | 'day'
  /** Default if the file has no such column; without it the column is required. */
  without?: string
}

export interface Layout<Format extends string> {
  /** Formats that the call reads itself, by the columns that they have. */
  formats: readonly { format: Format; required: readonly string[] }[]
  common: Format
  columns: readonly Column[]
  /** The fee column, from which the tax is deducted if the fee includes it. */
  fee: string
}

export const SETTLEMENT: Layout<'common' | 'stripe'> = {
  common: 'common',
  fee: 'fee',
  formats: [
    { format: 'common', required: ['type', 'reference', 'amount', 'fee', 'tax', 'net', 'settled_on'] },
    {
      format: 'stripe',
      required: ['gross', 'fee', 'net', 'currency', 'reporting_category', 'source_id', 'payment_intent_id'],
    },
  ],
  columns: [
    { key: 'type', kind: 'text', names: ['transaction entity', 'entity', 'transaction type'], without: 'payment' },
    { key: 'reference', kind: 'text', names: ['entity_id', 'entity id', 'payment id', 'payuid', 'mihpayid'] },
    { key: 'amount', kind: 'amount', names: ['transaction amount', 'gross amount'] },
    { key: 'fee', kind: 'amount', names: ['fees', 'commission', 'service fee', 'mdr'], without: '0' },
    { key: 'tax', kind: 'amount', names: ['gst', 'service tax', 'tax on fee'], without: '0' },
    { key: 'net', kind: 'amount', names: ['net amount', 'settlement amount', 'settled amount'] },
    { key: 'settled_on', kind: 'day', names: ['settled at', 'settled_at', 'settlement date', 'settled on'] },
    { key: 'settlement', kind: 'text', names: ['settlement_id', 'settlement id', 'settlement utr'], without: '' },
    { key: 'currency', kind: 'text', names: [], without: '' },
  ],
}

export const REMITTANCE: Layout<'common' | 'shiprocket'> = {
  common: 'common',
  fee: 'charges',
  formats: [
    {
      format: 'common',
      required: ['tracking_number', 'amount', 'charges', 'tax', 'net', 'remitted_on', 'reference'],
    },
    {
      format: 'shiprocket',
      required: ['awb code', 'cod payble amount', 'remitted amount', 'cod remittance date', 'utr no'],
    },
  ],
  columns: [
    { key: 'tracking_number', kind: 'text', names: ['awb', 'awb no', 'awb number', 'waybill', 'tracking number'] },
    { key: 'amount', kind: 'amount', names: ['cod amount', 'collected amount', 'collectable value'] },
    { key: 'charges', kind: 'amount', names: ['cod charges', 'deductions', 'freight'], without: '0' },
    { key: 'tax', kind: 'amount', names: ['gst'], without: '0' },
    { key: 'net', kind: 'amount', names: ['net amount', 'remitted amount', 'paid amount'] },
    { key: 'remitted_on', kind: 'day', names: ['remittance date', 'remitted on', 'payment date', 'transfer date'] },
    { key: 'reference', kind: 'text', names: ['utr', 'utr no', 'utr number', 'bank reference'] },
    { key: 'batch', kind: 'text', names: ['remittance id', 'batch id'], without: '' },
  ],
}

/** Column index in the file by column of the common format; -1 for none. */
export type Chosen = Readonly<Record<string, number>>

export interface Reading {
  /** Amounts are in paise or fils. */
  inMinor: boolean
  /** The fee includes the tax on it. */
  feeWithTax: boolean
}

const named = (cell: string) => cell.toLowerCase().replace(/\s+/g, ' ').trim()

/** The format with these columns; null if they have to be mapped. */
export function formatOf<Format extends string>(layout: Layout<Format>, header: readonly string[]): Format | null {
  const names = new Set(header.map(cell => cell.toLowerCase()))
  return layout.formats.find(({ required }) => required.every(name => names.has(name)))?.format ?? null
}

/** The columns by their names, as far as they are recognised. */
export function guess({ columns }: Layout<string>, header: readonly string[]): Chosen {
  const cells = header.map(named)
  return Object.fromEntries(
    columns.map(({ key, names }) => [
      key,
      cells.findIndex(cell => [key, key.replaceAll('_', ' '), ...names].includes(cell)),
    ]),
  )
}

/** Required columns that are not mapped. */
export const missingIn = ({ columns }: Layout<string>, chosen: Chosen): string[] =>
  columns.filter(({ key, without }) => without === undefined && (chosen[key] ?? -1) < 0).map(({ key }) => key)

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const two = (number: number) => String(number).padStart(2, '0')

/**
 * `24/11/2026`, `24-Nov-2026 10:30` or `2026-11-24T…` as `2026-11-24`; other texts unchanged, so that the server
 * reports their row.
 */
export function dayOfText(text: string): string {
  const iso = /^(20\d{2}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)
  if (iso?.[1]) return iso[1]
  const [, day, month = '', year] =
    /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3})[A-Za-z]*[-/. ,]+(20\d{2})(?:\D.*)?$/.exec(text) ?? []
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1
  return day === undefined || number < 1 ? text : `${year}-${two(number)}-${two(Number(day))}`
}

/**
 * Minor units of an amount as written in files: with currency, separators, a sign or brackets; null if it is not an
 * amount.
 */
function amountOf(text: string, { inMinor }: Reading): number | null {
  const plain = text.replace(/₹|rs\.?|inr|aed|\s/gi, '')
  const negative = /^-|^\(.*\)$/.test(plain)
  const digits = plain.replace(/^-|^\(|\)$/g, '').replace(/(\.\d{2})0+$/, '$1')
  const minor = inMinor ? (/^\d{1,14}$/.test(digits) ? Number(digits) : null) : minorOf(digits)
  return minor === null || minor === 0 ? minor : negative ? -minor : minor
}

const amountText = (minor: number) => (minor / 100).toFixed(2)

/** A row in the common format; unparsable values are unchanged, so that the server reports their row. */
export function rowOf(layout: Layout<string>, chosen: Chosen, reading: Reading, cells: readonly string[]): string[] {
  const textOf = ({ key, without = '' }: Column) => {
    const column = chosen[key] ?? -1
    return (column < 0 ? '' : (cells[column] ?? '')) || without
  }
  const tax = layout.columns.find(({ key }) => key === 'tax')
  const taxMinor = (tax && amountOf(textOf(tax), reading)) ?? 0
  return layout.columns.map(column => {
    const text = textOf(column)
    if (column.kind === 'day') return dayOfText(text)
    if (column.kind === 'text') return text
    const minor = amountOf(text, reading)
    if (minor === null) return text
    return amountText(column.key === layout.fee && reading.feeWithTax ? minor - taxMinor : minor)
  })
}
