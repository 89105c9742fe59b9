// What choosing a term of a filter does to the filters; pure.

import { type Filters, toggleTerm, withTerms } from '../../../contract/listing-fragment.ts'

/** Filters of which one term at a time is chosen: least values, and the range of prices. */
const ONE_AT_A_TIME = ['rating', 'discount', 'price']

/** The filters with a term taken in or out. */
export function chooseTerm(filters: Filters, name: string, term: string): Filters {
  if (!ONE_AT_A_TIME.includes(name)) return toggleTerm(filters, name, term)
  return withTerms(filters, name, filters[name]?.includes(term) ? [] : [term])
}
