// How selecting a term changes the filters, and how a price is shown; pure.

import { type Filters, toggleTerm as toggle, withTerms } from '../../../contract/listing/filter-fragment.rules.ts'

/** Filters with a single term: minimum values and the price range. */
const ONE_AT_A_TIME = ['rating', 'discount', 'price']

/** The filters with a term added or removed. */
export function toggleTerm(filters: Filters, name: string, term: string): Filters {
  if (!ONE_AT_A_TIME.includes(name)) return toggle(filters, name, term)
  return withTerms(filters, name, filters[name]?.includes(term) ? [] : [term])
}

/**
 * Ends of a chosen price `from-to` as they are shown, in minor units. A part of the price range begins one unit above the
 * round end of the part before it: both are shown by the round figure.
 */
export function shownPrices(term: string): [from: number, to: number] {
  const [from = 0, to = 0] = term.split('-').map(end => Number(end) || 0)
  return [from % 10 === 1 ? from - 1 : from, to]
}
