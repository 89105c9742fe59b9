// Compares a price list with the scheduled prices of an offer: which of them is ineffective for the members of the
// list.

import { type ListedPrice, ownSteps, type PriceSteps } from '../../../contract/price-lists/choice.rules.ts'
import { readAmount, readBreaks } from '../../../contract/products/fields.rules.ts'

/** Cells of a schedule for one offer as entered, next to the current offer and the price of a list. */
export interface ScheduledOffer {
  cells: readonly { field: string; was: string; value: string }[]
  /** The current offer, for values that no cell changes. */
  offer: PriceSteps & { mrpMinor: number }
  listed: PriceSteps
}

type Offer = ScheduledOffer['offer']

function withCells({ cells, offer }: ScheduledOffer, side: 'was' | 'value'): Offer {
  const written = (field: string) => cells.find(cell => cell.field === field)?.[side]
  const [price, mrp, breaks] = [written('price'), written('mrp'), written('breaks')]
  return {
    priceMinor: (price === undefined ? null : readAmount(price)) ?? offer.priceMinor,
    mrpMinor: (mrp === undefined ? null : readAmount(mrp)) ?? offer.mrpMinor,
    breaks: (breaks === undefined ? null : readBreaks(breaks)) ?? offer.breaks,
  }
}

/**
 * `list`: members of the list pay its price at every quantity, whatever the schedule says. `schedule`: the list gives its
 * members nothing while the schedule is at work, and did before. Null for neither.
 *
 * @param floorBp the lowest price of a list in basis points of the MRP
 */
export function voidedBy(scheduled: ScheduledOffer, floorBp: number): 'list' | 'schedule' | null {
  const list: ListedPrice = { listId: 0, name: '', priority: 0, price: scheduled.listed }
  const stepsAt = (side: 'was' | 'value') => ownSteps(withCells(scheduled, side), [list], floorBp)
  const changed = stepsAt('value')
  if (changed.every(step => step.list !== null)) return 'list'
  const isIdle = changed.every(step => step.list === null)
  return isIdle && stepsAt('was').some(step => step.list !== null) ? 'schedule' : null
}
