// GSTR-8: what sellers supplied through the operator in a month, and the tax collected at source (section 52).

import { sum } from '../../../contract/shared/money.ts'
import { type CollectedTax, type TaxedSupply, taxCollected } from '../../../contract/tax-returns/tcs.rules.ts'
import { filingPeriod, rupees } from './supplies.ts'

/** Taxable supplies of a seller on a day, in paise; negative for returns. */
export interface SellerSupply extends TaxedSupply {
  taxNumber: string
  tradeName: string
  /** Whether the buyer has a GSTIN. */
  registered: boolean
}

export interface Gstr8Row extends CollectedTax {
  taxNumber: string
  tradeName: string
  /** Supplies to buyers with and without a GSTIN, and what these returned. */
  registeredMinor: number
  registeredReturnedMinor: number
  unregisteredMinor: number
  unregisteredReturnedMinor: number
  /** Net of the supplies within the State and between States. */
  intraMinor: number
  interMinor: number
}

/** Supplies to a kind of buyer, or their returns, in paise. */
function total(rows: readonly SellerSupply[], registered: boolean, returned: boolean): number {
  const of = rows.filter(row => row.registered === registered && row.taxableMinor < 0 === returned)
  return Math.abs(sum(of.map(({ taxableMinor }) => taxableMinor)))
}

/**
 * One row per seller, by number. The operator's own registrations, those with its PAN, are not taxed and are left
 * out.
 */
export function gstr8Rows(operatorTaxNumber: string, supplies: readonly SellerSupply[]): Gstr8Row[] {
  const panOf = (taxNumber: string) => taxNumber.slice(2, 12)
  const others = supplies.filter(({ taxNumber }) => panOf(taxNumber) !== panOf(operatorTaxNumber))
  const numbers = [...new Set(others.map(({ taxNumber }) => taxNumber))].sort()
  return numbers.map(taxNumber => {
    const rows = others.filter(row => row.taxNumber === taxNumber)
    return {
      taxNumber,
      tradeName: rows[0]?.tradeName ?? '',
      registeredMinor: total(rows, true, false),
      registeredReturnedMinor: total(rows, true, true),
      unregisteredMinor: total(rows, false, false),
      unregisteredReturnedMinor: total(rows, false, true),
      intraMinor: sum(rows.filter(({ inter }) => !inter).map(row => row.taxableMinor)),
      interMinor: sum(rows.filter(({ inter }) => inter).map(row => row.taxableMinor)),
      ...taxCollected(rows),
    }
  })
}

/** The return in the JSON of the portal, and points for a person to review. */
export function gstr8(operatorTaxNumber: string, period: string, rows: readonly Gstr8Row[]) {
  const tcs = rows.map(row => ({
    stin: row.taxNumber,
    supR: rupees(row.registeredMinor),
    retsupR: rupees(row.registeredReturnedMinor),
    supU: rupees(row.unregisteredMinor),
    retsupU: rupees(row.unregisteredReturnedMinor),
    amt: rupees(row.netMinor),
    ...{ camt: rupees(row.cgstMinor), samt: rupees(row.sgstMinor), iamt: rupees(row.igstMinor) },
  }))
  const problems = rows.flatMap(({ taxNumber, netMinor, intraMinor, interMinor }) => {
    const nets: [string, number][] = [
      ['', netMinor],
      [' within the State', intraMinor],
      [' between States', interMinor],
    ]
    // a negative net of the month is reported as a whole; otherwise a part of it may be negative
    const negative = nets.filter(([, minor]) => minor < 0).slice(0, netMinor < 0 ? 1 : undefined)
    return negative.map(([of, minor]) => `${taxNumber}: the net of the month${of} is negative (${rupees(minor)})`)
  })
  return { document: { gstin: operatorTaxNumber, fp: filingPeriod(period), tcs }, problems }
}
