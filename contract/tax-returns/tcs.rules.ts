// Tax collected at source from sellers (section 52): its rates by date, and the amount for a month.

import { divideRound, sum } from '../shared/money.ts'

/** Taxable value of a seller on one day, in paise; returns are negative. */
export interface TaxedSupply {
  /** ISO date. */
  on: string
  inter: boolean
  taxableMinor: number
}

/** Rates in hundredths of a percent of IGST; within a State one half each (Notifications 52/2018 and 15/2024). */
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

/** Rounded half up to the paisa; zero for a negative total. */
function share(netMinor: number, basisPoints: number, parts: number): number {
  return netMinor <= 0 ? 0 : divideRound(netMinor * basisPoints, HUNDRED_PERCENT * parts)
}

/** The tax on a seller's supplies in a month: on the monthly net at each rate, not on each order. */
export function taxCollected(supplies: readonly TaxedSupply[]): CollectedTax {
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
