// Supplies of a month as the tax returns need them: documents with their amounts by rate.

import type { DocumentKind, InvoiceKind } from '../../../contract/invoices/kinds.rules.ts'
import type { TaxCategory } from '../../../contract/shared/tax-category.rules.ts'

/** Amounts in paise. */
export interface TaxAmounts {
  taxableMinor: number
  igstMinor: number
  cgstMinor: number
  /** Of a State or union territory. */
  sgstMinor: number
}

export interface RateAmounts extends TaxAmounts {
  rateBp: number
  /** Of supplies without tax; those without one are exempt. */
  category?: TaxCategory
}

interface TaxDocument {
  number: string
  /** ISO date. */
  issuedOn: string
  /** GST codes of States. */
  placeOfSupply: string
  sellerState: string
  /** GSTIN of the buyer; null when unregistered. */
  buyerTaxNumber: string | null
  buyerName: string
  reverseCharge: boolean
  totalMinor: number
  /** One for each rate, and of supplies without tax for each category. */
  rates: RateAmounts[]
}

export interface SuppliedDocument extends TaxDocument {
  kind: InvoiceKind
}

/** A credit note with tax, or a debit note; its amounts are positive. */
export interface NotedDocument extends TaxDocument {
  /** Credit or debit. */
  type: 'C' | 'D'
  invoice: { issuedOn: string; totalMinor: number }
}

/** Supplies less credit notes with one HSN code, unit and rate, to registered buyers or to others. */
export interface HsnRow extends RateAmounts {
  registered: boolean
  hsn: string
  /** Unit quantity code. */
  unit: string
  description: string
  quantity: number
  totalMinor: number
}

/** The documents of a series in a month. */
export interface SeriesRow {
  kind: DocumentKind
  from: string
  to: string
  /** How many numbers lie between the two, and how many of them were used. */
  numbers: number
  used: number
}

/** Rupees with two decimals at most, as the portal takes them. */
export const rupees = (minor: number): number => minor / 100

/** `112026` of `2026-11`. */
export const filingPeriod = (period: string): string => `${period.slice(5)}${period.slice(0, 4)}`

/** Inter-State supplies to unregistered buyers above this are listed one by one (Notification 12/2024; before 2.5 lakh). */
const LARGE = [
  { since: '2024-08-01', aboveMinor: 1_00_000_00 },
  { since: '2017-07-01', aboveMinor: 2_50_000_00 },
]

export const isInterState = ({ placeOfSupply, sellerState }: TaxDocument) => placeOfSupply !== sellerState
/** The amounts that bear tax. */
export const rated = ({ rates }: TaxDocument) => rates.filter(({ rateBp }) => rateBp > 0)

/** Whether it is listed one by one though its buyer is not registered. */
export function isLarge(document: TaxDocument): boolean {
  const limit = LARGE.find(({ since }) => document.issuedOn >= since)
  const above = limit !== undefined && document.totalMinor > limit.aboveMinor
  return document.buyerTaxNumber === null && isInterState(document) && above
}

/** `23-11-2026` of an ISO date. */
export const day = (date: string) => date.split('-').reverse().join('-')

/** The taxes of a row, by whether it crosses a State. */
export function taxesOf({ igstMinor, cgstMinor, sgstMinor }: RateAmounts, inter: boolean) {
  const parts = inter ? { iamt: rupees(igstMinor) } : { camt: rupees(cgstMinor), samt: rupees(sgstMinor) }
  return { ...parts, csamt: 0 }
}

/** The items of a document, one for each rate. */
export function itemsOf(document: TaxDocument) {
  const inter = isInterState(document)
  return rated(document).map((amounts, index) => {
    const { rateBp, taxableMinor } = amounts
    return { num: index + 1, itm_det: { rt: rateBp / 100, txval: rupees(taxableMinor), ...taxesOf(amounts, inter) } }
  })
}

/** Groups in the order of first occurrence. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return [...groups]
}
