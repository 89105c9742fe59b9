// What a debit note adds to an invoice: value that was undercharged, or tax at the correct rate (section 34(3)).

import { divideRound, sum } from '../shared/money.ts'
import { splitInclusive, type TaxKind, type TaxPart } from '../shared/tax.ts'

export const DEBIT_REASONS = ['value-undercharged', 'tax-undercharged'] as const
export type DebitReason = (typeof DEBIT_REASONS)[number]

/** An invoice line after its credit and debit notes. */
export interface DebitableLine {
  lineNo: number
  taxableMinor: number
  taxRateBp: number
  /** Charged so far, by tax. */
  taxParts: readonly TaxPart[]
}

/** Decides the kind of tax. */
export interface Supply {
  kind: TaxKind
  /** GST code of the State of supply. */
  state: string
}

export interface DebitLine {
  lineNo: number
  /** The correct rate. */
  taxRateBp: number
  taxableMinor: number
  taxParts: TaxPart[]
  taxMinor: number
  totalMinor: number
}

/** Tax on a value before tax, each part rounded half up: within a State in equal halves. */
export function taxOnValue(taxableMinor: number, rateBp: number, { kind, state }: Supply): TaxPart[] {
  const product = BigInt(taxableMinor) * BigInt(rateBp)
  const amountMinor = divideRound(product, kind === 'intra' ? 20_000 : 10_000)
  return splitInclusive(0, rateBp, kind, state).parts.map(part => ({ ...part, amountMinor }))
}

const lineOf = (lineNo: number, taxRateBp: number, taxableMinor: number, taxParts: TaxPart[]): DebitLine | null => {
  const taxMinor = sum(taxParts.map(({ amountMinor }) => amountMinor))
  const totalMinor = taxableMinor + taxMinor
  if (totalMinor <= 0 || taxParts.some(({ amountMinor }) => amountMinor < 0)) return null
  return { lineNo, taxRateBp, taxableMinor, taxParts, taxMinor, totalMinor }
}

/** Undercharged value with the line's tax on it; null when nothing is added. */
export function addValue(line: DebitableLine, addedMinor: number, supply: Supply): DebitLine | null {
  const { lineNo, taxRateBp } = line
  return lineOf(lineNo, taxRateBp, addedMinor, taxRateBp === 0 ? [] : taxOnValue(addedMinor, taxRateBp, supply))
}

/** The missing tax of a line at the correct rate, by part; null when none is missing or one is too high. */
export function addTax(line: DebitableLine, rateBp: number, supply: Supply): DebitLine | null {
  const charged = (code: string) =>
    sum(line.taxParts.filter(part => part.code === code).map(({ amountMinor }) => amountMinor))
  const due = taxOnValue(line.taxableMinor, rateBp, supply)
  const parts = due.map(part => ({ ...part, amountMinor: part.amountMinor - charged(part.code) }))
  return lineOf(line.lineNo, rateBp, 0, parts)
}
