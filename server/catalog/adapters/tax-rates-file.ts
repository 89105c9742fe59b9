// Reads tax rates from files: the sample GST rates as dated rows with the VAT rate of the UAE, and an operator's own rates.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Market } from '../../../contract/shared/market.ts'

/** A row of tax_rates; days are `YYYY-MM-DD`, limits in minor units, tax included. */
export interface TaxRateRow {
  market: Market
  hsn: string
  description: string
  rateBp: number
  validFrom: string
  validTo: string | null
  maxUnitMinor: number | null
  note: string
}

interface CsvRow {
  hsn: string
  description: string
  'gst_until_2025-09-21': string
  'gst_from_2025-09-22': string
  condition: string
}

/** Introduction of GST, the last day of the rates before the reform, and its first day. */
const GST_START = '2017-07-01'
const BEFORE_REFORM = '2025-09-21'
const REFORM = '2025-09-22'
const VAT_START = '2018-01-01'
/** The rate of most products, and the default above a limit when the condition names no other rate. */
const STANDARD_GST = 18

interface Step {
  percent: number
  /** Maximum unit value in rupees; null for no limit. */
  upTo: number | null
}

/**
 * Rates by unit value since the reform, from the words of the condition: `sale value <= 2500 per pair`,
 * `sale value > 2500 per pair; 5 when <= 2500`, `<= 2500 per piece; 18 above`. Others do not depend on the value.
 */
function stepsAfter(percent: number, condition: string): Step[] {
  const lower = /> (\d+) .*; (\d+) when <= \d+/.exec(condition)
  if (lower) {
    return [
      { percent: Number(lower[2]), upTo: Number(lower[1]) },
      { percent, upTo: null },
    ]
  }
  const upper = /<= (\d+) per/.exec(condition)
  if (!upper) return [{ percent, upTo: null }]
  const above = /; (\d+) above/.exec(condition)
  return [
    { percent, upTo: Number(upper[1]) },
    { percent: above ? Number(above[1]) : STANDARD_GST, upTo: null },
  ]
}

/** Rates before the reform: a limit applies only if the condition names it as the earlier one. */
function stepsBefore(percent: number, condition: string): Step[] {
  const earlier = /earlier limit (\d+)/.exec(condition)
  if (!earlier) return [{ percent, upTo: null }]
  return [
    { percent, upTo: Number(earlier[1]) },
    { percent: STANDARD_GST, upTo: null },
  ]
}

function rowsOf(row: CsvRow): TaxRateRow[] {
  const make = (validFrom: string, validTo: string | null) => (step: Step) => ({
    market: 'IN' as const,
    hsn: row.hsn,
    description: row.description,
    rateBp: step.percent * 100,
    validFrom,
    validTo,
    maxUnitMinor: step.upTo === null ? null : step.upTo * 100,
    note: row.condition,
  })
  return [
    ...stepsBefore(Number(row['gst_until_2025-09-21']), row.condition).map(make(GST_START, BEFORE_REFORM)),
    ...stepsAfter(Number(row['gst_from_2025-09-22']), row.condition).map(make(REFORM, null)),
  ]
}

function everythingElse(market: Market, percent: number, validFrom: string, description: string): TaxRateRow {
  const open = { validTo: null, maxUnitMinor: null, note: '' }
  return { market, hsn: '', description, rateBp: percent * 100, validFrom, ...open }
}

/** All rows of both markets. None is verified; each market has a default rate for headings that are not listed. */
export async function readTaxRates(reference: string): Promise<TaxRateRow[]> {
  const rows: CsvRow[] = parse(await readFile(join(reference, 'hsn-gst.csv')), { columns: true, bom: true })
  return [
    ...rows.flatMap(rowsOf),
    everythingElse('IN', STANDARD_GST, GST_START, 'Goods without a row of their own'),
    everythingElse('AE', 5, VAT_START, 'All goods'),
  ]
}

interface OwnRow {
  hsn: string
  rate: string
  from: string
  to?: string
  max_unit?: string
  description?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Problems of a row in an operator's file; empty when it is valid. */
function problemOf({ hsn, rate, from, to, max_unit: limit }: OwnRow): string {
  if (!/^\d{0,8}$/.test(hsn)) return `"${hsn}" is no heading: up to eight digits, empty for all others`
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(rate) || Number(rate) > 100) return `"${rate}" is no rate in percent`
  if (!DAY.test(from)) return `"${from}" in "from" is no day such as 2025-09-22`
  if (to && !DAY.test(to)) return `"${to}" in "to" is no day such as 2025-09-22`
  if (limit && !/^\d+(\.\d{1,2})?$/.test(limit)) return `"${limit}" in "max_unit" is no amount`
  return ''
}

/**
 * Parses an operator's tax rates: CSV with the columns `hsn`, `rate` (percent), `from`, and optionally `to`,
 * `max_unit` (highest unit value, tax included) and `description`. The row without a heading applies to all others.
 * @throws Error naming every row that cannot be read, and a row for all other headings that is missing
 */
export function parseTaxRates(text: string, market: Market): TaxRateRow[] {
  const rows: OwnRow[] = parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true })
  const missing = ['hsn', 'rate', 'from'].filter(column => rows[0] && !(column in rows[0]))
  if (missing.length > 0) throw new Error(`Tax rates: the column ${missing.join(', ')} is missing.`)
  const problems = rows.flatMap((row, at) => (problemOf(row) ? [`row ${at + 2}: ${problemOf(row)}`] : []))
  if (!rows.some(({ hsn, to }) => hsn === '' && !to))
    problems.push('a row without a heading and without an end is missing: the rate of all other headings')
  if (problems.length > 0) throw new Error(`Tax rates: ${problems.slice(0, 20).join('; ')}.`)
  return rows.map(({ hsn, rate, from, to, max_unit: limit, description = '' }) => ({
    market,
    hsn,
    description,
    rateBp: Math.round(Number(rate) * 100),
    validFrom: from,
    validTo: to || null,
    maxUnitMinor: limit ? Math.round(Number(limit) * 100) : null,
    note: '',
  }))
}
