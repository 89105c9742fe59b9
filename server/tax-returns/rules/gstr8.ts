// GSTR-8: what sellers supplied through the operator in a month, and the tax collected at source (section 52).

import { divideRound, sum } from '../../../contract/shared/money.ts'
import { filingPeriod, rupees } from './supplies.ts'

/** Taxable supplies of a seller of one day, in paise; negative what was returned. */
export interface SellerSupply {
  taxNumber: string
  tradeName: string
  /** ISO date. */
  on: string
  inter: boolean
  /** Whether the buyer has a GSTIN. */
  registered: boolean
  taxableMinor: number
}

/** Rates in hundredths of a percent, of IGST; within a State one half each (Notifications 52/2018 and 15/2024). */
const RATES = [
  { since: '2024-07-10', basisPoints: 50 },
  { since: '2018-10-01', basisPoints: 100 },
]
const HUNDRED_PERCENT = 10_000

function rateOn(day: string): number {
  const rate = RATES.find(({ since }) => day >= since)
  if (!rate) throw new RangeError(`No tax was collected at source on ${day}`)
  return rate.basisPoints
}

export interface CollectedTax {
  netMinor: number
  igstMinor: number
  cgstMinor: number
  sgstMinor: number
}

/** Rounded half up to the paisa, and nothing on a negative total. */
function share(netMinor: number, basisPoints: number, parts: number): number {
  return netMinor <= 0 ? 0 : divideRound(netMinor * basisPoints, HUNDRED_PERCENT * parts)
}

/** The tax on the supplies of a seller in a month: on the net of the month at each rate, not on each order. */
export function taxCollected(supplies: readonly Pick<SellerSupply, 'on' | 'inter' | 'taxableMinor'>[]): CollectedTax {
  const netOf = (inter: boolean, rate: number) =>
    sum(supplies.filter(one => one.inter === inter && rateOn(one.on) === rate).map(one => one.taxableMinor))
  const rates = [...new Set(supplies.map(({ on }) => rateOn(on)))]
  const half = sum(rates.map(rate => share(netOf(false, rate), rate, 2)))
  return {
    netMinor: sum(supplies.map(({ taxableMinor }) => taxableMinor)),
    igstMinor: sum(rates.map(rate => share(netOf(true, rate), rate, 1))),
    cgstMinor: half,
    sgstMinor: half,
  }
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

/** What was supplied to buyers of a kind, or what they returned, in paise. */
function total(rows: readonly SellerSupply[], registered: boolean, returned: boolean): number {
  const of = rows.filter(row => row.registered === registered && row.taxableMinor < 0 === returned)
  return Math.abs(sum(of.map(({ taxableMinor }) => taxableMinor)))
}

/** One row for each seller, by number. The operator's own registrations, those of his PAN, bear no tax and are left out. */
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

/** The return in the JSON of the portal, and what a person should look at. */
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
    // the net of the month says all when it is negative; else a part of it may be
    const negative = nets.filter(([, minor]) => minor < 0).slice(0, netMinor < 0 ? 1 : undefined)
    return negative.map(([of, minor]) => `${taxNumber}: the net of the month${of} is negative (${rupees(minor)})`)
  })
  return { document: { gstin: operatorTaxNumber, fp: filingPeriod(period), tcs }, problems }
}
